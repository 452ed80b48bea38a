import { type PrimaryTenant, primaryTenants } from '#src/data/leasing/leases/primary-tenants.ts';
import { query, recordQuery, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';

/** How tenants may pay an organisation. Amounts are minor units of `currency`. */
export type OnlinePaymentSettings = Selected<'online_payment_settings', typeof SETTINGS>;

const SETTINGS =
  'organizationId, takesCards, processor, isTest, currency, minimumMinor, maximumMinor, feePayer, feeBasisPoints, feeFixedMinor, credentialsSetAt, takesTransfers, transferText, takesCash, cashText, takesAutopay, canStoreCards';

/** As the database has it for who never set anything. */
const unset = (organizationId: string): OnlinePaymentSettings => ({
  organizationId,
  takesCards: false,
  processor: null,
  isTest: true,
  currency: 'DOP',
  minimumMinor: 10_000,
  maximumMinor: 50_000_000,
  feePayer: 'landlord',
  feeBasisPoints: 0,
  feeFixedMinor: 0,
  credentialsSetAt: null,
  takesTransfers: true,
  transferText: '',
  takesCash: true,
  cashText: '',
  takesAutopay: true,
  canStoreCards: false,
});

/** An attempt to pay by card. */
export type CardPayment = Selected<'card_payments', typeof ATTEMPT>;

/** An attempt as the landlord sees it; a test of their own has no primaryTenant. */
export type AttemptOfTenant = CardPayment & { readonly primaryTenant: PrimaryTenant | null };
/** An attempt without an answer, with the automatic charge that it is made for. */
export type OpenAttemptRow = CardPayment & { readonly autopayCharges: readonly { readonly id: string }[] };
/** An attempt without an answer; an automatic one was begun by the timer. */
export type OpenAttempt = CardPayment & { readonly isAutomatic: boolean };

const ATTEMPT =
  'id, leaseId, processor, isTest, status, currency, amountMinor, feeMinor, orderNumber, cardBrand, cardLast4, failure, problem, paymentId, createdAt';
const LATEST = 15;

/** Those that may have been paid: one that was only created has no page yet, and an automatic one needs none. */
export const openAttempts = (rows: readonly OpenAttemptRow[]): OpenAttempt[] =>
  rows
    .filter((row) => row.status === 'pending' || row.autopayCharges.length > 0)
    .map(({ autopayCharges: charges, ...attempt }) => ({ ...attempt, isAutomatic: charges.length > 0 }));

export const cardQueries = {
  all: ['cards'] as const,
  settings: (organizationId: string) =>
    query(['cards', organizationId, 'settings'], async () => {
      const answer = await select('online_payment_settings', SETTINGS, { organizationId }).maybeSingle();
      return unwrap(answer) ?? unset(organizationId);
    }),
  /** The newest attempts of an organisation, whatever became of them. */
  latest: (organizationId: string) =>
    query(['cards', organizationId, 'latest'], async (): Promise<AttemptOfTenant[]> => {
      const answer = await select('card_payments', ATTEMPT, { organizationId })
        .order('createdAt', { ascending: false })
        .limit(LATEST);
      const attempts = unwrap(answer) as CardPayment[];
      const leaseIds = attempts.flatMap(({ leaseId }) => leaseId ?? []);
      const tenants = await primaryTenants(organizationId, leaseIds);
      return attempts.map((attempt) => ({
        ...attempt,
        primaryTenant: tenants.get(attempt.leaseId ?? '') ?? null,
      }));
    }),
  /** Attempts of a lease that may have been paid and of which nobody knows yet, the newest first. */
  open: (leaseId: string) =>
    query(['cards', 'open', leaseId], async () => {
      const answer = await getClient()
        .from('card_payments')
        .select(`${ATTEMPT}, autopayCharges:autopay_charges(id)`)
        .eq('leaseId', leaseId)
        .in('status', ['created', 'pending'])
        .order('createdAt', { ascending: false });
      return openAttempts(unwrap(answer) as unknown as OpenAttemptRow[]);
    }),
  /** One attempt. Errors: not_found. */
  attempt: (id: string) =>
    recordQuery(['cards', 'attempt', id], () => select('card_payments', ATTEMPT, { id }).maybeSingle()),
  /** The attempt that became a payment; null when it came another way. */
  ofPayment: (paymentId: string) =>
    rowsQuery(['cards', 'payment', paymentId], () =>
      select('card_payments', ATTEMPT, { paymentId }).maybeSingle(),
    ),
};
