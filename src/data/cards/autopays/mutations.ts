import { callApi } from '#src/data/api.ts';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';

export interface AutopayTerms {
  /** The most of a month in minor units, fees included. */
  readonly limitMinor: number;
  /** 1 to 28; null is the due day. */
  readonly paysOn: number | null;
  readonly consentVersion: string;
  readonly language: 'es' | 'en';
}

export interface AutopayStart extends AutopayTerms {
  readonly leaseId: string;
  /** Of the first payment, with which the card is stored. */
  readonly amountMinor: number;
  readonly feeMinor: number;
}

/** Agrees to automatic payments and opens the processor's page. Errors: autopay_not_offered, consent_changed, limit_too_low, fee_changed. */
export async function startAutopay(
  input: AutopayStart,
  requestId: string,
): Promise<{ readonly id: string; readonly url: string }> {
  const body = { ...input, requestId };
  return (await callApi('/api/cards/autopays', { method: 'POST', body })).json();
}

/** Errors: autopay_over, consent_changed, limit_too_low. */
export async function changeAutopay({
  autopayId,
  limitMinor,
  paysOn,
  consentVersion,
  language,
}: AutopayTerms & { readonly autopayId: string }): Promise<void> {
  const answer = await getClient().rpc('change_autopay', {
    p_autopay_id: autopayId,
    p_limit_minor: limitMinor,
    // The generated types know no null in arguments; null is the due day.
    p_pays_on: paysOn as number,
    p_consent_version: consentVersion,
    p_language: language,
  });
  unwrap(answer);
}

/** Agrees to an automatic payment of the lease that follows, with the card stored already. Errors: autopay_over, consent_changed, limit_too_low. */
export async function carryOverAutopay(
  input: AutopayTerms & { readonly autopayId: string; readonly leaseId: string },
  requestId: string,
): Promise<void> {
  const answer = await getClient().rpc('carry_over_autopay', {
    p_request_id: requestId,
    p_autopay_id: input.autopayId,
    p_lease_id: input.leaseId,
    p_limit_minor: input.limitMinor,
    // As in changeAutopay.
    p_pays_on: input.paysOn as number,
    p_consent_version: input.consentVersion,
    p_language: input.language,
  });
  unwrap(answer);
}

export async function cancelAutopay(autopayId: string): Promise<void> {
  unwrap(await getClient().rpc('cancel_autopay', { p_autopay_id: autopayId }));
}

/** Errors: autopay_over. */
export async function resumeAutopay(autopayId: string): Promise<void> {
  unwrap(await getClient().rpc('resume_autopay', { p_autopay_id: autopayId }));
}
