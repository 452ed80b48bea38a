import type { Arrears, MonthlyTotals } from '#src/data/money/totals/queries.ts';
import { looksWhole } from '#src/domain/foundation/headline-amount.ts';
import { formatList, formatMoney, type MoneyLook, monthNames } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { currenciesIn, lateLeaseCount, monthSeries } from './month-summary.ts';
import { QuickActions } from './quick-actions.tsx';
import { useMonths } from './use-home.ts';

type MonthHeadlineProps = { monthly: readonly MonthlyTotals[]; arrears: readonly Arrears[] };

/**
 * One sentence that says how the month is going in the usual currency, a smaller one for the other, and another about
 * who is late.
 */
export function MonthHeadline({ monthly, arrears }: MonthHeadlineProps) {
  const { home } = useText('owner');
  const language = useLanguage();
  const { defaultCurrency } = useOrganization();
  const { to } = useMonths();
  const money = (minor: number, currency: Arrears['currency'], look: MoneyLook = 'whole') =>
    formatMoney(minor, currency, language, { look });

  const month = monthNames(language)[Number(to.slice(5)) - 1] ?? to;
  const amounts = currenciesIn(monthly, defaultCurrency).flatMap((currency) => {
    const [row] = monthSeries(monthly, currency, to, to);
    if (!row || row.billedMinor === 0) return [];
    // In whole units a part must not look like all of it.
    const look = looksWhole(row.collectedMinor, row.billedMinor) ? 'exact' : 'whole';
    return home.amountOf({
      collected: money(row.collectedMinor, currency, look),
      billed: money(row.billedMinor, currency, look),
    });
  });
  const count = lateLeaseCount(arrears);
  const [first, ...others] = amounts;
  const owed = arrears.map((row) => money(row.outstandingMinor, row.currency));

  return (
    <PageHeader
      title={first ? home.sentence({ amounts: first, month }) : home.nothingBilled({ month })}
      titleNote={
        others.length > 0 ? home.sentenceOfOthers({ amounts: formatList(others, language) }) : undefined
      }
      description={count > 0 ? home.late({ count, amounts: formatList(owed, language) }) : home.nobodyLate}
      actions={<QuickActions />}
    />
  );
}
