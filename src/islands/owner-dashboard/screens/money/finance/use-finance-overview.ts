import { financeOverviewQuery } from '#src/data/money/overview.ts';
import { firstDayOf, lastDayOf, monthOf } from '#src/domain/foundation/months.ts';
import { comparedWith } from '#src/domain/foundation/period.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useFiguresMonth } from './use-figures-month.ts';

/** What answers the parts around the list, for the month that the address names. */
export function useFinanceOverview() {
  const { id } = useOrganization();
  const [{ month, comparison }] = useFiguresMonth();
  const first = firstDayOf(month);
  const earlier = comparedWith({ from: first, to: lastDayOf(month) }, comparison);
  return financeOverviewQuery(id, month, monthOf(earlier?.from ?? first));
}
