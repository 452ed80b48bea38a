import { call } from '#src/data/call.ts';
import type { Answer } from '#src/data/functions.ts';
import { query } from '#src/data/query.ts';

/** An entry of the books that a matched line is, with the payment or bill behind it. */
export type BankMatch = Answer<'bank_line_matches'>[number];

export const matchQueries = {
  /** What the matched lines among these are. */
  matches: (bankAccountId: string, lineIds: readonly string[]) =>
    query(
      ['bank', bankAccountId, 'matches', lineIds],
      async () =>
        (await call('bank_line_matches', {
          bankAccountId,
          lineIds: [...lineIds],
        })) as BankMatch[],
      { staleTime: 0, enabled: lineIds.length > 0 },
    ),
};
