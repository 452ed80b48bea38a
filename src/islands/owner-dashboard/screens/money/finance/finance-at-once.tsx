import type { ReactNode } from 'react';
import { financeOverviewQuery } from '#src/data/money/overview.ts';
import { firstDayOf, lastDayOf, monthOf } from '#src/domain/foundation/months.ts';
import { comparedWith } from '#src/domain/foundation/period.ts';
import { AtOnce } from '#src/islands/shell/at-once.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useFiguresMonth } from './use-figures-month.ts';

/** Parts around the list, which one call answers for the month that the address names. */
export function FinanceAtOnce({ children }: { children: ReactNode }) {
  const { id } = useOrganization();
  const [{ month, comparison }] = useFiguresMonth();
  const first = firstDayOf(month);
  const earlier = comparedWith({ from: first, to: lastDayOf(month) }, comparison);
  const query = financeOverviewQuery(id, month, monthOf(earlier?.from ?? first));
  return <AtOnce query={query}>{children}</AtOnce>;
}
