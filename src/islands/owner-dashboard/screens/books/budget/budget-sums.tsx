import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { moneyParts } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/react.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { months } from './budget-csv.ts';

interface SumProps {
  planned: number;
  actual: number;
  /** 1 where more is good, −1 where less is. */
  sign: 1 | -1;
  currency: CurrencyCode;
}

/** The year's columns stay in sight while the months move beneath them, where the window has room for both. */
const kept = 'min-w-27 bg-surface lg:sticky';
export const sumPlaces = [
  `${kept} border-l border-l-line lg:right-54`,
  `${kept} lg:right-27`,
  `${kept} lg:right-0`,
] as const;

/** What a row comes to: planned, what happened, and the difference; a difference that is not good is red. */
export function Sums({ planned, actual, sign, currency }: SumProps) {
  const language = useLanguage();
  const digits = (minor: number) => {
    const parts = moneyParts(minor, currency, language);
    return parts.sign + parts.digits;
  };
  const variance = (actual - planned) * sign;
  const look = 'z-1 border-b border-line px-2 text-right whitespace-nowrap tabular-nums';
  const [year, happened, difference] = sumPlaces;
  return (
    <>
      <td className={classNames(look, year, 'font-medium')}>{digits(planned)}</td>
      <td className={classNames(look, happened)}>{digits(actual)}</td>
      <td className={classNames(look, difference, variance < 0 && 'text-bad')}>{digits(variance + 0)}</td>
    </>
  );
}

interface SumRowProps extends Omit<SumProps, 'planned'> {
  label: string;
  sums: readonly number[];
  isLast?: boolean;
}

/** The sums of the rows above, month by month. */
export function SumRow({ label, sums, actual, sign, currency, isLast = false }: SumRowProps) {
  const language = useLanguage();
  const rule = isLast ? '[&>*]:border-b-3 [&>*]:border-b-control [&>*]:[border-bottom-style:double]' : '';
  return (
    <tr className={classNames('font-semibold', rule)}>
      <th
        scope="row"
        className="sticky left-0 z-1 border-b border-line bg-surface py-2 pr-2 pl-4 text-left sm:pl-5"
      >
        {label}
      </th>
      {sums.map((minor, index) => {
        const parts = moneyParts(minor, currency, language);
        return (
          <td
            key={months[index]}
            className="border-b border-line px-2 text-right whitespace-nowrap tabular-nums"
          >
            {parts.sign + parts.digits}
          </td>
        );
      })}
      <Sums
        planned={sums.reduce((all, one) => all + one, 0)}
        actual={actual}
        sign={sign}
        currency={currency}
      />
    </tr>
  );
}
