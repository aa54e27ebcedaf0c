// @ts-nocheck
// Compiled from the rules of "chicago-chicago". Do not edit.

export function kernel(rules, core) {
  core.checkOutline(rules, "gather, garrison, post, move, march, confront, patrol, attack, muster, roll, over, gather area, garrison area unit count, post unit area count, deploy-all boxes areas, default-set-up, move unit from to count, infiltrate unit from to count, go-on to, halt, march unit path count infiltrating, fill area unit, relieve area unit relieved, leave area unit, bring-guard area, withdraw-guard area, play-step orders, confront area, engage area table, single-out area sort count, commit unit count, strike table, attack-groups area groups platoons table, end-step, concede, roll die");
  const phase_gather = rules.phaseNamed("gather");
  const { offer: offer_gather, offerCandidates: offerCandidates_gather, actor: actor_gather, actors: actors_gather, ifNoChoice: ifNoChoice_gather, ifEliminated: ifEliminated_gather } = phase_gather;
  const phase_garrison = rules.phaseNamed("garrison");
  const { offer: offer_garrison, offerCandidates: offerCandidates_garrison, actor: actor_garrison, actors: actors_garrison, ifNoChoice: ifNoChoice_garrison, ifEliminated: ifEliminated_garrison } = phase_garrison;
  const phase_post = rules.phaseNamed("post");
  const { offer: offer_post, offerCandidates: offerCandidates_post, actor: actor_post, actors: actors_post, ifNoChoice: ifNoChoice_post, ifEliminated: ifEliminated_post } = phase_post;
  const phase_move = rules.phaseNamed("move");
  const { offer: offer_move, offerCandidates: offerCandidates_move, actor: actor_move, actors: actors_move, ifNoChoice: ifNoChoice_move, ifEliminated: ifEliminated_move } = phase_move;
  const phase_march = rules.phaseNamed("march");
  const { offer: offer_march, offerCandidates: offerCandidates_march, actor: actor_march, actors: actors_march, ifNoChoice: ifNoChoice_march, ifEliminated: ifEliminated_march } = phase_march;
  const phase_confront = rules.phaseNamed("confront");
  const { offer: offer_confront, offerCandidates: offerCandidates_confront, actor: actor_confront, actors: actors_confront, ifNoChoice: ifNoChoice_confront, ifEliminated: ifEliminated_confront } = phase_confront;
  const phase_patrol = rules.phaseNamed("patrol");
  const { offer: offer_patrol, offerCandidates: offerCandidates_patrol, actor: actor_patrol, actors: actors_patrol, ifNoChoice: ifNoChoice_patrol, ifEliminated: ifEliminated_patrol } = phase_patrol;
  const phase_attack = rules.phaseNamed("attack");
  const { offer: offer_attack, offerCandidates: offerCandidates_attack, actor: actor_attack, actors: actors_attack, ifNoChoice: ifNoChoice_attack, ifEliminated: ifEliminated_attack } = phase_attack;
  const phase_muster = rules.phaseNamed("muster");
  const { offer: offer_muster, offerCandidates: offerCandidates_muster, actor: actor_muster, actors: actors_muster, ifNoChoice: ifNoChoice_muster, ifEliminated: ifEliminated_muster } = phase_muster;
  const phase_roll = rules.phaseNamed("roll");
  const { offer: offer_roll, offerCandidates: offerCandidates_roll, actor: actor_roll, actors: actors_roll, ifNoChoice: ifNoChoice_roll, ifEliminated: ifEliminated_roll } = phase_roll;
  const phase_over = rules.phaseNamed("over");
  const { offer: offer_over, offerCandidates: offerCandidates_over, actor: actor_over, actors: actors_over, ifNoChoice: ifNoChoice_over, ifEliminated: ifEliminated_over } = phase_over;
  const kind_gather = rules.kinds.get("gather");
  const { apply: apply_gather, whyIllegal: judge_gather } = kind_gather;
  const field_gather_0 = kind_gather.fields[0];
  function fields_gather(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { area: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { area: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { area: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_gather_0.at(setup, left);
        return { area: value0 };
      }
    }
  }
  function read_gather(setup, action) {
    const value0 = field_gather_0.read(setup, action.area);
    if (value0 === undefined && action.area !== undefined) return "area";
    return { area: value0 };
  }
  function action_gather(setup, player, fields) {
    const value0 = field_gather_0.write(setup, fields.area);
    return Object.freeze({ type: "gather", player: player, area: value0 });
  }
  const kind_garrison = rules.kinds.get("garrison");
  const { apply: apply_garrison, whyIllegal: judge_garrison } = kind_garrison;
  const field_garrison_0 = kind_garrison.fields[0];
  const field_garrison_1 = kind_garrison.fields[1];
  const field_garrison_2 = kind_garrison.fields[2];
  function fields_garrison(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { area: entry.first, unit: entry.second, count: entry.third };
      case 'each':
      case 'bits':
      case 'range': return { area: entry.first, unit: entry.second, count: entry.lastAt(rank) };
      case 'range-at': {
        switch (entry.place) {
          case 0: return { area: entry.least + rank, unit: entry.first, count: entry.second };
          case 1: return { area: entry.first, unit: entry.least + rank, count: entry.second };
          default: return { area: entry.first, unit: entry.second, count: entry.least + rank };
        }
      }
      case 'numbered': {
        const values = entry.make(rank);
        return { area: values[0], unit: values[1], count: values[2] };
      }
      default: {
        let left = entry.least + rank;
        const size2 = field_garrison_2.size(setup);
        const value2 = field_garrison_2.at(setup, left % size2);
        left = Math.floor(left / size2);
        const size1 = field_garrison_1.size(setup);
        const value1 = field_garrison_1.at(setup, left % size1);
        left = Math.floor(left / size1);
        const value0 = field_garrison_0.at(setup, left);
        return { area: value0, unit: value1, count: value2 };
      }
    }
  }
  function read_garrison(setup, action) {
    const value0 = field_garrison_0.read(setup, action.area);
    if (value0 === undefined && action.area !== undefined) return "area";
    const value1 = field_garrison_1.read(setup, action.unit);
    if (value1 === undefined && action.unit !== undefined) return "unit";
    const value2 = field_garrison_2.read(setup, action.count);
    if (value2 === undefined && action.count !== undefined) return "count";
    return { area: value0, unit: value1, count: value2 };
  }
  function action_garrison(setup, player, fields) {
    const value0 = field_garrison_0.write(setup, fields.area);
    const value1 = field_garrison_1.write(setup, fields.unit);
    const value2 = field_garrison_2.write(setup, fields.count);
    return Object.freeze({ type: "garrison", player: player, area: value0, unit: value1, count: value2 });
  }
  const kind_post = rules.kinds.get("post");
  const { apply: apply_post, whyIllegal: judge_post } = kind_post;
  const field_post_0 = kind_post.fields[0];
  const field_post_1 = kind_post.fields[1];
  const field_post_2 = kind_post.fields[2];
  function fields_post(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { unit: entry.first, area: entry.second, count: entry.third };
      case 'each':
      case 'bits':
      case 'range': return { unit: entry.first, area: entry.second, count: entry.lastAt(rank) };
      case 'range-at': {
        switch (entry.place) {
          case 0: return { unit: entry.least + rank, area: entry.first, count: entry.second };
          case 1: return { unit: entry.first, area: entry.least + rank, count: entry.second };
          default: return { unit: entry.first, area: entry.second, count: entry.least + rank };
        }
      }
      case 'numbered': {
        const values = entry.make(rank);
        return { unit: values[0], area: values[1], count: values[2] };
      }
      default: {
        let left = entry.least + rank;
        const size2 = field_post_2.size(setup);
        const value2 = field_post_2.at(setup, left % size2);
        left = Math.floor(left / size2);
        const size1 = field_post_1.size(setup);
        const value1 = field_post_1.at(setup, left % size1);
        left = Math.floor(left / size1);
        const value0 = field_post_0.at(setup, left);
        return { unit: value0, area: value1, count: value2 };
      }
    }
  }
  function read_post(setup, action) {
    const value0 = field_post_0.read(setup, action.unit);
    if (value0 === undefined && action.unit !== undefined) return "unit";
    const value1 = field_post_1.read(setup, action.area);
    if (value1 === undefined && action.area !== undefined) return "area";
    const value2 = field_post_2.read(setup, action.count);
    if (value2 === undefined && action.count !== undefined) return "count";
    return { unit: value0, area: value1, count: value2 };
  }
  function action_post(setup, player, fields) {
    const value0 = field_post_0.write(setup, fields.unit);
    const value1 = field_post_1.write(setup, fields.area);
    const value2 = field_post_2.write(setup, fields.count);
    return Object.freeze({ type: "post", player: player, unit: value0, area: value1, count: value2 });
  }
  const kind_move = rules.kinds.get("move");
  const { apply: apply_move, whyIllegal: judge_move } = kind_move;
  const field_move_0 = kind_move.fields[0];
  const field_move_1 = kind_move.fields[1];
  const field_move_2 = kind_move.fields[2];
  const field_move_3 = kind_move.fields[3];
  function fields_move(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { unit: entry.first, from: entry.second, to: entry.third, count: entry.fourth };
      case 'each':
      case 'bits':
      case 'range': return { unit: entry.first, from: entry.second, to: entry.third, count: entry.lastAt(rank) };
      case 'range-at': {
        switch (entry.place) {
          case 0: return { unit: entry.least + rank, from: entry.first, to: entry.second, count: entry.third };
          case 1: return { unit: entry.first, from: entry.least + rank, to: entry.second, count: entry.third };
          case 2: return { unit: entry.first, from: entry.second, to: entry.least + rank, count: entry.third };
          default: return { unit: entry.first, from: entry.second, to: entry.third, count: entry.least + rank };
        }
      }
      case 'numbered': {
        const values = entry.make(rank);
        return { unit: values[0], from: values[1], to: values[2], count: values[3] };
      }
      default: {
        let left = entry.least + rank;
        const size3 = field_move_3.size(setup);
        const value3 = field_move_3.at(setup, left % size3);
        left = Math.floor(left / size3);
        const size2 = field_move_2.size(setup);
        const value2 = field_move_2.at(setup, left % size2);
        left = Math.floor(left / size2);
        const size1 = field_move_1.size(setup);
        const value1 = field_move_1.at(setup, left % size1);
        left = Math.floor(left / size1);
        const value0 = field_move_0.at(setup, left);
        return { unit: value0, from: value1, to: value2, count: value3 };
      }
    }
  }
  function read_move(setup, action) {
    const value0 = field_move_0.read(setup, action.unit);
    if (value0 === undefined && action.unit !== undefined) return "unit";
    const value1 = field_move_1.read(setup, action.from);
    if (value1 === undefined && action.from !== undefined) return "from";
    const value2 = field_move_2.read(setup, action.to);
    if (value2 === undefined && action.to !== undefined) return "to";
    const value3 = field_move_3.read(setup, action.count);
    if (value3 === undefined && action.count !== undefined) return "count";
    return { unit: value0, from: value1, to: value2, count: value3 };
  }
  function action_move(setup, player, fields) {
    const value0 = field_move_0.write(setup, fields.unit);
    const value1 = field_move_1.write(setup, fields.from);
    const value2 = field_move_2.write(setup, fields.to);
    const value3 = field_move_3.write(setup, fields.count);
    return Object.freeze({ type: "move", player: player, unit: value0, from: value1, to: value2, count: value3 });
  }
  const kind_infiltrate = rules.kinds.get("infiltrate");
  const { apply: apply_infiltrate, whyIllegal: judge_infiltrate } = kind_infiltrate;
  const field_infiltrate_0 = kind_infiltrate.fields[0];
  const field_infiltrate_1 = kind_infiltrate.fields[1];
  const field_infiltrate_2 = kind_infiltrate.fields[2];
  const field_infiltrate_3 = kind_infiltrate.fields[3];
  function fields_infiltrate(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { unit: entry.first, from: entry.second, to: entry.third, count: entry.fourth };
      case 'each':
      case 'bits':
      case 'range': return { unit: entry.first, from: entry.second, to: entry.third, count: entry.lastAt(rank) };
      case 'range-at': {
        switch (entry.place) {
          case 0: return { unit: entry.least + rank, from: entry.first, to: entry.second, count: entry.third };
          case 1: return { unit: entry.first, from: entry.least + rank, to: entry.second, count: entry.third };
          case 2: return { unit: entry.first, from: entry.second, to: entry.least + rank, count: entry.third };
          default: return { unit: entry.first, from: entry.second, to: entry.third, count: entry.least + rank };
        }
      }
      case 'numbered': {
        const values = entry.make(rank);
        return { unit: values[0], from: values[1], to: values[2], count: values[3] };
      }
      default: {
        let left = entry.least + rank;
        const size3 = field_infiltrate_3.size(setup);
        const value3 = field_infiltrate_3.at(setup, left % size3);
        left = Math.floor(left / size3);
        const size2 = field_infiltrate_2.size(setup);
        const value2 = field_infiltrate_2.at(setup, left % size2);
        left = Math.floor(left / size2);
        const size1 = field_infiltrate_1.size(setup);
        const value1 = field_infiltrate_1.at(setup, left % size1);
        left = Math.floor(left / size1);
        const value0 = field_infiltrate_0.at(setup, left);
        return { unit: value0, from: value1, to: value2, count: value3 };
      }
    }
  }
  function read_infiltrate(setup, action) {
    const value0 = field_infiltrate_0.read(setup, action.unit);
    if (value0 === undefined && action.unit !== undefined) return "unit";
    const value1 = field_infiltrate_1.read(setup, action.from);
    if (value1 === undefined && action.from !== undefined) return "from";
    const value2 = field_infiltrate_2.read(setup, action.to);
    if (value2 === undefined && action.to !== undefined) return "to";
    const value3 = field_infiltrate_3.read(setup, action.count);
    if (value3 === undefined && action.count !== undefined) return "count";
    return { unit: value0, from: value1, to: value2, count: value3 };
  }
  function action_infiltrate(setup, player, fields) {
    const value0 = field_infiltrate_0.write(setup, fields.unit);
    const value1 = field_infiltrate_1.write(setup, fields.from);
    const value2 = field_infiltrate_2.write(setup, fields.to);
    const value3 = field_infiltrate_3.write(setup, fields.count);
    return Object.freeze({ type: "infiltrate", player: player, unit: value0, from: value1, to: value2, count: value3 });
  }
  const kind_go_on = rules.kinds.get("go-on");
  const { apply: apply_go_on, whyIllegal: judge_go_on } = kind_go_on;
  const field_go_on_0 = kind_go_on.fields[0];
  function fields_go_on(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { to: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { to: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { to: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_go_on_0.at(setup, left);
        return { to: value0 };
      }
    }
  }
  function read_go_on(setup, action) {
    const value0 = field_go_on_0.read(setup, action.to);
    if (value0 === undefined && action.to !== undefined) return "to";
    return { to: value0 };
  }
  function action_go_on(setup, player, fields) {
    const value0 = field_go_on_0.write(setup, fields.to);
    return Object.freeze({ type: "go-on", player: player, to: value0 });
  }
  const kind_halt = rules.kinds.get("halt");
  const { apply: apply_halt, whyIllegal: judge_halt } = kind_halt;
  function action_halt(setup, player, fields) {
    return Object.freeze({ type: "halt", player: player });
  }
  const kind_march = rules.kinds.get("march");
  const { apply: apply_march, whyIllegal: judge_march } = kind_march;
  const field_march_0 = kind_march.fields[0];
  const field_march_1 = kind_march.fields[1];
  const field_march_2 = kind_march.fields[2];
  const field_march_3 = kind_march.fields[3];
  function fields_march(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { unit: entry.first, path: entry.second, count: entry.third, infiltrating: entry.fourth };
      case 'each':
      case 'bits':
      case 'range': return { unit: entry.first, path: entry.second, count: entry.third, infiltrating: entry.lastAt(rank) };
      case 'range-at': {
        switch (entry.place) {
          case 0: return { unit: entry.least + rank, path: entry.first, count: entry.second, infiltrating: entry.third };
          case 1: return { unit: entry.first, path: entry.least + rank, count: entry.second, infiltrating: entry.third };
          case 2: return { unit: entry.first, path: entry.second, count: entry.least + rank, infiltrating: entry.third };
          default: return { unit: entry.first, path: entry.second, count: entry.third, infiltrating: entry.least + rank };
        }
      }
      case 'numbered': {
        const values = entry.make(rank);
        return { unit: values[0], path: values[1], count: values[2], infiltrating: values[3] };
      }
      default: {
        let left = entry.least + rank;
        const size3 = field_march_3.size(setup);
        const value3 = field_march_3.at(setup, left % size3);
        left = Math.floor(left / size3);
        const size2 = field_march_2.size(setup);
        const value2 = field_march_2.at(setup, left % size2);
        left = Math.floor(left / size2);
        const size1 = field_march_1.size(setup);
        const value1 = field_march_1.at(setup, left % size1);
        left = Math.floor(left / size1);
        const value0 = field_march_0.at(setup, left);
        return { unit: value0, path: value1, count: value2, infiltrating: value3 };
      }
    }
  }
  function read_march(setup, action) {
    const value0 = field_march_0.read(setup, action.unit);
    if (value0 === undefined && action.unit !== undefined) return "unit";
    const value1 = field_march_1.read(setup, action.path);
    if (value1 === undefined && action.path !== undefined) return "path";
    const value2 = field_march_2.read(setup, action.count);
    if (value2 === undefined && action.count !== undefined) return "count";
    const value3 = field_march_3.read(setup, action.infiltrating);
    if (value3 === undefined && action.infiltrating !== undefined) return "infiltrating";
    return { unit: value0, path: value1, count: value2, infiltrating: value3 };
  }
  function action_march(setup, player, fields) {
    const value0 = field_march_0.write(setup, fields.unit);
    const value1 = core.constant(field_march_1.write(setup, fields.path));
    const value2 = field_march_2.write(setup, fields.count);
    const value3 = field_march_3.write(setup, fields.infiltrating);
    return Object.freeze({ type: "march", player: player, unit: value0, path: value1, count: value2, infiltrating: value3 });
  }
  const kind_fill = rules.kinds.get("fill");
  const { apply: apply_fill, whyIllegal: judge_fill } = kind_fill;
  const field_fill_0 = kind_fill.fields[0];
  const field_fill_1 = kind_fill.fields[1];
  function fields_fill(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { area: entry.first, unit: entry.second };
      case 'each':
      case 'bits':
      case 'range': return { area: entry.first, unit: entry.lastAt(rank) };
      case 'range-at': {
        switch (entry.place) {
          case 0: return { area: entry.least + rank, unit: entry.first };
          default: return { area: entry.first, unit: entry.least + rank };
        }
      }
      case 'grid': {
        const column = rank % entry.width;
        return { area: entry.least + (rank - column) / entry.width, unit: entry.column + column };
      }
      case 'numbered': {
        const values = entry.make(rank);
        return { area: values[0], unit: values[1] };
      }
      default: {
        let left = entry.least + rank;
        const size1 = field_fill_1.size(setup);
        const value1 = field_fill_1.at(setup, left % size1);
        left = Math.floor(left / size1);
        const value0 = field_fill_0.at(setup, left);
        return { area: value0, unit: value1 };
      }
    }
  }
  function read_fill(setup, action) {
    const value0 = field_fill_0.read(setup, action.area);
    if (value0 === undefined && action.area !== undefined) return "area";
    const value1 = field_fill_1.read(setup, action.unit);
    if (value1 === undefined && action.unit !== undefined) return "unit";
    return { area: value0, unit: value1 };
  }
  function action_fill(setup, player, fields) {
    const value0 = field_fill_0.write(setup, fields.area);
    const value1 = field_fill_1.write(setup, fields.unit);
    return Object.freeze({ type: "fill", player: player, area: value0, unit: value1 });
  }
  const kind_relieve = rules.kinds.get("relieve");
  const { apply: apply_relieve, whyIllegal: judge_relieve } = kind_relieve;
  const field_relieve_0 = kind_relieve.fields[0];
  const field_relieve_1 = kind_relieve.fields[1];
  const field_relieve_2 = kind_relieve.fields[2];
  function fields_relieve(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { area: entry.first, unit: entry.second, relieved: entry.third };
      case 'each':
      case 'bits':
      case 'range': return { area: entry.first, unit: entry.second, relieved: entry.lastAt(rank) };
      case 'range-at': {
        switch (entry.place) {
          case 0: return { area: entry.least + rank, unit: entry.first, relieved: entry.second };
          case 1: return { area: entry.first, unit: entry.least + rank, relieved: entry.second };
          default: return { area: entry.first, unit: entry.second, relieved: entry.least + rank };
        }
      }
      case 'numbered': {
        const values = entry.make(rank);
        return { area: values[0], unit: values[1], relieved: values[2] };
      }
      default: {
        let left = entry.least + rank;
        const size2 = field_relieve_2.size(setup);
        const value2 = field_relieve_2.at(setup, left % size2);
        left = Math.floor(left / size2);
        const size1 = field_relieve_1.size(setup);
        const value1 = field_relieve_1.at(setup, left % size1);
        left = Math.floor(left / size1);
        const value0 = field_relieve_0.at(setup, left);
        return { area: value0, unit: value1, relieved: value2 };
      }
    }
  }
  function read_relieve(setup, action) {
    const value0 = field_relieve_0.read(setup, action.area);
    if (value0 === undefined && action.area !== undefined) return "area";
    const value1 = field_relieve_1.read(setup, action.unit);
    if (value1 === undefined && action.unit !== undefined) return "unit";
    const value2 = field_relieve_2.read(setup, action.relieved);
    if (value2 === undefined && action.relieved !== undefined) return "relieved";
    return { area: value0, unit: value1, relieved: value2 };
  }
  function action_relieve(setup, player, fields) {
    const value0 = field_relieve_0.write(setup, fields.area);
    const value1 = field_relieve_1.write(setup, fields.unit);
    const value2 = field_relieve_2.write(setup, fields.relieved);
    return Object.freeze({ type: "relieve", player: player, area: value0, unit: value1, relieved: value2 });
  }
  const kind_leave = rules.kinds.get("leave");
  const { apply: apply_leave, whyIllegal: judge_leave } = kind_leave;
  const field_leave_0 = kind_leave.fields[0];
  const field_leave_1 = kind_leave.fields[1];
  function fields_leave(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { area: entry.first, unit: entry.second };
      case 'each':
      case 'bits':
      case 'range': return { area: entry.first, unit: entry.lastAt(rank) };
      case 'range-at': {
        switch (entry.place) {
          case 0: return { area: entry.least + rank, unit: entry.first };
          default: return { area: entry.first, unit: entry.least + rank };
        }
      }
      case 'grid': {
        const column = rank % entry.width;
        return { area: entry.least + (rank - column) / entry.width, unit: entry.column + column };
      }
      case 'numbered': {
        const values = entry.make(rank);
        return { area: values[0], unit: values[1] };
      }
      default: {
        let left = entry.least + rank;
        const size1 = field_leave_1.size(setup);
        const value1 = field_leave_1.at(setup, left % size1);
        left = Math.floor(left / size1);
        const value0 = field_leave_0.at(setup, left);
        return { area: value0, unit: value1 };
      }
    }
  }
  function read_leave(setup, action) {
    const value0 = field_leave_0.read(setup, action.area);
    if (value0 === undefined && action.area !== undefined) return "area";
    const value1 = field_leave_1.read(setup, action.unit);
    if (value1 === undefined && action.unit !== undefined) return "unit";
    return { area: value0, unit: value1 };
  }
  function action_leave(setup, player, fields) {
    const value0 = field_leave_0.write(setup, fields.area);
    const value1 = field_leave_1.write(setup, fields.unit);
    return Object.freeze({ type: "leave", player: player, area: value0, unit: value1 });
  }
  const kind_bring_guard = rules.kinds.get("bring-guard");
  const { apply: apply_bring_guard, whyIllegal: judge_bring_guard } = kind_bring_guard;
  const field_bring_guard_0 = kind_bring_guard.fields[0];
  function fields_bring_guard(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { area: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { area: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { area: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_bring_guard_0.at(setup, left);
        return { area: value0 };
      }
    }
  }
  function read_bring_guard(setup, action) {
    const value0 = field_bring_guard_0.read(setup, action.area);
    if (value0 === undefined && action.area !== undefined) return "area";
    return { area: value0 };
  }
  function action_bring_guard(setup, player, fields) {
    const value0 = field_bring_guard_0.write(setup, fields.area);
    return Object.freeze({ type: "bring-guard", player: player, area: value0 });
  }
  const kind_withdraw_guard = rules.kinds.get("withdraw-guard");
  const { apply: apply_withdraw_guard, whyIllegal: judge_withdraw_guard } = kind_withdraw_guard;
  const field_withdraw_guard_0 = kind_withdraw_guard.fields[0];
  function fields_withdraw_guard(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { area: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { area: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { area: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_withdraw_guard_0.at(setup, left);
        return { area: value0 };
      }
    }
  }
  function read_withdraw_guard(setup, action) {
    const value0 = field_withdraw_guard_0.read(setup, action.area);
    if (value0 === undefined && action.area !== undefined) return "area";
    return { area: value0 };
  }
  function action_withdraw_guard(setup, player, fields) {
    const value0 = field_withdraw_guard_0.write(setup, fields.area);
    return Object.freeze({ type: "withdraw-guard", player: player, area: value0 });
  }
  const kind_confront = rules.kinds.get("confront");
  const { apply: apply_confront, whyIllegal: judge_confront } = kind_confront;
  const field_confront_0 = kind_confront.fields[0];
  function fields_confront(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { area: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { area: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { area: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_confront_0.at(setup, left);
        return { area: value0 };
      }
    }
  }
  function read_confront(setup, action) {
    const value0 = field_confront_0.read(setup, action.area);
    if (value0 === undefined && action.area !== undefined) return "area";
    return { area: value0 };
  }
  function action_confront(setup, player, fields) {
    const value0 = field_confront_0.write(setup, fields.area);
    return Object.freeze({ type: "confront", player: player, area: value0 });
  }
  const kind_engage = rules.kinds.get("engage");
  const { apply: apply_engage, whyIllegal: judge_engage } = kind_engage;
  const field_engage_0 = kind_engage.fields[0];
  const field_engage_1 = kind_engage.fields[1];
  function fields_engage(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { area: entry.first, table: entry.second };
      case 'each':
      case 'bits':
      case 'range': return { area: entry.first, table: entry.lastAt(rank) };
      case 'range-at': {
        switch (entry.place) {
          case 0: return { area: entry.least + rank, table: entry.first };
          default: return { area: entry.first, table: entry.least + rank };
        }
      }
      case 'grid': {
        const column = rank % entry.width;
        return { area: entry.least + (rank - column) / entry.width, table: entry.column + column };
      }
      case 'numbered': {
        const values = entry.make(rank);
        return { area: values[0], table: values[1] };
      }
      default: {
        let left = entry.least + rank;
        const size1 = field_engage_1.size(setup);
        const value1 = field_engage_1.at(setup, left % size1);
        left = Math.floor(left / size1);
        const value0 = field_engage_0.at(setup, left);
        return { area: value0, table: value1 };
      }
    }
  }
  function read_engage(setup, action) {
    const value0 = field_engage_0.read(setup, action.area);
    if (value0 === undefined && action.area !== undefined) return "area";
    const value1 = field_engage_1.read(setup, action.table);
    if (value1 === undefined && action.table !== undefined) return "table";
    return { area: value0, table: value1 };
  }
  function action_engage(setup, player, fields) {
    const value0 = field_engage_0.write(setup, fields.area);
    const value1 = field_engage_1.write(setup, fields.table);
    return Object.freeze({ type: "engage", player: player, area: value0, table: value1 });
  }
  const kind_single_out = rules.kinds.get("single-out");
  const { apply: apply_single_out, whyIllegal: judge_single_out } = kind_single_out;
  const field_single_out_0 = kind_single_out.fields[0];
  const field_single_out_1 = kind_single_out.fields[1];
  const field_single_out_2 = kind_single_out.fields[2];
  function fields_single_out(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { area: entry.first, sort: entry.second, count: entry.third };
      case 'each':
      case 'bits':
      case 'range': return { area: entry.first, sort: entry.second, count: entry.lastAt(rank) };
      case 'range-at': {
        switch (entry.place) {
          case 0: return { area: entry.least + rank, sort: entry.first, count: entry.second };
          case 1: return { area: entry.first, sort: entry.least + rank, count: entry.second };
          default: return { area: entry.first, sort: entry.second, count: entry.least + rank };
        }
      }
      case 'numbered': {
        const values = entry.make(rank);
        return { area: values[0], sort: values[1], count: values[2] };
      }
      default: {
        let left = entry.least + rank;
        const size2 = field_single_out_2.size(setup);
        const value2 = field_single_out_2.at(setup, left % size2);
        left = Math.floor(left / size2);
        const size1 = field_single_out_1.size(setup);
        const value1 = field_single_out_1.at(setup, left % size1);
        left = Math.floor(left / size1);
        const value0 = field_single_out_0.at(setup, left);
        return { area: value0, sort: value1, count: value2 };
      }
    }
  }
  function read_single_out(setup, action) {
    const value0 = field_single_out_0.read(setup, action.area);
    if (value0 === undefined && action.area !== undefined) return "area";
    const value1 = field_single_out_1.read(setup, action.sort);
    if (value1 === undefined && action.sort !== undefined) return "sort";
    const value2 = field_single_out_2.read(setup, action.count);
    if (value2 === undefined && action.count !== undefined) return "count";
    return { area: value0, sort: value1, count: value2 };
  }
  function action_single_out(setup, player, fields) {
    const value0 = field_single_out_0.write(setup, fields.area);
    const value1 = field_single_out_1.write(setup, fields.sort);
    const value2 = field_single_out_2.write(setup, fields.count);
    return Object.freeze({ type: "single-out", player: player, area: value0, sort: value1, count: value2 });
  }
  const kind_commit = rules.kinds.get("commit");
  const { apply: apply_commit, whyIllegal: judge_commit } = kind_commit;
  const field_commit_0 = kind_commit.fields[0];
  const field_commit_1 = kind_commit.fields[1];
  function fields_commit(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { unit: entry.first, count: entry.second };
      case 'each':
      case 'bits':
      case 'range': return { unit: entry.first, count: entry.lastAt(rank) };
      case 'range-at': {
        switch (entry.place) {
          case 0: return { unit: entry.least + rank, count: entry.first };
          default: return { unit: entry.first, count: entry.least + rank };
        }
      }
      case 'grid': {
        const column = rank % entry.width;
        return { unit: entry.least + (rank - column) / entry.width, count: entry.column + column };
      }
      case 'numbered': {
        const values = entry.make(rank);
        return { unit: values[0], count: values[1] };
      }
      default: {
        let left = entry.least + rank;
        const size1 = field_commit_1.size(setup);
        const value1 = field_commit_1.at(setup, left % size1);
        left = Math.floor(left / size1);
        const value0 = field_commit_0.at(setup, left);
        return { unit: value0, count: value1 };
      }
    }
  }
  function read_commit(setup, action) {
    const value0 = field_commit_0.read(setup, action.unit);
    if (value0 === undefined && action.unit !== undefined) return "unit";
    const value1 = field_commit_1.read(setup, action.count);
    if (value1 === undefined && action.count !== undefined) return "count";
    return { unit: value0, count: value1 };
  }
  function action_commit(setup, player, fields) {
    const value0 = field_commit_0.write(setup, fields.unit);
    const value1 = field_commit_1.write(setup, fields.count);
    return Object.freeze({ type: "commit", player: player, unit: value0, count: value1 });
  }
  const kind_strike = rules.kinds.get("strike");
  const { apply: apply_strike, whyIllegal: judge_strike } = kind_strike;
  const field_strike_0 = kind_strike.fields[0];
  function fields_strike(setup, entry, number) {
    const rank = number - entry.start;
    switch (entry.sort) {
      case 'one': return { table: entry.first };
      case 'each':
      case 'bits':
      case 'range-at':
      case 'range': return { table: entry.lastAt(rank) };
      case 'numbered': {
        const values = entry.make(rank);
        return { table: values[0] };
      }
      default: {
        const left = entry.least + rank;
        const value0 = field_strike_0.at(setup, left);
        return { table: value0 };
      }
    }
  }
  function read_strike(setup, action) {
    const value0 = field_strike_0.read(setup, action.table);
    if (value0 === undefined && action.table !== undefined) return "table";
    return { table: value0 };
  }
  function action_strike(setup, player, fields) {
    const value0 = field_strike_0.write(setup, fields.table);
    return Object.freeze({ type: "strike", player: player, table: value0 });
  }
  const kind_end_step = rules.kinds.get("end-step");
  const { apply: apply_end_step, whyIllegal: judge_end_step } = kind_end_step;
  function action_end_step(setup, player, fields) {
    return Object.freeze({ type: "end-step", player: player });
  }
  const kind_concede = rules.kinds.get("concede");
  const { apply: apply_concede, whyIllegal: judge_concede } = kind_concede;
  function action_concede(setup, player, fields) {
    return Object.freeze({ type: "concede", player: player });
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
  function playOn_gather(at, rng) {
    const { scope, offers } = at;
    const player = actor_gather(scope);
    const seat = at.seatOf(player);
    offers.clear();
    offer_gather(seat, offers);
    if (offers.size === 0) {
      ifNoChoice_gather(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = player;
    scope.own = seat.own;
    switch (entry.type) {
      case "gather": apply_gather(scope, fields_gather(setup, entry, number)); return true;
      case "concede": apply_concede(scope, core.NONE); return true;
    }
    return phase_gather.kindOf(entry.type);
  }
  function playOn_garrison(at, rng) {
    const { scope, offers } = at;
    const player = actor_garrison(scope);
    const seat = at.seatOf(player);
    offers.clear();
    offer_garrison(seat, offers);
    if (offers.size === 0) {
      ifNoChoice_garrison(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = player;
    scope.own = seat.own;
    switch (entry.type) {
      case "garrison": apply_garrison(scope, fields_garrison(setup, entry, number)); return true;
      case "concede": apply_concede(scope, core.NONE); return true;
    }
    return phase_garrison.kindOf(entry.type);
  }
  function playOn_post(at, rng) {
    const { scope, offers } = at;
    const player = actor_post(scope);
    const seat = at.seatOf(player);
    offers.clear();
    offer_post(seat, offers);
    if (offers.size === 0) {
      ifNoChoice_post(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = player;
    scope.own = seat.own;
    switch (entry.type) {
      case "post": apply_post(scope, fields_post(setup, entry, number)); return true;
      case "concede": apply_concede(scope, core.NONE); return true;
    }
    return phase_post.kindOf(entry.type);
  }
  function playOn_move(at, rng) {
    const { scope, offers } = at;
    const player = actor_move(scope);
    const seat = at.seatOf(player);
    offers.clear();
    offer_move(seat, offers);
    if (offers.size === 0) {
      ifNoChoice_move(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = player;
    scope.own = seat.own;
    switch (entry.type) {
      case "move": apply_move(scope, fields_move(setup, entry, number)); return true;
      case "infiltrate": apply_infiltrate(scope, fields_infiltrate(setup, entry, number)); return true;
      case "march": apply_march(scope, fields_march(setup, entry, number)); return true;
      case "end-step": apply_end_step(scope, core.NONE); return true;
      case "concede": apply_concede(scope, core.NONE); return true;
    }
    return phase_move.kindOf(entry.type);
  }
  function playOn_march(at, rng) {
    const { scope, offers } = at;
    const player = actor_march(scope);
    const seat = at.seatOf(player);
    offers.clear();
    offer_march(seat, offers);
    if (offers.size === 0) {
      ifNoChoice_march(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = player;
    scope.own = seat.own;
    switch (entry.type) {
      case "go-on": apply_go_on(scope, fields_go_on(setup, entry, number)); return true;
      case "halt": apply_halt(scope, core.NONE); return true;
      case "concede": apply_concede(scope, core.NONE); return true;
    }
    return phase_march.kindOf(entry.type);
  }
  function playOn_confront(at, rng) {
    const { scope, offers } = at;
    const player = actor_confront(scope);
    const seat = at.seatOf(player);
    offers.clear();
    offer_confront(seat, offers);
    if (offers.size === 0) {
      ifNoChoice_confront(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = player;
    scope.own = seat.own;
    switch (entry.type) {
      case "confront": apply_confront(scope, fields_confront(setup, entry, number)); return true;
      case "end-step": apply_end_step(scope, core.NONE); return true;
      case "concede": apply_concede(scope, core.NONE); return true;
    }
    return phase_confront.kindOf(entry.type);
  }
  function playOn_patrol(at, rng) {
    const { scope, offers } = at;
    const player = actor_patrol(scope);
    const seat = at.seatOf(player);
    offers.clear();
    offer_patrol(seat, offers);
    if (offers.size === 0) {
      ifNoChoice_patrol(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = player;
    scope.own = seat.own;
    switch (entry.type) {
      case "move": apply_move(scope, fields_move(setup, entry, number)); return true;
      case "infiltrate": apply_infiltrate(scope, fields_infiltrate(setup, entry, number)); return true;
      case "march": apply_march(scope, fields_march(setup, entry, number)); return true;
      case "fill": apply_fill(scope, fields_fill(setup, entry, number)); return true;
      case "relieve": apply_relieve(scope, fields_relieve(setup, entry, number)); return true;
      case "leave": apply_leave(scope, fields_leave(setup, entry, number)); return true;
      case "bring-guard": apply_bring_guard(scope, fields_bring_guard(setup, entry, number)); return true;
      case "withdraw-guard": apply_withdraw_guard(scope, fields_withdraw_guard(setup, entry, number)); return true;
      case "end-step": apply_end_step(scope, core.NONE); return true;
      case "concede": apply_concede(scope, core.NONE); return true;
    }
    return phase_patrol.kindOf(entry.type);
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
      case "engage": apply_engage(scope, fields_engage(setup, entry, number)); return true;
      case "single-out": apply_single_out(scope, fields_single_out(setup, entry, number)); return true;
      case "end-step": apply_end_step(scope, core.NONE); return true;
      case "concede": apply_concede(scope, core.NONE); return true;
    }
    return phase_attack.kindOf(entry.type);
  }
  function playOn_muster(at, rng) {
    const { scope, offers } = at;
    const player = actor_muster(scope);
    const seat = at.seatOf(player);
    offers.clear();
    offer_muster(seat, offers);
    if (offers.size === 0) {
      ifNoChoice_muster(scope);
      return false;
    }
    const number = rng.int(offers.size);
    const entry = offers.entryOf(number);
    const { setup } = scope;
    scope.player = player;
    scope.own = seat.own;
    switch (entry.type) {
      case "single-out": apply_single_out(scope, fields_single_out(setup, entry, number)); return true;
      case "commit": apply_commit(scope, fields_commit(setup, entry, number)); return true;
      case "strike": apply_strike(scope, fields_strike(setup, entry, number)); return true;
      case "concede": apply_concede(scope, core.NONE); return true;
    }
    return phase_muster.kindOf(entry.type);
  }
  function playOn_roll(at, rng) {
    const { scope, offers } = at;
    offers.clear();
    offer_roll(scope, offers);
    if (offers.size === 0) {
      ifNoChoice_roll(scope);
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
    return phase_roll.kindOf(entry.type);
  }
  function check_gather(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "area") return undefined;
    const player = json.player;
    const value0 = json.area;
    if (!((player === "demonstrators" || player === "police"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    return Object.freeze({ type: "gather", player: player, area: value0 });
  }
  function check_garrison(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "area" && key !== "unit" && key !== "count") return undefined;
    const player = json.player;
    const value0 = json.area;
    const value1 = json.unit;
    const value2 = json.count;
    if (!((player === "demonstrators" || player === "police"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    if (!((value1 === "level-3" || value1 === "level-2" || value1 === "level-1" || value1 === "guard" || value1 === "tac"))) return undefined;
    if (!(Number.isSafeInteger(value2) && value2 >= 1)) return undefined;
    return Object.freeze({ type: "garrison", player: player, area: value0, unit: value1, count: value2 });
  }
  function check_post(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "unit" && key !== "area" && key !== "count") return undefined;
    const player = json.player;
    const value0 = json.unit;
    const value1 = json.area;
    const value2 = json.count;
    if (!((player === "demonstrators" || player === "police"))) return undefined;
    if (!((value0 === "level-3" || value0 === "level-2" || value0 === "level-1" || value0 === "guard" || value0 === "tac"))) return undefined;
    if (!(typeof value1 === 'string')) return undefined;
    if (!(Number.isSafeInteger(value2) && value2 >= 1)) return undefined;
    return Object.freeze({ type: "post", player: player, unit: value0, area: value1, count: value2 });
  }
  function check_move(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "unit" && key !== "from" && key !== "to" && key !== "count") return undefined;
    const player = json.player;
    const value0 = json.unit;
    const value1 = json.from;
    const value2 = json.to;
    const value3 = json.count;
    if (!((player === "demonstrators" || player === "police"))) return undefined;
    if (!((value0 === "level-4" || value0 === "level-3" || value0 === "level-2" || value0 === "level-1" || value0 === "guard" || value0 === "tac"))) return undefined;
    if (!(typeof value1 === 'string')) return undefined;
    if (!(typeof value2 === 'string')) return undefined;
    if (!(Number.isSafeInteger(value3) && value3 >= 1)) return undefined;
    return Object.freeze({ type: "move", player: player, unit: value0, from: value1, to: value2, count: value3 });
  }
  function check_infiltrate(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "unit" && key !== "from" && key !== "to" && key !== "count") return undefined;
    const player = json.player;
    const value0 = json.unit;
    const value1 = json.from;
    const value2 = json.to;
    const value3 = json.count;
    if (!((player === "demonstrators" || player === "police"))) return undefined;
    if (!((value0 === "level-4" || value0 === "level-3" || value0 === "level-2" || value0 === "level-1" || value0 === "guard" || value0 === "tac"))) return undefined;
    if (!(typeof value1 === 'string')) return undefined;
    if (!(typeof value2 === 'string')) return undefined;
    if (!(Number.isSafeInteger(value3) && value3 >= 1)) return undefined;
    return Object.freeze({ type: "infiltrate", player: player, unit: value0, from: value1, to: value2, count: value3 });
  }
  function check_go_on(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "to") return undefined;
    const player = json.player;
    const value0 = json.to;
    if (!((player === "demonstrators" || player === "police"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    return Object.freeze({ type: "go-on", player: player, to: value0 });
  }
  function check_halt(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!((player === "demonstrators" || player === "police"))) return undefined;
    return Object.freeze({ type: "halt", player: player });
  }
  function check_fill(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "area" && key !== "unit") return undefined;
    const player = json.player;
    const value0 = json.area;
    const value1 = json.unit;
    if (!((player === "demonstrators" || player === "police"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    if (!((value1 === "level-3" || value1 === "level-2" || value1 === "level-1" || value1 === "guard" || value1 === "tac"))) return undefined;
    return Object.freeze({ type: "fill", player: player, area: value0, unit: value1 });
  }
  function check_relieve(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "area" && key !== "unit" && key !== "relieved") return undefined;
    const player = json.player;
    const value0 = json.area;
    const value1 = json.unit;
    const value2 = json.relieved;
    if (!((player === "demonstrators" || player === "police"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    if (!((value1 === "level-3" || value1 === "level-2" || value1 === "level-1" || value1 === "guard" || value1 === "tac"))) return undefined;
    if (!((value2 === "level-3" || value2 === "level-2" || value2 === "level-1" || value2 === "guard" || value2 === "tac"))) return undefined;
    return Object.freeze({ type: "relieve", player: player, area: value0, unit: value1, relieved: value2 });
  }
  function check_leave(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "area" && key !== "unit") return undefined;
    const player = json.player;
    const value0 = json.area;
    const value1 = json.unit;
    if (!((player === "demonstrators" || player === "police"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    if (!((value1 === "level-3" || value1 === "level-2" || value1 === "level-1" || value1 === "guard" || value1 === "tac"))) return undefined;
    return Object.freeze({ type: "leave", player: player, area: value0, unit: value1 });
  }
  function check_bring_guard(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "area") return undefined;
    const player = json.player;
    const value0 = json.area;
    if (!((player === "demonstrators" || player === "police"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    return Object.freeze({ type: "bring-guard", player: player, area: value0 });
  }
  function check_withdraw_guard(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "area") return undefined;
    const player = json.player;
    const value0 = json.area;
    if (!((player === "demonstrators" || player === "police"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    return Object.freeze({ type: "withdraw-guard", player: player, area: value0 });
  }
  function check_confront(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "area") return undefined;
    const player = json.player;
    const value0 = json.area;
    if (!((player === "demonstrators" || player === "police"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    return Object.freeze({ type: "confront", player: player, area: value0 });
  }
  function check_engage(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "area" && key !== "table") return undefined;
    const player = json.player;
    const value0 = json.area;
    const value1 = json.table;
    if (!((player === "demonstrators" || player === "police"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    if (!((value1 === "harass" || value1 === "assault"))) return undefined;
    return Object.freeze({ type: "engage", player: player, area: value0, table: value1 });
  }
  function check_single_out(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "area" && key !== "sort" && key !== "count") return undefined;
    const player = json.player;
    const value0 = json.area;
    const value1 = json.sort;
    const value2 = json.count;
    if (!((player === "demonstrators" || player === "police"))) return undefined;
    if (!(typeof value0 === 'string')) return undefined;
    if (!((value1 === "level-4" || value1 === "infiltrating-4" || value1 === "level-3" || value1 === "infiltrating-3" || value1 === "level-2" || value1 === "infiltrating-2" || value1 === "level-1" || value1 === "infiltrating-1"))) return undefined;
    if (!(Number.isSafeInteger(value2) && value2 >= 1)) return undefined;
    return Object.freeze({ type: "single-out", player: player, area: value0, sort: value1, count: value2 });
  }
  function check_commit(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "unit" && key !== "count") return undefined;
    const player = json.player;
    const value0 = json.unit;
    const value1 = json.count;
    if (!((player === "demonstrators" || player === "police"))) return undefined;
    if (!((value0 === "level-3" || value0 === "level-2" || value0 === "level-1" || value0 === "guard" || value0 === "tac"))) return undefined;
    if (!(Number.isSafeInteger(value1) && value1 >= 1)) return undefined;
    return Object.freeze({ type: "commit", player: player, unit: value0, count: value1 });
  }
  function check_strike(json) {
    for (const key in json) if (key !== "type" && key !== "player" && key !== "table") return undefined;
    const player = json.player;
    const value0 = json.table;
    if (!((player === "demonstrators" || player === "police"))) return undefined;
    if (!((value0 === "harass" || value0 === "assault"))) return undefined;
    return Object.freeze({ type: "strike", player: player, table: value0 });
  }
  function check_end_step(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!((player === "demonstrators" || player === "police"))) return undefined;
    return Object.freeze({ type: "end-step", player: player });
  }
  function check_concede(json) {
    for (const key in json) if (key !== "type" && key !== "player") return undefined;
    const player = json.player;
    if (!((player === "demonstrators" || player === "police"))) return undefined;
    return Object.freeze({ type: "concede", player: player });
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
    const result = { demonstrators: data.demonstrators, police: data.police };
    return result;
  }
  function settle1(base, next) {
    const value0 = next.demonstrators;
    const value1 = next.police;
    if (base !== undefined && value0 === base.demonstrators && value1 === base.police) return base;
    const result = { demonstrators: value0, police: value1 };
    return Object.freeze(result);
  }
  function hash1(hash, data) {
    hash.addValue(data.demonstrators);
    hash.addValue(data.police);
  }
  function copy2(data) {
    return Array.from(data);
  }
  function settle2(base, next) {
    let isSame = base !== undefined && base.length === next.length;
    for (let index = 0; isSame && index < next.length; index++) isSame = base[index] === next[index];
    return isSame ? base : Object.freeze(Array.from(next));
  }
  function hash2(hash, data) {
    hash.add(data.length);
    for (let index = 0; index < data.length; index++) hash.addValue(data[index]);
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
    const result = { fresh: copy3(data.fresh), spent: copy3(data.spent) };
    return result;
  }
  function settle4(base, next) {
    const value0 = settle3(base?.fresh, next.fresh);
    const value1 = settle3(base?.spent, next.spent);
    if (base !== undefined && value0 === base.fresh && value1 === base.spent) return base;
    const result = { fresh: value0, spent: value1 };
    return Object.freeze(result);
  }
  function hash4(hash, data) {
    hash3(hash, data.fresh);
    hash3(hash, data.spent);
  }
  function copy5(data) {
    const result = { fresh: copy3(data.fresh), spent: copy3(data.spent), boxed: copy3(data.boxed), relieving: copy3(data.relieving) };
    return result;
  }
  function settle5(base, next) {
    const value0 = settle3(base?.fresh, next.fresh);
    const value1 = settle3(base?.spent, next.spent);
    const value2 = settle3(base?.boxed, next.boxed);
    const value3 = settle3(base?.relieving, next.relieving);
    if (base !== undefined && value0 === base.fresh && value1 === base.spent && value2 === base.boxed && value3 === base.relieving) return base;
    const result = { fresh: value0, spent: value1, boxed: value2, relieving: value3 };
    return Object.freeze(result);
  }
  function hash5(hash, data) {
    hash3(hash, data.fresh);
    hash3(hash, data.spent);
    hash3(hash, data.boxed);
    hash3(hash, data.relieving);
  }
  function copy6(data) {
    const result = { attacker: data.attacker, area: data.area, table: data.table, column: data.column, boxed: data.boxed, platoons: copy2(data.platoons), groups: copy2(data.groups) };
    return result;
  }
  function settle6(base, next) {
    const value0 = next.attacker;
    const value1 = next.area;
    const value2 = next.table;
    const value3 = next.column;
    const value4 = next.boxed;
    const value5 = settle2(base?.platoons, next.platoons);
    const value6 = settle2(base?.groups, next.groups);
    if (base !== undefined && value0 === base.attacker && value1 === base.area && value2 === base.table && value3 === base.column && value4 === base.boxed && value5 === base.platoons && value6 === base.groups) return base;
    const result = { attacker: value0, area: value1, table: value2, column: value3, boxed: value4, platoons: value5, groups: value6 };
    return Object.freeze(result);
  }
  function hash6(hash, data) {
    hash.addValue(data.attacker);
    hash.addValue(data.area);
    hash.addValue(data.table);
    hash.addValue(data.column);
    hash.addValue(data.boxed);
    hash2(hash, data.platoons);
    hash2(hash, data.groups);
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
        const result = { kind: data.kind, players: copy2(data.players), reason: data.reason, rule: data.rule };
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
        const value1 = settle2(base?.players, next.players);
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
        hash2(hash, data.players);
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
      case "gather": {
        const result = { kind: data.kind };
        return result;
      }
      case "garrison": {
        const result = { kind: data.kind, area: data.area, unit: data.unit };
        return result;
      }
      case "post": {
        const result = { kind: data.kind, unit: data.unit, area: data.area };
        return result;
      }
      case "move": {
        const result = { kind: data.kind, from: data.from };
        return result;
      }
      case "march": {
        const result = { kind: data.kind, player: data.player, sort: data.sort, at: data.at, count: data.count, left: data.left, from: data.from };
        return result;
      }
      case "confront": {
        const result = { kind: data.kind };
        return result;
      }
      case "patrol": {
        const result = { kind: data.kind };
        return result;
      }
      case "attack": {
        const result = { kind: data.kind };
        return result;
      }
      case "muster": {
        const result = { kind: data.kind, area: data.area, groups: copy2(data.groups), platoons: copy2(data.platoons), from: data.from };
        return result;
      }
      case "roll": {
        const result = { kind: data.kind, conflict: copy6(data.conflict) };
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
      case "gather": {
        const value0 = next.kind;
        if (base !== undefined && value0 === base.kind) return base;
        const result = { kind: value0 };
        return Object.freeze(result);
      }
      case "garrison": {
        const value0 = next.kind;
        const value1 = next.area;
        const value2 = next.unit;
        if (base !== undefined && value0 === base.kind && value1 === base.area && value2 === base.unit) return base;
        const result = { kind: value0, area: value1, unit: value2 };
        return Object.freeze(result);
      }
      case "post": {
        const value0 = next.kind;
        const value1 = next.unit;
        const value2 = next.area;
        if (base !== undefined && value0 === base.kind && value1 === base.unit && value2 === base.area) return base;
        const result = { kind: value0, unit: value1, area: value2 };
        return Object.freeze(result);
      }
      case "move": {
        const value0 = next.kind;
        const value1 = next.from;
        if (base !== undefined && value0 === base.kind && value1 === base.from) return base;
        const result = { kind: value0, from: value1 };
        return Object.freeze(result);
      }
      case "march": {
        const value0 = next.kind;
        const value1 = next.player;
        const value2 = next.sort;
        const value3 = next.at;
        const value4 = next.count;
        const value5 = next.left;
        const value6 = next.from;
        if (base !== undefined && value0 === base.kind && value1 === base.player && value2 === base.sort && value3 === base.at && value4 === base.count && value5 === base.left && value6 === base.from) return base;
        const result = { kind: value0, player: value1, sort: value2, at: value3, count: value4, left: value5, from: value6 };
        return Object.freeze(result);
      }
      case "confront": {
        const value0 = next.kind;
        if (base !== undefined && value0 === base.kind) return base;
        const result = { kind: value0 };
        return Object.freeze(result);
      }
      case "patrol": {
        const value0 = next.kind;
        if (base !== undefined && value0 === base.kind) return base;
        const result = { kind: value0 };
        return Object.freeze(result);
      }
      case "attack": {
        const value0 = next.kind;
        if (base !== undefined && value0 === base.kind) return base;
        const result = { kind: value0 };
        return Object.freeze(result);
      }
      case "muster": {
        const value0 = next.kind;
        const value1 = next.area;
        const value2 = settle2(base?.groups, next.groups);
        const value3 = settle2(base?.platoons, next.platoons);
        const value4 = next.from;
        if (base !== undefined && value0 === base.kind && value1 === base.area && value2 === base.groups && value3 === base.platoons && value4 === base.from) return base;
        const result = { kind: value0, area: value1, groups: value2, platoons: value3, from: value4 };
        return Object.freeze(result);
      }
      case "roll": {
        const value0 = next.kind;
        const value1 = settle6(base?.conflict, next.conflict);
        if (base !== undefined && value0 === base.kind && value1 === base.conflict) return base;
        const result = { kind: value0, conflict: value1 };
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
      case "gather": {
        hash.addValue(data.kind);
        return;
      }
      case "garrison": {
        hash.addValue(data.kind);
        hash.addValue(data.area);
        hash.addValue(data.unit);
        return;
      }
      case "post": {
        hash.addValue(data.kind);
        hash.addValue(data.unit);
        hash.addValue(data.area);
        return;
      }
      case "move": {
        hash.addValue(data.kind);
        hash.addValue(data.from);
        return;
      }
      case "march": {
        hash.addValue(data.kind);
        hash.addValue(data.player);
        hash.addValue(data.sort);
        hash.addValue(data.at);
        hash.addValue(data.count);
        hash.addValue(data.left);
        hash.addValue(data.from);
        return;
      }
      case "confront": {
        hash.addValue(data.kind);
        return;
      }
      case "patrol": {
        hash.addValue(data.kind);
        return;
      }
      case "attack": {
        hash.addValue(data.kind);
        return;
      }
      case "muster": {
        hash.addValue(data.kind);
        hash.addValue(data.area);
        hash2(hash, data.groups);
        hash2(hash, data.platoons);
        hash.addValue(data.from);
        return;
      }
      case "roll": {
        hash.addValue(data.kind);
        hash6(hash, data.conflict);
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
    const result = { turn: data.turn, index: copy1(data.index), groups: copy4(data.groups), police: copy5(data.police), released: copy2(data.released), boxLosses: copy2(data.boxLosses), attacked: copy2(data.attacked), guardsLeft: data.guardsLeft, phase: copy10(data.phase) };
    return result;
  }
  function settle11(base, next) {
    const value0 = next.turn;
    const value1 = settle1(base?.index, next.index);
    const value2 = settle4(base?.groups, next.groups);
    const value3 = settle5(base?.police, next.police);
    const value4 = settle2(base?.released, next.released);
    const value5 = settle2(base?.boxLosses, next.boxLosses);
    const value6 = settle2(base?.attacked, next.attacked);
    const value7 = next.guardsLeft;
    const value8 = settle10(base?.phase, next.phase);
    if (base !== undefined && value0 === base.turn && value1 === base.index && value2 === base.groups && value3 === base.police && value4 === base.released && value5 === base.boxLosses && value6 === base.attacked && value7 === base.guardsLeft && value8 === base.phase) return base;
    const result = { turn: value0, index: value1, groups: value2, police: value3, released: value4, boxLosses: value5, attacked: value6, guardsLeft: value7, phase: value8 };
    return Object.freeze(result);
  }
  function hash11(hash, data) {
    hash.addValue(data.turn);
    hash1(hash, data.index);
    hash4(hash, data.groups);
    hash5(hash, data.police);
    hash2(hash, data.released);
    hash2(hash, data.boxLosses);
    hash2(hash, data.attacked);
    hash.addValue(data.guardsLeft);
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
          case "gather": {
            at.phase = phase_gather;
            at.actor = actor_gather(scope);
            offers.clear();
            offerCandidates_gather(at.seatOf(at.actor), offers);
            if (offers.size > 0) return;
            ifNoChoice_gather(scope);
            break;
          }
          case "garrison": {
            at.phase = phase_garrison;
            at.actor = actor_garrison(scope);
            offers.clear();
            offerCandidates_garrison(at.seatOf(at.actor), offers);
            if (offers.size > 0) return;
            ifNoChoice_garrison(scope);
            break;
          }
          case "post": {
            at.phase = phase_post;
            at.actor = actor_post(scope);
            offers.clear();
            offerCandidates_post(at.seatOf(at.actor), offers);
            if (offers.size > 0) return;
            ifNoChoice_post(scope);
            break;
          }
          case "move": {
            at.phase = phase_move;
            at.actor = actor_move(scope);
            offers.clear();
            offerCandidates_move(at.seatOf(at.actor), offers);
            if (offers.size > 0) return;
            ifNoChoice_move(scope);
            break;
          }
          case "march": {
            at.phase = phase_march;
            at.actor = actor_march(scope);
            offers.clear();
            offerCandidates_march(at.seatOf(at.actor), offers);
            if (offers.size > 0) return;
            ifNoChoice_march(scope);
            break;
          }
          case "confront": {
            at.phase = phase_confront;
            at.actor = actor_confront(scope);
            offers.clear();
            offerCandidates_confront(at.seatOf(at.actor), offers);
            if (offers.size > 0) return;
            ifNoChoice_confront(scope);
            break;
          }
          case "patrol": {
            at.phase = phase_patrol;
            at.actor = actor_patrol(scope);
            offers.clear();
            offerCandidates_patrol(at.seatOf(at.actor), offers);
            if (offers.size > 0) return;
            ifNoChoice_patrol(scope);
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
          case "muster": {
            at.phase = phase_muster;
            at.actor = actor_muster(scope);
            offers.clear();
            offerCandidates_muster(at.seatOf(at.actor), offers);
            if (offers.size > 0) return;
            ifNoChoice_muster(scope);
            break;
          }
          case "roll": {
            at.phase = phase_roll;
            at.actor = 'chance';
            offers.clear();
            offer_roll(scope, offers);
            if (offers.size > 0) return;
            ifNoChoice_roll(scope);
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
          case "gather": if (playOn_gather(at, rng)) break; skipped++; continue;
          case "garrison": if (playOn_garrison(at, rng)) break; skipped++; continue;
          case "post": if (playOn_post(at, rng)) break; skipped++; continue;
          case "move": if (playOn_move(at, rng)) break; skipped++; continue;
          case "march": if (playOn_march(at, rng)) break; skipped++; continue;
          case "confront": if (playOn_confront(at, rng)) break; skipped++; continue;
          case "patrol": if (playOn_patrol(at, rng)) break; skipped++; continue;
          case "attack": if (playOn_attack(at, rng)) break; skipped++; continue;
          case "muster": if (playOn_muster(at, rng)) break; skipped++; continue;
          case "roll": if (playOn_roll(at, chance)) break; skipped++; continue;
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
        case "gather": return apply_gather(scope, fields_gather(setup, entry, number));
        case "concede": return apply_concede(scope, core.NONE);
        case "garrison": return apply_garrison(scope, fields_garrison(setup, entry, number));
        case "post": return apply_post(scope, fields_post(setup, entry, number));
        case "move": return apply_move(scope, fields_move(setup, entry, number));
        case "infiltrate": return apply_infiltrate(scope, fields_infiltrate(setup, entry, number));
        case "march": return apply_march(scope, fields_march(setup, entry, number));
        case "end-step": return apply_end_step(scope, core.NONE);
        case "go-on": return apply_go_on(scope, fields_go_on(setup, entry, number));
        case "halt": return apply_halt(scope, core.NONE);
        case "confront": return apply_confront(scope, fields_confront(setup, entry, number));
        case "fill": return apply_fill(scope, fields_fill(setup, entry, number));
        case "relieve": return apply_relieve(scope, fields_relieve(setup, entry, number));
        case "leave": return apply_leave(scope, fields_leave(setup, entry, number));
        case "bring-guard": return apply_bring_guard(scope, fields_bring_guard(setup, entry, number));
        case "withdraw-guard": return apply_withdraw_guard(scope, fields_withdraw_guard(setup, entry, number));
        case "engage": return apply_engage(scope, fields_engage(setup, entry, number));
        case "single-out": return apply_single_out(scope, fields_single_out(setup, entry, number));
        case "commit": return apply_commit(scope, fields_commit(setup, entry, number));
        case "strike": return apply_strike(scope, fields_strike(setup, entry, number));
        case "roll": return apply_roll(scope, fields_roll(setup, entry, number));
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
        case "gather": return action_gather(setup, player, fields_gather(setup, entry, number));
        case "concede": return action_concede(setup, player, core.NONE);
        case "garrison": return action_garrison(setup, player, fields_garrison(setup, entry, number));
        case "post": return action_post(setup, player, fields_post(setup, entry, number));
        case "move": return action_move(setup, player, fields_move(setup, entry, number));
        case "infiltrate": return action_infiltrate(setup, player, fields_infiltrate(setup, entry, number));
        case "march": return action_march(setup, player, fields_march(setup, entry, number));
        case "end-step": return action_end_step(setup, player, core.NONE);
        case "go-on": return action_go_on(setup, player, fields_go_on(setup, entry, number));
        case "halt": return action_halt(setup, player, core.NONE);
        case "confront": return action_confront(setup, player, fields_confront(setup, entry, number));
        case "fill": return action_fill(setup, player, fields_fill(setup, entry, number));
        case "relieve": return action_relieve(setup, player, fields_relieve(setup, entry, number));
        case "leave": return action_leave(setup, player, fields_leave(setup, entry, number));
        case "bring-guard": return action_bring_guard(setup, player, fields_bring_guard(setup, entry, number));
        case "withdraw-guard": return action_withdraw_guard(setup, player, fields_withdraw_guard(setup, entry, number));
        case "engage": return action_engage(setup, player, fields_engage(setup, entry, number));
        case "single-out": return action_single_out(setup, player, fields_single_out(setup, entry, number));
        case "commit": return action_commit(setup, player, fields_commit(setup, entry, number));
        case "strike": return action_strike(setup, player, fields_strike(setup, entry, number));
        case "roll": return action_roll(setup, player, fields_roll(setup, entry, number));
      }
      return at.phase.kindOf(entry.type);
    },
    read(setup, action) {
      switch (action.type) {
        case "gather": return read_gather(setup, action);
        case "garrison": return read_garrison(setup, action);
        case "post": return read_post(setup, action);
        case "move": return read_move(setup, action);
        case "infiltrate": return read_infiltrate(setup, action);
        case "go-on": return read_go_on(setup, action);
        case "march": return read_march(setup, action);
        case "fill": return read_fill(setup, action);
        case "relieve": return read_relieve(setup, action);
        case "leave": return read_leave(setup, action);
        case "bring-guard": return read_bring_guard(setup, action);
        case "withdraw-guard": return read_withdraw_guard(setup, action);
        case "confront": return read_confront(setup, action);
        case "engage": return read_engage(setup, action);
        case "single-out": return read_single_out(setup, action);
        case "commit": return read_commit(setup, action);
        case "strike": return read_strike(setup, action);
        case "roll": return read_roll(setup, action);
        case "halt": return core.NONE;
        case "end-step": return core.NONE;
        case "concede": return core.NONE;
      }
      return rules.kindOf(action).read(setup, action);
    },
    quickCheck(json) {
      if (typeof json !== 'object' || json === null) return undefined;
      switch (json.type) {
        case "gather": return check_gather(json);
        case "garrison": return check_garrison(json);
        case "post": return check_post(json);
        case "move": return check_move(json);
        case "infiltrate": return check_infiltrate(json);
        case "go-on": return check_go_on(json);
        case "halt": return check_halt(json);
        case "fill": return check_fill(json);
        case "relieve": return check_relieve(json);
        case "leave": return check_leave(json);
        case "bring-guard": return check_bring_guard(json);
        case "withdraw-guard": return check_withdraw_guard(json);
        case "confront": return check_confront(json);
        case "engage": return check_engage(json);
        case "single-out": return check_single_out(json);
        case "commit": return check_commit(json);
        case "strike": return check_strike(json);
        case "end-step": return check_end_step(json);
        case "concede": return check_concede(json);
        case "roll": return check_roll(json);
      }
      return undefined;
    },
  };
}
