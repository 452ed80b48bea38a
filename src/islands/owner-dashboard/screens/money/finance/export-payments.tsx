import { paymentPages } from '#src/data/money/payments/queries.ts';
import type { ListQuery } from '#src/domain/foundation/list-query.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { ExportButton } from './export-button.tsx';
import { moneyFile, paymentHead, paymentLine } from './money-csv.ts';

/** The payments of the list as a file. */
export function ExportPayments({ query }: { query: ListQuery }) {
  const text = useText('ownerMoney');
  const { enums } = useText('common');
  const { id } = useOrganization();
  return (
    <ExportButton
      name={text.finance.file.payments}
      make={(steps) =>
        moneyFile(paymentHead(text), paymentPages(id, query), (row) => paymentLine(row, { enums }), steps)
      }
    />
  );
}
