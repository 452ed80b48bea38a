import { useQuery } from '@tanstack/react-query';
import { reportedPaymentQueries } from '#src/data/payments/reported-queries.ts';
import { totalsQueries } from '#src/data/totals/queries.ts';
import { vacantUnitQueries } from '#src/data/units/vacant-queries.ts';
import { addDays } from '#src/domain/dates.ts';
import { monthOf, shiftMonth } from '#src/domain/months.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';

const MONTHS_SHOWN = 12;
const ENDS_SOON_DAYS = 60;
/** Rows of each kind in "needs you today". */
const SHORT_LIST = 4;

/** The months that the home screen tells about: the current one and the eleven before. */
export function useMonths() {
  const today = useToday();
  const to = monthOf(today);
  return { today, from: shiftMonth(to, 1 - MONTHS_SHOWN), to };
}

/** Everything the home screen reads; what the reader's role may not see is not asked for. */
export function useHome() {
  const { id, can } = useOrganization();
  const { today, from, to } = useMonths();
  const seesMoney = can('money.read');
  const seesLeases = can('leases.read');
  const totals = useQuery(totalsQueries.organization(id));
  const monthly = useQuery({ ...totalsQueries.monthly(id, from, to), enabled: seesMoney });
  const arrears = useQuery({ ...totalsQueries.arrears(id), enabled: seesMoney });
  const reported = useQuery({ ...reportedPaymentQueries.toDecide(id), enabled: seesMoney });
  const late = useQuery({ ...totalsQueries.lateLeases(id, today, SHORT_LIST), enabled: seesMoney });
  const vacant = useQuery(vacantUnitQueries.first(id, SHORT_LIST));
  const until = addDays(today, ENDS_SOON_DAYS);
  const ending = useQuery({ ...totalsQueries.endingLeases(id, until, SHORT_LIST), enabled: seesLeases });
  const filter = `organization_id=eq.${id}`;
  useLive(
    [
      { table: 'organization_totals', filter },
      { table: 'monthly_totals', filter },
      { table: 'payments', filter },
    ],
    [
      totalsQueries.all,
      reportedPaymentQueries.toDecide(id).queryKey,
      vacantUnitQueries.first(id, SHORT_LIST).queryKey,
    ],
  );
  return { seesMoney, seesLeases, totals, monthly, arrears, reported, late, vacant, ending };
}

export type Home = ReturnType<typeof useHome>;
