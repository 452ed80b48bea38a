import { classNames } from '#src/ui/class-names.ts';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import type { ComingSum } from './coming-sums.ts';

/** A sum a currency. */
export function Sums({ sums, className }: { sums: readonly ComingSum[]; className: string }) {
  return (
    <span className={classNames('flex flex-wrap gap-x-4 font-semibold tabular-nums', className)}>
      {sums.map(({ currency, amountMinor }) => (
        <MoneyText key={currency} amountMinor={amountMinor} currency={currency} />
      ))}
    </span>
  );
}
