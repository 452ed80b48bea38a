import type { Money } from '#src/domain/foundation/money.ts';
import { MoneyText } from '#src/ui/components/money-text.tsx';

interface AmountListProps {
  amounts: readonly Money[];
  className?: string | undefined;
}

/** A figure in several currencies: its amounts beside one another, each on a line of its own where there is no room. */
export function AmountList({ amounts, className }: AmountListProps) {
  return amounts.map(({ currency, amountMinor }) => (
    <span key={currency} className="mr-3 inline-block">
      <MoneyText amountMinor={amountMinor} currency={currency} className={className} />
    </span>
  ));
}
