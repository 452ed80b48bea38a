import { useQueryClient } from '@tanstack/react-query';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { type SentKind, type SentReceipt, sendReceipt } from '#src/data/taxes/sending.ts';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';

/**
 * Sends an electronic receipt that was just given out. The lists are read again with its verdict, also when the dialog is
 * closed by then. One that cannot be sent now is left to the timer, so that there is no error to tell: null.
 */
export function useSending(): (kind: SentKind, id: string) => Promise<SentReceipt | null> {
  const client = useQueryClient();
  return async (kind, id) => {
    const answer = await sendReceipt(kind, id).catch(() => null);
    await Promise.all(
      [taxQueries.all, ...moneyKeys].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
    return answer;
  };
}
