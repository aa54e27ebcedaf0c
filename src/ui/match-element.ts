import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { type Choice, choicesAt, concedeAction } from '../session/choices.ts';
import type { PlayerAction } from '../session/session.ts';
import { type RefusalAt, whyNotAt } from '../session/why-not.ts';
import { board } from './board.ts';
import { BoardScroll } from './board-scroll.ts';
import { GroupInput } from './group-input.ts';
import { amountsAfter, atPlace, choiceOf, chosen, cleared, startInput, type Step, withAmount } from './input.ts';
import type { MatchClient, MatchNow } from './match-client.ts';
import { Pace } from './pace.ts';
import { focusedPlace, keepFocus, placeAt, scrollLog, showSide } from './focus.ts';
import { hintStyles } from './hint-drawing.ts';
import { handOver, hintText, log, prompt, refusals, ruleText, tools, tray } from './panels.ts';
import { nameIn } from './prompt.ts';
import { type Acts, placeIn, type Shown } from './shown.ts';
import { styles } from './styles.ts';

/** The media query for narrow windows, in which the picture is drawn for a phone. */
const NARROW = '(max-width: 800px)';

/** The time for which each step is shown when the history is played, in milliseconds. */
const WATCH_PACE = 1200;

/** The greatest magnification of the board. */
const ZOOM_MOST = 8;

/**
 * The element `<countersheet-match>` shows a match: a board on which the viewer clicks, the possible actions, and the
 * log. The element can show any {@link MatchClient}. The CSS variable `--countersheet-height` is the height of the
 * element; the default is `100dvh`. Children in the slot `over` appear beside the board when the match is over.
 *
 * @example
 * ```ts
 * import { MatchElement } from 'countersheet/ui';
 *
 * MatchElement.properties['client'] // => { attribute: false }
 * ```
 */
export class MatchElement extends LitElement {
  /** The styles of the element. */
  static override readonly styles = [styles, hintStyles];
  /** The reactive properties of the element. */
  static override readonly properties = {
    client: { attribute: false },
    colorScheme: { attribute: 'color-scheme' },
    pace: { type: Number },
    shown: { state: true },
  };

  /** The match to show. */
  declare client: MatchClient | undefined;
  /** The colour scheme: `'light'`, `'dark'`, or `'auto'` for the setting of the browser. Default: `'auto'`. */
  declare colorScheme: 'auto' | 'light' | 'dark';
  /** The time for which each move of another player is shown, in milliseconds. Default: 900. */
  declare pace: number;
  declare private shown:
    Omit<Shown, 'client' | 'now' | 'groups' | 'isBehind' | 'isNarrow' | 'isDark' | 'acts'> | undefined;

  readonly #narrow = matchMedia(NARROW);
  readonly #dark = matchMedia('(prefers-color-scheme: dark)');
  readonly #redraw = (): void => this.requestUpdate();
  #pace: Pace | undefined;
  #groups!: GroupInput;
  #unsubscribe: (() => void) | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #decision: MatchNow | undefined;
  /** The step that the log showed after the last update of the log. */
  #scrolledTo: string | undefined;
  readonly #scroll = new BoardScroll(() => this.renderRoot);
  /** The element that had the focus when the viewer opened a rule. */
  #asker: Element | null = null;
  /** The place that the viewer chose last. */
  #pressed = '';
  /** The place of the picture that had the focus before the last change of the element. */
  #focused: string | undefined;

