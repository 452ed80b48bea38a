import { useSearch } from 'wouter';
import { type IsoMonth, isIsoMonth, monthOf, shiftMonth } from '#src/domain/foundation/months.ts';
import { useToday } from '#src/islands/shell/session.ts';

/** The month on screen: that of the address, else the last one that is over, whose forms are due. */
export function useTaxMonth(fallback: 'last' | 'this' = 'last'): IsoMonth {
  const search = new URLSearchParams(useSearch());
  const thisMonth = monthOf(useToday());
  const asked = search.get('month') ?? '';
  if (isIsoMonth(asked)) return asked;
  return fallback === 'this' ? thisMonth : shiftMonth(thisMonth, -1);
}
