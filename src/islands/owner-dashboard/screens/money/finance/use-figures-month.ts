import { useLocation, useSearch } from 'wouter';
import { type IsoMonth, isIsoMonth, monthOf } from '#src/domain/foundation/months.ts';
import { type Comparison, comparisons } from '#src/domain/foundation/period.ts';
import { useToday } from '#src/islands/shell/session.ts';

interface FiguresMonth {
  readonly month: IsoMonth;
  readonly comparison: Comparison;
}

const USUAL: Comparison = 'previous';

/** The month of the figures and what it is compared with; both stand in the address, beside what the list is asked for. */
export function useFiguresMonth(): [FiguresMonth, (part: Partial<FiguresMonth>) => void] {
  const params = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const thisMonth = monthOf(useToday());
  const asked = params.get('month') ?? '';
  const now: FiguresMonth = {
    month: isIsoMonth(asked) && asked < thisMonth ? asked : thisMonth,
    comparison: comparisons.find((own) => own === params.get('compare')) ?? USUAL,
  };
  const change = (part: Partial<FiguresMonth>) => {
    const { month, comparison } = { ...now, ...part };
    params.delete('month');
    params.delete('compare');
    if (month !== thisMonth) params.set('month', month);
    if (comparison !== USUAL) params.set('compare', comparison);
    const search = params.toString();
    navigate(search ? `${path}?${search}` : path, { replace: true });
  };
  return [now, change];
}
