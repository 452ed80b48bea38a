import { monthsOfYear } from '#src/domain/books/budget-grid.ts';
import type { BudgetSum } from '#src/domain/books/budget-sums.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { useLanguage } from '#src/i18n/react.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { planAmount } from './budget-amount.ts';

/** The year's columns stay in sight while the months move beneath them, where the window has room for both. */
const kept = 'min-w-19 bg-surface lg:sticky 2xl:min-w-22';
export const sumPlaces = [
  `${kept} border-l border-l-line lg:right-38 2xl:right-44`,
  `${kept} lg:right-19 2xl:right-22`,
  `${kept} lg:right-0`,
] as const;

/** What a row comes to: planned, what happened, and the difference; a difference that is not good is red. */
export function Sums({ sum, currency }: { sum: BudgetSum; currency: CurrencyCode }) {
  const language = useLanguage();
  const digits = (minor: number | null) => planAmount(minor, currency, language);
  const look = 'z-1 border-b border-line px-2 text-right whitespace-nowrap tabular-nums';
  const [year, happened, difference] = sumPlaces;
  const { plannedMinor, actualMinor, varianceMinor } = sum;
  return (
    <>
      <td className={classNames(look, year, 'font-medium')}>{digits(plannedMinor)}</td>
      <td className={classNames(look, happened)}>
        {/* Of a row without a plan and an amount there is nothing to say. */}
        {digits(varianceMinor === null ? null : actualMinor)}
      </td>
      <td className={classNames(look, difference, (varianceMinor ?? 0) < 0 && 'text-bad')}>
        {digits(varianceMinor)}
      </td>
    </>
  );
}

interface SumRowProps {
  label: string;
  /** What some months come to. */
  sumOf: (months: readonly number[]) => BudgetSum;
  currency: CurrencyCode;
  isLast?: boolean;
}

/** The sums of the rows above, month by month. */
export function SumRow({ label, sumOf, currency, isLast = false }: SumRowProps) {
  const language = useLanguage();
  const rule = isLast ? '[&>*]:border-b-3 [&>*]:border-b-control [&>*]:[border-bottom-style:double]' : '';
  return (
    <tr className={classNames('font-semibold', rule)}>
      <th
        scope="row"
        className="sticky left-0 z-1 border-b border-line bg-surface py-2 pr-2 pl-4 text-left text-14 sm:pl-5"
      >
        {label}
      </th>
      {monthsOfYear.map((month) => (
        <td key={month} className="border-b border-line px-1.5 text-right whitespace-nowrap tabular-nums">
          {planAmount(sumOf([month]).plannedMinor, currency, language)}
        </td>
      ))}
      <Sums sum={sumOf(monthsOfYear)} currency={currency} />
    </tr>
  );
}
