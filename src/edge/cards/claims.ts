import type { SupabaseClient } from '@supabase/supabase-js';
import { fromDatabase } from '../problem.ts';
import { type OpenAttempt, settleOutcome } from './attempts.ts';
import type { Claim } from './processor.ts';

/** Writes down what a processor says was taken back, verified. The database books each once, however often it is told. */
export async function settleClaims(
  database: SupabaseClient,
  open: OpenAttempt,
  claims: readonly Claim[],
): Promise<void> {
  const { row, attempt, processor } = open;
  // What is taken back was paid, also where nobody has heard of that yet.
  if (row.status === 'created' || row.status === 'pending' || row.status === 'abandoned')
    await settleOutcome(database, open, await processor.lookUp(attempt));
  for (const claim of claims) {
    const { error } = await database.rpc('settle_card_claim', {
      p_card_payment_id: row.id,
      p_claim: {
        kind: claim.kind,
        status: claim.status,
        reference: claim.reference,
        amount_minor: claim.amountMinor,
        currency: claim.currency,
        reason: claim.reason,
        refund_id: claim.refundId,
        respond_by: claim.respondBy,
      },
    });
    if (error) throw fromDatabase(error);
  }
}
