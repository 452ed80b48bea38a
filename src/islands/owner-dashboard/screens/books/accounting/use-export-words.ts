import type { ExportOrder } from '#src/data/books/accounting/export-order.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { chargeName } from '#src/islands/owner-dashboard/screens/money/parts/charge-name.ts';
import { accountName } from '../ledger/entry-words.ts';

/** What entries and accounts without words of their own are called in a file, in the reader's language. */
export function useExportWords(): ExportOrder['words'] {
  const { kinds } = useText('ownerAccounting');
  const { money, ledger } = useText('ownerMoney');
  const language = useLanguage();
  const known: Readonly<Record<string, string>> = kinds;
  return {
    kind: (kind) => known[kind] ?? kinds.other,
    charge: (charge) =>
      chargeName(
        {
          kind: charge.kind,
          description: charge.description,
          periodStart: charge.periodStart,
          periodEnd: charge.periodEnd,
        },
        money,
        language,
      ),
    account: (account) =>
      accountName({ systemKey: account.systemKey, name: account.name }, ledger.accountNames),
  };
}