  constructor() {
    super();
    this.colorScheme = 'auto';
    this.pace = 900;
    for (const type of ['pointerdown', 'keydown'])
      this.addEventListener(type, () => this.toggleAttribute('data-pointed', type === 'pointerdown'));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    for (const query of [this.#narrow, this.#dark]) query.addEventListener('change', this.#redraw);
    this.#follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const query of [this.#narrow, this.#dark]) query.removeEventListener('change', this.#redraw);
    this.#scroll.stop();
    this.#leave();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('client')) {
      this.#leave();
      this.#follow();
    }
    this.#focused = focusedPlace(this.shadowRoot);
  }

  protected override updated(changed: PropertyValues): void {
    this.dataset['scheme'] = this.colorScheme;
    if (changed.has('shown')) keepFocus(this.shadowRoot!, this.#focused);
    this.#scrolledTo = scrollLog(this.renderRoot, this.#scrolledTo);
    if (this.shown !== undefined) this.#scroll.update(this.#groups.isOn ? this.#groups.grouping : this.shown.input);
  }

  override render(): TemplateResult | typeof nothing {
    const shown = this.#shown();
    if (shown === undefined) return nothing;
    if (shown.now.next.kind === 'hand-over') return handOver(shown);
    return html`
      ${prompt(shown)} ${board(shown)}
      <div class="side">
        ${ruleText(shown)}
        <div class="tray">${tray(shown)}</div>
        ${tools(shown)} ${refusals(shown)} ${hintText(shown)} ${log(shown)}
      </div>
    `;
  }

  #shown(): Shown | undefined {
    const { client, shown } = this;
    if (client === undefined || shown === undefined || this.#pace === undefined) return undefined;
    const isDark = this.colorScheme === 'dark' || (this.colorScheme === 'auto' && this.#dark.matches);
    const { shown: now, isBehind } = this.#pace;
    const isNarrow = this.#narrow.matches;
    return { ...shown, client, now, groups: this.#groups, isBehind, isNarrow, isDark, acts: this.#acts };
  }

  #follow(): void {
    const { client } = this;
    if (client === undefined || this.#unsubscribe !== undefined) return;
    this.#pace = new Pace(
      client.now,
      () => this.pace,
      () => this.#refresh(),
    );
    this.#unsubscribe = client.subscribe(() => this.#pace?.add(client.now));
    this.#groups = new GroupInput(client, () => this.#set({}), this.#acts.play);
    this.#groups.start(client.now);
    this.shown = { ...START, ...DECISION, input: startInput(client.now) };
    this.#decision = client.now;
  }

  #leave(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    this.#pace?.stop();
    clearInterval(this.#timer);
  }

  /** Shows the current position. If the step or the view has changed, clears the choices that the viewer has made. */
  #refresh(): void {
    const now = this.#pace!.shown;
    const isNew = now.step !== this.#decision?.step || now.view !== this.#decision.view;
    this.#decision = now;
    if (isNew) this.#groups.start(now);
    // After the match, the children of the element appear in the column beside the board.
    if (isNew) void this.#show({ ...DECISION, input: startInput(now, this.shown!.input.amounts) }, '.tray:has(slot)');
    this.requestUpdate();
  }

  #set(change: Partial<NonNullable<MatchElement['shown']>>): void {
    this.shown = { ...this.shown!, ...change };
  }

  /** Changes the element, and scrolls the column beside the board to a part that has appeared. */
  async #show(change: Partial<NonNullable<MatchElement['shown']>>, part: string): Promise<void> {
    this.#set(change);
    await this.updateComplete;
    showSide(this.renderRoot, part);
  }

