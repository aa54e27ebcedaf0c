import { css } from 'lit';
import { sideStyles } from './side-styles.ts';

/** The styles of the match element. Set the custom properties on the element to change its colours. */
export const styles = css`
  ${sideStyles}
  :host {
    --paper: var(--countersheet-background, light-dark(#fff, #1b1b1f));
    --soft: var(--countersheet-panel, light-dark(#f6f6f7, #202127));
    --ink: var(--countersheet-text, light-dark(#3c3c43, #dfdfd6));
    --line: var(--countersheet-line, light-dark(#c2c2c4, #3c3f44));
    --accent: var(--countersheet-accent, light-dark(#3451b2, #a8b1ff));
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 360px;
    grid-template-areas: 'prompt side' 'board side';
    gap: 8px 16px;
    height: var(--countersheet-height, 100dvh);
    min-height: 420px;
    background: var(--paper);
    color: var(--ink);
    color-scheme: light dark;
    font:
      15px/1.5 system-ui,
      sans-serif;
  }
  :host([data-scheme='light']) {
    color-scheme: light;
  }
  :host([data-scheme='dark']) {
    color-scheme: dark;
  }
  p,
  h2,
  ul,
  ol {
    margin: 0;
    padding: 0;
  }
  h2 {
    font-size: 14px;
    margin: 8px 0 4px;
  }
  /* The height is fixed, so that the board never moves when the text changes. */
  .prompt {
    grid-area: prompt;
    display: flex;
    flex-direction: column;
    height: 8em;
    overflow: auto;
  }
  .prompt > * {
    flex: none;
  }
  .aim,
  .news,
  small {
    font-size: 13px;
  }
  .prompt .news {
    flex: 0 1 auto;
    min-height: 1.5em;
    overflow: auto;
  }
  .news span + span {
    display: block;
  }
  .issue {
    color: light-dark(#b8272c, #f66f81);
  }
  .board {
    grid-area: board;
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    min-height: 0;
  }
  .frame {
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: 8px;
  }
  .picture svg {
    user-select: none;
    display: block;
    width: 100%;
    height: 100%;
  }
  pre {
    margin: 0;
    padding: 12px;
    font-size: 14px;
  }
  .zoom {
    display: flex;
    gap: 6px;
    align-items: center;
    padding-top: 4px;
    font-size: 13px;
  }
  .pointed {
    flex: 1;
    height: 2.6em;
    line-height: 1.3;
    overflow: auto;
  }
  @media (pointer: fine) {
    /* A mouse cannot scroll this text, so a long text covers the lower edge of the board. */
    .pointed {
      display: flex;
      align-items: end;
      overflow: visible;
      pointer-events: none;
    }
    .pointed span {
      position: relative;
      background: var(--paper);
    }
  }
  .side {
    grid-area: side;
    display: flex;
    flex-direction: column;
    gap: 8px;
    min-height: 0;
    overflow: auto;
  }
  .tray {
    flex: 0 1 auto;
    min-height: 0;
    max-height: 60%;
    overflow: auto;
  }
  .buttons,
  .amount {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    align-items: center;
  }
  button,
  input {
    border: 1px solid var(--line);
    border-radius: 6px;
    padding: 4px 10px;
    min-height: 32px;
    background: var(--soft);
    color: inherit;
    font: inherit;
    text-align: left;
  }
  input[type='number'] {
    width: 5em;
  }
  input:is([type='checkbox'], [type='radio']) {
    min-height: 0;
    vertical-align: middle;
  }
  input[type='radio'] {
    margin: 0;
    vertical-align: -1px;
  }
  button:hover:not(:disabled) {
    border-color: var(--accent);
  }
  button:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
  button.main {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--paper);
    font-weight: 600;
  }
  button.link {
    border: 0;
    padding: 0 2px;
    min-height: 0;
    background: none;
    color: var(--accent);
    text-decoration: underline;
  }
  a {
    color: var(--accent);
  }
  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .frame svg :focus-visible {
    outline-width: 2px;
    outline-offset: 0;
  }
  .frame:focus-visible {
    outline-offset: -3px;
  }
  /*
   * Browsers mark a place that gets the focus, even after a click of the mouse. In an SVG picture, browsers mark the
   * place even if it has :focus but not :focus-visible. The selector contains the id of the picture; without the id,
   * the picture's own CSS would take precedence, because its selector contains this id.
   */
  :host([data-pointed]) .frame:focus,
  :host([data-pointed]) #board :focus {
    outline: none;
  }
  .why ul {
    padding-left: 18px;
  }
  @media (pointer: coarse) {
    .zoom label {
      display: none;
    }
  }
  @media (max-width: 800px) {
    :host {
      grid-template: auto minmax(0, 1fr) minmax(0, auto) / minmax(0, 1fr);
      grid-template-areas: 'prompt' 'board' 'side';
    }
    .prompt {
      display: block;
      padding: 0 4px;
      height: 5em;
    }
    .side {
      max-height: 30dvh;
    }
    .tray,
    .rule {
      flex: none;
      max-height: none;
    }
    .picture {
      height: auto !important;
    }
    .picture svg {
      height: auto;
    }
    .log {
      flex: none;
      height: 260px;
    }
  }
`;
