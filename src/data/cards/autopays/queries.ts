import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { primaryTenants } from '#src/data/leasing/leases/primary-tenants.ts';
import type { Row } from '#src/data/rows.ts';
import type { AutopaySkip, AutopayStop } from '#src/domain/cards/autopay-enums.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';

/** What a tenant lets be charged by itself. Amounts are minor units; `pays_on` null is the due day. */
export type Autopay = Pick<
  Row<'autopays'>,
  | 'id'
  | 'leaseId'
  | 'userId'
  | 'status'
  | 'processor'
  | 'currency'
  | 'limitMinor'
  | 'paysOn'
  | 'consentVersion'
  | 'consentedAt'
  | 'cardPaymentId'
  | 'cardLast4'
  | 'cardExpires'
  | 'countsFrom'
> & { readonly stoppedFor: AutopayStop | null };

export type AutopayCharge = Pick<
  Row<'autopay_charges'>,
  'id' | 'month' | 'attempt' | 'status' | 'currency' | 'announcedMinor' | 'amountMinor' | 'chargeOn'
> & { readonly skippedFor: AutopaySkip | null };

/** An automatic payment as the landlord sees it. */
export type AutopayOfTenant = Autopay & {
  readonly tenant: string;
  readonly place: string;
};

/** An automatic payment that may go over to a lease that follows. Amounts in minor units of the new lease. */
export interface CarriableAutopay {
  readonly autopayId: string;
  readonly leaseId: string;
  readonly propertyName: string;
  readonly unitLabel: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly currency: CurrencyCode;
  readonly rentMinor: number;
  readonly dueDay: number;
  readonly limitMinor: number;
  readonly paysOn: number | null;
  readonly cardLast4: string | null;
  readonly minimumMinor: number;
  readonly landlord: string;
}

export interface AutopayConsent {
  /** A day, `YYYY-MM-DD`. */
  readonly version: string;
  readonly text: string;
}

const COLUMNS =
  'id, leaseId, userId, status, processor, currency, limitMinor, paysOn, consentVersion, consentedAt, cardPaymentId, cardLast4, cardExpires, countsFrom, stoppedFor';
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
          .eq('leaseId', leaseId)
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
          .select('id, month, attempt, status, currency, announcedMinor, amountMinor, chargeOn, skippedFor')
          .eq('leaseId', leaseId)
          .or('status.neq.skipped,skippedFor.not.is.null')
          .order('chargeOn', { ascending: false })
          .limit(LATEST);
        return unwrap(answer) as AutopayCharge[];
      },
    }),
  /** What the reader may carry over to a lease that follows. */
  carriable: queryOptions({
    queryKey: ['autopays', 'carriable'],
    queryFn: async () => (await call('my_carriable_autopays')) as CarriableAutopay[],
  }),
  /** What is agreed to, as of now. */
  consent: (language: string) =>
    queryOptions({
      queryKey: ['autopays', 'consent', language],
      queryFn: async () => (await call('autopay_consent', { language })) as unknown as AutopayConsent,
    }),
  /** Whether an attempt to pay stored a card for an automatic payment. */
  ofAttempt: (cardPaymentId: string) =>
    queryOptions({
      queryKey: ['autopays', 'attempt', cardPaymentId],
      queryFn: async () => {
        const answer = await getClient()
          .from('autopays')
          .select('id, status')
          .eq('cardPaymentId', cardPaymentId)
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
            .eq('organizationId', organizationId)
            .in('status', ['active', 'paused'])
            .order('createdAt', { ascending: false })
            .limit(MOST),
        ) as Autopay[];
        const tenants = await primaryTenants(
          organizationId,
          rows.map((row) => row.leaseId),
        );
        return rows.map((row) => ({ ...row, ...(tenants.get(row.leaseId) ?? { tenant: '', place: '' }) }));
      },
    }),
};
