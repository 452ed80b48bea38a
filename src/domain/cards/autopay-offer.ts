import type { CurrencyCode } from '../foundation/enums.ts';

/** What decides whether automatic payments are charged (columns of `online_payment_settings`). */
export interface AutopayOfferSettings {
  readonly takes_cards: boolean;
  readonly takes_autopay: boolean;
  readonly can_store_cards: boolean;
  readonly is_test: boolean;
  readonly currency: CurrencyCode;
}

/** Whether automatic payments in a currency are charged under these settings, as the database decides. */
export function isAutopayOffered(settings: AutopayOfferSettings, currency: CurrencyCode): boolean {
  const { takes_cards, takes_autopay, can_store_cards, is_test } = settings;
  return takes_cards && takes_autopay && can_store_cards && !is_test && settings.currency === currency;
}
