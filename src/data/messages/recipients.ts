import { listed } from '#src/data/foundation/search/searched.ts';
import { query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';
import { inParts } from '#src/domain/foundation/in-parts.ts';
import { byText } from '#src/domain/foundation/text-order.ts';
import { unwrap } from '../errors.ts';

/** A lease that can be written to: who rents, where, and whether one of them can read it in an account. */
export interface Recipient {
  readonly leaseId: string;
  readonly names: string;
  readonly place: string;
  readonly hasAccount: boolean;
}

export interface RecipientSearch {
  readonly propertyId: string | null;
  readonly text: string;
}

const COLUMNS = 'leaseId, userId, fullName, isPrimary, propertyName, unitLabel';
const LIVING = ['active', 'notice_given', 'month_to_month'] as const;
const MOST_TENANTS = 1000;

interface TenantRow {
  readonly leaseId: string;
  readonly userId: string | null;
  readonly fullName: string;
  readonly isPrimary: boolean;
  readonly propertyName: string;
  readonly unitLabel: string;
}

/** Tenants of a lease as one recipient, the main tenant first. */
export function byLease(rows: readonly TenantRow[]): Recipient[] {
  const leases = new Map<string, TenantRow[]>();
  for (const row of rows) leases.set(row.leaseId, [...(leases.get(row.leaseId) ?? []), row]);
  return [...leases.values()].map((tenants) => {
    const sorted = tenants.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
    const [first] = sorted as [TenantRow];
    return {
      leaseId: first.leaseId,
      names: sorted.map((row) => row.fullName).join(', '),
      place: `${first.propertyName}, ${first.unitLabel}`,
      hasAccount: sorted.some((row) => row.userId !== null),
    };
  });
}

async function fetchFound(organizationId: string, search: RecipientSearch): Promise<Recipient[]> {
  let rows = listed('tenants_list', 'search_tenants', COLUMNS, organizationId, search.text).in('status', [
    ...LIVING,
  ]);
  if (search.propertyId) rows = rows.eq('propertyId', search.propertyId);
  const answer = await rows.order('fullNameOrder').order('id').limit(MOST_TENANTS);
  return byLease(unwrap(answer) as TenantRow[]);
}

/** So many ids fit in the address of a request. */
const IDS_AT_ONCE = 100;

/** The tenants of leases, in the order of their names. */
async function fetchGiven(organizationId: string, leaseIds: readonly string[]): Promise<Recipient[]> {
  const answers = await Promise.all(
    [...inParts(leaseIds, IDS_AT_ONCE)].map((ids) =>
      select('tenants_list', COLUMNS, { organizationId, hasLeft: false }).in('leaseId', [...ids]),
    ),
  );
  const found = byLease(answers.flatMap((answer) => unwrap(answer) as TenantRow[]));
  return found.toSorted((one, other) => byText(one.names, other.names));
}

/** Whom the office can write to. */
export const recipientQueries = {
  /** Those who live there today, of a property or with a name, by name; 1,000 tenants at most. */
  found: (organizationId: string, search: RecipientSearch) =>
    query(['recipients', organizationId, search], () => fetchFound(organizationId, search)),
  /** The tenants of leases, by name, or of the leases of one person. */
  given: (
    organizationId: string,
    by: { readonly leaseIds: readonly string[] } | { readonly personId: string },
  ) =>
    query(['recipients', organizationId, 'given', by], async () => {
      if ('leaseIds' in by) return fetchGiven(organizationId, by.leaseIds);
      const rows = select('tenants_list', COLUMNS, { organizationId, hasLeft: false });
      const answer = await rows.eq('personId', by.personId).in('status', [...LIVING]);
      return byLease(unwrap(answer) as TenantRow[]);
    }),
};
