// @ts-nocheck
// Compiled from the rules of "world-game". Do not edit.

export function kernel(rules, core) {
  core.checkOutline(rules, "diplomacy, pledge, call, amount, aid, answer, over, sign with, refuse with, propose to repay, set-pledge points, propose-alliance to repay pledge, ready, attack target, commit points, attack-with target points, pass, lend points, withdraw, decline, call ally, appeal, counter points, yield, note text to promise, concede");
  const phase_diplomacy = rules.phaseNamed("diplomacy");
  const { offer: offer_diplomacy, offerCandidates: offerCandidates_diplomacy, actor: actor_diplomacy, actors: actors_diplomacy, ifNoChoice: ifNoChoice_diplomacy, ifEliminated: ifEliminated_diplomacy } = phase_diplomacy;
  const phase_pledge = rules.phaseNamed("pledge");
  const { offer: offer_pledge, offerCandidates: offerCandidates_pledge, actor: actor_pledge, actors: actors_pledge, ifNoChoice: ifNoChoice_pledge, ifEliminated: ifEliminated_pledge } = phase_pledge;
  const phase_call = rules.phaseNamed("call");
  const { offer: offer_call, offerCandidates: offerCandidates_call, actor: actor_call, actors: actors_call, ifNoChoice: ifNoChoice_call, ifEliminated: ifEliminated_call } = phase_call;
  const phase_amount = rules.phaseNamed("amount");
  const { offer: offer_amount, offerCandidates: offerCandidates_amount, actor: actor_amount, actors: actors_amount, ifNoChoice: ifNoChoice_amount, ifEliminated: ifEliminated_amount } = phase_amount;
  const phase_aid = rules.phaseNamed("aid");
  const { offer: offer_aid, offerCandidates: offerCandidates_aid, actor: actor_aid, actors: actors_aid, ifNoChoice: ifNoChoice_aid, ifEliminated: ifEliminated_aid } = phase_aid;
  const phase_answer = rules.phaseNamed("answer");
  const { offer: offer_answer, offerCandidates: offerCandidates_answer, actor: actor_answer, actors: actors_answer, ifNoChoice: ifNoChoice_answer, ifEliminated: ifEliminated_answer } = phase_answer;
  const phase_over = rules.phaseNamed("over");
  const { offer: offer_over, offerCandidates: offerCandidates_over, actor: actor_over, actors: actors_over, ifNoChoice: ifNoChoice_over, ifEliminated: ifEliminated_over } = phase_over;
  const kind_sign = rules.kinds.get("sign");
  const { apply: apply_sign, whyIllegal: judge_sign } = kind_sign;
  const field_sign_0 = kind_sign.fields[0];
  function fields_sign(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { with: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { with: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { with: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_sign_0.at(setup, left);
        return { with: value0 };
      }
    }
  }
  function read_sign(setup, action) {
    const value0 = field_sign_0.read(setup, action.with);
    if (value0 === undefined && action.with !== undefined) return "with";
    return { with: value0 };
  }
  function action_sign(setup, player, fields) {
    const value0 = field_sign_0.write(setup, fields.with);
    return Object.freeze({ type: "sign", player: player, with: value0 });
  }
  const kind_refuse = rules.kinds.get("refuse");
  const { apply: apply_refuse, whyIllegal: judge_refuse } = kind_refuse;
  const field_refuse_0 = kind_refuse.fields[0];
  function fields_refuse(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { with: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { with: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { with: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_refuse_0.at(setup, left);
        return { with: value0 };
      }
    }
  }
  function read_refuse(setup, action) {
    const value0 = field_refuse_0.read(setup, action.with);
    if (value0 === undefined && action.with !== undefined) return "with";
    return { with: value0 };
  }
  function action_refuse(setup, player, fields) {
    const value0 = field_refuse_0.write(setup, fields.with);
    return Object.freeze({ type: "refuse", player: player, with: value0 });
  }
  const kind_propose = rules.kinds.get("propose");
  const { apply: apply_propose, whyIllegal: judge_propose } = kind_propose;
  const field_propose_0 = kind_propose.fields[0];
  const field_propose_1 = kind_propose.fields[1];
  function fields_propose(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { to: entry.first, repay: entry.second };
      case 'each':
      case 'bits':
      case 'range': return { to: entry.first, repay: entry.lastAt(rank) };
      case 'range-at': {
        switch (entry.place) {
          case 0: return { to: entry.least + rank, repay: entry.first };
          default: return { to: entry.first, repay: entry.least + rank };
        }
      }
      case 'grid': {
        const column = rank % entry.width;
        return { to: entry.least + (rank - column) / entry.width, repay: entry.column + column };
      }
      case 'numbered': {
        const values = entry.make(rank);
        return { to: values[0], repay: values[1] };
      }
      default: {
        let left = entry.least + rank;
        const size1 = field_propose_1.size(setup);
        const value1 = field_propose_1.at(setup, left % size1);
        left = Math.floor(left / size1);
        const value0 = field_propose_0.at(setup, left);
        return { to: value0, repay: value1 };
      }
    }
  }
  function read_propose(setup, action) {
    const value0 = field_propose_0.read(setup, action.to);
    if (value0 === undefined && action.to !== undefined) return "to";
    const value1 = field_propose_1.read(setup, action.repay);
    if (value1 === undefined && action.repay !== undefined) return "repay";
    return { to: value0, repay: value1 };
  }
  function action_propose(setup, player, fields) {
    const value0 = field_propose_0.write(setup, fields.to);
    const value1 = field_propose_1.write(setup, fields.repay);
    return Object.freeze({ type: "propose", player: player, to: value0, repay: value1 });
  }
  const kind_set_pledge = rules.kinds.get("set-pledge");
  const { apply: apply_set_pledge, whyIllegal: judge_set_pledge } = kind_set_pledge;
  const field_set_pledge_0 = kind_set_pledge.fields[0];
  function fields_set_pledge(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { points: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { points: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { points: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_set_pledge_0.at(setup, left);
        return { points: value0 };
      }
    }
  }
  function read_set_pledge(setup, action) {
    const value0 = field_set_pledge_0.read(setup, action.points);
    if (value0 === undefined && action.points !== undefined) return "points";
    return { points: value0 };
  }
  function action_set_pledge(setup, player, fields) {
    const value0 = field_set_pledge_0.write(setup, fields.points);
    return Object.freeze({ type: "set-pledge", player: player, points: value0 });
  }
  const kind_ready = rules.kinds.get("ready");
  const { apply: apply_ready, whyIllegal: judge_ready } = kind_ready;
  function action_ready(setup, player, fields) {
    return Object.freeze({ type: "ready", player: player });
  }
  const kind_attack = rules.kinds.get("attack");
  const { apply: apply_attack, whyIllegal: judge_attack } = kind_attack;
  const field_attack_0 = kind_attack.fields[0];
  function fields_attack(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { target: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { target: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { target: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_attack_0.at(setup, left);
        return { target: value0 };
      }
    }
  }
  function read_attack(setup, action) {
    const value0 = field_attack_0.read(setup, action.target);
    if (value0 === undefined && action.target !== undefined) return "target";
    return { target: value0 };
  }
  function action_attack(setup, player, fields) {
    const value0 = field_attack_0.write(setup, fields.target);
    return Object.freeze({ type: "attack", player: player, target: value0 });
  }
  const kind_commit = rules.kinds.get("commit");
  const { apply: apply_commit, whyIllegal: judge_commit } = kind_commit;
  const field_commit_0 = kind_commit.fields[0];
  function fields_commit(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { points: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { points: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { points: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_commit_0.at(setup, left);
        return { points: value0 };
      }
    }
  }
  function read_commit(setup, action) {
    const value0 = field_commit_0.read(setup, action.points);
    if (value0 === undefined && action.points !== undefined) return "points";
    return { points: value0 };
  }
  function action_commit(setup, player, fields) {
    const value0 = field_commit_0.write(setup, fields.points);
    return Object.freeze({ type: "commit", player: player, points: value0 });
  }
  const kind_pass = rules.kinds.get("pass");
  const { apply: apply_pass, whyIllegal: judge_pass } = kind_pass;
  function action_pass(setup, player, fields) {
    return Object.freeze({ type: "pass", player: player });
  }
  const kind_lend = rules.kinds.get("lend");
  const { apply: apply_lend, whyIllegal: judge_lend } = kind_lend;
  const field_lend_0 = kind_lend.fields[0];
  function fields_lend(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { points: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { points: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { points: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_lend_0.at(setup, left);
        return { points: value0 };
      }
    }
  }
  function read_lend(setup, action) {
    const value0 = field_lend_0.read(setup, action.points);
    if (value0 === undefined && action.points !== undefined) return "points";
    return { points: value0 };
  }
  function action_lend(setup, player, fields) {
    const value0 = field_lend_0.write(setup, fields.points);
    return Object.freeze({ type: "lend", player: player, points: value0 });
  }
  const kind_withdraw = rules.kinds.get("withdraw");
  const { apply: apply_withdraw, whyIllegal: judge_withdraw } = kind_withdraw;
  function action_withdraw(setup, player, fields) {
    return Object.freeze({ type: "withdraw", player: player });
  }
  const kind_decline = rules.kinds.get("decline");
  const { apply: apply_decline, whyIllegal: judge_decline } = kind_decline;
  function action_decline(setup, player, fields) {
    return Object.freeze({ type: "decline", player: player });
  }
  const kind_call = rules.kinds.get("call");
  const { apply: apply_call, whyIllegal: judge_call } = kind_call;
  const field_call_0 = kind_call.fields[0];
  function fields_call(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { ally: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { ally: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { ally: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_call_0.at(setup, left);
        return { ally: value0 };
      }
    }
  }
  function read_call(setup, action) {
    const value0 = field_call_0.read(setup, action.ally);
    if (value0 === undefined && action.ally !== undefined) return "ally";
    return { ally: value0 };
  }
  function action_call(setup, player, fields) {
    const value0 = field_call_0.write(setup, fields.ally);
    return Object.freeze({ type: "call", player: player, ally: value0 });
  }
  const kind_appeal = rules.kinds.get("appeal");
  const { apply: apply_appeal, whyIllegal: judge_appeal } = kind_appeal;
  function action_appeal(setup, player, fields) {
    return Object.freeze({ type: "appeal", player: player });
  }
  const kind_counter = rules.kinds.get("counter");
  const { apply: apply_counter, whyIllegal: judge_counter } = kind_counter;
  const field_counter_0 = kind_counter.fields[0];
  function fields_counter(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { points: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { points: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { points: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_counter_0.at(setup, left);
        return { points: value0 };
      }
    }
  }
  function read_counter(setup, action) {
    const value0 = field_counter_0.read(setup, action.points);
    if (value0 === undefined && action.points !== undefined) return "points";
    return { points: value0 };
  }
  function action_counter(setup, player, fields) {
    const value0 = field_counter_0.write(setup, fields.points);
    return Object.freeze({ type: "counter", player: player, points: value0 });
  }
  const kind_yield = rules.kinds.get("yield");
  const { apply: apply_yield, whyIllegal: judge_yield } = kind_yield;
  function action_yield(setup, player, fields) {
    return Object.freeze({ type: "yield", player: player });
  }
  const kind_note = rules.kinds.get("note");
  const { apply: apply_note, whyIllegal: judge_note } = kind_note;
  const field_note_0 = kind_note.fields[0];
  const field_note_1 = kind_note.fields[1];
  const field_note_2 = kind_note.fields[2];
  function fields_note(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { text: entry.first, to: entry.second, promise: entry.third };
      case 'each':
      case 'bits':
      case 'range': return { text: entry.first, to: entry.second, promise: entry.lastAt(rank) };
      case 'range-at': {
        switch (entry.place) {
          case 0: return { text: entry.least + rank, to: entry.first, promise: entry.second };
          case 1: return { text: entry.first, to: entry.least + rank, promise: entry.second };
          default: return { text: entry.first, to: entry.second, promise: entry.least + rank };
        }
      }
      case 'numbered': {
        const values = entry.make(rank);
        return { text: values[0], to: values[1], promise: values[2] };
      }
      default: {
        let left = entry.least + rank;
        const size2 = field_note_2.size(setup);
        const value2 = field_note_2.at(setup, left % size2);
        left = Math.floor(left / size2);
        const size1 = field_note_1.size(setup);
        const value1 = field_note_1.at(setup, left % size1);
        left = Math.floor(left / size1);
        const value0 = field_note_0.at(setup, left);
        return { text: value0, to: value1, promise: value2 };
      }
    }
  }
  function read_note(setup, action) {
    const value0 = field_note_0.read(setup, action.text);
    if (value0 === undefined && action.text !== undefined) return "text";
    const value1 = field_note_1.read(setup, action.to);
    if (value1 === undefined && action.to !== undefined) return "to";
    const value2 = field_note_2.read(setup, action.promise);
    if (value2 === undefined && action.promise !== undefined) return "promise";
    return { text: value0, to: value1, promise: value2 };
  }
  function action_note(setup, player, fields) {
    const value0 = core.constant(field_note_0.write(setup, fields.text));
    const value1 = field_note_1.write(setup, fields.to);
    const value2 = field_note_2.write(setup, fields.promise);
    const action = { type: "note", player: player };
    if (value0 !== undefined) action.text = value0;
    if (value1 !== undefined) action.to = value1;
    if (value2 !== undefined) action.promise = value2;
    return Object.freeze(action);
  }
  const kind_concede = rules.kinds.get("concede");
  const { apply: apply_concede, whyIllegal: judge_concede } = kind_concede;
  function action_concede(setup, player, fields) {
    return Object.freeze({ type: "concede", player: player });
  }
  function playOn_diplomacy(at, rng) {
    const { scope, offers } = at;
    const player = actor_diplomacy(scope);
    if (rules.isEliminated(scope, player)) {
      at.actAs(player);
      ifEliminated_diplomacy(scope);
      return false;
    }
    const seat = at.seatOf(player);
    offers.clear();
    offer_diplomacy(seat, offers);
    if (offers.size === 0) {
      ifNoChoice_diplomacy(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = player;
    scope.own = seat.own;
    switch (entry.type) {
      case "sign": apply_sign(scope, fields_sign(setup, entry, number)); return true;
      case "refuse": apply_refuse(scope, fields_refuse(setup, entry, number)); return true;
      case "propose": apply_propose(scope, fields_propose(setup, entry, number)); return true;
      case "ready": apply_ready(scope, core.NONE); return true;
      case "concede": apply_concede(scope, core.NONE); return true;
    }
    return phase_diplomacy.kindOf(entry.type);
  }
  function playOn_pledge(at, rng) {
    const { scope, offers } = at;
    const player = actor_pledge(scope);
    if (rules.isEliminated(scope, player)) {
      at.actAs(player);
      ifEliminated_pledge(scope);
      return false;
    }
    const seat = at.seatOf(player);
    offers.clear();
    offer_pledge(seat, offers);
    if (offers.size === 0) {
      ifNoChoice_pledge(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = player;
    scope.own = seat.own;
    switch (entry.type) {
      case "set-pledge": apply_set_pledge(scope, fields_set_pledge(setup, entry, number)); return true;
      case "concede": apply_concede(scope, core.NONE); return true;
    }
    return phase_pledge.kindOf(entry.type);
  }
  function playOn_call(at, rng) {
    const { scope, offers } = at;
    const player = actor_call(scope);
    if (rules.isEliminated(scope, player)) {
      at.actAs(player);
      ifEliminated_call(scope);
      return false;
    }
    const seat = at.seatOf(player);
    offers.clear();
    offer_call(seat, offers);
    if (offers.size === 0) {
      ifNoChoice_call(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = player;
    scope.own = seat.own;
    switch (entry.type) {
      case "attack": apply_attack(scope, fields_attack(setup, entry, number)); return true;
      case "pass": apply_pass(scope, core.NONE); return true;
      case "note": apply_note(scope, fields_note(setup, entry, number)); return true;
      case "concede": apply_concede(scope, core.NONE); return true;
    }
    return phase_call.kindOf(entry.type);
  }
  function playOn_amount(at, rng) {
    const { scope, offers } = at;
    const player = actor_amount(scope);
    if (rules.isEliminated(scope, player)) {
      at.actAs(player);
      ifEliminated_amount(scope);
      return false;
    }
    const seat = at.seatOf(player);
    offers.clear();
    offer_amount(seat, offers);
    if (offers.size === 0) {
      ifNoChoice_amount(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = player;
    scope.own = seat.own;
    switch (entry.type) {
      case "commit": apply_commit(scope, fields_commit(setup, entry, number)); return true;
      case "note": apply_note(scope, fields_note(setup, entry, number)); return true;
      case "concede": apply_concede(scope, core.NONE); return true;
    }
    return phase_amount.kindOf(entry.type);
  }
  function playOn_aid(at, rng) {
    const { scope, offers } = at;
    const player = actor_aid(scope);
    if (rules.isEliminated(scope, player)) {
      at.actAs(player);
      ifEliminated_aid(scope);
      return false;
    }
    const seat = at.seatOf(player);
    offers.clear();
    offer_aid(seat, offers);
    if (offers.size === 0) {
      ifNoChoice_aid(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = player;
    scope.own = seat.own;
    switch (entry.type) {
      case "lend": apply_lend(scope, fields_lend(setup, entry, number)); return true;
      case "withdraw": apply_withdraw(scope, core.NONE); return true;
      case "decline": apply_decline(scope, core.NONE); return true;
      case "note": apply_note(scope, fields_note(setup, entry, number)); return true;
      case "concede": apply_concede(scope, core.NONE); return true;
    }
    return phase_aid.kindOf(entry.type);
  }
  function playOn_answer(at, rng) {
    const { scope, offers } = at;
    const player = actor_answer(scope);
    if (rules.isEliminated(scope, player)) {
      at.actAs(player);
      ifEliminated_answer(scope);
      return false;
    }
    const seat = at.seatOf(player);
    offers.clear();
    offer_answer(seat, offers);
    if (offers.size === 0) {
      ifNoChoice_answer(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = player;
    scope.own = seat.own;
    switch (entry.type) {
      case "call": apply_call(scope, fields_call(setup, entry, number)); return true;
      case "appeal": apply_appeal(scope, core.NONE); return true;
      case "counter": apply_counter(scope, fields_counter(setup, entry, number)); return true;
      case "yield": apply_yield(scope, core.NONE); return true;
      case "note": apply_note(scope, fields_note(setup, entry, number)); return true;
      case "concede": apply_concede(scope, core.NONE); return true;
    }
    return phase_answer.kindOf(entry.type);
  }
  function check_sign(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "with") return undefined;
    const player = json.player;
    const value0 = json.with;
    if (!(typeof player === 'string')) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    return Object.freeze({ type: "sign", player: player, with: value0 });
  }
  function check_refuse(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "with") return undefined;
    const player = json.player;
    const value0 = json.with;
    if (!(typeof player === 'string')) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    return Object.freeze({ type: "refuse", player: player, with: value0 });
  }
  function check_set_pledge(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "points") return undefined;
    const player = json.player;
    const value0 = json.points;
    if (!(typeof player === 'string')) return undefined;
    if (!(Number.isSafeInteger(value0) && value0 >= 0)) return undefined;
    return Object.freeze({ type: "set-pledge", player: player, points: value0 });
  }
  function check_ready(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!(typeof player === 'string')) return undefined;
    return Object.freeze({ type: "ready", player: player });
  }
  function check_attack(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "target") return undefined;
    const player = json.player;
    const value0 = json.target;
    if (!(typeof player === 'string')) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    return Object.freeze({ type: "attack", player: player, target: value0 });
  }
  function check_commit(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "points") return undefined;
    const player = json.player;
    const value0 = json.points;
    if (!(typeof player === 'string')) return undefined;
    if (!(Number.isSafeInteger(value0) && value0 >= 1)) return undefined;
    return Object.freeze({ type: "commit", player: player, points: value0 });
  }
  function check_pass(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!(typeof player === 'string')) return undefined;
    return Object.freeze({ type: "pass", player: player });
  }
  function check_lend(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "points") return undefined;
    const player = json.player;
    const value0 = json.points;
    if (!(typeof player === 'string')) return undefined;
    if (!(Number.isSafeInteger(value0) && value0 >= 1)) return undefined;
    return Object.freeze({ type: "lend", player: player, points: value0 });
  }
  function check_withdraw(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!(typeof player === 'string')) return undefined;
    return Object.freeze({ type: "withdraw", player: player });
  }
  function check_decline(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!(typeof player === 'string')) return undefined;
    return Object.freeze({ type: "decline", player: player });
  }
  function check_call(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "ally") return undefined;
    const player = json.player;
    const value0 = json.ally;
    if (!(typeof player === 'string')) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    return Object.freeze({ type: "call", player: player, ally: value0 });
  }
  function check_appeal(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!(typeof player === 'string')) return undefined;
    return Object.freeze({ type: "appeal", player: player });
  }
  function check_counter(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "points") return undefined;
    const player = json.player;
    const value0 = json.points;
    if (!(typeof player === 'string')) return undefined;
    if (!(Number.isSafeInteger(value0) && value0 >= 0)) return undefined;
    return Object.freeze({ type: "counter", player: player, points: value0 });
  }
  function check_yield(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!(typeof player === 'string')) return undefined;
    return Object.freeze({ type: "yield", player: player });
  }
  function check_concede(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!(typeof player === 'string')) return undefined;
    return Object.freeze({ type: "concede", player: player });
  }
  function copy1(data) {
    return Array.from(data);
  }
  function settle1(base, next) {
    let isSame = base !== undefined && base.length === next.length;
    for (let index = 0; isSame && index < next.length; index++) isSame = base[index] === next[index];
    return isSame ? base : Object.freeze(Array.from(next));
  }
  function hash1(hash, data) {
    hash.add(data.length);
    for (let index = 0; index < data.length; index++) hash.addValue(data[index]);
  }
  function copy2(data) {
    const result = { lo: data.lo, hi: data.hi };
    return result;
  }
  function settle2(base, next) {
    const value0 = next.lo;
    const value1 = next.hi;
    if (base !== undefined && value0 === base.lo && value1 === base.hi) return base;
    const result = { lo: value0, hi: value1 };
    return Object.freeze(result);
  }
  function hash2(hash, data) {
    hash.addValue(data.lo);
    hash.addValue(data.hi);
  }
  function copy3(data) {
    const result = Array.from(data);
    for (let index = 0; index < data.length; index++) result[index] = copy2(data[index]);
    return result;
  }
  function settle3(base, next) {
    let isSame = base !== undefined && base.length === next.length;
    const result = Array.from(next);
    for (let index = 0; index < next.length; index++) {
      result[index] = settle2(base?.[index], next[index]);
      if (isSame && result[index] !== base[index]) isSame = false;
    }
    return isSame ? base : Object.freeze(result);
  }
  function hash3(hash, data) {
    hash.add(data.length);
    for (let index = 0; index < data.length; index++) hash2(hash, data[index]);
  }
  function copy4(data) {
    const result = { from: data.from, to: data.to, repay: data.repay, pledge: data.pledge };
    return result;
  }
  function settle4(base, next) {
    const value0 = next.from;
    const value1 = next.to;
    const value2 = next.repay;
    const value3 = next.pledge;
    if (base !== undefined && value0 === base.from && value1 === base.to && value2 === base.repay && value3 === base.pledge) return base;
    const result = { from: value0, to: value1, repay: value2, pledge: value3 };
    return Object.freeze(result);
  }
  function hash4(hash, data) {
    hash.addValue(data.from);
    hash.addValue(data.to);
    hash.addValue(data.repay);
    hash.addValue(data.pledge);
  }
  function copy5(data) {
    const result = Array.from(data);
    for (let index = 0; index < data.length; index++) result[index] = copy4(data[index]);
    return result;
  }
  function settle5(base, next) {
    let isSame = base !== undefined && base.length === next.length;
    const result = Array.from(next);
    for (let index = 0; index < next.length; index++) {
      result[index] = settle4(base?.[index], next[index]);
      if (isSame && result[index] !== base[index]) isSame = false;
    }
    return isSame ? base : Object.freeze(result);
  }
  function hash5(hash, data) {
    hash.add(data.length);
    for (let index = 0; index < data.length; index++) hash4(hash, data[index]);
  }
  function copy6(data) {
    return core.copy(data);
  }
  function settle6(base, next) {
    return core.settle(base, next);
  }
  function hash6(hash, data) {
    hash.addAny(data);
  }
  function copy7(data) {
    switch (data.kind) {
      case "in-force": {
        const result = { kind: data.kind };
        return result;
      }
      case "void": {
        const result = { kind: data.kind, by: data.by, since: data.since };
        return result;
      }
      case "lapsed": {
        const result = { kind: data.kind, by: data.by, since: data.since };
        return result;
      }
    }
    return core.copy(data);
  }
  function settle7(base, next) {
    if (base?.kind !== next.kind) base = undefined;
    switch (next.kind) {
      case "in-force": {
        const value0 = next.kind;
        if (base !== undefined && value0 === base.kind) return base;
        const result = { kind: value0 };
        return Object.freeze(result);
      }
      case "void": {
        const value0 = next.kind;
        const value1 = next.by;
        const value2 = next.since;
        if (base !== undefined && value0 === base.kind && value1 === base.by && value2 === base.since) return base;
        const result = { kind: value0, by: value1, since: value2 };
        return Object.freeze(result);
      }
      case "lapsed": {
        const value0 = next.kind;
        const value1 = next.by;
        const value2 = next.since;
        if (base !== undefined && value0 === base.kind && value1 === base.by && value2 === base.since) return base;
        const result = { kind: value0, by: value1, since: value2 };
        return Object.freeze(result);
      }
    }
    return core.settle(base, next);
  }
  function hash7(hash, data) {
    switch (data.kind) {
      case "in-force": {
        hash.addValue(data.kind);
        return;
      }
      case "void": {
        hash.addValue(data.kind);
        hash.addValue(data.by);
        hash.addValue(data.since);
        return;
      }
      case "lapsed": {
        hash.addValue(data.kind);
        hash.addValue(data.by);
        hash.addValue(data.since);
        return;
      }
    }
    hash.addAny(data);
  }
  function copy8(data) {
    const result = { members: copy6(data.members), repay: data.repay, pledge: data.pledge, signed: data.signed, standing: copy7(data.standing), deeds: copy6(data.deeds) };
    return result;
  }
  function settle8(base, next) {
    const value0 = settle6(base?.members, next.members);
    const value1 = next.repay;
    const value2 = next.pledge;
    const value3 = next.signed;
    const value4 = settle7(base?.standing, next.standing);
    const value5 = settle6(base?.deeds, next.deeds);
    if (base !== undefined && value0 === base.members && value1 === base.repay && value2 === base.pledge && value3 === base.signed && value4 === base.standing && value5 === base.deeds) return base;
    const result = { members: value0, repay: value1, pledge: value2, signed: value3, standing: value4, deeds: value5 };
    return Object.freeze(result);
  }
  function hash8(hash, data) {
    hash6(hash, data.members);
    hash.addValue(data.repay);
    hash.addValue(data.pledge);
    hash.addValue(data.signed);
    hash7(hash, data.standing);
    hash6(hash, data.deeds);
  }
  function copy9(data) {
    const result = Array.from(data);
    for (let index = 0; index < data.length; index++) result[index] = copy8(data[index]);
    return result;
  }
  function settle9(base, next) {
    let isSame = base !== undefined && base.length === next.length;
    const result = Array.from(next);
    for (let index = 0; index < next.length; index++) {
      result[index] = settle8(base?.[index], next[index]);
      if (isSame && result[index] !== base[index]) isSame = false;
    }
    return isSame ? base : Object.freeze(result);
  }
  function hash9(hash, data) {
    hash.add(data.length);
    for (let index = 0; index < data.length; index++) hash8(hash, data[index]);
  }
  function copy10(data) {
    return data === undefined || data === null ? data : data;
  }
  function settle10(base, next) {
    return next === undefined || next === null ? next : next;
  }
  function hash10(hash, data) {
    if (data === undefined || data === null) return hash.addValue(data);
    hash.add(1);
    hash.addValue(data);
  }
  function copy11(data) {
    const result = { round: data.round, by: data.by };
    {
      const value = copy10(data.to);
      if (value !== undefined) result.to = value;
    }
    {
      const value = copy10(data.promise);
      if (value !== undefined) result.promise = value;
    }
    result.text = data.text;
    result.verdict = data.verdict;
    return result;
  }
  function settle11(base, next) {
    const value0 = next.round;
    const value1 = next.by;
    const value2 = settle10(base?.to, next.to);
    const value3 = settle10(base?.promise, next.promise);
    const value4 = next.text;
    const value5 = next.verdict;
    if (base !== undefined && value0 === base.round && value1 === base.by && value2 === base.to && value3 === base.promise && value4 === base.text && value5 === base.verdict) return base;
    const result = { round: value0, by: value1 };
    {
      const value = value2;
      if (value !== undefined) result.to = value;
    }
    {
      const value = value3;
      if (value !== undefined) result.promise = value;
    }
    result.text = value4;
    result.verdict = value5;
    return Object.freeze(result);
  }
  function hash11(hash, data) {
    hash.addValue(data.round);
    hash.addValue(data.by);
    hash10(hash, data.to);
    hash10(hash, data.promise);
    hash.addValue(data.text);
    hash.addValue(data.verdict);
  }
  function copy12(data) {
    const result = Array.from(data);
    for (let index = 0; index < data.length; index++) result[index] = copy11(data[index]);
    return result;
  }
  function settle12(base, next) {
    let isSame = base !== undefined && base.length === next.length;
    const result = Array.from(next);
    for (let index = 0; index < next.length; index++) {
      result[index] = settle11(base?.[index], next[index]);
      if (isSame && result[index] !== base[index]) isSame = false;
    }
    return isSame ? base : Object.freeze(result);
  }
  function hash12(hash, data) {
    hash.add(data.length);
    for (let index = 0; index < data.length; index++) hash11(hash, data[index]);
  }
  function copy13(data) {
    const result = { country: data.country, side: data.side, free: data.free, pledged: data.pledged };
    return result;
  }
  function settle13(base, next) {
    const value0 = next.country;
    const value1 = next.side;
    const value2 = next.free;
    const value3 = next.pledged;
    if (base !== undefined && value0 === base.country && value1 === base.side && value2 === base.free && value3 === base.pledged) return base;
    const result = { country: value0, side: value1, free: value2, pledged: value3 };
    return Object.freeze(result);
  }
  function hash13(hash, data) {
    hash.addValue(data.country);
    hash.addValue(data.side);
    hash.addValue(data.free);
    hash.addValue(data.pledged);
  }
  function copy14(data) {
    const result = Array.from(data);
    for (let index = 0; index < data.length; index++) result[index] = copy13(data[index]);
    return result;
  }
  function settle14(base, next) {
    let isSame = base !== undefined && base.length === next.length;
    const result = Array.from(next);
    for (let index = 0; index < next.length; index++) {
      result[index] = settle13(base?.[index], next[index]);
      if (isSame && result[index] !== base[index]) isSame = false;
    }
    return isSame ? base : Object.freeze(result);
  }
  function hash14(hash, data) {
    hash.add(data.length);
    for (let index = 0; index < data.length; index++) hash13(hash, data[index]);
  }
  function copy15(data) {
    const result = { attacker: data.attacker, defender: data.defender, own: data.own, shown: data.shown, answering: data.answering, loans: copy14(data.loans), barred: copy1(data.barred), called: copy1(data.called), aidChanged: data.aidChanged };
    return result;
  }
  function settle15(base, next) {
    const value0 = next.attacker;
    const value1 = next.defender;
    const value2 = next.own;
    const value3 = next.shown;
    const value4 = next.answering;
    const value5 = settle14(base?.loans, next.loans);
    const value6 = settle1(base?.barred, next.barred);
    const value7 = settle1(base?.called, next.called);
    const value8 = next.aidChanged;
    if (base !== undefined && value0 === base.attacker && value1 === base.defender && value2 === base.own && value3 === base.shown && value4 === base.answering && value5 === base.loans && value6 === base.barred && value7 === base.called && value8 === base.aidChanged) return base;
    const result = { attacker: value0, defender: value1, own: value2, shown: value3, answering: value4, loans: value5, barred: value6, called: value7, aidChanged: value8 };
    return Object.freeze(result);
  }
  function hash15(hash, data) {
    hash.addValue(data.attacker);
    hash.addValue(data.defender);
    hash.addValue(data.own);
    hash.addValue(data.shown);
    hash.addValue(data.answering);
    hash14(hash, data.loans);
    hash1(hash, data.barred);
    hash1(hash, data.called);
    hash.addValue(data.aidChanged);
  }
  function copy16(data) {
    return data === undefined || data === null ? data : copy15(data);
  }
  function settle16(base, next) {
    return next === undefined || next === null ? next : settle15(base ?? undefined, next);
  }
  function hash16(hash, data) {
    if (data === undefined || data === null) return hash.addValue(data);
    hash.add(1);
    hash15(hash, data);
  }
  function copy17(data) {
    const result = {};
    for (const key of Object.keys(data).sort()) result[key] = data[key];
    return result;
  }
  function settle17(base, next) {
    const keys = Object.keys(next).sort();
    const result = {};
    let isSame = base !== undefined && Object.keys(base).length === keys.length;
    for (const key of keys) {
      result[key] = next[key];
      if (isSame && !(Object.hasOwn(base, key) && base[key] === result[key])) isSame = false;
    }
    return isSame ? base : Object.freeze(result);
  }
  function hash17(hash, data) {
    const keys = Object.keys(data).sort();
    hash.add(keys.length);
    for (const key of keys) {
      hash.addValue(key);
      hash.addValue(data[key]);
    }
  }
  function copy18(data) {
    return data === undefined || data === null ? data : copy17(data);
  }
  function settle18(base, next) {
    return next === undefined || next === null ? next : settle17(base ?? undefined, next);
  }
  function hash18(hash, data) {
    if (data === undefined || data === null) return hash.addValue(data);
    hash.add(1);
    hash17(hash, data);
  }
  function copy19(data) {
    switch (data.kind) {
      case "win": {
        const result = { kind: data.kind, winner: data.winner, reason: data.reason, rule: data.rule };
        {
          const value = copy18(data.scores);
          if (value !== undefined) result.scores = value;
        }
        return result;
      }
      case "draw": {
        const result = { kind: data.kind, players: copy1(data.players), reason: data.reason, rule: data.rule };
        {
          const value = copy18(data.scores);
          if (value !== undefined) result.scores = value;
        }
        return result;
      }
    }
    return core.copy(data);
  }
  function settle19(base, next) {
    if (base?.kind !== next.kind) base = undefined;
    switch (next.kind) {
      case "win": {
        const value0 = next.kind;
        const value1 = next.winner;
        const value2 = next.reason;
        const value3 = next.rule;
        const value4 = settle18(base?.scores, next.scores);
        if (base !== undefined && value0 === base.kind && value1 === base.winner && value2 === base.reason && value3 === base.rule && value4 === base.scores) return base;
        const result = { kind: value0, winner: value1, reason: value2, rule: value3 };
        {
          const value = value4;
          if (value !== undefined) result.scores = value;
        }
        return Object.freeze(result);
      }
      case "draw": {
        const value0 = next.kind;
        const value1 = settle1(base?.players, next.players);
        const value2 = next.reason;
        const value3 = next.rule;
        const value4 = settle18(base?.scores, next.scores);
        if (base !== undefined && value0 === base.kind && value1 === base.players && value2 === base.reason && value3 === base.rule && value4 === base.scores) return base;
        const result = { kind: value0, players: value1, reason: value2, rule: value3 };
        {
          const value = value4;
          if (value !== undefined) result.scores = value;
        }
        return Object.freeze(result);
      }
    }
    return core.settle(base, next);
  }
  function hash19(hash, data) {
    switch (data.kind) {
      case "win": {
        hash.addValue(data.kind);
        hash.addValue(data.winner);
        hash.addValue(data.reason);
        hash.addValue(data.rule);
        hash18(hash, data.scores);
        return;
      }
      case "draw": {
        hash.addValue(data.kind);
        hash1(hash, data.players);
        hash.addValue(data.reason);
        hash.addValue(data.rule);
        hash18(hash, data.scores);
        return;
      }
    }
    hash.addAny(data);
  }
  function copy20(data) {
    switch (data.kind) {
      case "diplomacy": {
        const result = { kind: data.kind, country: data.country, round: data.round };
        return result;
      }
      case "pledge": {
        const result = { kind: data.kind, country: data.country, round: data.round, to: data.to, repay: data.repay };
        return result;
      }
      case "call": {
        const result = { kind: data.kind, country: data.country };
        return result;
      }
      case "amount": {
        const result = { kind: data.kind, country: data.country, target: data.target };
        return result;
      }
      case "aid": {
        const result = { kind: data.kind, country: data.country, battle: copy15(data.battle) };
        return result;
      }
      case "answer": {
        const result = { kind: data.kind, battle: copy15(data.battle) };
        return result;
      }
      case "over": {
        const result = { kind: data.kind };
        {
          const value = copy16(data.battle);
          if (value !== undefined) result.battle = value;
        }
        result.outcome = copy19(data.outcome);
        return result;
      }
    }
    return core.copy(data);
  }
  function settle20(base, next) {
    if (base?.kind !== next.kind) base = undefined;
    switch (next.kind) {
      case "diplomacy": {
        const value0 = next.kind;
        const value1 = next.country;
        const value2 = next.round;
        if (base !== undefined && value0 === base.kind && value1 === base.country && value2 === base.round) return base;
        const result = { kind: value0, country: value1, round: value2 };
        return Object.freeze(result);
      }
      case "pledge": {
        const value0 = next.kind;
        const value1 = next.country;
        const value2 = next.round;
        const value3 = next.to;
        const value4 = next.repay;
        if (base !== undefined && value0 === base.kind && value1 === base.country && value2 === base.round && value3 === base.to && value4 === base.repay) return base;
        const result = { kind: value0, country: value1, round: value2, to: value3, repay: value4 };
        return Object.freeze(result);
      }
      case "call": {
        const value0 = next.kind;
        const value1 = next.country;
        if (base !== undefined && value0 === base.kind && value1 === base.country) return base;
        const result = { kind: value0, country: value1 };
        return Object.freeze(result);
      }
      case "amount": {
        const value0 = next.kind;
        const value1 = next.country;
        const value2 = next.target;
        if (base !== undefined && value0 === base.kind && value1 === base.country && value2 === base.target) return base;
        const result = { kind: value0, country: value1, target: value2 };
        return Object.freeze(result);
      }
      case "aid": {
        const value0 = next.kind;
        const value1 = next.country;
        const value2 = settle15(base?.battle, next.battle);
        if (base !== undefined && value0 === base.kind && value1 === base.country && value2 === base.battle) return base;
        const result = { kind: value0, country: value1, battle: value2 };
        return Object.freeze(result);
      }
      case "answer": {
        const value0 = next.kind;
        const value1 = settle15(base?.battle, next.battle);
        if (base !== undefined && value0 === base.kind && value1 === base.battle) return base;
        const result = { kind: value0, battle: value1 };
        return Object.freeze(result);
      }
      case "over": {
        const value0 = next.kind;
        const value1 = settle16(base?.battle, next.battle);
        const value2 = settle19(base?.outcome, next.outcome);
        if (base !== undefined && value0 === base.kind && value1 === base.battle && value2 === base.outcome) return base;
        const result = { kind: value0 };
        {
          const value = value1;
          if (value !== undefined) result.battle = value;
        }
        result.outcome = value2;
        return Object.freeze(result);
      }
    }
    return core.settle(base, next);
  }
  function hash20(hash, data) {
    switch (data.kind) {
      case "diplomacy": {
        hash.addValue(data.kind);
        hash.addValue(data.country);
        hash.addValue(data.round);
        return;
      }
      case "pledge": {
        hash.addValue(data.kind);
        hash.addValue(data.country);
        hash.addValue(data.round);
        hash.addValue(data.to);
        hash.addValue(data.repay);
        return;
      }
      case "call": {
        hash.addValue(data.kind);
        hash.addValue(data.country);
        return;
      }
      case "amount": {
        hash.addValue(data.kind);
        hash.addValue(data.country);
        hash.addValue(data.target);
        return;
      }
      case "aid": {
        hash.addValue(data.kind);
        hash.addValue(data.country);
        hash15(hash, data.battle);
        return;
      }
      case "answer": {
        hash.addValue(data.kind);
        hash15(hash, data.battle);
        return;
      }
      case "over": {
        hash.addValue(data.kind);
        hash16(hash, data.battle);
        hash19(hash, data.outcome);
        return;
      }
    }
    hash.addAny(data);
  }
  function copy21(data) {
    const result = { round: data.round, attacked: data.attacked, status: copy1(data.status), ranges: copy3(data.ranges), proposals: copy5(data.proposals), alliances: copy9(data.alliances), notes: copy12(data.notes), phase: copy20(data.phase) };
    return result;
  }
  function settle21(base, next) {
    const value0 = next.round;
    const value1 = next.attacked;
    const value2 = settle1(base?.status, next.status);
    const value3 = settle3(base?.ranges, next.ranges);
    const value4 = settle5(base?.proposals, next.proposals);
    const value5 = settle9(base?.alliances, next.alliances);
    const value6 = settle12(base?.notes, next.notes);
    const value7 = settle20(base?.phase, next.phase);
    if (base !== undefined && value0 === base.round && value1 === base.attacked && value2 === base.status && value3 === base.ranges && value4 === base.proposals && value5 === base.alliances && value6 === base.notes && value7 === base.phase) return base;
    const result = { round: value0, attacked: value1, status: value2, ranges: value3, proposals: value4, alliances: value5, notes: value6, phase: value7 };
    return Object.freeze(result);
  }
  function hash21(hash, data) {
    hash.addValue(data.round);
    hash.addValue(data.attacked);
    hash1(hash, data.status);
    hash3(hash, data.ranges);
    hash5(hash, data.proposals);
    hash9(hash, data.alliances);
    hash12(hash, data.notes);
    hash20(hash, data.phase);
  }
  function copy22(data) {
    const result = { points: data.points };
    return result;
  }
  function settle22(base, next) {
    const value0 = next.points;
    if (base !== undefined && value0 === base.points) return base;
    const result = { points: value0 };
    return Object.freeze(result);
  }
  function hash22(hash, data) {
    hash.addValue(data.points);
  }
  function copy23(data) {
    const result = {};
    return result;
  }
  function settle23(base, next) {

    if (base !== undefined) return base;
    const result = {};
    return Object.freeze(result);
  }
  function hash23(hash, data) {

  }
  return {
    forms: { table: { copy: (data) => copy21(data), settle: (base, next) => settle21(base, next), hash: (hash, data) => { hash21(hash, data); } }, secret: { copy: (data) => copy22(data), settle: (base, next) => settle22(base, next), hash: (hash, data) => { hash22(hash, data); } }, hidden: { copy: (data) => copy23(data), settle: (base, next) => settle23(base, next), hash: (hash, data) => { hash23(hash, data); } } },
    enter(at) {
      const { scope, offers } = at;
      const { table } = scope;
      for (let skipped = 0; skipped < core.SKIPPED_MAX; skipped++) {
        switch (table.phase.kind) {
          case "diplomacy": {
            at.phase = phase_diplomacy;
            at.actor = actor_diplomacy(scope);
            if (rules.isEliminated(scope, at.actor)) {
              at.actAs(at.actor);
              ifEliminated_diplomacy(scope);
              break;
            }
            offers.clear();
            offerCandidates_diplomacy(at.seatOf(at.actor), offers);
            if (offers.size > 0) return;
            ifNoChoice_diplomacy(scope);
            break;
          }
          case "pledge": {
            at.phase = phase_pledge;
            at.actor = actor_pledge(scope);
            if (rules.isEliminated(scope, at.actor)) {
              at.actAs(at.actor);
              ifEliminated_pledge(scope);
              break;
            }
            offers.clear();
            offerCandidates_pledge(at.seatOf(at.actor), offers);
            if (offers.size > 0) return;
            ifNoChoice_pledge(scope);
            break;
          }
          case "call": {
            at.phase = phase_call;
            at.actor = actor_call(scope);
            if (rules.isEliminated(scope, at.actor)) {
              at.actAs(at.actor);
              ifEliminated_call(scope);
              break;
            }
            offers.clear();
            offerCandidates_call(at.seatOf(at.actor), offers);
            if (offers.size > 0) return;
            ifNoChoice_call(scope);
            break;
          }
          case "amount": {
            at.phase = phase_amount;
            at.actor = actor_amount(scope);
            if (rules.isEliminated(scope, at.actor)) {
              at.actAs(at.actor);
              ifEliminated_amount(scope);
              break;
            }
            offers.clear();
            offerCandidates_amount(at.seatOf(at.actor), offers);
            if (offers.size > 0) return;
            ifNoChoice_amount(scope);
            break;
          }
          case "aid": {
            at.phase = phase_aid;
            at.actor = actor_aid(scope);
            if (rules.isEliminated(scope, at.actor)) {
              at.actAs(at.actor);
              ifEliminated_aid(scope);
              break;
            }
            offers.clear();
            offerCandidates_aid(at.seatOf(at.actor), offers);
            if (offers.size > 0) return;
            ifNoChoice_aid(scope);
            break;
          }
          case "answer": {
            at.phase = phase_answer;
            at.actor = actor_answer(scope);
            if (rules.isEliminated(scope, at.actor)) {
              at.actAs(at.actor);
              ifEliminated_answer(scope);
              break;
            }
            offers.clear();
            offerCandidates_answer(at.seatOf(at.actor), offers);
            if (offers.size > 0) return;
            ifNoChoice_answer(scope);
            break;
          }
          case "over": {
            at.phase = phase_over;
            at.actor = undefined;
            return;
          }
          default: rules.phaseNamed(table.phase.kind);
        }
      }
      core.endlessLoop(table.phase.kind);
    },
    playOn(at, rng, chance) {
      const { table } = at.scope;
      let hasPlayed = false;
      for (let skipped = 0; skipped < core.SKIPPED_MAX;) {
        switch (table.phase.kind) {
          case "diplomacy": if (playOn_diplomacy(at, rng)) break; skipped++; continue;
          case "pledge": if (playOn_pledge(at, rng)) break; skipped++; continue;
          case "call": if (playOn_call(at, rng)) break; skipped++; continue;
          case "amount": if (playOn_amount(at, rng)) break; skipped++; continue;
          case "aid": if (playOn_aid(at, rng)) break; skipped++; continue;
          case "answer": if (playOn_answer(at, rng)) break; skipped++; continue;
          default: return hasPlayed;
        }
        skipped = 0;
        hasPlayed = true;
      }
      core.endlessLoop(table.phase.kind);
    },
    play(at, player, number) {
      const { scope, offers } = at;
      const { setup } = scope;
      const entry = offers.entryOf(number);
      at.actAs(player);
      switch (entry.type) {
        case "sign": return apply_sign(scope, fields_sign(setup, entry, number));
        case "refuse": return apply_refuse(scope, fields_refuse(setup, entry, number));
        case "propose": return apply_propose(scope, fields_propose(setup, entry, number));
        case "ready": return apply_ready(scope, core.NONE);
        case "concede": return apply_concede(scope, core.NONE);
        case "set-pledge": return apply_set_pledge(scope, fields_set_pledge(setup, entry, number));
        case "attack": return apply_attack(scope, fields_attack(setup, entry, number));
        case "pass": return apply_pass(scope, core.NONE);
        case "note": return apply_note(scope, fields_note(setup, entry, number));
        case "commit": return apply_commit(scope, fields_commit(setup, entry, number));
        case "lend": return apply_lend(scope, fields_lend(setup, entry, number));
        case "withdraw": return apply_withdraw(scope, core.NONE);
        case "decline": return apply_decline(scope, core.NONE);
        case "call": return apply_call(scope, fields_call(setup, entry, number));
        case "appeal": return apply_appeal(scope, core.NONE);
        case "counter": return apply_counter(scope, fields_counter(setup, entry, number));
        case "yield": return apply_yield(scope, core.NONE);
      }
      return at.phase.kindOf(entry.type);
    },
    isLegal(at, player, number) {
      const { scope, offers } = at;
      const { setup } = scope;
      const entry = offers.entryOf(number);
      const seat = at.seatOf(player);
      switch (entry.type) {
      }
      return at.phase.kindOf(entry.type);
    },
    actionAt(at, player, number) {
      const { scope, offers } = at;
      const { setup } = scope;
      const entry = offers.entryOf(number);
      switch (entry.type) {
        case "sign": return action_sign(setup, player, fields_sign(setup, entry, number));
        case "refuse": return action_refuse(setup, player, fields_refuse(setup, entry, number));
        case "propose": return action_propose(setup, player, fields_propose(setup, entry, number));
        case "ready": return action_ready(setup, player, core.NONE);
        case "concede": return action_concede(setup, player, core.NONE);
        case "set-pledge": return action_set_pledge(setup, player, fields_set_pledge(setup, entry, number));
        case "attack": return action_attack(setup, player, fields_attack(setup, entry, number));
        case "pass": return action_pass(setup, player, core.NONE);
        case "note": return action_note(setup, player, fields_note(setup, entry, number));
        case "commit": return action_commit(setup, player, fields_commit(setup, entry, number));
        case "lend": return action_lend(setup, player, fields_lend(setup, entry, number));
        case "withdraw": return action_withdraw(setup, player, core.NONE);
        case "decline": return action_decline(setup, player, core.NONE);
        case "call": return action_call(setup, player, fields_call(setup, entry, number));
        case "appeal": return action_appeal(setup, player, core.NONE);
        case "counter": return action_counter(setup, player, fields_counter(setup, entry, number));
        case "yield": return action_yield(setup, player, core.NONE);
      }
      return at.phase.kindOf(entry.type);
    },
    read(setup, action) {
      switch (action.type) {
        case "sign": return read_sign(setup, action);
        case "refuse": return read_refuse(setup, action);
        case "propose": return read_propose(setup, action);
        case "set-pledge": return read_set_pledge(setup, action);
        case "attack": return read_attack(setup, action);
        case "commit": return read_commit(setup, action);
        case "lend": return read_lend(setup, action);
        case "call": return read_call(setup, action);
        case "counter": return read_counter(setup, action);
        case "note": return read_note(setup, action);
        case "ready": return core.NONE;
        case "pass": return core.NONE;
        case "withdraw": return core.NONE;
        case "decline": return core.NONE;
        case "appeal": return core.NONE;
        case "yield": return core.NONE;
        case "concede": return core.NONE;
      }
      return rules.kindOf(action).read(setup, action);
    },
    quickCheck(json) {
      if (typeof json !== 'object' || json === null) return undefined;
      switch (json.type) {
        case "sign": return check_sign(json);
        case "refuse": return check_refuse(json);
        case "set-pledge": return check_set_pledge(json);
        case "ready": return check_ready(json);
        case "attack": return check_attack(json);
        case "commit": return check_commit(json);
        case "pass": return check_pass(json);
        case "lend": return check_lend(json);
        case "withdraw": return check_withdraw(json);
        case "decline": return check_decline(json);
        case "call": return check_call(json);
        case "appeal": return check_appeal(json);
        case "counter": return check_counter(json);
        case "yield": return check_yield(json);
        case "concede": return check_concede(json);
      }
      return undefined;
    },
  };
}
