import { chargePages } from '#src/data/money/charges/queries.ts';
import type { ListQuery } from '#src/domain/foundation/list-query.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { ExportButton } from './export-button.tsx';
import { chargeHead, chargeLine, moneyFile } from './money-csv.ts';

/** The charges of the list as a file. */
export function ExportCharges({ query }: { query: ListQuery }) {
  const text = useText('ownerMoney');
  const { enums } = useText('common');
  const language = useLanguage();
  const { id, timeZone } = useOrganization();
  const today = useToday();
  const words = { text, enums, language, timeZone };
  return (
    <ExportButton
      name={text.finance.file.charges}
      make={(steps) =>
        moneyFile(chargeHead(text), chargePages(id, query, today), (row) => chargeLine(row, words), steps)
      }
    />
  );
}
