import { RATE_CASES_NEEDED } from '#src/domain/insight/forecasts/base-rates.ts';
import type { CashGap } from '#src/domain/insight/forecasts/cash.ts';
import { COLLECTED_MONTHS_NEEDED } from '#src/domain/insight/forecasts/collection.ts';
import { ERRORS_NEEDED } from '#src/domain/insight/forecasts/conformal.ts';
import type { VacancyCases } from '#src/domain/insight/forecasts/outlook/vacancy-outlook.ts';
import { useText } from '#src/i18n/react.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

interface MissingDataProps {
  missing: readonly CashGap[];
  cases: VacancyCases;
  /** Months that cash has. */
  months?: { readonly collected: number; readonly costs: number };
}

/** Says what there is too little of, how much there is, and how much is needed. */
export function MissingData({ missing, cases, months = { collected: 0, costs: 0 } }: MissingDataProps) {
  const { missing: text } = useText('forecasts');
  const given: Record<CashGap, readonly [given: number, needed: number]> = {
    renewals: [cases.renewals, RATE_CASES_NEEDED],
    open_ended_months: [cases.openEndedMonths, RATE_CASES_NEEDED],
    relets: [cases.relets, RATE_CASES_NEEDED],
    collected_months: [months.collected, COLLECTED_MONTHS_NEEDED],
    cost_months: [months.costs, ERRORS_NEEDED],
  };
  if (missing.length === 0) return null;
  return (
    <Notice title={text.title}>
      <ul>
        {missing.map((gap) => (
          <li key={gap}>{text[gap]({ given: given[gap][0], needed: given[gap][1] })}</li>
        ))}
      </ul>
    </Notice>
  );
}
