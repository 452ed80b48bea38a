import { expect, it } from 'vitest';
import { vendorDocumentState } from './vendor-document.ts';

const today = '2026-05-15';

it.each([
  [null, null, 'valid'],
  ['2026-05-16', null, 'coming'],
  ['2026-05-15', '2026-06-15', 'valid'],
  [null, '2026-06-14', 'ending'],
  [null, '2026-05-15', 'ending'],
  [null, '2026-05-14', 'ended'],
] as const)('from %s until %s: %s', (validFrom, validUntil, state) => {
  expect(vendorDocumentState({ validFrom, validUntil }, today)).toBe(state);
});
