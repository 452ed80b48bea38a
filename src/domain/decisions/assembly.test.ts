import { describe, expect, it } from 'vitest';
import { noticeDays } from './assembly.ts';

const ZONE = 'America/Santo_Domingo';

describe('the days of notice', () => {
  it('are whole days of the organization, whatever the hours', () => {
    expect(noticeDays('2026-05-15T03:59:00Z', '2026-05-25T12:00:00Z', ZONE)).toBe(11);
    expect(noticeDays('2026-05-15T04:00:00Z', '2026-05-25T12:00:00Z', ZONE)).toBe(10);
  });
});
