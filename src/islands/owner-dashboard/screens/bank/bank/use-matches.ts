import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type BankMatch, matchQueries } from '#src/data/bank/match-queries.ts';
import type { BankLine } from '#src/data/bank/queries.ts';

export type MatchesByLine = ReadonlyMap<string, readonly BankMatch[]>;

/** What the matched ones among some lines are in the books, by line; undefined until it is known of the first ones. */
export function useMatches(bankAccountId: string, lines: readonly BankLine[]): MatchesByLine | undefined {
  const ids = useMemo(
    () => lines.filter((line) => line.status === 'matched').map((line) => line.id),
    [lines],
  );
  const query = useQuery({ ...matchQueries.matches(bankAccountId, ids), placeholderData: keepPreviousData });
  const { isLoading } = query;
  return useMemo(
    () => (isLoading ? undefined : Map.groupBy(query.data ?? [], (match) => match.lineId)),
    [query.data, isLoading],
  );
}
