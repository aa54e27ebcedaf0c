import { expect, it } from 'vitest';
import { describeViolation } from '../../src/core/errors.ts';

it('writes the details of a violation as JSON, but texts without quotes', () => {
  const details = { track: 'alumni', awaited: ['ada', 'ben'], left: 2 };

  expect(describeViolation({ code: 'no-piece', rule: 'X-1', details })).toBe(
    'No piece: track alumni, awaited ["ada","ben"], left 2 (X-1)',
  );
});
