import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { classNames } from '#src/ui/class-names.ts';
import { MoneyText } from '#src/ui/components/money-text.tsx';

export interface SumRow {
  readonly label: string;
  /** Minor units; negative where it is taken off. */
  readonly minor: number;
  /** A sum of what stands above it. */
  readonly isSum?: boolean;
  /** A part of the row above, which is counted there. */
  readonly isQuiet?: boolean;
}

/** Amounts under one another with their sums ruled, as on an invoice. */
export function SumList({ rows, currency }: { rows: readonly SumRow[]; currency: CurrencyCode }) {
  return (
    <dl className="ml-auto grid max-w-md gap-1 text-15">
      {rows.map(({ label, minor, isSum, isQuiet }) => (
        <div
          key={label}
          className={classNames(
            'flex items-baseline justify-between gap-6',
            isSum && 'border-t border-line pt-1 font-semibold',
            isQuiet && 'pl-4 text-14 text-hint',
          )}
        >
          <dt>{label}</dt>
          <dd>
            <MoneyText amountMinor={minor} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
