import { describe, expect, it } from 'vitest';
import { firstCharges } from './first-charges.ts';
import { asksForHeldDeposit, emptyDraft, toLeaseInput } from './lease-draft.ts';

const today = '2026-11-21';
const ready = { ...emptyDraft(today, 'DOP', 'p1'), propertyId: 'b1', unitId: 'u1', rentMinor: 3000000 };

describe('a deposit that is held already', () => {
  const begun = { ...ready, startsOn: '2023-01-01', depositMinor: 6000000, isDepositHeld: true };

  it('is asked for where the lease has begun and has one, of a draft too', () => {
    expect(asksForHeldDeposit(begun, today)).toBe(true);
    expect(toLeaseInput({ ...begun, leaseId: 'l1' }, today).isDepositHeld).toBe(true);
    for (const other of [
      { startsOn: today },
      { startsOn: '' },
      { depositMinor: null },
      { depositMinor: 0 },
      { depositMinor: Number.NaN },
    ])
      expect(asksForHeldDeposit({ ...begun, ...other }, today)).toBe(false);
  });

  it('is not charged, and goes along with the lease', () => {
    expect(firstCharges(begun, today)).toMatchObject({ depositMinor: 0, atStartMinor: 3000000 });
    expect(firstCharges({ ...begun, isDepositHeld: false }, today)?.depositMinor).toBe(6000000);
    expect(toLeaseInput(begun, today)).toMatchObject({ depositMinor: 6000000, isDepositHeld: true });
  });

  it('is forgotten where it is not asked for any more', () => {
    expect(toLeaseInput({ ...begun, startsOn: today }, today).isDepositHeld).toBe(false);
    expect(firstCharges({ ...begun, startsOn: today }, today)?.depositMinor).toBe(6000000);
  });
});
