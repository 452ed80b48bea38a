import type { PublishedList } from '#src/data/decisions/decisions.ts';
import { toCsv } from '#src/domain/foundation/csv.ts';
import type { DecisionPageText } from '#src/i18n/dictionaries/decisions/decision-page.en.ts';

/** The published ballots as a table: of open votes the ballots with their units, of secret ones the hashes alone. */
export function ballotsCsv(
  { isSecret, leaves, ballots }: PublishedList,
  heads: DecisionPageText['csv'],
): string {
  if (isSecret)
    return toCsv(
      [heads.leaf],
      leaves.map((leaf) => [leaf]),
    );
  return toCsv(
    ['vote_id', heads.unit, heads.weight, heads.choice],
    ballots.map(({ voteId, unitLabel, weight, choice }) => [voteId, unitLabel, weight, choice.join(' ')]),
  );
}
