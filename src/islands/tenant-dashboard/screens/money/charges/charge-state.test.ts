import { describe, expect, it } from 'vitest';
import { chargeState } from './charge-state.ts';

const charge = { amount_minor: 900, outstanding_minor: 900, due_on: '2026-11-05', reversed_at: null };
const part = { ...charge, outstanding_minor: 400 };

describe('chargeState', () => {
  it.each([
    ['open', charge, '2026-11-05'],
    ['late', charge, '2026-11-06'],
    ['part', part, '2026-11-05'],
    ['late', part, '2026-11-06'],
    ['paid', { ...charge, outstanding_minor: 0 }, '2026-12-01'],
    ['reversed', { ...charge, outstanding_minor: 0, reversed_at: '2026-11-02T12:00:00Z' }, '2026-12-01'],
  ] as const)('is %s', (state, row, today) => {
    expect(chargeState(row, today)).toBe(state);
  });

  it('waits for the landlord where a report would pay it whole, unless it is paid already', () => {
    expect(chargeState(charge, '2026-11-06', true)).toBe('reported');
    expect(chargeState({ ...charge, outstanding_minor: 0 }, '2026-11-06', true)).toBe('paid');
  });
});
