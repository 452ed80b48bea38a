import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type BankCandidate, type BankLine, bankQueries } from '#src/data/bank/queries.ts';
import { type Suggestion, suggestMatches } from '#src/domain/bank/bank-matching.ts';

export type BankSuggestion = Suggestion<BankCandidate>;

/** What the open ones among some lines most likely are, by line; undefined until it is known of the first ones. */
export function useSuggestions(
  bankAccountId: string,
  lines: readonly BankLine[],
): ReadonlyMap<string, BankSuggestion> | undefined {
  const open = useMemo(() => lines.filter((line) => line.status === 'open'), [lines]);
  const ids = useMemo(() => open.map((line) => line.id), [open]);
  const query = useQuery({
    ...bankQueries.candidates(bankAccountId, ids),
    placeholderData: keepPreviousData,
  });
  const { isLoading } = query;
  return useMemo(
    () =>
      isLoading
        ? undefined
        : suggestMatches(
            open.map((line) => ({ ...line, occurredOn: line.occurredOn })),
            query.data ?? [],
          ),
    [open, query.data, isLoading],
  );
}
