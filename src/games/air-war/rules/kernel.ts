// @ts-nocheck
// Compiled from the rules of "air-war". Do not edit.

export function kernel(rules, core) {
  core.checkOutline(rules, "cities, placement, naming, moves, fire, over, place-city field productive, cities cities, place field count, placement piles, name-city field, fly from to count relay, move from to count, orders flights moves, aim from to count, fire aims, take-back number, commit, concede");
  const phase_cities = rules.phaseNamed("cities");
  const { offer: offer_cities, offerCandidates: offerCandidates_cities, actor: actor_cities, actors: actors_cities, ifNoChoice: ifNoChoice_cities, ifEliminated: ifEliminated_cities } = phase_cities;
  const phase_placement = rules.phaseNamed("placement");
  const { offer: offer_placement, offerCandidates: offerCandidates_placement, actor: actor_placement, actors: actors_placement, ifNoChoice: ifNoChoice_placement, ifEliminated: ifEliminated_placement } = phase_placement;
  const phase_naming = rules.phaseNamed("naming");
  const { offer: offer_naming, offerCandidates: offerCandidates_naming, actor: actor_naming, actors: actors_naming, ifNoChoice: ifNoChoice_naming, ifEliminated: ifEliminated_naming } = phase_naming;
  const phase_moves = rules.phaseNamed("moves");
  const { offer: offer_moves, offerCandidates: offerCandidates_moves, actor: actor_moves, actors: actors_moves, ifNoChoice: ifNoChoice_moves, ifEliminated: ifEliminated_moves } = phase_moves;
  const phase_fire = rules.phaseNamed("fire");
  const { offer: offer_fire, offerCandidates: offerCandidates_fire, actor: actor_fire, actors: actors_fire, ifNoChoice: ifNoChoice_fire, ifEliminated: ifEliminated_fire } = phase_fire;
  const phase_over = rules.phaseNamed("over");
  const { offer: offer_over, offerCandidates: offerCandidates_over, actor: actor_over, actors: actors_over, ifNoChoice: ifNoChoice_over, ifEliminated: ifEliminated_over } = phase_over;
  const kind_place_city = rules.kinds.get("place-city");
  const { apply: apply_place_city, whyIllegal: judge_place_city } = kind_place_city;
  const field_place_city_0 = kind_place_city.fields[0];
  const field_place_city_1 = kind_place_city.fields[1];
  function fields_place_city(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { field: entry.first, productive: entry.second };
      case 'each':
      case 'bits':
      case 'range': return { field: entry.first, productive: entry.lastAt(rank) };
      case 'range-at': {
        switch (entry.place) {
          case 0: return { field: entry.least + rank, productive: entry.first };
          default: return { field: entry.first, productive: entry.least + rank };
        }
      }
      case 'grid': {
        const column = rank % entry.width;
        return { field: entry.least + (rank - column) / entry.width, productive: entry.column + column };
      }
      case 'numbered': {
        const values = entry.make(rank);
        return { field: values[0], productive: values[1] };
      }
      default: {
        let left = entry.least + rank;
        const size1 = field_place_city_1.size(setup);
        const value1 = field_place_city_1.at(setup, left % size1);
        left = Math.floor(left / size1);
        const value0 = field_place_city_0.at(setup, left);
        return { field: value0, productive: value1 };
      }
    }
  }
  function read_place_city(setup, action) {
    const value0 = field_place_city_0.read(setup, action.field);
    if (value0 === undefined && action.field !== undefined) return "field";
    const value1 = field_place_city_1.read(setup, action.productive);
    if (value1 === undefined && action.productive !== undefined) return "productive";
    return { field: value0, productive: value1 };
  }
  function action_place_city(setup, player, fields) {
    const value0 = field_place_city_0.write(setup, fields.field);
    const value1 = field_place_city_1.write(setup, fields.productive);
    const action = { type: "place-city", player: player };
    if (value0 !== undefined) action.field = value0;
    if (value1 !== undefined) action.productive = value1;
    return Object.freeze(action);
  }
  const kind_cities = rules.kinds.get("cities");
  const { apply: apply_cities, whyIllegal: judge_cities } = kind_cities;
  const field_cities_0 = kind_cities.fields[0];
  function fields_cities(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { cities: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { cities: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { cities: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_cities_0.at(setup, left);
        return { cities: value0 };
      }
    }
  }
  function read_cities(setup, action) {
    const value0 = field_cities_0.read(setup, action.cities);
    if (value0 === undefined && action.cities !== undefined) return "cities";
    return { cities: value0 };
  }
  function action_cities(setup, player, fields) {
    const value0 = core.constant(field_cities_0.write(setup, fields.cities));
    return Object.freeze({ type: "cities", player: player, cities: value0 });
  }
  const kind_place = rules.kinds.get("place");
  const { apply: apply_place, whyIllegal: judge_place } = kind_place;
  const field_place_0 = kind_place.fields[0];
  const field_place_1 = kind_place.fields[1];
  function fields_place(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { field: entry.first, count: entry.second };
      case 'each':
      case 'bits':
      case 'range': return { field: entry.first, count: entry.lastAt(rank) };
      case 'range-at': {
        switch (entry.place) {
          case 0: return { field: entry.least + rank, count: entry.first };
          default: return { field: entry.first, count: entry.least + rank };
        }
      }
      case 'grid': {
        const column = rank % entry.width;
        return { field: entry.least + (rank - column) / entry.width, count: entry.column + column };
      }
      case 'numbered': {
        const values = entry.make(rank);
        return { field: values[0], count: values[1] };
      }
      default: {
        let left = entry.least + rank;
        const size1 = field_place_1.size(setup);
        const value1 = field_place_1.at(setup, left % size1);
        left = Math.floor(left / size1);
        const value0 = field_place_0.at(setup, left);
        return { field: value0, count: value1 };
      }
    }
  }
  function read_place(setup, action) {
    const value0 = field_place_0.read(setup, action.field);
    if (value0 === undefined && action.field !== undefined) return "field";
    const value1 = field_place_1.read(setup, action.count);
    if (value1 === undefined && action.count !== undefined) return "count";
    return { field: value0, count: value1 };
  }
  function action_place(setup, player, fields) {
    const value0 = field_place_0.write(setup, fields.field);
    const value1 = field_place_1.write(setup, fields.count);
    return Object.freeze({ type: "place", player: player, field: value0, count: value1 });
  }
  const kind_placement = rules.kinds.get("placement");
  const { apply: apply_placement, whyIllegal: judge_placement } = kind_placement;
  const field_placement_0 = kind_placement.fields[0];
  function fields_placement(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { piles: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { piles: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { piles: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_placement_0.at(setup, left);
        return { piles: value0 };
      }
    }
  }
  function read_placement(setup, action) {
    const value0 = field_placement_0.read(setup, action.piles);
    if (value0 === undefined && action.piles !== undefined) return "piles";
    return { piles: value0 };
  }
  function action_placement(setup, player, fields) {
    const value0 = core.constant(field_placement_0.write(setup, fields.piles));
    return Object.freeze({ type: "placement", player: player, piles: value0 });
  }
  const kind_name_city = rules.kinds.get("name-city");
  const { apply: apply_name_city, whyIllegal: judge_name_city } = kind_name_city;
  const field_name_city_0 = kind_name_city.fields[0];
  function fields_name_city(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { field: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { field: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { field: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_name_city_0.at(setup, left);
        return { field: value0 };
      }
    }
  }
  function read_name_city(setup, action) {
    const value0 = field_name_city_0.read(setup, action.field);
    if (value0 === undefined && action.field !== undefined) return "field";
    return { field: value0 };
  }
  function action_name_city(setup, player, fields) {
    const value0 = field_name_city_0.write(setup, fields.field);
    return Object.freeze({ type: "name-city", player: player, field: value0 });
  }
  const kind_fly = rules.kinds.get("fly");
  const { apply: apply_fly, whyIllegal: judge_fly } = kind_fly;
  const field_fly_0 = kind_fly.fields[0];
  const field_fly_1 = kind_fly.fields[1];
  const field_fly_2 = kind_fly.fields[2];
  const field_fly_3 = kind_fly.fields[3];
  function fields_fly(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { from: entry.first, to: entry.second, count: entry.third, relay: entry.fourth };
      case 'each':
      case 'bits':
      case 'range': return { from: entry.first, to: entry.second, count: entry.third, relay: entry.lastAt(rank) };
      case 'range-at': {
        switch (entry.place) {
          case 0: return { from: entry.least + rank, to: entry.first, count: entry.second, relay: entry.third };
          case 1: return { from: entry.first, to: entry.least + rank, count: entry.second, relay: entry.third };
          case 2: return { from: entry.first, to: entry.second, count: entry.least + rank, relay: entry.third };
          default: return { from: entry.first, to: entry.second, count: entry.third, relay: entry.least + rank };
        }
      }
      case 'numbered': {
        const values = entry.make(rank);
        return { from: values[0], to: values[1], count: values[2], relay: values[3] };
      }
      default: {
        let left = entry.least + rank;
        const size3 = field_fly_3.size(setup);
        const value3 = field_fly_3.at(setup, left % size3);
        left = Math.floor(left / size3);
        const size2 = field_fly_2.size(setup);
        const value2 = field_fly_2.at(setup, left % size2);
        left = Math.floor(left / size2);
        const size1 = field_fly_1.size(setup);
        const value1 = field_fly_1.at(setup, left % size1);
        left = Math.floor(left / size1);
        const value0 = field_fly_0.at(setup, left);
        return { from: value0, to: value1, count: value2, relay: value3 };
      }
    }
  }
  function read_fly(setup, action) {
    const value0 = field_fly_0.read(setup, action.from);
    if (value0 === undefined && action.from !== undefined) return "from";
    const value1 = field_fly_1.read(setup, action.to);
    if (value1 === undefined && action.to !== undefined) return "to";
    const value2 = field_fly_2.read(setup, action.count);
    if (value2 === undefined && action.count !== undefined) return "count";
    const value3 = field_fly_3.read(setup, action.relay);
    if (value3 === undefined && action.relay !== undefined) return "relay";
    return { from: value0, to: value1, count: value2, relay: value3 };
  }
  function action_fly(setup, player, fields) {
    const value0 = field_fly_0.write(setup, fields.from);
    const value1 = field_fly_1.write(setup, fields.to);
    const value2 = field_fly_2.write(setup, fields.count);
    const value3 = field_fly_3.write(setup, fields.relay);
    const action = { type: "fly", player: player };
    if (value0 !== undefined) action.from = value0;
    if (value1 !== undefined) action.to = value1;
    if (value2 !== undefined) action.count = value2;
    if (value3 !== undefined) action.relay = value3;
    return Object.freeze(action);
  }
  const kind_move = rules.kinds.get("move");
  const { apply: apply_move, whyIllegal: judge_move } = kind_move;
  const field_move_0 = kind_move.fields[0];
  const field_move_1 = kind_move.fields[1];
  const field_move_2 = kind_move.fields[2];
  function fields_move(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { from: entry.first, to: entry.second, count: entry.third };
      case 'each':
      case 'bits':
      case 'range': return { from: entry.first, to: entry.second, count: entry.lastAt(rank) };
      case 'range-at': {
        switch (entry.place) {
          case 0: return { from: entry.least + rank, to: entry.first, count: entry.second };
          case 1: return { from: entry.first, to: entry.least + rank, count: entry.second };
          default: return { from: entry.first, to: entry.second, count: entry.least + rank };
        }
      }
      case 'numbered': {
        const values = entry.make(rank);
        return { from: values[0], to: values[1], count: values[2] };
      }
      default: {
        let left = entry.least + rank;
        const size2 = field_move_2.size(setup);
        const value2 = field_move_2.at(setup, left % size2);
        left = Math.floor(left / size2);
        const size1 = field_move_1.size(setup);
        const value1 = field_move_1.at(setup, left % size1);
        left = Math.floor(left / size1);
        const value0 = field_move_0.at(setup, left);
        return { from: value0, to: value1, count: value2 };
      }
    }
  }
  function read_move(setup, action) {
    const value0 = field_move_0.read(setup, action.from);
    if (value0 === undefined && action.from !== undefined) return "from";
    const value1 = field_move_1.read(setup, action.to);
    if (value1 === undefined && action.to !== undefined) return "to";
    const value2 = field_move_2.read(setup, action.count);
    if (value2 === undefined && action.count !== undefined) return "count";
    return { from: value0, to: value1, count: value2 };
  }
  function action_move(setup, player, fields) {
    const value0 = field_move_0.write(setup, fields.from);
    const value1 = field_move_1.write(setup, fields.to);
    const value2 = field_move_2.write(setup, fields.count);
    return Object.freeze({ type: "move", player: player, from: value0, to: value1, count: value2 });
  }
  const kind_orders = rules.kinds.get("orders");
  const { apply: apply_orders, whyIllegal: judge_orders } = kind_orders;
  const field_orders_0 = kind_orders.fields[0];
  const field_orders_1 = kind_orders.fields[1];
  function fields_orders(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { flights: entry.first, moves: entry.second };
      case 'each':
      case 'bits':
      case 'range': return { flights: entry.first, moves: entry.lastAt(rank) };
      case 'range-at': {
        switch (entry.place) {
          case 0: return { flights: entry.least + rank, moves: entry.first };
          default: return { flights: entry.first, moves: entry.least + rank };
        }
      }
      case 'grid': {
        const column = rank % entry.width;
        return { flights: entry.least + (rank - column) / entry.width, moves: entry.column + column };
      }
      case 'numbered': {
        const values = entry.make(rank);
        return { flights: values[0], moves: values[1] };
      }
      default: {
        let left = entry.least + rank;
        const size1 = field_orders_1.size(setup);
        const value1 = field_orders_1.at(setup, left % size1);
        left = Math.floor(left / size1);
        const value0 = field_orders_0.at(setup, left);
        return { flights: value0, moves: value1 };
      }
    }
  }
  function read_orders(setup, action) {
    const value0 = field_orders_0.read(setup, action.flights);
    if (value0 === undefined && action.flights !== undefined) return "flights";
    const value1 = field_orders_1.read(setup, action.moves);
    if (value1 === undefined && action.moves !== undefined) return "moves";
    return { flights: value0, moves: value1 };
  }
  function action_orders(setup, player, fields) {
    const value0 = core.constant(field_orders_0.write(setup, fields.flights));
    const value1 = core.constant(field_orders_1.write(setup, fields.moves));
    return Object.freeze({ type: "orders", player: player, flights: value0, moves: value1 });
  }
  const kind_aim = rules.kinds.get("aim");
  const { apply: apply_aim, whyIllegal: judge_aim } = kind_aim;
  const field_aim_0 = kind_aim.fields[0];
  const field_aim_1 = kind_aim.fields[1];
  const field_aim_2 = kind_aim.fields[2];
  function fields_aim(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { from: entry.first, to: entry.second, count: entry.third };
      case 'each':
      case 'bits':
      case 'range': return { from: entry.first, to: entry.second, count: entry.lastAt(rank) };
      case 'range-at': {
        switch (entry.place) {
          case 0: return { from: entry.least + rank, to: entry.first, count: entry.second };
          case 1: return { from: entry.first, to: entry.least + rank, count: entry.second };
          default: return { from: entry.first, to: entry.second, count: entry.least + rank };
        }
      }
      case 'numbered': {
        const values = entry.make(rank);
        return { from: values[0], to: values[1], count: values[2] };
      }
      default: {
        let left = entry.least + rank;
        const size2 = field_aim_2.size(setup);
        const value2 = field_aim_2.at(setup, left % size2);
        left = Math.floor(left / size2);
        const size1 = field_aim_1.size(setup);
        const value1 = field_aim_1.at(setup, left % size1);
        left = Math.floor(left / size1);
        const value0 = field_aim_0.at(setup, left);
        return { from: value0, to: value1, count: value2 };
      }
    }
  }
  function read_aim(setup, action) {
    const value0 = field_aim_0.read(setup, action.from);
    if (value0 === undefined && action.from !== undefined) return "from";
    const value1 = field_aim_1.read(setup, action.to);
    if (value1 === undefined && action.to !== undefined) return "to";
    const value2 = field_aim_2.read(setup, action.count);
    if (value2 === undefined && action.count !== undefined) return "count";
    return { from: value0, to: value1, count: value2 };
  }
  function action_aim(setup, player, fields) {
    const value0 = field_aim_0.write(setup, fields.from);
    const value1 = field_aim_1.write(setup, fields.to);
    const value2 = field_aim_2.write(setup, fields.count);
    return Object.freeze({ type: "aim", player: player, from: value0, to: value1, count: value2 });
  }
  const kind_fire = rules.kinds.get("fire");
  const { apply: apply_fire, whyIllegal: judge_fire } = kind_fire;
  const field_fire_0 = kind_fire.fields[0];
  function fields_fire(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { aims: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { aims: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { aims: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_fire_0.at(setup, left);
        return { aims: value0 };
      }
    }
  }
  function read_fire(setup, action) {
    const value0 = field_fire_0.read(setup, action.aims);
    if (value0 === undefined && action.aims !== undefined) return "aims";
    return { aims: value0 };
  }
  function action_fire(setup, player, fields) {
    const value0 = core.constant(field_fire_0.write(setup, fields.aims));
    return Object.freeze({ type: "fire", player: player, aims: value0 });
  }
  const kind_take_back = rules.kinds.get("take-back");
  const { apply: apply_take_back, whyIllegal: judge_take_back } = kind_take_back;
  const field_take_back_0 = kind_take_back.fields[0];
  function fields_take_back(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { number: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { number: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { number: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_take_back_0.at(setup, left);
        return { number: value0 };
      }
    }
  }
  function read_take_back(setup, action) {
    const value0 = field_take_back_0.read(setup, action.number);
    if (value0 === undefined && action.number !== undefined) return "number";
    return { number: value0 };
  }
  function action_take_back(setup, player, fields) {
    const value0 = field_take_back_0.write(setup, fields.number);
    return Object.freeze({ type: "take-back", player: player, number: value0 });
  }
  const kind_commit = rules.kinds.get("commit");
  const { apply: apply_commit, whyIllegal: judge_commit } = kind_commit;
  function action_commit(setup, player, fields) {
    return Object.freeze({ type: "commit", player: player });
  }
  const kind_concede = rules.kinds.get("concede");
  const { apply: apply_concede, whyIllegal: judge_concede } = kind_concede;
  function action_concede(setup, player, fields) {
    return Object.freeze({ type: "concede", player: player });
  }
  function check_place_city(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "field" && key !== "productive") return undefined;
    const player = json.player;
    const value0 = json.field;
    const value1 = json.productive;
    if (!((player === "A" || player === "B"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    if (value1 === undefined ? "productive" in json : !(typeof value1 === 'boolean')) return undefined;
    const action = { type: "place-city", player: player };
    if (value0 !== undefined) action.field = value0;
    if (value1 !== undefined) action.productive = value1;
    return Object.freeze(action);
  }
  function check_place(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "field" && key !== "count") return undefined;
    const player = json.player;
    const value0 = json.field;
    const value1 = json.count;
    if (!((player === "A" || player === "B"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    if (!(Number.isSafeInteger(value1) && value1 >= 1)) return undefined;
    return Object.freeze({ type: "place", player: player, field: value0, count: value1 });
  }
  function check_name_city(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "field") return undefined;
    const player = json.player;
    const value0 = json.field;
    if (!((player === "A" || player === "B"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    return Object.freeze({ type: "name-city", player: player, field: value0 });
  }
  function check_fly(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "from" && key !== "to" && key !== "count" && key !== "relay") return undefined;
    const player = json.player;
    const value0 = json.from;
    const value1 = json.to;
    const value2 = json.count;
    const value3 = json.relay;
    if (!((player === "A" || player === "B"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    if (!(typeof value1 === 'string')) return undefined;
    if (!(Number.isSafeInteger(value2) && value2 >= 1)) return undefined;
    if (value3 === undefined ? "relay" in json : !((value3 === true))) return undefined;
    const action = { type: "fly", player: player };
    if (value0 !== undefined) action.from = value0;
    if (value1 !== undefined) action.to = value1;
    if (value2 !== undefined) action.count = value2;
    if (value3 !== undefined) action.relay = value3;
    return Object.freeze(action);
  }
  function check_move(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "from" && key !== "to" && key !== "count") return undefined;
    const player = json.player;
    const value0 = json.from;
    const value1 = json.to;
    const value2 = json.count;
    if (!((player === "A" || player === "B"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    if (!(typeof value1 === 'string')) return undefined;
    if (!(Number.isSafeInteger(value2) && value2 >= 1)) return undefined;
    return Object.freeze({ type: "move", player: player, from: value0, to: value1, count: value2 });
  }
  function check_aim(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "from" && key !== "to" && key !== "count") return undefined;
    const player = json.player;
    const value0 = json.from;
    const value1 = json.to;
    const value2 = json.count;
    if (!((player === "A" || player === "B"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    if (!(typeof value1 === 'string')) return undefined;
    if (!(Number.isSafeInteger(value2) && value2 >= 1)) return undefined;
    return Object.freeze({ type: "aim", player: player, from: value0, to: value1, count: value2 });
  }
  function check_take_back(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "number") return undefined;
    const player = json.player;
    const value0 = json.number;
    if (!((player === "A" || player === "B"))) return undefined;
    if (!(Number.isSafeInteger(value0) && value0 >= 1)) return undefined;
    return Object.freeze({ type: "take-back", player: player, number: value0 });
  }
  function check_commit(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!((player === "A" || player === "B"))) return undefined;
    return Object.freeze({ type: "commit", player: player });
  }
  function check_concede(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!((player === "A" || player === "B"))) return undefined;
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
    const result = { field: data.field, airport: data.airport, owner: data.owner, controller: data.controller, productive: data.productive, taken: data.taken, held: data.held };
    return result;
  }
  function settle2(base, next) {
    const value0 = next.field;
    const value1 = next.airport;
    const value2 = next.owner;
    const value3 = next.controller;
    const value4 = next.productive;
    const value5 = next.taken;
    const value6 = next.held;
    if (base !== undefined && value0 === base.field && value1 === base.airport && value2 === base.owner && value3 === base.controller && value4 === base.productive && value5 === base.taken && value6 === base.held) return base;
    const result = { field: value0, airport: value1, owner: value2, controller: value3, productive: value4, taken: value5, held: value6 };
    return Object.freeze(result);
  }
  function hash2(hash, data) {
    hash.addValue(data.field);
    hash.addValue(data.airport);
    hash.addValue(data.owner);
    hash.addValue(data.controller);
    hash.addValue(data.productive);
    hash.addValue(data.taken);
    hash.addValue(data.held);
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
    const result = { A: copy1(data.A), B: copy1(data.B) };
    return result;
  }
  function settle4(base, next) {
    const value0 = settle1(base?.A, next.A);
    const value1 = settle1(base?.B, next.B);
    if (base !== undefined && value0 === base.A && value1 === base.B) return base;
    const result = { A: value0, B: value1 };
    return Object.freeze(result);
  }
  function hash4(hash, data) {
    hash1(hash, data.A);
    hash1(hash, data.B);
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
      case "cities": {
        const result = { kind: data.kind };
        return result;
      }
      case "placement": {
        const result = { kind: data.kind };
        return result;
      }
      case "naming": {
        const result = { kind: data.kind };
        return result;
      }
      case "moves": {
        const result = { kind: data.kind };
        return result;
      }
      case "fire": {
        const result = { kind: data.kind };
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
      case "cities": {
        const value0 = next.kind;
        if (base !== undefined && value0 === base.kind) return base;
        const result = { kind: value0 };
        return Object.freeze(result);
      }
      case "placement": {
        const value0 = next.kind;
        if (base !== undefined && value0 === base.kind) return base;
        const result = { kind: value0 };
        return Object.freeze(result);
      }
      case "naming": {
        const value0 = next.kind;
        if (base !== undefined && value0 === base.kind) return base;
        const result = { kind: value0 };
        return Object.freeze(result);
      }
      case "moves": {
        const value0 = next.kind;
        if (base !== undefined && value0 === base.kind) return base;
        const result = { kind: value0 };
        return Object.freeze(result);
      }
      case "fire": {
        const value0 = next.kind;
        if (base !== undefined && value0 === base.kind) return base;
        const result = { kind: value0 };
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
      case "cities": {
        hash.addValue(data.kind);
        return;
      }
      case "placement": {
        hash.addValue(data.kind);
        return;
      }
      case "naming": {
        hash.addValue(data.kind);
        return;
      }
      case "moves": {
        hash.addValue(data.kind);
        return;
      }
      case "fire": {
        hash.addValue(data.kind);
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
    const result = { cycle: data.cycle, waiting: copy1(data.waiting), cities: copy3(data.cities), units: copy4(data.units), phase: copy8(data.phase) };
    return result;
  }
  function settle9(base, next) {
    const value0 = next.cycle;
    const value1 = settle1(base?.waiting, next.waiting);
    const value2 = settle3(base?.cities, next.cities);
    const value3 = settle4(base?.units, next.units);
    const value4 = settle8(base?.phase, next.phase);
    if (base !== undefined && value0 === base.cycle && value1 === base.waiting && value2 === base.cities && value3 === base.units && value4 === base.phase) return base;
    const result = { cycle: value0, waiting: value1, cities: value2, units: value3, phase: value4 };
    return Object.freeze(result);
  }
  function hash9(hash, data) {
    hash.addValue(data.cycle);
    hash1(hash, data.waiting);
    hash3(hash, data.cities);
    hash4(hash, data.units);
    hash8(hash, data.phase);
  }
  function copy10(data) {
    const result = { field: data.field, productive: data.productive };
    return result;
  }
  function settle10(base, next) {
    const value0 = next.field;
    const value1 = next.productive;
    if (base !== undefined && value0 === base.field && value1 === base.productive) return base;
    const result = { field: value0, productive: value1 };
    return Object.freeze(result);
  }
  function hash10(hash, data) {
    hash.addValue(data.field);
    hash.addValue(data.productive);
  }
  function copy11(data) {
    const result = Array.from(data);
    for (let index = 0; index < data.length; index++) result[index] = copy10(data[index]);
    return result;
  }
  function settle11(base, next) {
    let isSame = base !== undefined && base.length === next.length;
    const result = Array.from(next);
    for (let index = 0; index < next.length; index++) {
      result[index] = settle10(base?.[index], next[index]);
      if (isSame && result[index] !== base[index]) isSame = false;
    }
    return isSame ? base : Object.freeze(result);
  }
  function hash11(hash, data) {
    hash.add(data.length);
    for (let index = 0; index < data.length; index++) hash10(hash, data[index]);
  }
  function copy12(data) {
    const result = { field: data.field, count: data.count };
    return result;
  }
  function settle12(base, next) {
    const value0 = next.field;
    const value1 = next.count;
    if (base !== undefined && value0 === base.field && value1 === base.count) return base;
    const result = { field: value0, count: value1 };
    return Object.freeze(result);
  }
  function hash12(hash, data) {
    hash.addValue(data.field);
    hash.addValue(data.count);
  }
  function copy13(data) {
    const result = Array.from(data);
    for (let index = 0; index < data.length; index++) result[index] = copy12(data[index]);
    return result;
  }
  function settle13(base, next) {
    let isSame = base !== undefined && base.length === next.length;
    const result = Array.from(next);
    for (let index = 0; index < next.length; index++) {
      result[index] = settle12(base?.[index], next[index]);
      if (isSame && result[index] !== base[index]) isSame = false;
    }
    return isSame ? base : Object.freeze(result);
  }
  function hash13(hash, data) {
    hash.add(data.length);
    for (let index = 0; index < data.length; index++) hash12(hash, data[index]);
  }
  function copy14(data) {
    const result = { from: data.from, to: data.to, count: data.count, relay: data.relay };
    return result;
  }
  function settle14(base, next) {
    const value0 = next.from;
    const value1 = next.to;
    const value2 = next.count;
    const value3 = next.relay;
    if (base !== undefined && value0 === base.from && value1 === base.to && value2 === base.count && value3 === base.relay) return base;
    const result = { from: value0, to: value1, count: value2, relay: value3 };
    return Object.freeze(result);
  }
  function hash14(hash, data) {
    hash.addValue(data.from);
    hash.addValue(data.to);
    hash.addValue(data.count);
    hash.addValue(data.relay);
  }
  function copy15(data) {
    const result = Array.from(data);
    for (let index = 0; index < data.length; index++) result[index] = copy14(data[index]);
    return result;
  }
  function settle15(base, next) {
    let isSame = base !== undefined && base.length === next.length;
    const result = Array.from(next);
    for (let index = 0; index < next.length; index++) {
      result[index] = settle14(base?.[index], next[index]);
      if (isSame && result[index] !== base[index]) isSame = false;
    }
    return isSame ? base : Object.freeze(result);
  }
  function hash15(hash, data) {
    hash.add(data.length);
    for (let index = 0; index < data.length; index++) hash14(hash, data[index]);
  }
  function copy16(data) {
    const result = { from: data.from, to: data.to, count: data.count };
    return result;
  }
  function settle16(base, next) {
    const value0 = next.from;
    const value1 = next.to;
    const value2 = next.count;
    if (base !== undefined && value0 === base.from && value1 === base.to && value2 === base.count) return base;
    const result = { from: value0, to: value1, count: value2 };
    return Object.freeze(result);
  }
  function hash16(hash, data) {
    hash.addValue(data.from);
    hash.addValue(data.to);
    hash.addValue(data.count);
  }
  function copy17(data) {
    const result = Array.from(data);
    for (let index = 0; index < data.length; index++) result[index] = copy16(data[index]);
    return result;
  }
  function settle17(base, next) {
    let isSame = base !== undefined && base.length === next.length;
    const result = Array.from(next);
    for (let index = 0; index < next.length; index++) {
      result[index] = settle16(base?.[index], next[index]);
      if (isSame && result[index] !== base[index]) isSame = false;
    }
    return isSame ? base : Object.freeze(result);
  }
  function hash17(hash, data) {
    hash.add(data.length);
    for (let index = 0; index < data.length; index++) hash16(hash, data[index]);
  }
  function copy18(data) {
    const result = { cities: copy11(data.cities), piles: copy13(data.piles), flights: copy15(data.flights), moves: copy17(data.moves), aims: copy17(data.aims) };
    return result;
  }
  function settle18(base, next) {
    const value0 = settle11(base?.cities, next.cities);
    const value1 = settle13(base?.piles, next.piles);
    const value2 = settle15(base?.flights, next.flights);
    const value3 = settle17(base?.moves, next.moves);
    const value4 = settle17(base?.aims, next.aims);
    if (base !== undefined && value0 === base.cities && value1 === base.piles && value2 === base.flights && value3 === base.moves && value4 === base.aims) return base;
    const result = { cities: value0, piles: value1, flights: value2, moves: value3, aims: value4 };
    return Object.freeze(result);
  }
  function hash18(hash, data) {
    hash11(hash, data.cities);
    hash13(hash, data.piles);
    hash15(hash, data.flights);
    hash17(hash, data.moves);
    hash17(hash, data.aims);
  }
  function copy19(data) {
    const result = {};
    return result;
  }
  function settle19(base, next) {

    if (base !== undefined) return base;
    const result = {};
    return Object.freeze(result);
  }
  function hash19(hash, data) {

  }
  return {
    forms: { table: { copy: (data) => copy9(data), settle: (base, next) => settle9(base, next), hash: (hash, data) => { hash9(hash, data); } }, secret: { copy: (data) => copy18(data), settle: (base, next) => settle18(base, next), hash: (hash, data) => { hash18(hash, data); } }, hidden: { copy: (data) => copy19(data), settle: (base, next) => settle19(base, next), hash: (hash, data) => { hash19(hash, data); } } },
    enter(at) {
      const { scope, offers } = at;
      const { table } = scope;
      for (let skipped = 0; skipped < core.SKIPPED_MAX; skipped++) {
        switch (table.phase.kind) {
          case "cities": {
            at.phase = phase_cities;
            at.actor = undefined;
            if (actors_cities(scope).length > 0) return;
            ifNoChoice_cities(scope);
            break;
          }
          case "placement": {
            at.phase = phase_placement;
            at.actor = undefined;
            if (actors_placement(scope).length > 0) return;
            ifNoChoice_placement(scope);
            break;
          }
          case "naming": {
            at.phase = phase_naming;
            at.actor = undefined;
            if (actors_naming(scope).length > 0) return;
            ifNoChoice_naming(scope);
            break;
          }
          case "moves": {
            at.phase = phase_moves;
            at.actor = undefined;
            if (actors_moves(scope).length > 0) return;
            ifNoChoice_moves(scope);
            break;
          }
          case "fire": {
            at.phase = phase_fire;
            at.actor = undefined;
            if (actors_fire(scope).length > 0) return;
            ifNoChoice_fire(scope);
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
        case "place-city": return apply_place_city(scope, fields_place_city(setup, entry, number));
        case "cities": return apply_cities(scope, fields_cities(setup, entry, number));
        case "take-back": return apply_take_back(scope, fields_take_back(setup, entry, number));
        case "commit": return apply_commit(scope, core.NONE);
        case "concede": return apply_concede(scope, core.NONE);
        case "place": return apply_place(scope, fields_place(setup, entry, number));
        case "placement": return apply_placement(scope, fields_placement(setup, entry, number));
        case "name-city": return apply_name_city(scope, fields_name_city(setup, entry, number));
        case "fly": return apply_fly(scope, fields_fly(setup, entry, number));
        case "move": return apply_move(scope, fields_move(setup, entry, number));
        case "orders": return apply_orders(scope, fields_orders(setup, entry, number));
        case "aim": return apply_aim(scope, fields_aim(setup, entry, number));
        case "fire": return apply_fire(scope, fields_fire(setup, entry, number));
      }
      return at.phase.kindOf(entry.type);
    },
    isLegal(at, player, number) {
      const { scope, offers } = at;
      const { setup } = scope;
      const entry = offers.entryOf(number);
      const seat = at.seatOf(player);
      switch (entry.type) {
        case "place-city": return judge_place_city(seat, fields_place_city(setup, entry, number)) === undefined;
        case "cities": return judge_cities(seat, fields_cities(setup, entry, number)) === undefined;
        case "take-back": return judge_take_back(seat, fields_take_back(setup, entry, number)) === undefined;
        case "commit": return judge_commit(seat, core.NONE) === undefined;
        case "concede": return judge_concede(seat, core.NONE) === undefined;
        case "fly": return judge_fly(seat, fields_fly(setup, entry, number)) === undefined;
        case "move": return judge_move(seat, fields_move(setup, entry, number)) === undefined;
        case "orders": return judge_orders(seat, fields_orders(setup, entry, number)) === undefined;
      }
      return at.phase.kindOf(entry.type);
    },
    actionAt(at, player, number) {
      const { scope, offers } = at;
      const { setup } = scope;
      const entry = offers.entryOf(number);
      switch (entry.type) {
        case "place-city": return action_place_city(setup, player, fields_place_city(setup, entry, number));
        case "cities": return action_cities(setup, player, fields_cities(setup, entry, number));
        case "take-back": return action_take_back(setup, player, fields_take_back(setup, entry, number));
        case "commit": return action_commit(setup, player, core.NONE);
        case "concede": return action_concede(setup, player, core.NONE);
        case "place": return action_place(setup, player, fields_place(setup, entry, number));
        case "placement": return action_placement(setup, player, fields_placement(setup, entry, number));
        case "name-city": return action_name_city(setup, player, fields_name_city(setup, entry, number));
        case "fly": return action_fly(setup, player, fields_fly(setup, entry, number));
        case "move": return action_move(setup, player, fields_move(setup, entry, number));
        case "orders": return action_orders(setup, player, fields_orders(setup, entry, number));
        case "aim": return action_aim(setup, player, fields_aim(setup, entry, number));
        case "fire": return action_fire(setup, player, fields_fire(setup, entry, number));
      }
      return at.phase.kindOf(entry.type);
    },
    read(setup, action) {
      switch (action.type) {
        case "place-city": return read_place_city(setup, action);
        case "cities": return read_cities(setup, action);
        case "place": return read_place(setup, action);
        case "placement": return read_placement(setup, action);
        case "name-city": return read_name_city(setup, action);
        case "fly": return read_fly(setup, action);
        case "move": return read_move(setup, action);
        case "orders": return read_orders(setup, action);
        case "aim": return read_aim(setup, action);
        case "fire": return read_fire(setup, action);
        case "take-back": return read_take_back(setup, action);
        case "commit": return core.NONE;
        case "concede": return core.NONE;
      }
      return rules.kindOf(action).read(setup, action);
    },
    quickCheck(json) {
      if (typeof json !== 'object' || json === null) return undefined;
      switch (json.type) {
        case "place-city": return check_place_city(json);
        case "place": return check_place(json);
        case "name-city": return check_name_city(json);
        case "fly": return check_fly(json);
        case "move": return check_move(json);
        case "aim": return check_aim(json);
        case "take-back": return check_take_back(json);
        case "commit": return check_commit(json);
        case "concede": return check_concede(json);
      }
      return undefined;
    },
  };
}
