import { postApi } from '#src/data/api.ts';
import { call } from '#src/data/call.ts';
import type { OpenedCheckout } from '../mutations.ts';

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
export function startAutopay(input: AutopayStart, requestId: string): Promise<OpenedCheckout> {
  return postApi<OpenedCheckout>('/api/cards/autopays', { ...input, requestId });
}

/** Errors: autopay_over, consent_changed, limit_too_low. */
export async function changeAutopay({
  autopayId,
  limitMinor,
  paysOn,
  consentVersion,
  language,
}: AutopayTerms & { readonly autopayId: string }): Promise<void> {
  await call('change_autopay', {
    autopayId,
    limitMinor,
    // The generated types know no null in arguments; null is the due day.
    paysOn: paysOn as number,
    consentVersion,
    language,
  });
}

/** Agrees to an automatic payment of the lease that follows, with the card stored already. Errors: autopay_over, consent_changed, limit_too_low. */
export async function carryOverAutopay(
  input: AutopayTerms & { readonly autopayId: string; readonly leaseId: string },
  requestId: string,
): Promise<void> {
  await call(
    'carry_over_autopay',
    {
      autopayId: input.autopayId,
      leaseId: input.leaseId,
      limitMinor: input.limitMinor,
      // As in changeAutopay.
      paysOn: input.paysOn as number,
      consentVersion: input.consentVersion,
      language: input.language,
    },
    requestId,
  );
}

export async function cancelAutopay(autopayId: string): Promise<void> {
  await call('cancel_autopay', { autopayId });
}

/** Errors: autopay_over. */
export async function resumeAutopay(autopayId: string): Promise<void> {
  await call('resume_autopay', { autopayId });
}
