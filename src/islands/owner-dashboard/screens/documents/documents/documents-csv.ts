import type { ListedDocument } from '#src/data/documents/list.ts';
import { toCsv } from '#src/domain/foundation/csv.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import type { DocumentsText } from '#src/i18n/dictionaries/documents/documents.en.ts';
import type { OwnerDocumentsText } from '#src/i18n/dictionaries/documents/owner-documents.en.ts';

/** The list of documents as a file; sizes in bytes, days in the organization's time zone. */
export function documentsCsv(
  rows: readonly ListedDocument[],
  { text, kinds }: { text: OwnerDocumentsText; kinds: DocumentsText['kinds'] },
  timeZone: string,
): string {
  const { columns } = text;
  const head = [columns.name, columns.kind, columns.place, columns.shared, text.bytes, columns.added];
  return toCsv(
    head,
    rows.map((row) => [
      row.name,
      kinds[row.kind],
      [row.propertyName, row.unitLabel, row.personName].filter(Boolean).join(', '),
      row.isShared ? text.seesIt : text.seesItNot,
      row.sizeBytes,
      todayIn(timeZone, Date.parse(row.createdAt)),
    ]),
  );
}
