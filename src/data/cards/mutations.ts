import { call } from '#src/data/call.ts';
import type { CardProcessorName, CurrencyCode } from '#src/domain/foundation/enums.ts';
import { postApi } from '../api.ts';
import type { OnlinePaymentSettings } from './queries.ts';

export interface CardCheckout {
  readonly leaseId: string;
  readonly currency: CurrencyCode;
  readonly amountMinor: number;
  /** What the tenant was shown. */
  readonly feeMinor: number;
  /** Of the processor's page. */
  readonly language: 'es' | 'en';
}

/** An attempt that has its page at the processor. */
export interface OpenedCheckout {
  readonly id: string;
  /** Where the browser goes on. */
  readonly url: string;
}

/** Opens the processor's page for a payment. Errors: cards_not_taken, amount_outside_limits, fee_changed, processor_unreachable. */
export async function startCardPayment(input: CardCheckout, requestId: string): Promise<OpenedCheckout> {
  const { leaseId, amountMinor, feeMinor, language } = input;
  const body = { leaseId, amountMinor, feeMinor, language, requestId };
  return postApi<OpenedCheckout>('/api/cards/payments', body);
}

/** Opens the processor's page for the owner's own test. Errors: credentials_missing, not_in_test_mode, processor_unreachable. */
export async function startCardTest(
  input: { organizationId: string; language: 'es' | 'en' },
  requestId: string,
): Promise<OpenedCheckout> {
  return postApi<OpenedCheckout>('/api/cards/trials', { ...input, requestId });
}

/** Has the processor asked about an attempt now. */
export async function checkCardPayment(id: string): Promise<void> {
  await postApi('/api/cards/checks', { id });
}

/** Keeps what a processor gave the organisation; nothing gives it out again. Errors: not_allowed, invalid. */
export async function setCardCredentials(input: {
  readonly organizationId: string;
  readonly processor: CardProcessorName;
  readonly credentials: Readonly<Record<string, string>>;
}): Promise<void> {
  await postApi('/api/cards/credentials', input);
}

/** What is left out stays. */
export type OnlinePaymentChange = Pick<OnlinePaymentSettings, 'organizationId'> &
  Partial<Omit<OnlinePaymentSettings, 'credentialsSetAt' | 'canStoreCards'>>;

/** Sets how tenants may pay. Errors: not_allowed, processor_missing, credentials_missing, limits_crossed. */
export async function saveOnlinePayments({
  organizationId,
  ...settings
}: OnlinePaymentChange): Promise<void> {
  await call('save_online_payments', {
    organizationId,
    settings,
  });
}
