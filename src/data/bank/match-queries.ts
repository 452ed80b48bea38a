import { queryOptions } from '@tanstack/react-query';
import type { JournalKind } from '#src/domain/foundation/enums.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';

/** An entry of the books that a matched line is, with the payment or bill behind it. */
export interface BankMatch {
  readonly id: string;
  readonly line_id: string;
  readonly entry_number: number;
  readonly kind: JournalKind;
  readonly name: string;
  readonly payment_id: string | null;
  readonly bill_id: string | null;
}

export const matchQueries = {
  /** What the matched lines among these are. */
  matches: (bankAccountId: string, lineIds: readonly string[]) =>
    queryOptions({
      queryKey: ['bank', bankAccountId, 'matches', lineIds],
      queryFn: async () => {
        const answer = await getClient().rpc('bank_line_matches', {
          p_bank_account_id: bankAccountId,
          p_line_ids: [...lineIds],
        });
        return unwrap(answer) as BankMatch[];
      },
      staleTime: 0,
      enabled: lineIds.length > 0,
    }),
};
