import type { GroupOrders } from '../manifest/manifest.ts';
import type { PlayerAction } from '../session/session.ts';
import { Drag, type DragBox } from './drag.ts';
import {
  type Grouping,
  type PlayedOrder,
  playedOrders,
  pressed,
  repeated,
  startGrouping,
  withoutGroup,
  withSelected,
} from './group.ts';
import type { MatchClient, MatchNow } from './match-client.ts';

/** The orders to groups of units that the viewer writes in the element. */
export class GroupInput {
  /** The orders so far; `undefined` if the viewer cannot give orders to groups now. */
  grouping: Grouping | undefined;
  /** The box that the viewer draws. */
  box: DragBox | undefined;
  readonly drag = new Drag(
    (box) => {
      this.box = box;
      this.#redraw();
    },
    (places, isMore) => {
      const { grouping } = this;
      if (grouping !== undefined)
        this.change(withSelected(this.#now!, isMore ? grouping : withoutGroup(grouping), places));
    },
  );
  readonly #redraw: () => void;
  readonly #play: (action: PlayerAction) => void;
  /** The last orders of each player and type of action. */
  readonly #played = new Map<string, readonly PlayedOrder[]>();
  #now: MatchNow | undefined;
  #isOff = false;

  /**
   * @param redraw - Draws the element again.
   * @param play - Plays an action.
   */
  constructor(redraw: () => void, play: (action: PlayerAction) => void) {
    this.#redraw = redraw;
    this.#play = play;
  }

  /** Whether the board gives orders to groups, not single orders. */
  get isOn(): boolean {
    return this.grouping !== undefined && !this.#isOff;
  }

  /** Whether there are orders of an earlier turn. */
  get canRepeat(): boolean {
    return this.#last() !== undefined;
  }

  /** Starts a decision. */
  start(now: MatchNow, game: GroupOrders | undefined): void {
    this.#now = now;
    this.grouping = startGrouping(now, game);
  }

  change(grouping: Grouping): void {
    this.grouping = grouping;
    this.#redraw();
  }

  /** Changes between orders to groups and single orders. */
  toggle(): void {
    this.#isOff = !this.#isOff;
    this.#redraw();
  }

  /** A click or a key on an outlined place. */
  press(place: string, isMore: boolean): void {
    if (!this.drag.takeClick()) this.change(pressed(this.#now!, this.grouping!, place, isMore));
  }

  commit(): void {
    const grouping = this.grouping!;
    this.#played.set(keyOf(grouping), playedOrders(grouping));
    this.#play(grouping.orders);
  }

  repeat(): void {
    this.change(repeated(this.#now!, this.grouping!, this.#last()!));
  }

  /** Writes the orders that a bot recommends. */
  async plan(client: MatchClient): Promise<void> {
    const asked = this.#now;
    const orders = await client.hint!();
    if (this.#now === asked && orders.type === this.grouping?.orders.type)
      this.change({ ...withoutGroup(this.grouping), orders, targets: {}, missed: 0 });
  }

  #last(): readonly PlayedOrder[] | undefined {
    return this.grouping === undefined ? undefined : this.#played.get(keyOf(this.grouping));
  }
}

/** Players at one screen do not see each other's orders. */
function keyOf({ orders: { player, type } }: Grouping): string {
  return `${player} ${type}`;
}