  #step(step: Step): void {
    if ('play' in step) this.#play(step.play);
    else this.#set({ input: step.input });
  }

  #play(action: PlayerAction): void {
    const input = this.shown!.input;
    this.#set({ input: { ...input, amounts: amountsAfter(input) } });
    this.client!.play(action);
  }

  readonly #acts: Acts = {
    choose: (choice: Choice) => this.#step(chosen(this.#pace!.shown, this.shown!.input, choice)),
    setAmount: (value) => {
      const { input } = this.shown!;
      this.#set({ input: withAmount(this.#pace!.shown, input, input.chosen!.choice, value) });
    },
    play: (action) => this.#play(action),
    clear: () => this.#set({ input: cleared(this.shown!.input) }),
    seek: (sought) => this.#set({ sought }),
    press: (event) => this.#press(event),
    look: (event) => this.#look(event),
    zoom: (factor) => this.#set({ zoom: Math.min(ZOOM_MOST, Math.max(1, factor)) }),
    reachAll: (reachesAll) => this.#set({ reachesAll }),
    openRule: (rule) => void this.#openRule(rule),
    visit: (step) => {
      this.#watch(false);
      this.#visit(step);
    },
    move: (by) => {
      this.#watch(false);
      this.#move(by);
    },
    watch: (isOn) => this.#watch(isOn),
    setSpeed: (speed) => {
      this.#set({ speed });
      if (this.shown!.isWatching) this.#watch(true);
    },
    skip: () => this.#pace!.skip(),
    hint: () => void this.#hint(),
    concede: () => this.#concede(),
    listRefusals: () => void this.#show({ refusals: whyNotAt(this.#pace!.shown, '') }, '.why'),
  };

  #visit(step: number): void {
    this.#pace!.skip();
    this.client!.visit?.(step);
  }

  /** Moves through the history by a number of steps. Returns false if the history does not have the requested step. */
  #move(by: number): boolean {
    const { shown: now } = this.#pace!;
    const step = now.history[placeIn(now) + by];
    if (step !== undefined) this.#visit(step.id);
    return step !== undefined;
  }

  /** If `isOn` is true, starts to show the steps of the history one after another; if `isOn` is false, stops. */
  #watch(isOn: boolean): void {
    clearInterval(this.#timer);
    this.#set({ isWatching: isOn });
    if (!isOn) return;
    this.#timer = setInterval(() => {
      if (!this.#move(1)) this.#watch(false);
    }, WATCH_PACE / this.shown!.speed);
  }

  #press(event: MouseEvent | KeyboardEvent): void {
    if (event instanceof KeyboardEvent && !['Enter', ' '].includes(event.key)) return;
    const place = placeAt(event, '[role=button]');
    if (place === undefined) return;
    event.preventDefault();
    const line = place.getAttribute('data-action');
    const name = place.getAttribute('data-place') ?? '';
    this.#pressed = name;
    if (this.#groups.isOn) this.#groups.press(name, event.shiftKey || event.ctrlKey);
    else if (line === null) this.#step(atPlace(this.#pace!.shown, this.shown!.input, name));
    else this.#acts.choose(choiceOf(this.#pace!.shown, this.shown!.input, line));
    if (event instanceof KeyboardEvent) void this.#focusChoices();
  }

  /**
   * Moves the focus to the possible actions. Call this function after the viewer has chosen a place with the keyboard.
   */
  async #focusChoices(): Promise<void> {
    await this.updateComplete;
    if (this.shown!.input.places.length > 0) {
      this.renderRoot.querySelector<HTMLElement>('.chosen .main, .choices [data-line]')?.focus();
    }
  }

  #look(event: Event): void {
    const thing = placeAt(event, '[data-place]');
    const pointed = thing?.querySelector('title')?.textContent ?? '';
    if (thing === undefined || (pointed !== '' && pointed === this.shown!.pointed)) return;
    const isAsked = this.#pace!.shown.next.kind === 'move' && !this.#groups.isOn;
    this.#set(isAsked ? { pointed, refusals: this.#refusalsAt(thing.getAttribute('data-place')!) } : { pointed });
  }

  /**
   * Returns the reasons why the viewer cannot choose a place; `[]` if the viewer can choose this place or has just
   * chosen it.
   */
  #refusalsAt(place: string): readonly RefusalAt[] {
    if (place === this.#pressed) return [];
    const now = this.#pace!.shown;
    return choicesAt(now, this.shown!.input.all, [place]).length > 0 ? [] : whyNotAt(now, place);
  }

  /** Opens a rule and moves the focus to this rule. If the id is `''`, closes the rule and moves the focus back. */
  async #openRule(rule: string): Promise<void> {
    const { activeElement } = this.shadowRoot!;
    if (rule !== '' && activeElement?.closest('.rule') == null) this.#asker = activeElement;
    await this.#show({ rule }, '.rule');
    const next = rule === '' ? this.#asker : this.renderRoot.querySelector('.rule');
    if (next instanceof HTMLElement) next.focus({ preventScroll: rule !== '' });
  }

  async #hint(): Promise<void> {
    const asked = this.client!.now;
    await this.#show({ hint: 'awaited' }, '.advice');
    const hint = await this.client!.hint!();
    // The function compares the step and the view, because the client can change while the position stays the same, for
    // example when a takeback becomes possible.
    const now = this.client?.now;
    if (now?.step === asked.step && now.view === asked.view) void this.#show({ hint }, '.advice');
  }

  #concede(): void {
    const now = this.#pace!.shown;
    const action = concedeAction(now);
    const { phrases: say } = this.client!.game;
    if (action !== undefined && confirm(say.reallyConcede(nameIn(now, action.player)))) this.#play(action);
  }
}

/** The initial values of the element when it gets a match. */
const START = { rule: '', zoom: 1, reachesAll: false, isWatching: false, speed: 1 } as const;

/** The values that the element's fields have at the start of each decision. */
const DECISION = { sought: '', hint: undefined, refusals: [], pointed: '' } as const;

/**
 * Registers the element with the browser. Call this function once per page.
 *
 * @param name - The name of the element. Default: `'countersheet-match'`.
 *
 * @example
 * ```ts
 * import { defineMatchElement } from 'countersheet/ui';
 *
 * typeof defineMatchElement // => 'function'
 * ```
 */
export function defineMatchElement(name = 'countersheet-match'): void {
  if (customElements.get(name) === undefined) customElements.define(name, MatchElement);
}
