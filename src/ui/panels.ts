import { html, nothing, type TemplateResult } from 'lit';
import { ruleAnchor } from '../core/rulebook.ts';
import { concedeAction } from '../session/choices.ts';
import type { HintReason } from '../session/reason.ts';
import { choices, ruleLink } from './choices.ts';
import { groupPanel } from './group-panel.ts';
import { labelOf, nameIn, promptOf, ruleOf, titleIn } from './prompt.ts';
import type { Hint } from './match-client.ts';
import type { Phrases } from './phrases/en.ts';
import { newsIn, placeIn, type Shown } from './shown.ts';

/**
 * Returns the text above the actions. The text says what the viewer must do now, what the other players have done, and
 * how to win.
 */
export function prompt(shown: Shown): TemplateResult {
  const { now, client, acts, isBehind } = shown;
  const { phrases: say, manifest, rulebook } = client.game;
  const { viewer } = now.view;
  const { aim } = now.messages.catalogue;
  const news = newsIn(shown);
  const rule = isBehind ? undefined : ruleOf(shown);
  return html`
    <header class="prompt">
      ${now.issue === undefined ? nothing : html`<p class="issue" role="alert">${now.issue}</p>`}
      ${now.isAtEnd || viewer === 'spectator' ? nothing : pastNote(shown)}
      <p role="status" aria-live="polite" data-state=${isBehind ? 'wait' : now.next.kind}>
        ${viewer === 'spectator' ? nothing : html`${say.yourTurn(nameIn(now, viewer))} `}<strong
          >${promptOf(shown)}</strong
        >
        ${rule === undefined ? nothing : ruleLink(rule, acts.openRule)}
        ${isBehind ? html`<button type="button" class="link" @click=${acts.skip}>${say.skip}</button>` : nothing}
      </p>
      ${
        news.length === 0
          ? nothing
          : html`<p class="news" role="log" tabindex="0" aria-label=${say.latest}>
              ${say.latest} ${news.map(({ text }) => html`<span>${text} </span>`)}
            </p>`
      }
      <p class="aim">
        ${say.aim} ${aim}
        ${manifest.aims.map((id) => html`${aim === undefined ? rulebook[id]?.title : nothing} ${ruleLink(id, acts.openRule)} `)}
      </p>
    </header>
  `;
}

/** Returns a note that the viewer sees an earlier step, and a button that shows the last step. */
function pastNote({ now, client, acts }: Shown): TemplateResult {
  const { phrases: say } = client.game;
  const end = now.history.at(-1)!.id;
  return html`<p>
    ${say.past} <button type="button" class="main" @click=${() => acts.visit(end)}>${say.toEnd}</button>
  </p>`;
}

/** Returns a page that shows no secrets, and asks the viewer to give the screen to the next player. */
export function handOver({ now, client }: Shown): TemplateResult {
  const { phrases: say } = client.game;
  const who = nameIn(now, now.next.player ?? '');
  return html`
    <section class="hand-over">
      <h2>${say.theirTurn(titleIn(now, now.next.player ?? ''))}</h2>
      <p>${say.giveScreen(who)}</p>
      <button type="button" class="main" @click=${() => client.takeScreen?.()}>${say.takeScreen(who)}</button>
    </section>
  `;
}

/** Returns the panel with the open rule, which is shown beside the board. */
export function ruleText({ rule: id, client, acts }: Shown): TemplateResult | typeof nothing {
  const { rulebook, phrases: say, manifest } = client.game;
  const rule = rulebook[id];
  if (rule === undefined) return nothing;
  const part = (heading: string, text: string | undefined): unknown =>
    text === undefined ? nothing : html`<p><strong>${heading}</strong> ${plain(text)}</p>`;
  const page = manifest.about.rules;
  return html`
    <aside class="rule" tabindex="-1" aria-label=${say.rule(id)}>
      <header>
        <strong>${id} ${rule.title}</strong>
        <button type="button" class="link" @click=${() => acts.openRule('')}>${say.close}</button>
      </header>
      <p>${plain(rule.text)}</p>
      ${part(say.ruling, rule.ruling)} ${part(say.option, rule.option)}
      ${rule.source === undefined ? nothing : html`<p><em>${say.source(rule.source)}</em></p>`}
      ${page === undefined ? nothing : html`<p><a href="${page}#${ruleAnchor(id)}">${say.rule(id)}</a></p>`}
    </aside>
  `;
}

/** Returns the text of a rule without the Markdown of links and code. */
function plain(text: string): string {
  return text.replaceAll(/\[([^\]]+)\]\([^)]*\)/gu, '$1').replaceAll('`', '');
}

/** Returns the reasons why actions are not possible. */
export function refusals({ refusals: all, client, acts }: Shown): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  const { phrases: say } = client.game;
  return html`
    <section class="note why" aria-label=${say.whyNot}>
      <h2>${say.whyNot}</h2>
      <ul>
        ${all.map(({ headings, text, rule }) => html`<li><strong>${headings.join(', ')}:</strong> ${text} ${rule === undefined ? nothing : ruleLink(rule, acts.openRule)}</li>`)}
      </ul>
    </section>
  `;
}

/** Returns the possible actions; after the match, returns the children in the slot `over`. */
export function tray(shown: Shown): unknown {
  if (shown.now.next.kind === 'over') return html`<slot name="over"></slot>`;
  return shown.groups.isOn ? groupPanel(shown) : choices(shown);
}

/**
 * Returns the buttons for a hint, a takeback and a concession. While the viewer gives orders to groups, the hint button
 * is absent, because the panel of the orders has a button for the plan of a bot.
 */
