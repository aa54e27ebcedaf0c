// @ts-nocheck
// Compiled from the rules of "revolting-behaviour". Do not edit.

export function kernel(rules, core) {
  core.checkOutline(rules, "lot, act, draw, choose, turn-up, penalty, over, pass, attempt activity severity target, draw-on, stop, start-new-cause, stay-out, concede, lot name, draw card");
  const phase_lot = rules.phaseNamed("lot");
  const { offer: offer_lot, offerCandidates: offerCandidates_lot, actor: actor_lot, actors: actors_lot, ifNoChoice: ifNoChoice_lot, ifEliminated: ifEliminated_lot } = phase_lot;
  const phase_act = rules.phaseNamed("act");
  const { offer: offer_act, offerCandidates: offerCandidates_act, actor: actor_act, actors: actors_act, ifNoChoice: ifNoChoice_act, ifEliminated: ifEliminated_act } = phase_act;
  const phase_draw = rules.phaseNamed("draw");
  const { offer: offer_draw, offerCandidates: offerCandidates_draw, actor: actor_draw, actors: actors_draw, ifNoChoice: ifNoChoice_draw, ifEliminated: ifEliminated_draw } = phase_draw;
  const phase_choose = rules.phaseNamed("choose");
  const { offer: offer_choose, offerCandidates: offerCandidates_choose, actor: actor_choose, actors: actors_choose, ifNoChoice: ifNoChoice_choose, ifEliminated: ifEliminated_choose } = phase_choose;
  const phase_turn_up = rules.phaseNamed("turn-up");
  const { offer: offer_turn_up, offerCandidates: offerCandidates_turn_up, actor: actor_turn_up, actors: actors_turn_up, ifNoChoice: ifNoChoice_turn_up, ifEliminated: ifEliminated_turn_up } = phase_turn_up;
  const phase_penalty = rules.phaseNamed("penalty");
  const { offer: offer_penalty, offerCandidates: offerCandidates_penalty, actor: actor_penalty, actors: actors_penalty, ifNoChoice: ifNoChoice_penalty, ifEliminated: ifEliminated_penalty } = phase_penalty;
  const phase_over = rules.phaseNamed("over");
  const { offer: offer_over, offerCandidates: offerCandidates_over, actor: actor_over, actors: actors_over, ifNoChoice: ifNoChoice_over, ifEliminated: ifEliminated_over } = phase_over;
  const kind_pass = rules.kinds.get("pass");
  const { apply: apply_pass, whyIllegal: judge_pass } = kind_pass;
  function action_pass(setup, player, fields) {
    return Object.freeze({ type: "pass", player: player });
  }
  const kind_attempt = rules.kinds.get("attempt");
  const { apply: apply_attempt, whyIllegal: judge_attempt } = kind_attempt;
  const field_attempt_0 = kind_attempt.fields[0];
  const field_attempt_1 = kind_attempt.fields[1];
  const field_attempt_2 = kind_attempt.fields[2];
  function fields_attempt(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { activity: entry.first, severity: entry.second, target: entry.third };
      case 'each':
      case 'bits':
      case 'range': return { activity: entry.first, severity: entry.second, target: entry.lastAt(rank) };
      case 'range-at': {
        switch (entry.place) {
          case 0: return { activity: entry.least + rank, severity: entry.first, target: entry.second };
          case 1: return { activity: entry.first, severity: entry.least + rank, target: entry.second };
          default: return { activity: entry.first, severity: entry.second, target: entry.least + rank };
        }
      }
      case 'numbered': {
        const values = entry.make(rank);
        return { activity: values[0], severity: values[1], target: values[2] };
      }
      default: {
        let left = entry.least + rank;
        const size2 = field_attempt_2.size(setup);
        const value2 = field_attempt_2.at(setup, left % size2);
        left = Math.floor(left / size2);
        const size1 = field_attempt_1.size(setup);
        const value1 = field_attempt_1.at(setup, left % size1);
        left = Math.floor(left / size1);
        const value0 = field_attempt_0.at(setup, left);
        return { activity: value0, severity: value1, target: value2 };
      }
    }
  }
  function read_attempt(setup, action) {
    const value0 = field_attempt_0.read(setup, action.activity);
    if (value0 === undefined && action.activity !== undefined) return "activity";
    const value1 = field_attempt_1.read(setup, action.severity);
    if (value1 === undefined && action.severity !== undefined) return "severity";
    const value2 = field_attempt_2.read(setup, action.target);
    if (value2 === undefined && action.target !== undefined) return "target";
    return { activity: value0, severity: value1, target: value2 };
  }
  function action_attempt(setup, player, fields) {
    const value0 = field_attempt_0.write(setup, fields.activity);
    const value1 = field_attempt_1.write(setup, fields.severity);
    const value2 = field_attempt_2.write(setup, fields.target);
    const action = { type: "attempt", player: player };
    if (value0 !== undefined) action.activity = value0;
    if (value1 !== undefined) action.severity = value1;
    if (value2 !== undefined) action.target = value2;
    return Object.freeze(action);
  }
  const kind_draw_on = rules.kinds.get("draw-on");
  const { apply: apply_draw_on, whyIllegal: judge_draw_on } = kind_draw_on;
  function action_draw_on(setup, player, fields) {
    return Object.freeze({ type: "draw-on", player: player });
  }
  const kind_stop = rules.kinds.get("stop");
  const { apply: apply_stop, whyIllegal: judge_stop } = kind_stop;
  function action_stop(setup, player, fields) {
    return Object.freeze({ type: "stop", player: player });
  }
  const kind_start_new_cause = rules.kinds.get("start-new-cause");
  const { apply: apply_start_new_cause, whyIllegal: judge_start_new_cause } = kind_start_new_cause;
  function action_start_new_cause(setup, player, fields) {
    return Object.freeze({ type: "start-new-cause", player: player });
  }
  const kind_stay_out = rules.kinds.get("stay-out");
  const { apply: apply_stay_out, whyIllegal: judge_stay_out } = kind_stay_out;
  function action_stay_out(setup, player, fields) {
    return Object.freeze({ type: "stay-out", player: player });
  }
  const kind_concede = rules.kinds.get("concede");
  const { apply: apply_concede, whyIllegal: judge_concede } = kind_concede;
  function action_concede(setup, player, fields) {
    return Object.freeze({ type: "concede", player: player });
  }
  const kind_lot = rules.kinds.get("lot");
  const { apply: apply_lot, whyIllegal: judge_lot } = kind_lot;
  const field_lot_0 = kind_lot.fields[0];
  function fields_lot(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { name: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { name: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { name: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_lot_0.at(setup, left);
        return { name: value0 };
      }
    }
  }
  function read_lot(setup, action) {
    const value0 = field_lot_0.read(setup, action.name);
    if (value0 === undefined && action.name !== undefined) return "name";
    return { name: value0 };
  }
  function action_lot(setup, player, fields) {
    const value0 = field_lot_0.write(setup, fields.name);
    return Object.freeze({ type: "lot", player: player, name: value0 });
  }
  const kind_draw = rules.kinds.get("draw");
  const { apply: apply_draw, whyIllegal: judge_draw } = kind_draw;
  const field_draw_0 = kind_draw.fields[0];
  function fields_draw(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { card: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { card: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { card: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_draw_0.at(setup, left);
        return { card: value0 };
      }
    }
  }
  function read_draw(setup, action) {
    const value0 = field_draw_0.read(setup, action.card);
    if (value0 === undefined && action.card !== undefined) return "card";
    return { card: value0 };
  }
  function action_draw(setup, player, fields) {
    const value0 = field_draw_0.write(setup, fields.card);
    return Object.freeze({ type: "draw", player: player, card: value0 });
  }
  function playOn_lot(at, rng) {
    const { scope, offers } = at;
    offers.clear();
    offer_lot(scope, offers);
    if (offers.size === 0) {
      ifNoChoice_lot(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = 'chance';
    scope.own = undefined;
    switch (entry.type) {
      case "lot": apply_lot(scope, fields_lot(setup, entry, number)); return true;
    }
    return phase_lot.kindOf(entry.type);
  }
  function playOn_act(at, rng) {
    const { scope, offers } = at;
    const player = actor_act(scope);
    if (rules.isEliminated(scope, player)) {
      at.actAs(player);
      ifEliminated_act(scope);
      return false;
    }
    const seat = at.seatOf(player);
    offers.clear();
    offer_act(seat, offers);
    if (offers.size === 0) {
      ifNoChoice_act(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = player;
    scope.own = seat.own;
    switch (entry.type) {
      case "pass": apply_pass(scope, core.NONE); return true;
      case "attempt": apply_attempt(scope, fields_attempt(setup, entry, number)); return true;
      case "start-new-cause": apply_start_new_cause(scope, core.NONE); return true;
      case "stay-out": apply_stay_out(scope, core.NONE); return true;
      case "concede": apply_concede(scope, core.NONE); return true;
    }
    return phase_act.kindOf(entry.type);
  }
  function playOn_draw(at, rng) {
    const { scope, offers } = at;
    offers.clear();
    offer_draw(scope, offers);
    if (offers.size === 0) {
      ifNoChoice_draw(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = 'chance';
    scope.own = undefined;
    switch (entry.type) {
      case "draw": apply_draw(scope, fields_draw(setup, entry, number)); return true;
    }
    return phase_draw.kindOf(entry.type);
  }
  function playOn_choose(at, rng) {
    const { scope, offers } = at;
    const player = actor_choose(scope);
    if (rules.isEliminated(scope, player)) {
      at.actAs(player);
      ifEliminated_choose(scope);
      return false;
    }
    const seat = at.seatOf(player);
    offers.clear();
    offer_choose(seat, offers);
    if (offers.size === 0) {
      ifNoChoice_choose(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = player;
    scope.own = seat.own;
    switch (entry.type) {
      case "draw-on": apply_draw_on(scope, core.NONE); return true;
      case "stop": apply_stop(scope, core.NONE); return true;
      case "concede": apply_concede(scope, core.NONE); return true;
    }
    return phase_choose.kindOf(entry.type);
  }
  function playOn_turn_up(at, rng) {
    const { scope, offers } = at;
    offers.clear();
    offer_turn_up(scope, offers);
    if (offers.size === 0) {
      ifNoChoice_turn_up(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = 'chance';
    scope.own = undefined;
    switch (entry.type) {
      case "draw": apply_draw(scope, fields_draw(setup, entry, number)); return true;
    }
    return phase_turn_up.kindOf(entry.type);
  }
  function playOn_penalty(at, rng) {
    const { scope, offers } = at;
    offers.clear();
    offer_penalty(scope, offers);
    if (offers.size === 0) {
      ifNoChoice_penalty(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = 'chance';
    scope.own = undefined;
    switch (entry.type) {
      case "draw": apply_draw(scope, fields_draw(setup, entry, number)); return true;
    }
    return phase_penalty.kindOf(entry.type);
  }
  function check_pass(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!(typeof player === 'string')) return undefined;
    return Object.freeze({ type: "pass", player: player });
  }
  function check_attempt(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "activity" && key !== "severity" && key !== "target") return undefined;
    const player = json.player;
    const value0 = json.activity;
    const value1 = json.severity;
    const value2 = json.target;
    if (!(typeof player === 'string')) return undefined;
    if (!((value0 === "legal-fund-raising" || value0 === "legal-force" || value0 === "illegal-fund-raising" || value0 === "illegal-force"))) return undefined;
    if (!((value1 === "mild" || value1 === "moderate" || value1 === "severe"))) return undefined;
    if (value2 === undefined ? "target" in json : !(typeof value2 === 'string')) return undefined;
    const action = { type: "attempt", player: player };
    if (value0 !== undefined) action.activity = value0;
    if (value1 !== undefined) action.severity = value1;
    if (value2 !== undefined) action.target = value2;
    return Object.freeze(action);
  }
  function check_draw_on(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!(typeof player === 'string')) return undefined;
    return Object.freeze({ type: "draw-on", player: player });
  }
  function check_stop(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!(typeof player === 'string')) return undefined;
    return Object.freeze({ type: "stop", player: player });
  }
  function check_start_new_cause(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!(typeof player === 'string')) return undefined;
    return Object.freeze({ type: "start-new-cause", player: player });
  }
  function check_stay_out(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!(typeof player === 'string')) return undefined;
    return Object.freeze({ type: "stay-out", player: player });
  }
  function check_concede(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!(typeof player === 'string')) return undefined;
    return Object.freeze({ type: "concede", player: player });
  }
  function check_lot(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "name") return undefined;
    const player = json.player;
    const value0 = json.name;
    if (!(player === "chance")) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    return Object.freeze({ type: "lot", player: player, name: value0 });
  }
  function check_draw(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "card") return undefined;
    const player = json.player;
    const value0 = json.card;
    if (!(player === "chance")) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    return Object.freeze({ type: "draw", player: player, card: value0 });
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
    const result = { down: data.down, up: copy1(data.up), seen: copy1(data.seen) };
    return result;
  }
  function settle2(base, next) {
    const value0 = next.down;
    const value1 = settle1(base?.up, next.up);
    const value2 = settle1(base?.seen, next.seen);
    if (base !== undefined && value0 === base.down && value1 === base.up && value2 === base.seen) return base;
    const result = { down: value0, up: value1, seen: value2 };
    return Object.freeze(result);
  }
  function hash2(hash, data) {
    hash.addValue(data.down);
    hash1(hash, data.up);
    hash1(hash, data.seen);
  }
  function copy3(data) {
    const result = { points: data.points, cause: copy2(data.cause) };
    return result;
  }
  function settle3(base, next) {
    const value0 = next.points;
    const value1 = settle2(base?.cause, next.cause);
    if (base !== undefined && value0 === base.points && value1 === base.cause) return base;
    const result = { points: value0, cause: value1 };
    return Object.freeze(result);
  }
  function hash3(hash, data) {
    hash.addValue(data.points);
    hash2(hash, data.cause);
  }
  function copy4(data) {
    const result = Array.from(data);
    for (let index = 0; index < data.length; index++) result[index] = copy3(data[index]);
    return result;
  }
  function settle4(base, next) {
    let isSame = base !== undefined && base.length === next.length;
    const result = Array.from(next);
    for (let index = 0; index < next.length; index++) {
      result[index] = settle3(base?.[index], next[index]);
      if (isSame && result[index] !== base[index]) isSame = false;
    }
    return isSame ? base : Object.freeze(result);
  }
  function hash4(hash, data) {
    hash.add(data.length);
    for (let index = 0; index < data.length; index++) hash3(hash, data[index]);
  }
  function copy5(data) {
    return data === undefined || data === null ? data : data;
  }
  function settle5(base, next) {
    return next === undefined || next === null ? next : next;
  }
  function hash5(hash, data) {
    if (data === undefined || data === null) return hash.addValue(data);
    hash.add(1);
    hash.addValue(data);
  }
  function copy6(data) {
    const result = { activity: data.activity, severity: data.severity };
    {
      const value = copy5(data.target);
      if (value !== undefined) result.target = value;
    }
    return result;
  }
  function settle6(base, next) {
    const value0 = next.activity;
    const value1 = next.severity;
    const value2 = settle5(base?.target, next.target);
    if (base !== undefined && value0 === base.activity && value1 === base.severity && value2 === base.target) return base;
    const result = { activity: value0, severity: value1 };
    {
      const value = value2;
      if (value !== undefined) result.target = value;
    }
    return Object.freeze(result);
  }
  function hash6(hash, data) {
    hash.addValue(data.activity);
    hash.addValue(data.severity);
    hash5(hash, data.target);
  }
  function copy7(data) {
    const result = {};
    for (const key of Object.keys(data).sort()) result[key] = data[key];
    return result;
  }
  function settle7(base, next) {
    const keys = Object.keys(next).sort();
    const result = {};
    let isSame = base !== undefined && Object.keys(base).length === keys.length;
    for (const key of keys) {
      result[key] = next[key];
      if (isSame && !(Object.hasOwn(base, key) && base[key] === result[key])) isSame = false;
    }
    return isSame ? base : Object.freeze(result);
  }
  function hash7(hash, data) {
    const keys = Object.keys(data).sort();
    hash.add(keys.length);
    for (const key of keys) {
      hash.addValue(key);
      hash.addValue(data[key]);
    }
  }
  function copy8(data) {
    return data === undefined || data === null ? data : copy7(data);
  }
  function settle8(base, next) {
    return next === undefined || next === null ? next : settle7(base ?? undefined, next);
  }
  function hash8(hash, data) {
    if (data === undefined || data === null) return hash.addValue(data);
    hash.add(1);
    hash7(hash, data);
  }
  function copy9(data) {
    switch (data.kind) {
      case "win": {
        const result = { kind: data.kind, winner: data.winner, reason: data.reason, rule: data.rule };
        {
          const value = copy8(data.scores);
          if (value !== undefined) result.scores = value;
        }
        return result;
      }
      case "draw": {
        const result = { kind: data.kind, players: copy1(data.players), reason: data.reason, rule: data.rule };
        {
          const value = copy8(data.scores);
          if (value !== undefined) result.scores = value;
        }
        return result;
      }
    }
    return core.copy(data);
  }
  function settle9(base, next) {
    if (base?.kind !== next.kind) base = undefined;
    switch (next.kind) {
      case "win": {
        const value0 = next.kind;
        const value1 = next.winner;
        const value2 = next.reason;
        const value3 = next.rule;
        const value4 = settle8(base?.scores, next.scores);
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
        const value4 = settle8(base?.scores, next.scores);
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
  function hash9(hash, data) {
    switch (data.kind) {
      case "win": {
        hash.addValue(data.kind);
        hash.addValue(data.winner);
        hash.addValue(data.reason);
        hash.addValue(data.rule);
        hash8(hash, data.scores);
        return;
      }
      case "draw": {
        hash.addValue(data.kind);
        hash1(hash, data.players);
        hash.addValue(data.reason);
        hash.addValue(data.rule);
        hash8(hash, data.scores);
        return;
      }
    }
    hash.addAny(data);
  }
  function copy10(data) {
    switch (data.kind) {
      case "lot": {
        const result = { kind: data.kind };
        return result;
      }
      case "act": {
        const result = { kind: data.kind };
        return result;
      }
      case "draw": {
        const result = { kind: data.kind, attempt: copy6(data.attempt), drawn: copy1(data.drawn) };
        return result;
      }
      case "choose": {
        const result = { kind: data.kind, attempt: copy6(data.attempt), drawn: copy1(data.drawn) };
        return result;
      }
      case "turn-up": {
        const result = { kind: data.kind, attempt: copy6(data.attempt), drawn: copy1(data.drawn), left: data.left };
        return result;
      }
      case "penalty": {
        const result = { kind: data.kind, attempt: copy6(data.attempt), drawn: copy1(data.drawn) };
        return result;
      }
      case "over": {
        const result = { kind: data.kind, outcome: copy9(data.outcome) };
        return result;
      }
    }
    return core.copy(data);
  }
  function settle10(base, next) {
    if (base?.kind !== next.kind) base = undefined;
    switch (next.kind) {
      case "lot": {
        const value0 = next.kind;
        if (base !== undefined && value0 === base.kind) return base;
        const result = { kind: value0 };
        return Object.freeze(result);
      }
      case "act": {
        const value0 = next.kind;
        if (base !== undefined && value0 === base.kind) return base;
        const result = { kind: value0 };
        return Object.freeze(result);
      }
      case "draw": {
        const value0 = next.kind;
        const value1 = settle6(base?.attempt, next.attempt);
        const value2 = settle1(base?.drawn, next.drawn);
        if (base !== undefined && value0 === base.kind && value1 === base.attempt && value2 === base.drawn) return base;
        const result = { kind: value0, attempt: value1, drawn: value2 };
        return Object.freeze(result);
      }
      case "choose": {
        const value0 = next.kind;
        const value1 = settle6(base?.attempt, next.attempt);
        const value2 = settle1(base?.drawn, next.drawn);
        if (base !== undefined && value0 === base.kind && value1 === base.attempt && value2 === base.drawn) return base;
        const result = { kind: value0, attempt: value1, drawn: value2 };
        return Object.freeze(result);
      }
      case "turn-up": {
        const value0 = next.kind;
        const value1 = settle6(base?.attempt, next.attempt);
        const value2 = settle1(base?.drawn, next.drawn);
        const value3 = next.left;
        if (base !== undefined && value0 === base.kind && value1 === base.attempt && value2 === base.drawn && value3 === base.left) return base;
        const result = { kind: value0, attempt: value1, drawn: value2, left: value3 };
        return Object.freeze(result);
      }
      case "penalty": {
        const value0 = next.kind;
        const value1 = settle6(base?.attempt, next.attempt);
        const value2 = settle1(base?.drawn, next.drawn);
        if (base !== undefined && value0 === base.kind && value1 === base.attempt && value2 === base.drawn) return base;
        const result = { kind: value0, attempt: value1, drawn: value2 };
        return Object.freeze(result);
      }
      case "over": {
        const value0 = next.kind;
        const value1 = settle9(base?.outcome, next.outcome);
        if (base !== undefined && value0 === base.kind && value1 === base.outcome) return base;
        const result = { kind: value0, outcome: value1 };
        return Object.freeze(result);
      }
    }
    return core.settle(base, next);
  }
  function hash10(hash, data) {
    switch (data.kind) {
      case "lot": {
        hash.addValue(data.kind);
        return;
      }
      case "act": {
        hash.addValue(data.kind);
        return;
      }
      case "draw": {
        hash.addValue(data.kind);
        hash6(hash, data.attempt);
        hash1(hash, data.drawn);
        return;
      }
      case "choose": {
        hash.addValue(data.kind);
        hash6(hash, data.attempt);
        hash1(hash, data.drawn);
        return;
      }
      case "turn-up": {
        hash.addValue(data.kind);
        hash6(hash, data.attempt);
        hash1(hash, data.drawn);
        hash.addValue(data.left);
        return;
      }
      case "penalty": {
        hash.addValue(data.kind);
        hash6(hash, data.attempt);
        hash1(hash, data.drawn);
        return;
      }
      case "over": {
        hash.addValue(data.kind);
        hash9(hash, data.outcome);
        return;
      }
    }
    hash.addAny(data);
  }
  function copy11(data) {
    const result = { turn: data.turn, order: copy1(data.order), holdings: copy4(data.holdings), conceded: copy1(data.conceded), phase: copy10(data.phase) };
    return result;
  }
  function settle11(base, next) {
    const value0 = next.turn;
    const value1 = settle1(base?.order, next.order);
    const value2 = settle4(base?.holdings, next.holdings);
    const value3 = settle1(base?.conceded, next.conceded);
    const value4 = settle10(base?.phase, next.phase);
    if (base !== undefined && value0 === base.turn && value1 === base.order && value2 === base.holdings && value3 === base.conceded && value4 === base.phase) return base;
    const result = { turn: value0, order: value1, holdings: value2, conceded: value3, phase: value4 };
    return Object.freeze(result);
  }
  function hash11(hash, data) {
    hash.addValue(data.turn);
    hash1(hash, data.order);
    hash4(hash, data.holdings);
    hash1(hash, data.conceded);
    hash10(hash, data.phase);
  }
  function copy12(data) {
    const result = {};
    return result;
  }
  function settle12(base, next) {

    if (base !== undefined) return base;
    const result = {};
    return Object.freeze(result);
  }
  function hash12(hash, data) {

  }
  return {
    forms: { table: { copy: (data) => copy11(data), settle: (base, next) => settle11(base, next), hash: (hash, data) => { hash11(hash, data); } }, secret: { copy: (data) => copy12(data), settle: (base, next) => settle12(base, next), hash: (hash, data) => { hash12(hash, data); } }, hidden: { copy: (data) => copy12(data), settle: (base, next) => settle12(base, next), hash: (hash, data) => { hash12(hash, data); } } },
    enter(at) {
      const { scope, offers } = at;
      const { table } = scope;
      for (let skipped = 0; skipped < core.SKIPPED_MAX; skipped++) {
        switch (table.phase.kind) {
          case "lot": {
            at.phase = phase_lot;
            at.actor = 'chance';
            offers.clear();
            offer_lot(scope, offers);
            if (offers.size > 0) return;
            ifNoChoice_lot(scope);
            break;
          }
          case "act": {
            at.phase = phase_act;
            at.actor = actor_act(scope);
            if (rules.isEliminated(scope, at.actor)) {
              at.actAs(at.actor);
              ifEliminated_act(scope);
              break;
            }
            offers.clear();
            offerCandidates_act(at.seatOf(at.actor), offers);
            if (offers.size > 0) return;
            ifNoChoice_act(scope);
            break;
          }
          case "draw": {
            at.phase = phase_draw;
            at.actor = 'chance';
            offers.clear();
            offer_draw(scope, offers);
            if (offers.size > 0) return;
            ifNoChoice_draw(scope);
            break;
          }
          case "choose": {
            at.phase = phase_choose;
            at.actor = actor_choose(scope);
            if (rules.isEliminated(scope, at.actor)) {
              at.actAs(at.actor);
              ifEliminated_choose(scope);
              break;
            }
            offers.clear();
            offerCandidates_choose(at.seatOf(at.actor), offers);
            if (offers.size > 0) return;
            ifNoChoice_choose(scope);
            break;
          }
          case "turn-up": {
            at.phase = phase_turn_up;
            at.actor = 'chance';
            offers.clear();
            offer_turn_up(scope, offers);
            if (offers.size > 0) return;
            ifNoChoice_turn_up(scope);
            break;
          }
          case "penalty": {
            at.phase = phase_penalty;
            at.actor = 'chance';
            offers.clear();
            offer_penalty(scope, offers);
            if (offers.size > 0) return;
            ifNoChoice_penalty(scope);
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
          case "lot": if (playOn_lot(at, chance)) break; skipped++; continue;
          case "act": if (playOn_act(at, rng)) break; skipped++; continue;
          case "draw": if (playOn_draw(at, chance)) break; skipped++; continue;
          case "choose": if (playOn_choose(at, rng)) break; skipped++; continue;
          case "turn-up": if (playOn_turn_up(at, chance)) break; skipped++; continue;
          case "penalty": if (playOn_penalty(at, chance)) break; skipped++; continue;
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
        case "lot": return apply_lot(scope, fields_lot(setup, entry, number));
        case "pass": return apply_pass(scope, core.NONE);
        case "attempt": return apply_attempt(scope, fields_attempt(setup, entry, number));
        case "start-new-cause": return apply_start_new_cause(scope, core.NONE);
        case "stay-out": return apply_stay_out(scope, core.NONE);
        case "concede": return apply_concede(scope, core.NONE);
        case "draw": return apply_draw(scope, fields_draw(setup, entry, number));
        case "draw-on": return apply_draw_on(scope, core.NONE);
        case "stop": return apply_stop(scope, core.NONE);
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
        case "lot": return action_lot(setup, player, fields_lot(setup, entry, number));
        case "pass": return action_pass(setup, player, core.NONE);
        case "attempt": return action_attempt(setup, player, fields_attempt(setup, entry, number));
        case "start-new-cause": return action_start_new_cause(setup, player, core.NONE);
        case "stay-out": return action_stay_out(setup, player, core.NONE);
        case "concede": return action_concede(setup, player, core.NONE);
        case "draw": return action_draw(setup, player, fields_draw(setup, entry, number));
        case "draw-on": return action_draw_on(setup, player, core.NONE);
        case "stop": return action_stop(setup, player, core.NONE);
      }
      return at.phase.kindOf(entry.type);
    },
    read(setup, action) {
      switch (action.type) {
        case "attempt": return read_attempt(setup, action);
        case "lot": return read_lot(setup, action);
        case "draw": return read_draw(setup, action);
        case "pass": return core.NONE;
        case "draw-on": return core.NONE;
        case "stop": return core.NONE;
        case "start-new-cause": return core.NONE;
        case "stay-out": return core.NONE;
        case "concede": return core.NONE;
      }
      return rules.kindOf(action).read(setup, action);
    },
    quickCheck(json) {
      if (typeof json !== 'object' || json === null) return undefined;
      switch (json.type) {
        case "pass": return check_pass(json);
        case "attempt": return check_attempt(json);
        case "draw-on": return check_draw_on(json);
        case "stop": return check_stop(json);
        case "start-new-cause": return check_start_new_cause(json);
        case "stay-out": return check_stay_out(json);
        case "concede": return check_concede(json);
        case "lot": return check_lot(json);
        case "draw": return check_draw(json);
      }
      return undefined;
    },
  };
}
