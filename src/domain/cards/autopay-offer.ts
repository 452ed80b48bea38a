import type { CurrencyCode } from '../foundation/enums.ts';

/** What decides whether automatic payments are charged (columns of `online_payment_settings`). */
export interface AutopayOfferSettings {
  readonly takesCards: boolean;
  readonly takesAutopay: boolean;
  readonly canStoreCards: boolean;
  readonly isTest: boolean;
  readonly currency: CurrencyCode;
}

/** Whether automatic payments in a currency are charged under these settings, as the database decides. */
export function isAutopayOffered(settings: AutopayOfferSettings, currency: CurrencyCode): boolean {
  const { takesCards, takesAutopay, canStoreCards, isTest } = settings;
  return takesCards && takesAutopay && canStoreCards && !isTest && settings.currency === currency;
}
