import { useState } from 'react';
import type { UnitMoveInput } from '#src/data/leasing/leases/change-mutations.ts';
import type { Lease, UnitChoice } from '#src/data/leasing/leases/queries.ts';
import { addDays, addMonths } from '#src/domain/foundation/dates.ts';

import { termsAfter, useTerms } from './terms-fields.tsx';

/** What is typed of a move to another unit, and whether each part of it is good. */
export function useUnitMove(lease: Lease, today: string, noteFor: (unit: string) => string) {
  const first = addDays(lease.startsOn, 1);
  const [propertyId, setProperty] = useState<string | null>(lease.propertyId);
  const [unit, setUnit] = useState<UnitChoice | null>(null);
  const terms = useTerms(
    () => {
      const startsOn = today >= first ? today : first;
      const endsOn = addDays(addMonths(startsOn, 12), -1);
      return termsAfter(lease, { startsOn, endsOn });
    },
    { first, last: null },
  );
  const input: UnitMoveInput | null =
    unit && terms.agreed
      ? { leaseId: lease.id, unitId: unit.id, ...terms.agreed, note: noteFor(unit.label) }
      : null;
  return {
    ...{ propertyId, unit, terms, input },
    chooseProperty: (id: string | null) => {
      setProperty(id);
      setUnit(null);
    },
    /** Its market rent is what to begin with, in the currency that the lease keeps. */
    chooseUnit: (chosen: UnitChoice | null) => {
      setUnit(chosen);
      if (chosen?.marketRentMinor && chosen.marketRentCurrency === lease.currency)
        terms.change({ rentMinor: chosen.marketRentMinor });
    },
  };
}

export type UnitMove = ReturnType<typeof useUnitMove>;
