import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';

interface ReceiptSumsProps {
  currency: CurrencyCode;
  baseMinor: number;
  itbisMinor: number;
}

/** What a receipt or a note comes to. */
export function ReceiptSums({ currency, baseMinor, itbisMinor }: ReceiptSumsProps) {
  const { issueDialog: text } = useText('ownerTaxes');
  const amount = (minor: number) => <MoneyText amountMinor={minor} currency={currency} />;
  return (
    <DefinitionList
      items={[
        { term: text.base, value: amount(baseMinor) },
        { term: text.itbis, value: amount(itbisMinor) },
        { term: text.total, value: <strong>{amount(baseMinor + itbisMinor)}</strong> },
      ]}
    />
  );
}
