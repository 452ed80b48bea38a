import { queryOptions } from '@tanstack/react-query';
import { type PrimaryTenant, primaryTenants } from '#src/data/leasing/leases/primary-tenants.ts';
import { getClient } from '../client.ts';
import { AppError, unwrap } from '../errors.ts';
import type { TableRow } from '../rows.ts';

/** How tenants may pay an organisation. Amounts are minor units of `currency`. */
export type OnlinePaymentSettings = Omit<TableRow<'online_payment_settings'>, 'updated_at'>;

const SETTINGS =
  'organization_id, takes_cards, processor, is_test, currency, minimum_minor, maximum_minor, fee_payer, fee_basis_points, fee_fixed_minor, credentials_set_at, takes_transfers, transfer_text, takes_cash, cash_text, takes_autopay, can_store_cards';

/** As the database has it for who never set anything. */
const unset = (organizationId: string): OnlinePaymentSettings => ({
  organization_id: organizationId,
  takes_cards: false,
  processor: null,
  is_test: true,
  currency: 'DOP',
  minimum_minor: 10_000,
  maximum_minor: 50_000_000,
  fee_payer: 'landlord',
  fee_basis_points: 0,
  fee_fixed_minor: 0,
  credentials_set_at: null,
  takes_transfers: true,
  transfer_text: '',
  takes_cash: true,
  cash_text: '',
  takes_autopay: true,
  can_store_cards: false,
});

/** An attempt to pay by card. */
export type CardPayment = Pick<
  TableRow<'card_payments'>,
  | 'id'
  | 'lease_id'
  | 'processor'
  | 'is_test'
  | 'status'
  | 'currency'
  | 'amount_minor'
  | 'fee_minor'
  | 'order_number'
  | 'card_brand'
  | 'card_last4'
  | 'failure'
  | 'problem'
  | 'payment_id'
  | 'created_at'
>;

/** An attempt as the landlord sees it; a test of their own has no primaryTenant. */
export type AttemptOfTenant = CardPayment & { readonly primaryTenant: PrimaryTenant | null };
type OpenAttemptRow = CardPayment & { readonly autopay_charges: readonly { readonly id: string }[] };
/** An attempt without an answer; an automatic one was begun by the timer. */
export type OpenAttempt = CardPayment & { readonly isAutomatic: boolean };

const ATTEMPT =
  'id, lease_id, processor, is_test, status, currency, amount_minor, fee_minor, order_number, card_brand, card_last4, failure, problem, payment_id, created_at';
const LATEST = 15;

export const cardQueries = {
  all: ['cards'] as const,
  settings: (organizationId: string) =>
    queryOptions({
      queryKey: ['cards', organizationId, 'settings'],
      queryFn: async () => {
        const answer = await getClient()
          .from('online_payment_settings')
          .select(SETTINGS)
          .eq('organization_id', organizationId)
          .maybeSingle();
        return unwrap(answer) ?? unset(organizationId);
      },
    }),
  /** The newest attempts of an organisation, whatever became of them. */
  latest: (organizationId: string) =>
    queryOptions({
      queryKey: ['cards', organizationId, 'latest'],
      queryFn: async (): Promise<AttemptOfTenant[]> => {
        const answer = await getClient()
          .from('card_payments')
          .select(ATTEMPT)
          .eq('organization_id', organizationId)
          .order('created_at', { ascending: false })
          .limit(LATEST);
        const attempts = unwrap(answer) as CardPayment[];
        const leaseIds = attempts.flatMap(({ lease_id }) => lease_id ?? []);
        const tenants = await primaryTenants(organizationId, leaseIds);
        return attempts.map((attempt) => ({
          ...attempt,
          primaryTenant: tenants.get(attempt.lease_id ?? '') ?? null,
        }));
      },
    }),
  /** Attempts of a lease that may have been paid and of which nobody knows yet, the newest first. */
  open: (leaseId: string) =>
    queryOptions({
      queryKey: ['cards', 'open', leaseId],
      queryFn: async () => {
        const answer = await getClient()
          .from('card_payments')
          .select(`${ATTEMPT}, autopay_charges(id)`)
          .eq('lease_id', leaseId)
          .in('status', ['created', 'pending'])
          .order('created_at', { ascending: false });
        // One that was only created has no page yet; an automatic one needs none.
        return (unwrap(answer) as unknown as OpenAttemptRow[])
          .filter((row) => row.status === 'pending' || row.autopay_charges.length > 0)
          .map(({ autopay_charges: charges, ...attempt }) => ({
            ...attempt,
            isAutomatic: charges.length > 0,
          }));
      },
    }),
  /** One attempt. Errors: not_found. */
  attempt: (id: string) =>
    queryOptions({
      queryKey: ['cards', 'attempt', id],
      queryFn: async () => {
        const answer = await getClient().from('card_payments').select(ATTEMPT).eq('id', id).maybeSingle();
        const attempt = unwrap(answer);
        if (!attempt) throw new AppError('not_found', 'not_found');
        return attempt as CardPayment;
      },
    }),
  /** The attempt that became a payment; null when it came another way. */
  ofPayment: (paymentId: string) =>
    queryOptions({
      queryKey: ['cards', 'payment', paymentId],
      queryFn: async () => {
        const answer = await getClient()
          .from('card_payments')
          .select(ATTEMPT)
          .eq('payment_id', paymentId)
          .maybeSingle();
        return unwrap(answer) as CardPayment | null;
      },
    }),
};
