import { unwrap } from '#src/data/errors.ts';
import { query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';
import { leasedDaysOf } from '#src/domain/leasing/leased-days.ts';

/** More leases than any unit has had. */
const MOST = 1000;

/** When a unit is let by what was agreed: the days that no other lease of it may have. */
export const leasedDaysQuery = (organizationId: string, unitId: string) =>
  query(
    ['leases', organizationId, 'leased-days', unitId],
    async () => {
      const answer = await select('leases', 'occupies', { organizationId, unitId })
        .neq('occupies', 'empty')
        .order('startsOn')
        .limit(MOST);
      return unwrap(answer).flatMap(({ occupies }) => leasedDaysOf(String(occupies)) ?? []);
    },
    {
      // Somebody else may let it while the form is filled in.
      staleTime: 0,
    },
  );
