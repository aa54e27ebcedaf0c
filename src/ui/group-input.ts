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

/** The draft of the viewer's orders. The client stores the draft as JSON. */
interface Draft {
  /** The step of the match at which the viewer wrote the orders. */
  readonly step?: number;
  /** The orders that the viewer has written so far. */
  readonly written?: Pick<Grouping, 'orders' | 'targets'>;
  /** The orders that were played last, for each key of {@link keyOf}. */
  readonly played: Readonly<Record<string, readonly PlayedOrder[]>>;
}

/** Stores the orders to groups of units that the viewer writes in the element. */
export class GroupInput {
  /** The orders that the viewer has written so far; `undefined` if the viewer cannot give orders to groups now. */
  grouping: Grouping | undefined;
  /** The box that the viewer is drawing on the board. */
  box: DragBox | undefined;
  readonly drag = new Drag(
    (box) => {
      this.box = box;
      this.#redraw();
    },
    (places, isMore) => {
      const { grouping } = this;
      if (grouping !== undefined)
        this.change(withSelected(this.#now!, isMore || grouping.isAdding ? grouping : withoutGroup(grouping), places));
    },
  );
  readonly #client: MatchClient;
  readonly #redraw: () => void;
  readonly #play: (action: PlayerAction) => void;
  #draft: Draft;
  #now: MatchNow | undefined;
  #isOff = false;

  /**
   * @param client - Stores the draft, and returns the orders that a bot recommends.
   * @param redraw - Draws the element again.
   * @param play - Plays an action.
   */
  constructor(client: MatchClient, redraw: () => void, play: (action: PlayerAction) => void) {
    this.#client = client;
    this.#draft = client.draft === undefined ? { played: {} } : (JSON.parse(client.draft) as Draft);
    this.#redraw = redraw;
    this.#play = play;
  }

  /** True if a click on the board gives orders to a group of units; false if a click gives an order to single units. */
  get isOn(): boolean {
    return this.grouping !== undefined && !this.#isOff;
  }

  /** True if the viewer can repeat orders of an earlier turn. */
  get canRepeat(): boolean {
    return this.#last() !== undefined;
  }

  /** Starts a decision. If the viewer has already written orders for this decision, continues from these orders. */
  start(now: MatchNow): void {
    this.#now = now;
    const start = startGrouping(now, this.#client.game.groupOrders);
    const { step, written } = this.#draft;
    // The draft can belong to another player who decides at the same step.
    const isSame = step === now.step && written?.orders.player === start?.orders.player;
    this.grouping = start === undefined || !isSame ? start : { ...start, ...written };
  }

  change(grouping: Grouping): void {
    this.grouping = grouping;
    this.#keep(this.#draft.played);
    this.#redraw();
  }

  /** Switches between orders to groups of units and orders to single units. */
  toggle(): void {
    this.#isOff = !this.#isOff;
    this.#redraw();
  }

  /** Handles a click or a key press on an outlined place. */
  press(place: string, isMore: boolean): void {
    if (!this.drag.takeClick()) this.change(pressed(this.#now!, this.grouping!, place, isMore));
  }

  commit(): void {
    const grouping = this.grouping!;
    this.#keep({ ...this.#draft.played, [keyOf(grouping)]: playedOrders(grouping) });
    this.#play(grouping.orders);
  }

  repeat(): void {
    this.change(repeated(this.#now!, this.grouping!, this.#last()!));
  }

  /** Replaces the orders of the viewer with the orders that a bot recommends. */
  async plan(): Promise<void> {
    const asked = this.#now;
    const { action: orders } = await this.#client.hint!();
    if (this.#now === asked && orders.type === this.grouping?.orders.type)
      this.change({ ...withoutGroup(this.grouping), orders, targets: {}, missed: 0 });
  }

  #last(): readonly PlayedOrder[] | undefined {
    return this.grouping === undefined ? undefined : this.#draft.played[keyOf(this.grouping)];
  }

  #keep(played: Draft['played']): void {
    const { orders, targets } = this.grouping!;
    this.#draft = { step: this.#now!.step, written: { orders, targets }, played };
    this.#client.keepDraft?.(JSON.stringify(this.#draft));
  }
}

/**
 * Returns the key under which played orders are stored. The key contains the name of the player, because players who
 * share a screen must not see each other's orders.
 */
function keyOf({ orders: { player, type } }: Grouping): string {
  return `${player} ${type}`;
}
