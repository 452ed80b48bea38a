import type { StoredDocument } from '#src/data/documents/queries.ts';
import { DEFAULT_TIME_ZONE, todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** How large a file is, as people read it. */
export function useFileSize() {
  const text = useText('documents');
  const language = useLanguage();
  return (bytes: number): string =>
    bytes < MEGABYTE
      ? text.kilobytes({ size: formatNumber(Math.ceil(bytes / KILOBYTE), language) })
      : text.megabytes({ size: formatNumber(bytes / MEGABYTE, language, 1) });
}

/** What stands under the name of a document: its kind, since when it is there, how large it is. */
export function useDocumentLine(timeZone = DEFAULT_TIME_ZONE) {
  const text = useText('documents');
  const language = useLanguage();
  const sizeOf = useFileSize();
  return ({ kind, createdAt: addedAt, sizeBytes: bytes }: StoredDocument): string =>
    text.line({
      kind: text.kinds[kind],
      date: formatDate(todayIn(timeZone, Date.parse(addedAt)), language, 'short'),
      size: sizeOf(bytes),
    });
}
