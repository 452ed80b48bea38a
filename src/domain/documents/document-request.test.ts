import { expect, it } from 'vitest';
import { documentRequestStatuses, isLate, takesFile } from './document-request.ts';

it('is late from the day after its last, and only while a file is missing', () => {
  expect(isLate('requested', '2026-11-22', '2026-11-22')).toBe(false);
  expect(isLate('requested', '2026-11-22', '2026-11-23')).toBe(true);
  expect(documentRequestStatuses.filter((status) => isLate(status, '2026-11-22', '2026-12-01'))).toEqual([
    'requested',
    'refused',
  ]);
});

it('takes files until one is accepted or nothing is asked for any more', () => {
  expect(documentRequestStatuses.filter(takesFile)).toEqual(['requested', 'handed_in', 'refused']);
});
