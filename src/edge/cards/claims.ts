import { call } from '#src/edge/call.ts';
import type { Client } from '#src/edge/supabase.ts';
import { type OpenAttempt, settleOutcome } from './attempts.ts';
import type { Claim } from './processor.ts';

/** Writes down what a processor says was taken back, verified. The database books each once, however often it is told. */
export async function settleClaims(
  database: Client,
  open: OpenAttempt,
  claims: readonly Claim[],
): Promise<void> {
  const { row, attempt, processor } = open;
  // What is taken back was paid, also where nobody has heard of that yet.
  if (row.status === 'created' || row.status === 'pending' || row.status === 'abandoned')
    await settleOutcome(database, open, await processor.lookUp(attempt));
  for (const claim of claims) {
    await call(database, 'settle_card_claim', {
      cardPaymentId: row.id,
      claim: {
        kind: claim.kind,
        status: claim.status,
        reference: claim.reference,
        amountMinor: claim.amountMinor,
        currency: claim.currency,
        reason: claim.reason,
        refundId: claim.refundId,
        respondBy: claim.respondBy,
      },
    });
  }
}