export function tools(shown: Shown): TemplateResult {
  const { client, now, acts, hint, groups } = shown;
  const { phrases: say, manifest } = client.game;
  const { takeback } = now;
  const isToMove = now.next.kind === 'move';
  const button = (text: string, act: () => void, isPossible: boolean): TemplateResult =>
    html`<button type="button" ?disabled=${!isPossible} @click=${act}>${text}</button>`;
  const isFree = takeback?.blocker === undefined;
  const takeBack = isFree ? say.takeBack : say.takeBackAnyway;
  return html`
    <section class="tools" aria-label=${say.tools}>
      <div class="buttons">
        ${client.hint === undefined || groups.isOn ? nothing : button(say.hint, acts.hint, isToMove && hint !== 'awaited')}
        ${client.takeBack === undefined ? nothing : button(takeBack, () => client.takeBack?.(), takeback !== undefined)}
        ${
          manifest.controls.concede === undefined
            ? nothing
            : button(say.concede, acts.concede, isToMove && concedeAction(now) !== undefined)
        }
        ${button(say.notNow, acts.listRefusals, isToMove)}
      </div>
      ${isFree ? nothing : takebackNote(say, takeback.asks)}
    </section>
  `;
}

/** Returns a text that says why a takeback is not free, and whether other people must agree. */
function takebackNote(say: Phrases, asks: readonly string[]): TemplateResult {
  return html`<p><small>${asks.length === 0 ? say.notFree : `${say.notFree} ${say.othersAgree}`}</small></p>`;
}

/** Returns the hint, or a text that says that the bot is thinking. */
export function hintText(shown: Shown): TemplateResult | typeof nothing {
  const { hint, client } = shown;
  if (hint === undefined) return nothing;
  const text = hint === 'awaited' ? client.game.phrases.thinking : advice(shown, hint);
  return html`<p class="note advice" role="status">${text}</p>`;
}

/** Returns the suggested action and the reason for this action. */
function advice(shown: Shown, { action, reason }: Hint): TemplateResult {
  const { client, now, acts } = shown;
  const { phrases: say } = client.game;
  return html`
    ${say.hintIs}
    <button type="button" @click=${() => acts.choose({ action })}>${labelOf(now, action)}</button>
    ${reasonOf(say, reason)}
  `;
}

function reasonOf(say: Phrases, reason: HintReason): string {
  const percent = new Intl.NumberFormat(say.tag, { style: 'percent', maximumFractionDigits: 1 });
  switch (reason.kind) {
    case 'only':
      return say.onlyAction;
    case 'success':
      return say.success(percent.format(reason.share));
    case 'better':
      return say.better(percent.format(reason.score), percent.format(reason.others));
    case 'gain':
      return say.gain(percent.format(reason.from), percent.format(reason.score));
    case 'plan':
      return say.partOfPlan;
  }
}

/** The speeds at which the steps of the history can be shown: 2 is twice the normal speed. */
const SPEEDS = [0.5, 1, 2, 4] as const;

/** Returns the history of the match. */
export function log(shown: Shown): TemplateResult {
  const { client, now, acts } = shown;
  const { phrases: say } = client.game;
  const place = placeIn(now);
  const turn = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowLeft') acts.move(-1);
    if (key === 'ArrowRight') acts.move(1);
  };
  return html`
    <section class="log" aria-label=${say.log} @keydown=${turn}>
      <h2>${say.log}</h2>
      ${client.visit === undefined ? nothing : controls(shown, place)}
      <ol tabindex="0" aria-label=${say.steps}>
        ${now.history.map((step, index) => logStep(shown, step, index === place))}
      </ol>
      ${
        now.isAtEnd || client.goOn === undefined
          ? nothing
          : html`<button type="button" @click=${() => client.goOn?.()}>${say.goOn}</button>`
      }
    </section>
  `;
}

/** Returns the buttons that go to another step of the history, or show the history step by step. */
function controls({ client, now, acts, isWatching, speed }: Shown, place: number): TemplateResult {
  const { phrases: say } = client.game;
  const last = now.history.length - 1 - place;
  const move = (sign: string, text: string, by: number): TemplateResult => html`
    <button
      type="button"
      aria-label=${text}
      title=${text}
      ?disabled=${by < 0 ? place === 0 : last === 0}
      @click=${() => acts.move(by)}
    >
      ${sign}
    </button>
  `;
  const toSpeed = ({ target }: Event): void => acts.setSpeed(Number((target as HTMLSelectElement).value));
  return html`
    <div class="buttons">
      ${move('«', say.first, -place)} ${move('‹', say.back, -1)} ${move('›', say.forward, 1)}
      ${move('»', say.last, last)}
      <button type="button" ?disabled=${last === 0} @click=${() => acts.watch(!isWatching)}>
        ${isWatching ? say.pause : say.watch}
      </button>
      <label>
        ${say.speed}
        <select @change=${toSpeed}>
          ${SPEEDS.map((each) => html`<option value=${each} ?selected=${each === speed}>×${each}</option>`)}
        </select>
      </label>
    </div>
  `;
}

function logStep({ client, acts }: Shown, step: Shown['now']['history'][number], isCurrent: boolean): TemplateResult {
  const { phrases: say } = client.game;
  const title = step.id === 0 ? say.start : step.title;
  const visit = (id: number, text: string): unknown =>
    client.visit === undefined
      ? html`<strong>${text}</strong>`
      : html`<button type="button" class="link" @click=${() => acts.visit(id)}>${text}</button>`;
  return html`
    <li aria-current=${isCurrent ? 'step' : nothing} data-step=${step.id}>
      ${visit(step.id, title)} ${step.variations.map((id, index) => visit(id, say.variation(index + 1)))}
      ${step.sentences.map(
        ({ text, rule }) => html`<span>${text} ${rule === '' ? nothing : ruleLink(rule, acts.openRule)}</span>`,
      )}
    </li>
  `;
}
