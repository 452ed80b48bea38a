import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { primaryTenants } from '#src/data/leasing/leases/primary-tenants.ts';
import type { TableRow } from '#src/data/rows.ts';
import type { AutopaySkip, AutopayStop } from '#src/domain/cards/autopay-enums.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';

/** What a tenant lets be charged by itself. Amounts are minor units; `pays_on` null is the due day. */
export type Autopay = Pick<
  TableRow<'autopays'>,
  | 'id'
  | 'lease_id'
  | 'user_id'
  | 'status'
  | 'processor'
  | 'currency'
  | 'limit_minor'
  | 'pays_on'
  | 'consent_version'
  | 'consented_at'
  | 'card_payment_id'
  | 'card_last4'
  | 'card_expires'
  | 'counts_from'
> & { readonly stopped_for: AutopayStop | null };

export type AutopayCharge = Pick<
  TableRow<'autopay_charges'>,
  'id' | 'month' | 'attempt' | 'status' | 'currency' | 'announced_minor' | 'amount_minor' | 'charge_on'
> & { readonly skipped_for: AutopaySkip | null };

/** An automatic payment as the landlord sees it. */
export type AutopayOfTenant = Autopay & {
  readonly tenant: string;
  readonly place: string;
};

/** An automatic payment that may go over to a lease that follows. Amounts in minor units of the new lease. */
export interface CarriableAutopay {
  readonly autopay_id: string;
  readonly lease_id: string;
  readonly property_name: string;
  readonly unit_label: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly currency: CurrencyCode;
  readonly rent_minor: number;
  readonly due_day: number;
  readonly limit_minor: number;
  readonly pays_on: number | null;
  readonly card_last4: string | null;
  readonly minimum_minor: number;
  readonly landlord: string;
}

export interface AutopayConsent {
  /** A day, `YYYY-MM-DD`. */
  readonly version: string;
  readonly text: string;
}

const COLUMNS =
  'id, lease_id, user_id, status, processor, currency, limit_minor, pays_on, consent_version, consented_at, card_payment_id, card_last4, card_expires, counts_from, stopped_for';
const LATEST = 24;
const MOST = 500;

export const autopayQueries = {
  all: ['autopays'] as const,
  /** The automatic payment of a lease, going on or paused; else null. */
  ofLease: (leaseId: string) =>
    queryOptions({
      queryKey: ['autopays', leaseId],
      queryFn: async () => {
        const answer = await getClient()
          .from('autopays')
          .select(COLUMNS)
          .eq('lease_id', leaseId)
          .in('status', ['active', 'paused'])
          .maybeSingle();
        return unwrap(answer) as Autopay | null;
      },
    }),
  /** The newest charges of a lease's automatic payments, and the months without one that have a reason. */
  charges: (leaseId: string) =>
    queryOptions({
      queryKey: ['autopays', leaseId, 'charges'],
      queryFn: async () => {
        const answer = await getClient()
          .from('autopay_charges')
          .select(
            'id, month, attempt, status, currency, announced_minor, amount_minor, charge_on, skipped_for',
          )
          .eq('lease_id', leaseId)
          .or('status.neq.skipped,skipped_for.not.is.null')
          .order('charge_on', { ascending: false })
          .limit(LATEST);
        return unwrap(answer) as AutopayCharge[];
      },
    }),
  /** What the reader may carry over to a lease that follows. */
  carriable: queryOptions({
    queryKey: ['autopays', 'carriable'],
    queryFn: async () => unwrap(await getClient().rpc('my_carriable_autopays')) as CarriableAutopay[],
  }),
  /** What is agreed to, as of now. */
  consent: (language: string) =>
    queryOptions({
      queryKey: ['autopays', 'consent', language],
      queryFn: async () =>
        unwrap(
          await getClient().rpc('autopay_consent', { p_language: language }),
        ) as unknown as AutopayConsent,
    }),
  /** Whether an attempt to pay stored a card for an automatic payment. */
  ofAttempt: (cardPaymentId: string) =>
    queryOptions({
      queryKey: ['autopays', 'attempt', cardPaymentId],
      queryFn: async () => {
        const answer = await getClient()
          .from('autopays')
          .select('id, status')
          .eq('card_payment_id', cardPaymentId)
          .maybeSingle();
        return unwrap(answer);
      },
    }),
  /** Everybody's in an organization, going on or paused. */
  ofOrganization: (organizationId: string) =>
    queryOptions({
      queryKey: ['autopays', 'organization', organizationId],
      queryFn: async (): Promise<AutopayOfTenant[]> => {
        const rows = unwrap(
          await getClient()
            .from('autopays')
            .select(COLUMNS)
            .eq('organization_id', organizationId)
            .in('status', ['active', 'paused'])
            .order('created_at', { ascending: false })
            .limit(MOST),
        ) as Autopay[];
        const tenants = await primaryTenants(
          organizationId,
          rows.map((row) => row.lease_id),
        );
        return rows.map((row) => ({ ...row, ...(tenants.get(row.lease_id) ?? { tenant: '', place: '' }) }));
      },
    }),
};
