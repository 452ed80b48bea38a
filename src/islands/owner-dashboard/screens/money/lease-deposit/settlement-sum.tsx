import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { Settlement } from '#src/domain/money/deposit-settlement.ts';
import { useText } from '#src/i18n/react.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';

interface SettlementSumProps {
  heldMinor: number;
  sum: Settlement;
  currency: CurrencyCode;
}

/** What comes out of what was written, as it is being written. */
export function SettlementSum({ heldMinor, sum, currency }: SettlementSumProps) {
  const text = useText('ownerLeasing').leasing.deposit;
  const money = (amountMinor: number) => <MoneyText amountMinor={amountMinor} currency={currency} />;
  return (
    <div role="status" className="rounded-control bg-sunken px-4 py-3">
      <DefinitionList
        items={[
          { term: text.held, value: money(heldMinor) },
          { term: text.kept, value: money(sum.deductedMinor) },
          { term: text.refund, value: <strong>{money(sum.refundMinor)}</strong> },
          ...(sum.stillOwedMinor > 0 ? [{ term: text.stillOwed, value: money(sum.stillOwedMinor) }] : []),
        ]}
      />
    </div>
  );
}
