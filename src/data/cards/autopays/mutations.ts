import { postApi } from '#src/data/api.ts';
import { repeatable, verb } from '#src/data/call.ts';
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
export const changeAutopay = verb('change_autopay');

/** Agrees to an automatic payment of the lease that follows, with the card stored already. Errors: autopay_over, consent_changed, limit_too_low. */
export const carryOverAutopay = repeatable('carry_over_autopay');

export const cancelAutopay = verb('cancel_autopay');

/** Errors: autopay_over. */
export const resumeAutopay = verb('resume_autopay');
