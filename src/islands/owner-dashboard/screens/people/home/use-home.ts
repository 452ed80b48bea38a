import { useQuery } from '@tanstack/react-query';
import { totalsQueries } from '#src/data/money/totals/queries.ts';
import { addDays } from '#src/domain/foundation/dates.ts';
import { monthOf, shiftMonth } from '#src/domain/foundation/months.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';

const MONTHS_SHOWN = 12;
const ENDS_SOON_DAYS = 60;
/** Rows of each kind in "needs you today"; the rest is one link away. */
const SHORT_LIST = 4;

/** The months that the home screen tells about: the current one and the eleven before. */
export function useMonths() {
  const today = useToday();
  const to = monthOf(today);
  return { today, from: shiftMonth(to, 1 - MONTHS_SHOWN), to };
}

/** Everything the home screen reads, in one answer. */
export function useHome() {
  const { id, can } = useOrganization();
  const { today, from } = useMonths();
  const span = { today, firstMonth: from, endsUntil: addDays(today, ENDS_SOON_DAYS), size: SHORT_LIST };
  const overview = useQuery(totalsQueries.home(id, span));
  const filter = `organization_id=eq.${id}`;
  useLive(
    [
      { table: 'organization_totals', filter },
      { table: 'monthly_totals', filter },
      { table: 'payments', filter },
      { table: 'plan_requests', filter },
    ],
    [totalsQueries.all],
  );
  return { seesMoney: can('money.read'), overview };
}
