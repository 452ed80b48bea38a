import type { CurrencyCode } from '#src/domain/enums.ts';
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

/** What a row comes to: planned, what happened, and the difference; a difference that is not good is red. */
export function Sums({ planned, actual, sign, currency }: SumProps) {
  const language = useLanguage();
  const digits = (minor: number) => {
    const parts = moneyParts(minor, currency, language);
    return parts.sign + parts.digits;
  };
  const variance = (actual - planned) * sign;
  const look = 'border-b border-line px-2 text-right whitespace-nowrap tabular-nums';
  return (
    <>
      <td className={classNames(look, 'font-medium')}>{digits(planned)}</td>
      <td className={look}>{digits(actual)}</td>
      <td className={classNames(look, variance < 0 && 'text-bad')}>{digits(variance + 0)}</td>
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
      <th scope="row" className="sticky left-0 z-1 border-b border-line bg-surface py-2 pr-3 pl-5 text-left">
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
      <td className="border-b border-line" />
    </tr>
  );
}
