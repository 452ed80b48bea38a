import type { WaitlistEntry } from '#src/data/public-forms/visitor-queries.ts';
import { toCsv } from '#src/domain/foundation/csv.ts';
import type { AdminText } from '#src/i18n/dictionaries/foundation/admin.en.ts';

/** The waitlist as a file. Moments are in UTC, ISO 8601. */
export function waitlistCsv(entries: readonly WaitlistEntry[], text: AdminText['waitlist']): string {
  const head = [text.email, text.language, text.source, text.joined, text.confirmed];
  const lines = entries.map((entry) => [
    entry.email,
    entry.language,
    entry.source,
    entry.createdAt,
    entry.confirmedAt,
  ]);
  return toCsv(head, lines);
}
