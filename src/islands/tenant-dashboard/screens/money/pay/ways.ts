import type { OnlinePaymentSettings } from '#src/data/cards/queries.ts';
import { cardFee } from '#src/domain/cards/card-fee.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';

export const ways = ['card', 'transfer', 'cash'] as const;
export type Way = (typeof ways)[number];

/** The ways to pay that a landlord offers for leases in a currency, in the order of the screen. */
export function waysOffered(settings: OnlinePaymentSettings, currency: CurrencyCode): Way[] {
  const isOffered: Record<Way, boolean> = {
    // What is tried out is not for tenants yet.
    card: settings.takesCards && !settings.isTest && settings.currency === currency,
    transfer: settings.takesTransfers,
    cash: settings.takesCash,
  };
  return ways.filter((way) => isOffered[way]);
}

/** What paying an amount by card costs the tenant, in minor units. */
export function feeOf(settings: OnlinePaymentSettings, amountMinor: number): number {
  return cardFee(amountMinor, {
    feePayer: settings.feePayer,
    feeBasisPoints: settings.feeBasisPoints,
    feeFixedMinor: settings.feeFixedMinor,
  });
}

/** Whether the processor may be asked for an amount. */
export function isWithinLimits(settings: OnlinePaymentSettings, amountMinor: number): boolean {
  return amountMinor >= settings.minimumMinor && amountMinor <= settings.maximumMinor;
}
