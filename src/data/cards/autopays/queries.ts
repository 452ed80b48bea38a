import { call } from '#src/data/call.ts';
import { unwrap } from '#src/data/errors.ts';
import type { Answer } from '#src/data/functions.ts';
import { primaryTenants } from '#src/data/leasing/leases/primary-tenants.ts';
import { query, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { AutopaySkip, AutopayStop } from '#src/domain/cards/autopay-enums.ts';

/** What a tenant lets be charged by itself. Amounts are minor units; `pays_on` null is the due day. */
export type Autopay = Selected<'autopays', typeof COLUMNS, { readonly stoppedFor: AutopayStop | null }>;

const AUTOPAY_CHARGE_COLUMNS =
  'id, month, attempt, status, currency, announcedMinor, amountMinor, chargeOn, skippedFor';
export type AutopayCharge = Selected<
  'autopay_charges',
  typeof AUTOPAY_CHARGE_COLUMNS,
  { readonly skippedFor: AutopaySkip | null }
>;

/** An automatic payment as the landlord sees it. */
export type AutopayOfTenant = Autopay & {
  readonly tenant: string;
  readonly place: string;
};

/** An automatic payment that may go over to a lease that follows. Amounts in minor units of the new lease. */
export type CarriableAutopay = Answer<'my_carriable_autopays'>[number];

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
    rowsQuery<Autopay | null>(['autopays', leaseId], () =>
      select('autopays', COLUMNS, { leaseId }).in('status', ['active', 'paused']).maybeSingle(),
    ),
  /** The newest charges of a lease's automatic payments, and the months without one that have a reason. */
  charges: (leaseId: string) =>
    rowsQuery<AutopayCharge[]>(['autopays', leaseId, 'charges'], () =>
      select('autopay_charges', AUTOPAY_CHARGE_COLUMNS, { leaseId })
        .or('status.neq.skipped,skippedFor.not.is.null')
        .order('chargeOn', { ascending: false })
        .limit(LATEST),
    ),
  /** What the reader may carry over to a lease that follows. */
  carriable: query(
    ['autopays', 'carriable'],
    async () => (await call('my_carriable_autopays')) as CarriableAutopay[],
  ),
  /** What is agreed to, as of now. */
  consent: (language: string) =>
    query(
      ['autopays', 'consent', language],
      async () => (await call('autopay_consent', { language })) as unknown as AutopayConsent,
    ),
  /** Whether an attempt to pay stored a card for an automatic payment. */
  ofAttempt: (cardPaymentId: string) =>
    rowsQuery(['autopays', 'attempt', cardPaymentId], () =>
      select('autopays', 'id, status', { cardPaymentId }).maybeSingle(),
    ),
  /** Everybody's in an organization, going on or paused. */
  ofOrganization: (organizationId: string) =>
    query(['autopays', 'organization', organizationId], async (): Promise<AutopayOfTenant[]> => {
      const rows = unwrap(
        await select('autopays', COLUMNS, { organizationId })
          .in('status', ['active', 'paused'])
          .order('createdAt', { ascending: false })
          .limit(MOST),
      ) as Autopay[];
      const tenants = await primaryTenants(
        organizationId,
        rows.map((row) => row.leaseId),
      );
      return rows.map((row) => ({ ...row, ...(tenants.get(row.leaseId) ?? { tenant: '', place: '' }) }));
    }),
};
