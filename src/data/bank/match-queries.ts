import { call } from '#src/data/call.ts';
import { query } from '#src/data/query.ts';
import type { JournalKind } from '#src/domain/foundation/enums.ts';

/** An entry of the books that a matched line is, with the payment or bill behind it. */
export interface BankMatch {
  readonly id: string;
  readonly lineId: string;
  readonly entryNumber: number;
  readonly kind: JournalKind;
  readonly name: string;
  readonly paymentId: string | null;
  readonly billId: string | null;
}

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
