export const autopayStatuses = ['pending', 'active', 'paused', 'cancelled'] as const;

/** What became of a month's automatic charge. `unknown`: the processor never said. */
export const autopayChargeStatuses = [
  'announced',
  'charging',
  'paid',
  'declined',
  'unknown',
  'skipped',
] as const;
export type AutopayChargeStatus = (typeof autopayChargeStatuses)[number];

/** Why an automatic payment is paused or cancelled (`autopays.stopped_for`). */
export const autopayStops = [
  'declined',
  'unverified',
  'card_expired',
  'processor_changed',
  'tenant',
  'replaced',
  'lease_ended',
  'left_lease',
] as const;
export type AutopayStop = (typeof autopayStops)[number];

/** Why a month's automatic payment charged nothing (`autopay_charges.skipped_for`). */
export const autopaySkips = [
  'nothing_owed',
  'payment_waiting',
  'plan',
  'too_little',
  'not_offered',
  'stopped',
] as const;
export type AutopaySkip = (typeof autopaySkips)[number];

/** What became of a tenant's request to pay in instalments. */
export const planRequestStatuses = ['open', 'agreed', 'answered', 'withdrawn'] as const;
export type PlanRequestStatus = (typeof planRequestStatuses)[number];
