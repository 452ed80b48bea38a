import type { BankCandidate, BankLine } from '#src/data/bank/queries.ts';
import { fetchSimilar } from '#src/data/money/payments/similar-queries.ts';

/** Whether a suggestion would write down a payment of a lease that has one like it: somebody looks at that first. */
export async function isPossibleDuplicate(
  { kind, id, amountMinor }: BankCandidate,
  line: Pick<BankLine, 'occurredOn'>,
): Promise<boolean> {
  if (kind !== 'lease') return false;
  return (await fetchSimilar({ leaseId: id, amountMinor, paidOn: line.occurredOn })).length > 0;
}
