import { describe, expect, it } from 'vitest';
import { stateByAge } from './service-status.ts';

const now = new Date('2026-11-28T12:00:00Z');

describe('stateByAge', () => {
  it.each([
    ['jobs', '2026-11-28T09:55:00Z', 'good'],
    ['jobs', '2026-11-28T09:54:59Z', 'late'],
    ['work', '2026-11-28T11:39:00Z', 'late'],
    ['messages', '2026-11-28T11:46:00Z', 'good'],
    ['messages', null, 'unknown'],
    ['jobs', '2026-11-28T12:01:00Z', 'good'],
  ] as const)('%s at %s: %s', (part, last, state) => {
    expect(stateByAge(last, part, now)).toBe(state);
  });
});
