import { queryOptions } from '@tanstack/react-query';
import { searched } from '#src/data/foundation/search/searched.ts';
import { getClient } from '../client.ts';
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

const COLUMNS = 'lease_id, user_id, full_name, is_primary, property_name, unit_label';
const LIVING = ['active', 'notice_given', 'month_to_month'] as const;
const MOST_TENANTS = 1000;

interface TenantRow {
  readonly lease_id: string;
  readonly user_id: string | null;
  readonly full_name: string;
  readonly is_primary: boolean;
  readonly property_name: string;
  readonly unit_label: string;
}

/** Tenants of a lease as one recipient, the main tenant first. */
export function byLease(rows: readonly TenantRow[]): Recipient[] {
  const leases = new Map<string, TenantRow[]>();
  for (const row of rows) leases.set(row.lease_id, [...(leases.get(row.lease_id) ?? []), row]);
  return [...leases.values()].map((tenants) => {
    const sorted = tenants.toSorted((one, other) => Number(other.is_primary) - Number(one.is_primary));
    const [first] = sorted as [TenantRow];
    return {
      leaseId: first.lease_id,
      names: sorted.map((row) => row.full_name).join(', '),
      place: `${first.property_name}, ${first.unit_label}`,
      hasAccount: sorted.some((row) => row.user_id !== null),
    };
  });
}

async function fetchFound(organizationId: string, search: RecipientSearch): Promise<Recipient[]> {
  let rows = searched(
    getClient().from('tenants_list').select(COLUMNS).eq('organization_id', organizationId),
    'search_tenants',
    organizationId,
    search.text,
    COLUMNS,
  ).in('status', [...LIVING]);
  if (search.propertyId) rows = rows.eq('property_id', search.propertyId);
  const answer = await rows.order('full_name_order').order('id').limit(MOST_TENANTS);
  return byLease(unwrap(answer) as TenantRow[]);
}

/** Whom the office can write to. */
export const recipientQueries = {
  /** Those who live there today, of a property or with a name, by name; 1,000 tenants at most. */
  found: (organizationId: string, search: RecipientSearch) =>
    queryOptions({
      queryKey: ['recipients', organizationId, search],
      queryFn: () => fetchFound(organizationId, search),
    }),
  /** The tenants of one lease, or of the leases of one person. */
  given: (organizationId: string, by: { readonly leaseId: string } | { readonly personId: string }) =>
    queryOptions({
      queryKey: ['recipients', organizationId, 'given', by],
      queryFn: async () => {
        const rows = getClient()
          .from('tenants_list')
          .select(COLUMNS)
          .eq('organization_id', organizationId)
          .eq('has_left', false);
        const answer = await ('leaseId' in by
          ? rows.eq('lease_id', by.leaseId)
          : rows.eq('person_id', by.personId).in('status', [...LIVING]));
        return byLease(unwrap(answer) as TenantRow[]);
      },
    }),
};
