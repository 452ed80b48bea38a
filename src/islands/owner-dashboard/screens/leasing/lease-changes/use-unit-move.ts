import { useState } from 'react';
import type { UnitMoveInput } from '#src/data/leasing/leases/change-mutations.ts';
import type { Lease, UnitChoice } from '#src/data/leasing/leases/queries.ts';
import { addDays, addMonths, isIsoDate } from '#src/domain/foundation/dates.ts';

/** What is typed of a move to another unit, and whether each part of it is good. */
export function useUnitMove(lease: Lease, today: string, noteFor: (unit: string) => string) {
  const first = addDays(lease.starts_on, 1);
  const [propertyId, setProperty] = useState<string | null>(lease.property_id);
  const [unit, setUnit] = useState<UnitChoice | null>(null);
  const [movesOn, setMovesOn] = useState(today >= first ? today : first);
  const [endsOn, setEndsOn] = useState(() => addDays(addMonths(movesOn, 12), -1));
  const [rentMinor, setRent] = useState<number | null>(lease.rent_minor);
  const [dueDay, setDueDay] = useState<number | null>(lease.due_day);
  const [depositMinor, setDeposit] = useState<number | null>(lease.deposit_minor);
  const isDayGood = isIsoDate(movesOn) && movesOn >= first;
  const isEndGood = isIsoDate(endsOn) && endsOn >= movesOn;
  const isRentGood = rentMinor !== null && rentMinor > 0;
  const isDepositGood = !Number.isNaN(depositMinor);
  const isDueDayGood = dueDay !== null && dueDay >= 1 && dueDay <= 28;
  const input: UnitMoveInput | null =
    unit && isDayGood && isEndGood && isRentGood && isDepositGood && isDueDayGood
      ? {
          ...{ leaseId: lease.id, unitId: unit.id, startsOn: movesOn, endsOn, rentMinor, dueDay },
          ...{ depositMinor: depositMinor ?? 0, note: noteFor(unit.label) },
        }
      : null;
  return {
    ...{ propertyId, unit, movesOn, endsOn, rentMinor, dueDay, depositMinor },
    ...{ setMovesOn, setEndsOn, setRent, setDueDay, setDeposit },
    ...{ first, isDayGood, isEndGood, isRentGood, isDepositGood, isDueDayGood },
    input,
    chooseProperty: (id: string | null) => {
      setProperty(id);
      setUnit(null);
    },
    /** Its market rent is what to begin with, in the currency that the lease keeps. */
    chooseUnit: (chosen: UnitChoice | null) => {
      setUnit(chosen);
      if (chosen?.market_rent_minor && chosen.market_rent_currency === lease.currency)
        setRent(chosen.market_rent_minor);
    },
  };
}

export type UnitMove = ReturnType<typeof useUnitMove>;
