import type { Decision } from '#src/data/decisions/decisions.ts';
import { toCsv } from '#src/domain/foundation/csv.ts';
import type { DecisionsText } from '#src/i18n/dictionaries/decisions/decisions.en.ts';
import type { OwnerDecisionsText } from '#src/i18n/dictionaries/decisions/owner-decisions.en.ts';

/** The list as a file: times in ISO 8601, weights as the whole numbers that were counted. */
export function decisionsCsv(
  rows: readonly Decision[],
  { columns, csv }: OwnerDecisionsText,
  { kinds, status, outcomes, yes, no }: DecisionsText,
): string {
  return toCsv(
    [
      columns.question,
      csv.property,
      columns.kind,
      columns.state,
      csv.secret,
      csv.outcome,
      csv.votes,
      csv.voted,
      csv.weight,
      csv.votedWeight,
      csv.opened,
      columns.closes,
      csv.closed,
      csv.certified,
    ],
    rows.map((row) => [
      row.question,
      row.propertyName,
      kinds[row.kind],
      status[row.status],
      row.isSecret ? yes : no,
      row.outcome ? outcomes[row.outcome] : '',
      row.votes,
      row.voted,
      row.weight,
      row.votedWeight,
      row.openedAt ?? '',
      row.closesAt ?? '',
      row.closedAt ?? '',
      row.certifiedAt ?? '',
    ]),
  );
}
