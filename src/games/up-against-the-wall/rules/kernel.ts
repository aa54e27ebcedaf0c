// @ts-nocheck
// Compiled from the rules of "up-against-the-wall". Do not edit.

export function kernel(rules, core) {
  core.checkOutline(rules, "draw, cards, deploy, gambit-roll, remove, attack, attack-roll, advance, over, use-card card, discard, end-cards, call-gambit, deploy track count, deploy-all piles, end-deploy, remove-piece track, remove-pieces piles, attack track, advance track, hold track, end-move, concede, draw card, roll die");
  const phase_draw = rules.phaseNamed("draw");
  const { offer: offer_draw, offerCandidates: offerCandidates_draw, actor: actor_draw, actors: actors_draw, ifNoChoice: ifNoChoice_draw, ifEliminated: ifEliminated_draw } = phase_draw;
  const phase_cards = rules.phaseNamed("cards");
  const { offer: offer_cards, offerCandidates: offerCandidates_cards, actor: actor_cards, actors: actors_cards, ifNoChoice: ifNoChoice_cards, ifEliminated: ifEliminated_cards } = phase_cards;
  const phase_deploy = rules.phaseNamed("deploy");
  const { offer: offer_deploy, offerCandidates: offerCandidates_deploy, actor: actor_deploy, actors: actors_deploy, ifNoChoice: ifNoChoice_deploy, ifEliminated: ifEliminated_deploy } = phase_deploy;
  const phase_gambit_roll = rules.phaseNamed("gambit-roll");
  const { offer: offer_gambit_roll, offerCandidates: offerCandidates_gambit_roll, actor: actor_gambit_roll, actors: actors_gambit_roll, ifNoChoice: ifNoChoice_gambit_roll, ifEliminated: ifEliminated_gambit_roll } = phase_gambit_roll;
  const phase_remove = rules.phaseNamed("remove");
  const { offer: offer_remove, offerCandidates: offerCandidates_remove, actor: actor_remove, actors: actors_remove, ifNoChoice: ifNoChoice_remove, ifEliminated: ifEliminated_remove } = phase_remove;
  const phase_attack = rules.phaseNamed("attack");
  const { offer: offer_attack, offerCandidates: offerCandidates_attack, actor: actor_attack, actors: actors_attack, ifNoChoice: ifNoChoice_attack, ifEliminated: ifEliminated_attack } = phase_attack;
  const phase_attack_roll = rules.phaseNamed("attack-roll");
  const { offer: offer_attack_roll, offerCandidates: offerCandidates_attack_roll, actor: actor_attack_roll, actors: actors_attack_roll, ifNoChoice: ifNoChoice_attack_roll, ifEliminated: ifEliminated_attack_roll } = phase_attack_roll;
  const phase_advance = rules.phaseNamed("advance");
  const { offer: offer_advance, offerCandidates: offerCandidates_advance, actor: actor_advance, actors: actors_advance, ifNoChoice: ifNoChoice_advance, ifEliminated: ifEliminated_advance } = phase_advance;
  const phase_over = rules.phaseNamed("over");
  const { offer: offer_over, offerCandidates: offerCandidates_over, actor: actor_over, actors: actors_over, ifNoChoice: ifNoChoice_over, ifEliminated: ifEliminated_over } = phase_over;
  const kind_use_card = rules.kinds.get("use-card");
  const { apply: apply_use_card, whyIllegal: judge_use_card } = kind_use_card;
  const field_use_card_0 = kind_use_card.fields[0];
  function fields_use_card(setup, entry, number) {
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
        const value0 = field_use_card_0.at(setup, left);
        return { card: value0 };
      }
    }
  }
  function read_use_card(setup, action) {
    const value0 = field_use_card_0.read(setup, action.card);
    if (value0 === undefined && action.card !== undefined) return "card";
    return { card: value0 };
  }
  function action_use_card(setup, player, fields) {
    const value0 = field_use_card_0.write(setup, fields.card);
    return Object.freeze({ type: "use-card", player: player, card: value0 });
  }
  const kind_discard = rules.kinds.get("discard");
  const { apply: apply_discard, whyIllegal: judge_discard } = kind_discard;
  function action_discard(setup, player, fields) {
    return Object.freeze({ type: "discard", player: player });
  }
  const kind_end_cards = rules.kinds.get("end-cards");
  const { apply: apply_end_cards, whyIllegal: judge_end_cards } = kind_end_cards;
  function action_end_cards(setup, player, fields) {
    return Object.freeze({ type: "end-cards", player: player });
  }
  const kind_call_gambit = rules.kinds.get("call-gambit");
  const { apply: apply_call_gambit, whyIllegal: judge_call_gambit } = kind_call_gambit;
  function action_call_gambit(setup, player, fields) {
    return Object.freeze({ type: "call-gambit", player: player });
  }
  const kind_deploy = rules.kinds.get("deploy");
  const { apply: apply_deploy, whyIllegal: judge_deploy } = kind_deploy;
  const field_deploy_0 = kind_deploy.fields[0];
  const field_deploy_1 = kind_deploy.fields[1];
  function fields_deploy(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { track: entry.first, count: entry.second };
      case 'each':
      case 'bits':
      case 'range': return { track: entry.first, count: entry.lastAt(rank) };
      case 'range-at': {
        switch (entry.place) {
          case 0: return { track: entry.least + rank, count: entry.first };
          default: return { track: entry.first, count: entry.least + rank };
        }
      }
      case 'grid': {
        const column = rank % entry.width;
        return { track: entry.least + (rank - column) / entry.width, count: entry.column + column };
      }
      case 'numbered': {
        const values = entry.make(rank);
        return { track: values[0], count: values[1] };
      }
      default: {
        let left = entry.least + rank;
        const size1 = field_deploy_1.size(setup);
        const value1 = field_deploy_1.at(setup, left % size1);
        left = Math.floor(left / size1);
        const value0 = field_deploy_0.at(setup, left);
        return { track: value0, count: value1 };
      }
    }
  }
  function read_deploy(setup, action) {
    const value0 = field_deploy_0.read(setup, action.track);
    if (value0 === undefined && action.track !== undefined) return "track";
    const value1 = field_deploy_1.read(setup, action.count);
    if (value1 === undefined && action.count !== undefined) return "count";
    return { track: value0, count: value1 };
  }
  function action_deploy(setup, player, fields) {
    const value0 = field_deploy_0.write(setup, fields.track);
    const value1 = field_deploy_1.write(setup, fields.count);
    return Object.freeze({ type: "deploy", player: player, track: value0, count: value1 });
  }
  const kind_end_deploy = rules.kinds.get("end-deploy");
  const { apply: apply_end_deploy, whyIllegal: judge_end_deploy } = kind_end_deploy;
  function action_end_deploy(setup, player, fields) {
    return Object.freeze({ type: "end-deploy", player: player });
  }
  const kind_remove_piece = rules.kinds.get("remove-piece");
  const { apply: apply_remove_piece, whyIllegal: judge_remove_piece } = kind_remove_piece;
  const field_remove_piece_0 = kind_remove_piece.fields[0];
  function fields_remove_piece(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { track: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { track: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { track: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_remove_piece_0.at(setup, left);
        return { track: value0 };
      }
    }
  }
  function read_remove_piece(setup, action) {
    const value0 = field_remove_piece_0.read(setup, action.track);
    if (value0 === undefined && action.track !== undefined) return "track";
    return { track: value0 };
  }
  function action_remove_piece(setup, player, fields) {
    const value0 = field_remove_piece_0.write(setup, fields.track);
    return Object.freeze({ type: "remove-piece", player: player, track: value0 });
  }
  const kind_attack = rules.kinds.get("attack");
  const { apply: apply_attack, whyIllegal: judge_attack } = kind_attack;
  const field_attack_0 = kind_attack.fields[0];
  function fields_attack(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { track: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { track: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { track: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_attack_0.at(setup, left);
        return { track: value0 };
      }
    }
  }
  function read_attack(setup, action) {
    const value0 = field_attack_0.read(setup, action.track);
    if (value0 === undefined && action.track !== undefined) return "track";
    return { track: value0 };
  }
  function action_attack(setup, player, fields) {
    const value0 = field_attack_0.write(setup, fields.track);
    return Object.freeze({ type: "attack", player: player, track: value0 });
  }
  const kind_advance = rules.kinds.get("advance");
  const { apply: apply_advance, whyIllegal: judge_advance } = kind_advance;
  const field_advance_0 = kind_advance.fields[0];
  function fields_advance(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { track: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { track: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { track: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_advance_0.at(setup, left);
        return { track: value0 };
      }
    }
  }
  function read_advance(setup, action) {
    const value0 = field_advance_0.read(setup, action.track);
    if (value0 === undefined && action.track !== undefined) return "track";
    return { track: value0 };
  }
  function action_advance(setup, player, fields) {
    const value0 = field_advance_0.write(setup, fields.track);
    return Object.freeze({ type: "advance", player: player, track: value0 });
  }
  const kind_hold = rules.kinds.get("hold");
  const { apply: apply_hold, whyIllegal: judge_hold } = kind_hold;
  const field_hold_0 = kind_hold.fields[0];
  function fields_hold(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { track: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { track: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { track: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_hold_0.at(setup, left);
        return { track: value0 };
      }
    }
  }
  function read_hold(setup, action) {
    const value0 = field_hold_0.read(setup, action.track);
    if (value0 === undefined && action.track !== undefined) return "track";
    return { track: value0 };
  }
  function action_hold(setup, player, fields) {
    const value0 = field_hold_0.write(setup, fields.track);
    return Object.freeze({ type: "hold", player: player, track: value0 });
  }
  const kind_end_move = rules.kinds.get("end-move");
  const { apply: apply_end_move, whyIllegal: judge_end_move } = kind_end_move;
  function action_end_move(setup, player, fields) {
    return Object.freeze({ type: "end-move", player: player });
  }
  const kind_concede = rules.kinds.get("concede");
  const { apply: apply_concede, whyIllegal: judge_concede } = kind_concede;
  function action_concede(setup, player, fields) {
    return Object.freeze({ type: "concede", player: player });
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
  const kind_roll = rules.kinds.get("roll");
  const { apply: apply_roll, whyIllegal: judge_roll } = kind_roll;
  const field_roll_0 = kind_roll.fields[0];
  function fields_roll(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { die: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { die: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { die: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_roll_0.at(setup, left);
        return { die: value0 };
      }
    }
  }
  function read_roll(setup, action) {
    const value0 = field_roll_0.read(setup, action.die);
    if (value0 === undefined && action.die !== undefined) return "die";
    return { die: value0 };
  }
  function action_roll(setup, player, fields) {
    const value0 = field_roll_0.write(setup, fields.die);
    return Object.freeze({ type: "roll", player: player, die: value0 });
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
  function playOn_cards(at, rng) {
    const { scope, offers } = at;
    const player = actor_cards(scope);
    const seat = at.seatOf(player);
    offers.clear();
    offer_cards(seat, offers);
    if (offers.size === 0) {
      ifNoChoice_cards(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = player;
    scope.own = seat.own;
    switch (entry.type) {
      case "use-card": apply_use_card(scope, fields_use_card(setup, entry, number)); return true;
      case "discard": apply_discard(scope, core.NONE); return true;
      case "end-cards": apply_end_cards(scope, core.NONE); return true;
      case "concede": apply_concede(scope, core.NONE); return true;
    }
    return phase_cards.kindOf(entry.type);
  }
  function playOn_deploy(at, rng) {
    const { scope, offers } = at;
    const player = actor_deploy(scope);
    const seat = at.seatOf(player);
    offers.clear();
    offer_deploy(seat, offers);
    if (offers.size === 0) {
      ifNoChoice_deploy(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = player;
    scope.own = seat.own;
    switch (entry.type) {
      case "call-gambit": apply_call_gambit(scope, core.NONE); return true;
      case "deploy": apply_deploy(scope, fields_deploy(setup, entry, number)); return true;
      case "end-deploy": apply_end_deploy(scope, core.NONE); return true;
      case "concede": apply_concede(scope, core.NONE); return true;
    }
    return phase_deploy.kindOf(entry.type);
  }
  function playOn_gambit_roll(at, rng) {
    const { scope, offers } = at;
    offers.clear();
    offer_gambit_roll(scope, offers);
    if (offers.size === 0) {
      ifNoChoice_gambit_roll(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = 'chance';
    scope.own = undefined;
    switch (entry.type) {
      case "roll": apply_roll(scope, fields_roll(setup, entry, number)); return true;
    }
    return phase_gambit_roll.kindOf(entry.type);
  }
  function playOn_remove(at, rng) {
    const { scope, offers } = at;
    const player = actor_remove(scope);
    const seat = at.seatOf(player);
    offers.clear();
    offer_remove(seat, offers);
    if (offers.size === 0) {
      ifNoChoice_remove(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = player;
    scope.own = seat.own;
    switch (entry.type) {
      case "remove-piece": apply_remove_piece(scope, fields_remove_piece(setup, entry, number)); return true;
      case "concede": apply_concede(scope, core.NONE); return true;
    }
    return phase_remove.kindOf(entry.type);
  }
  function playOn_attack(at, rng) {
    const { scope, offers } = at;
    const player = actor_attack(scope);
    const seat = at.seatOf(player);
    offers.clear();
    offer_attack(seat, offers);
    if (offers.size === 0) {
      ifNoChoice_attack(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = player;
    scope.own = seat.own;
    switch (entry.type) {
      case "attack": apply_attack(scope, fields_attack(setup, entry, number)); return true;
      case "advance": apply_advance(scope, fields_advance(setup, entry, number)); return true;
      case "end-move": apply_end_move(scope, core.NONE); return true;
      case "concede": apply_concede(scope, core.NONE); return true;
    }
    return phase_attack.kindOf(entry.type);
  }
  function playOn_attack_roll(at, rng) {
    const { scope, offers } = at;
    offers.clear();
    offer_attack_roll(scope, offers);
    if (offers.size === 0) {
      ifNoChoice_attack_roll(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = 'chance';
    scope.own = undefined;
    switch (entry.type) {
      case "roll": apply_roll(scope, fields_roll(setup, entry, number)); return true;
    }
    return phase_attack_roll.kindOf(entry.type);
  }
  function playOn_advance(at, rng) {
    const { scope, offers } = at;
    const player = actor_advance(scope);
    const seat = at.seatOf(player);
    offers.clear();
    offer_advance(seat, offers);
    if (offers.size === 0) {
      ifNoChoice_advance(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = player;
    scope.own = seat.own;
    switch (entry.type) {
      case "advance": apply_advance(scope, fields_advance(setup, entry, number)); return true;
      case "hold": apply_hold(scope, fields_hold(setup, entry, number)); return true;
      case "concede": apply_concede(scope, core.NONE); return true;
    }
    return phase_advance.kindOf(entry.type);
  }
  function check_use_card(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "card") return undefined;
    const player = json.player;
    const value0 = json.card;
    if (!((player === "radicals" || player === "administration"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    return Object.freeze({ type: "use-card", player: player, card: value0 });
  }
  function check_discard(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!((player === "radicals" || player === "administration"))) return undefined;
    return Object.freeze({ type: "discard", player: player });
  }
  function check_end_cards(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!((player === "radicals" || player === "administration"))) return undefined;
    return Object.freeze({ type: "end-cards", player: player });
  }
  function check_call_gambit(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!((player === "radicals" || player === "administration"))) return undefined;
    return Object.freeze({ type: "call-gambit", player: player });
  }
  function check_deploy(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "track" && key !== "count") return undefined;
    const player = json.player;
    const value0 = json.track;
    const value1 = json.count;
    if (!((player === "radicals" || player === "administration"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    if (!(Number.isSafeInteger(value1) && value1 >= 1)) return undefined;
    return Object.freeze({ type: "deploy", player: player, track: value0, count: value1 });
  }
  function check_end_deploy(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!((player === "radicals" || player === "administration"))) return undefined;
    return Object.freeze({ type: "end-deploy", player: player });
  }
  function check_remove_piece(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "track") return undefined;
    const player = json.player;
    const value0 = json.track;
    if (!((player === "radicals" || player === "administration"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    return Object.freeze({ type: "remove-piece", player: player, track: value0 });
  }
  function check_attack(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "track") return undefined;
    const player = json.player;
    const value0 = json.track;
    if (!((player === "radicals" || player === "administration"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    return Object.freeze({ type: "attack", player: player, track: value0 });
  }
  function check_advance(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "track") return undefined;
    const player = json.player;
    const value0 = json.track;
    if (!((player === "radicals" || player === "administration"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    return Object.freeze({ type: "advance", player: player, track: value0 });
  }
  function check_hold(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "track") return undefined;
    const player = json.player;
    const value0 = json.track;
    if (!((player === "radicals" || player === "administration"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    return Object.freeze({ type: "hold", player: player, track: value0 });
  }
  function check_end_move(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!((player === "radicals" || player === "administration"))) return undefined;
    return Object.freeze({ type: "end-move", player: player });
  }
  function check_concede(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!((player === "radicals" || player === "administration"))) return undefined;
    return Object.freeze({ type: "concede", player: player });
  }
  function check_draw(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "card") return undefined;
    const player = json.player;
    const value0 = json.card;
    if (!(player === "chance")) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    return Object.freeze({ type: "draw", player: player, card: value0 });
  }
  function check_roll(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "die") return undefined;
    const player = json.player;
    const value0 = json.die;
    if (!(player === "chance")) return undefined;
    if (!((value0 === 1 || value0 === 2 || value0 === 3 || value0 === 4 || value0 === 5 || value0 === 6))) return undefined;
    return Object.freeze({ type: "roll", player: player, die: value0 });
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
    const result = { radicals: copy1(data.radicals), administration: copy1(data.administration) };
    return result;
  }
  function settle2(base, next) {
    const value0 = settle1(base?.radicals, next.radicals);
    const value1 = settle1(base?.administration, next.administration);
    if (base !== undefined && value0 === base.radicals && value1 === base.administration) return base;
    const result = { radicals: value0, administration: value1 };
    return Object.freeze(result);
  }
  function hash2(hash, data) {
    hash1(hash, data.radicals);
    hash1(hash, data.administration);
  }
  function copy3(data) {
    const result = { radicals: data.radicals, administration: data.administration };
    return result;
  }
  function settle3(base, next) {
    const value0 = next.radicals;
    const value1 = next.administration;
    if (base !== undefined && value0 === base.radicals && value1 === base.administration) return base;
    const result = { radicals: value0, administration: value1 };
    return Object.freeze(result);
  }
  function hash3(hash, data) {
    hash.addValue(data.radicals);
    hash.addValue(data.administration);
  }
  function copy4(data) {
    const result = { gambit: data.gambit, attacked: copy1(data.attacked), advanced: copy1(data.advanced) };
    return result;
  }
  function settle4(base, next) {
    const value0 = next.gambit;
    const value1 = settle1(base?.attacked, next.attacked);
    const value2 = settle1(base?.advanced, next.advanced);
    if (base !== undefined && value0 === base.gambit && value1 === base.attacked && value2 === base.advanced) return base;
    const result = { gambit: value0, attacked: value1, advanced: value2 };
    return Object.freeze(result);
  }
  function hash4(hash, data) {
    hash.addValue(data.gambit);
    hash1(hash, data.attacked);
    hash1(hash, data.advanced);
  }
  function copy5(data) {
    const result = {};
    for (const key of Object.keys(data).sort()) result[key] = data[key];
    return result;
  }
  function settle5(base, next) {
    const keys = Object.keys(next).sort();
    const result = {};
    let isSame = base !== undefined && Object.keys(base).length === keys.length;
    for (const key of keys) {
      result[key] = next[key];
      if (isSame && !(Object.hasOwn(base, key) && base[key] === result[key])) isSame = false;
    }
    return isSame ? base : Object.freeze(result);
  }
  function hash5(hash, data) {
    const keys = Object.keys(data).sort();
    hash.add(keys.length);
    for (const key of keys) {
      hash.addValue(key);
      hash.addValue(data[key]);
    }
  }
  function copy6(data) {
    return data === undefined || data === null ? data : copy5(data);
  }
  function settle6(base, next) {
    return next === undefined || next === null ? next : settle5(base ?? undefined, next);
  }
  function hash6(hash, data) {
    if (data === undefined || data === null) return hash.addValue(data);
    hash.add(1);
    hash5(hash, data);
  }
  function copy7(data) {
    switch (data.kind) {
      case "win": {
        const result = { kind: data.kind, winner: data.winner, reason: data.reason, rule: data.rule };
        {
          const value = copy6(data.scores);
          if (value !== undefined) result.scores = value;
        }
        return result;
      }
      case "draw": {
        const result = { kind: data.kind, players: copy1(data.players), reason: data.reason, rule: data.rule };
        {
          const value = copy6(data.scores);
          if (value !== undefined) result.scores = value;
        }
        return result;
      }
    }
    return core.copy(data);
  }
  function settle7(base, next) {
    if (base?.kind !== next.kind) base = undefined;
    switch (next.kind) {
      case "win": {
        const value0 = next.kind;
        const value1 = next.winner;
        const value2 = next.reason;
        const value3 = next.rule;
        const value4 = settle6(base?.scores, next.scores);
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
        const value4 = settle6(base?.scores, next.scores);
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
  function hash7(hash, data) {
    switch (data.kind) {
      case "win": {
        hash.addValue(data.kind);
        hash.addValue(data.winner);
        hash.addValue(data.reason);
        hash.addValue(data.rule);
        hash6(hash, data.scores);
        return;
      }
      case "draw": {
        hash.addValue(data.kind);
        hash1(hash, data.players);
        hash.addValue(data.reason);
        hash.addValue(data.rule);
        hash6(hash, data.scores);
        return;
      }
    }
    hash.addAny(data);
  }
  function copy8(data) {
    switch (data.kind) {
      case "draw": {
        const result = { kind: data.kind };
        return result;
      }
      case "cards": {
        const result = { kind: data.kind, player: data.player, used: data.used, drew: data.drew };
        return result;
      }
      case "deploy": {
        const result = { kind: data.kind, left: data.left, from: data.from };
        return result;
      }
      case "gambit-roll": {
        const result = { kind: data.kind };
        return result;
      }
      case "remove": {
        const result = { kind: data.kind, player: data.player, left: data.left, from: data.from, stood: copy1(data.stood) };
        return result;
      }
      case "attack": {
        const result = { kind: data.kind };
        return result;
      }
      case "attack-roll": {
        const result = { kind: data.kind, track: data.track };
        return result;
      }
      case "advance": {
        const result = { kind: data.kind, queue: copy1(data.queue), after: data.after };
        return result;
      }
      case "over": {
        const result = { kind: data.kind, outcome: copy7(data.outcome) };
        return result;
      }
    }
    return core.copy(data);
  }
  function settle8(base, next) {
    if (base?.kind !== next.kind) base = undefined;
    switch (next.kind) {
      case "draw": {
        const value0 = next.kind;
        if (base !== undefined && value0 === base.kind) return base;
        const result = { kind: value0 };
        return Object.freeze(result);
      }
      case "cards": {
        const value0 = next.kind;
        const value1 = next.player;
        const value2 = next.used;
        const value3 = next.drew;
        if (base !== undefined && value0 === base.kind && value1 === base.player && value2 === base.used && value3 === base.drew) return base;
        const result = { kind: value0, player: value1, used: value2, drew: value3 };
        return Object.freeze(result);
      }
      case "deploy": {
        const value0 = next.kind;
        const value1 = next.left;
        const value2 = next.from;
        if (base !== undefined && value0 === base.kind && value1 === base.left && value2 === base.from) return base;
        const result = { kind: value0, left: value1, from: value2 };
        return Object.freeze(result);
      }
      case "gambit-roll": {
        const value0 = next.kind;
        if (base !== undefined && value0 === base.kind) return base;
        const result = { kind: value0 };
        return Object.freeze(result);
      }
      case "remove": {
        const value0 = next.kind;
        const value1 = next.player;
        const value2 = next.left;
        const value3 = next.from;
        const value4 = settle1(base?.stood, next.stood);
        if (base !== undefined && value0 === base.kind && value1 === base.player && value2 === base.left && value3 === base.from && value4 === base.stood) return base;
        const result = { kind: value0, player: value1, left: value2, from: value3, stood: value4 };
        return Object.freeze(result);
      }
      case "attack": {
        const value0 = next.kind;
        if (base !== undefined && value0 === base.kind) return base;
        const result = { kind: value0 };
        return Object.freeze(result);
      }
      case "attack-roll": {
        const value0 = next.kind;
        const value1 = next.track;
        if (base !== undefined && value0 === base.kind && value1 === base.track) return base;
        const result = { kind: value0, track: value1 };
        return Object.freeze(result);
      }
      case "advance": {
        const value0 = next.kind;
        const value1 = settle1(base?.queue, next.queue);
        const value2 = next.after;
        if (base !== undefined && value0 === base.kind && value1 === base.queue && value2 === base.after) return base;
        const result = { kind: value0, queue: value1, after: value2 };
        return Object.freeze(result);
      }
      case "over": {
        const value0 = next.kind;
        const value1 = settle7(base?.outcome, next.outcome);
        if (base !== undefined && value0 === base.kind && value1 === base.outcome) return base;
        const result = { kind: value0, outcome: value1 };
        return Object.freeze(result);
      }
    }
    return core.settle(base, next);
  }
  function hash8(hash, data) {
    switch (data.kind) {
      case "draw": {
        hash.addValue(data.kind);
        return;
      }
      case "cards": {
        hash.addValue(data.kind);
        hash.addValue(data.player);
        hash.addValue(data.used);
        hash.addValue(data.drew);
        return;
      }
      case "deploy": {
        hash.addValue(data.kind);
        hash.addValue(data.left);
        hash.addValue(data.from);
        return;
      }
      case "gambit-roll": {
        hash.addValue(data.kind);
        return;
      }
      case "remove": {
        hash.addValue(data.kind);
        hash.addValue(data.player);
        hash.addValue(data.left);
        hash.addValue(data.from);
        hash1(hash, data.stood);
        return;
      }
      case "attack": {
        hash.addValue(data.kind);
        return;
      }
      case "attack-roll": {
        hash.addValue(data.kind);
        hash.addValue(data.track);
        return;
      }
      case "advance": {
        hash.addValue(data.kind);
        hash1(hash, data.queue);
        hash.addValue(data.after);
        return;
      }
      case "over": {
        hash.addValue(data.kind);
        hash7(hash, data.outcome);
        return;
      }
    }
    hash.addAny(data);
  }
  function copy9(data) {
    const result = { turn: data.turn, mover: data.mover, pieces: copy2(data.pieces), counters: copy1(data.counters), due: copy3(data.due), done: copy4(data.done), used: copy1(data.used), handSizes: copy3(data.handSizes), discardCounts: copy3(data.discardCounts), phase: copy8(data.phase) };
    return result;
  }
  function settle9(base, next) {
    const value0 = next.turn;
    const value1 = next.mover;
    const value2 = settle2(base?.pieces, next.pieces);
    const value3 = settle1(base?.counters, next.counters);
    const value4 = settle3(base?.due, next.due);
    const value5 = settle4(base?.done, next.done);
    const value6 = settle1(base?.used, next.used);
    const value7 = settle3(base?.handSizes, next.handSizes);
    const value8 = settle3(base?.discardCounts, next.discardCounts);
    const value9 = settle8(base?.phase, next.phase);
    if (base !== undefined && value0 === base.turn && value1 === base.mover && value2 === base.pieces && value3 === base.counters && value4 === base.due && value5 === base.done && value6 === base.used && value7 === base.handSizes && value8 === base.discardCounts && value9 === base.phase) return base;
    const result = { turn: value0, mover: value1, pieces: value2, counters: value3, due: value4, done: value5, used: value6, handSizes: value7, discardCounts: value8, phase: value9 };
    return Object.freeze(result);
  }
  function hash9(hash, data) {
    hash.addValue(data.turn);
    hash.addValue(data.mover);
    hash2(hash, data.pieces);
    hash1(hash, data.counters);
    hash3(hash, data.due);
    hash4(hash, data.done);
    hash1(hash, data.used);
    hash3(hash, data.handSizes);
    hash3(hash, data.discardCounts);
    hash8(hash, data.phase);
  }
  function copy10(data) {
    const result = { hand: copy1(data.hand), fresh: data.fresh, discarded: copy1(data.discarded) };
    return result;
  }
  function settle10(base, next) {
    const value0 = settle1(base?.hand, next.hand);
    const value1 = next.fresh;
    const value2 = settle1(base?.discarded, next.discarded);
    if (base !== undefined && value0 === base.hand && value1 === base.fresh && value2 === base.discarded) return base;
    const result = { hand: value0, fresh: value1, discarded: value2 };
    return Object.freeze(result);
  }
  function hash10(hash, data) {
    hash1(hash, data.hand);
    hash.addValue(data.fresh);
    hash1(hash, data.discarded);
  }
  function copy11(data) {
    const result = { deck: copy1(data.deck) };
    return result;
  }
  function settle11(base, next) {
    const value0 = settle1(base?.deck, next.deck);
    if (base !== undefined && value0 === base.deck) return base;
    const result = { deck: value0 };
    return Object.freeze(result);
  }
  function hash11(hash, data) {
    hash1(hash, data.deck);
  }
  return {
    forms: { table: { copy: (data) => copy9(data), settle: (base, next) => settle9(base, next), hash: (hash, data) => { hash9(hash, data); } }, secret: { copy: (data) => copy10(data), settle: (base, next) => settle10(base, next), hash: (hash, data) => { hash10(hash, data); } }, hidden: { copy: (data) => copy11(data), settle: (base, next) => settle11(base, next), hash: (hash, data) => { hash11(hash, data); } } },
    enter(at) {
      const { scope, offers } = at;
      const { table } = scope;
      for (let skipped = 0; skipped < core.SKIPPED_MAX; skipped++) {
        switch (table.phase.kind) {
          case "draw": {
            at.phase = phase_draw;
            at.actor = 'chance';
            offers.clear();
            offer_draw(scope, offers);
            if (offers.size > 0) return;
            ifNoChoice_draw(scope);
            break;
          }
          case "cards": {
            at.phase = phase_cards;
            at.actor = actor_cards(scope);
            offers.clear();
            offerCandidates_cards(at.seatOf(at.actor), offers);
            if (offers.size > 0) return;
            ifNoChoice_cards(scope);
            break;
          }
          case "deploy": {
            at.phase = phase_deploy;
            at.actor = actor_deploy(scope);
            offers.clear();
            offerCandidates_deploy(at.seatOf(at.actor), offers);
            if (offers.size > 0) return;
            ifNoChoice_deploy(scope);
            break;
          }
          case "gambit-roll": {
            at.phase = phase_gambit_roll;
            at.actor = 'chance';
            offers.clear();
            offer_gambit_roll(scope, offers);
            if (offers.size > 0) return;
            ifNoChoice_gambit_roll(scope);
            break;
          }
          case "remove": {
            at.phase = phase_remove;
            at.actor = actor_remove(scope);
            offers.clear();
            offerCandidates_remove(at.seatOf(at.actor), offers);
            if (offers.size > 0) return;
            ifNoChoice_remove(scope);
            break;
          }
          case "attack": {
            at.phase = phase_attack;
            at.actor = actor_attack(scope);
            offers.clear();
            offerCandidates_attack(at.seatOf(at.actor), offers);
            if (offers.size > 0) return;
            ifNoChoice_attack(scope);
            break;
          }
          case "attack-roll": {
            at.phase = phase_attack_roll;
            at.actor = 'chance';
            offers.clear();
            offer_attack_roll(scope, offers);
            if (offers.size > 0) return;
            ifNoChoice_attack_roll(scope);
            break;
          }
          case "advance": {
            at.phase = phase_advance;
            at.actor = actor_advance(scope);
            offers.clear();
            offerCandidates_advance(at.seatOf(at.actor), offers);
            if (offers.size > 0) return;
            ifNoChoice_advance(scope);
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
          case "draw": if (playOn_draw(at, chance)) break; skipped++; continue;
          case "cards": if (playOn_cards(at, rng)) break; skipped++; continue;
          case "deploy": if (playOn_deploy(at, rng)) break; skipped++; continue;
          case "gambit-roll": if (playOn_gambit_roll(at, chance)) break; skipped++; continue;
          case "remove": if (playOn_remove(at, rng)) break; skipped++; continue;
          case "attack": if (playOn_attack(at, rng)) break; skipped++; continue;
          case "attack-roll": if (playOn_attack_roll(at, chance)) break; skipped++; continue;
          case "advance": if (playOn_advance(at, rng)) break; skipped++; continue;
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
        case "draw": return apply_draw(scope, fields_draw(setup, entry, number));
        case "use-card": return apply_use_card(scope, fields_use_card(setup, entry, number));
        case "discard": return apply_discard(scope, core.NONE);
        case "end-cards": return apply_end_cards(scope, core.NONE);
        case "concede": return apply_concede(scope, core.NONE);
        case "call-gambit": return apply_call_gambit(scope, core.NONE);
        case "deploy": return apply_deploy(scope, fields_deploy(setup, entry, number));
        case "end-deploy": return apply_end_deploy(scope, core.NONE);
        case "roll": return apply_roll(scope, fields_roll(setup, entry, number));
        case "remove-piece": return apply_remove_piece(scope, fields_remove_piece(setup, entry, number));
        case "attack": return apply_attack(scope, fields_attack(setup, entry, number));
        case "advance": return apply_advance(scope, fields_advance(setup, entry, number));
        case "end-move": return apply_end_move(scope, core.NONE);
        case "hold": return apply_hold(scope, fields_hold(setup, entry, number));
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
        case "draw": return action_draw(setup, player, fields_draw(setup, entry, number));
        case "use-card": return action_use_card(setup, player, fields_use_card(setup, entry, number));
        case "discard": return action_discard(setup, player, core.NONE);
        case "end-cards": return action_end_cards(setup, player, core.NONE);
        case "concede": return action_concede(setup, player, core.NONE);
        case "call-gambit": return action_call_gambit(setup, player, core.NONE);
        case "deploy": return action_deploy(setup, player, fields_deploy(setup, entry, number));
        case "end-deploy": return action_end_deploy(setup, player, core.NONE);
        case "roll": return action_roll(setup, player, fields_roll(setup, entry, number));
        case "remove-piece": return action_remove_piece(setup, player, fields_remove_piece(setup, entry, number));
        case "attack": return action_attack(setup, player, fields_attack(setup, entry, number));
        case "advance": return action_advance(setup, player, fields_advance(setup, entry, number));
        case "end-move": return action_end_move(setup, player, core.NONE);
        case "hold": return action_hold(setup, player, fields_hold(setup, entry, number));
      }
      return at.phase.kindOf(entry.type);
    },
    read(setup, action) {
      switch (action.type) {
        case "use-card": return read_use_card(setup, action);
        case "deploy": return read_deploy(setup, action);
        case "remove-piece": return read_remove_piece(setup, action);
        case "attack": return read_attack(setup, action);
        case "advance": return read_advance(setup, action);
        case "hold": return read_hold(setup, action);
        case "draw": return read_draw(setup, action);
        case "roll": return read_roll(setup, action);
        case "discard": return core.NONE;
        case "end-cards": return core.NONE;
        case "call-gambit": return core.NONE;
        case "end-deploy": return core.NONE;
        case "end-move": return core.NONE;
        case "concede": return core.NONE;
      }
      return rules.kindOf(action).read(setup, action);
    },
    quickCheck(json) {
      if (typeof json !== 'object' || json === null) return undefined;
      switch (json.type) {
        case "use-card": return check_use_card(json);
        case "discard": return check_discard(json);
        case "end-cards": return check_end_cards(json);
        case "call-gambit": return check_call_gambit(json);
        case "deploy": return check_deploy(json);
        case "end-deploy": return check_end_deploy(json);
        case "remove-piece": return check_remove_piece(json);
        case "attack": return check_attack(json);
        case "advance": return check_advance(json);
        case "hold": return check_hold(json);
        case "end-move": return check_end_move(json);
        case "concede": return check_concede(json);
        case "draw": return check_draw(json);
        case "roll": return check_roll(json);
      }
      return undefined;
    },
  };
}
