import { describe, expect, it } from 'vitest';
import { chargeState } from './charge-state.ts';

const charge = { amountMinor: 900, outstandingMinor: 900, dueOn: '2026-11-05', reversedAt: null };
const part = { ...charge, outstandingMinor: 400 };

describe('chargeState', () => {
  it.each([
    ['open', charge, '2026-11-05'],
    ['late', charge, '2026-11-06'],
    ['part', part, '2026-11-05'],
    ['late', part, '2026-11-06'],
    ['paid', { ...charge, outstandingMinor: 0 }, '2026-12-01'],
    ['reversed', { ...charge, outstandingMinor: 0, reversedAt: '2026-11-02T12:00:00Z' }, '2026-12-01'],
  ] as const)('is %s', (state, row, today) => {
    expect(chargeState(row, today)).toBe(state);
  });

  it('waits for the landlord where a report would pay it whole, unless it is paid already', () => {
    expect(chargeState(charge, '2026-11-06', true)).toBe('reported');
    expect(chargeState({ ...charge, outstandingMinor: 0 }, '2026-11-06', true)).toBe('paid');
  });
});
