import { css } from 'lit';

/** The styles of the chosen action, the notes, the log, and the page that asks people to pass the screen. */
export const sideStyles = css`
  .amount {
    margin-bottom: 8px;
  }
  .chosen tr {
    display: grid;
    grid-template-columns: 4em 1fr;
    margin-bottom: 6px;
  }
  .chosen td {
    font-variant-numeric: tabular-nums;
  }
  .chosen td:last-child {
    grid-column: 1 / -1;
  }
  /* The buttons of the chosen action stay visible below a long list of odds. */
  .chosen .buttons:last-child {
    position: sticky;
    bottom: 0;
    margin-bottom: -8px;
    padding-bottom: 8px;
    background: var(--soft);
  }
  .chosen,
  .rule,
  .note {
    border: 1px solid var(--line);
    border-left: 4px solid var(--accent);
    border-radius: 6px;
    padding: 8px 12px;
    background: var(--soft);
  }
  .rule header {
    display: flex;
    justify-content: space-between;
  }
  .rule {
    overflow: auto;
    flex: none;
    max-height: 45%;
  }
  .log {
    flex: 1 1 0;
    min-height: 160px;
    display: flex;
    flex-direction: column;
  }
  .log ol {
    flex: 1;
    position: relative;
    margin: 6px 0;
    overflow: auto;
    list-style: none;
    border: 1px solid var(--line);
    border-radius: 6px;
    font-size: 14px;
  }
  .log li {
    padding: 4px 8px;
    border-top: 1px solid var(--line);
  }
  .log li span {
    display: block;
  }
  li[aria-current] {
    background: var(--soft);
  }
  .hand-over {
    grid-column: 1 / -1;
    place-self: center;
    max-width: 560px;
    padding: 32px;
    text-align: center;
    border: 1px solid var(--line);
    border-radius: 12px;
  }
  .hand-over button {
    margin-top: 16px;
  }
`;
