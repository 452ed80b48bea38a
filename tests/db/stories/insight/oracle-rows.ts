// What a reader may see of an organization, row by row, as the policies of each table show it. Nothing of the measures is asked.
import type { Sql } from 'postgres';
import { act, type Caller } from '#tests/support/actors.ts';

interface Owned {
  readonly id: string;
}
interface Placed extends Owned {
  readonly property_id: string;
}
export interface UnitRow extends Placed {
  readonly label: string;
  readonly unit_use: string;
  readonly bedrooms: number | null;
  readonly area_m2: number | null;
  readonly archived_at: string | null;
  readonly created_at: string;
  readonly market_rent: number | null;
  readonly market_currency: string | null;
}
export interface LeaseRow extends Placed {
  readonly unit_id: string;
  readonly status: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly ended_on: string | null;
  readonly bill_from: string;
  readonly currency: string;
  readonly renews_lease_id: string | null;
  readonly called_off_at: string | null;
}
interface OfLease {
  readonly lease_id: string;
}
export interface ChargeRow extends Placed, OfLease {
  readonly kind: string;
  readonly due_on: string;
  readonly currency: string;
  readonly amount_minor: number;
  readonly entry_id: string;
  readonly reversed_at: string | null;
  readonly reversal_entry_id: string | null;
}
export interface AllocationRow extends OfLease {
  readonly payment_id: string;
  readonly charge_id: string;
  readonly currency: string;
  readonly amount_minor: number;
  readonly occurred_on: string;
}
export interface RequestRow extends Placed {
  readonly unit_id: string | null;
  readonly lease_id: string | null;
  readonly status: string;
  readonly priority: string;
  readonly category: string;
  readonly created_at: string;
  readonly completed_at: string | null;
  readonly resolve_by: string;
}
export interface ApplicationRow extends Placed {
  readonly unit_id: string | null;
  readonly status: string;
  readonly submitted_at: string | null;
  readonly decided_at: string | null;
}

/** All that figures can be made of, as one reader sees it. */
export interface SeenRows {
  readonly properties: readonly (Owned &
    Readonly<Record<'property_type' | 'province' | 'municipality' | 'sector', string>>)[];
  readonly units: readonly UnitRow[];
  readonly leases: readonly LeaseRow[];
  readonly lease_rent_steps: readonly (OfLease & {
    readonly starts_on: string;
    readonly rent_minor: number;
  })[];
  readonly lease_tenants: readonly (Owned &
    OfLease & {
      readonly person_id: string;
      readonly is_primary: boolean;
      readonly left_on: string | null;
      readonly primary_from: string | null;
    })[];
  readonly property_owners: readonly (Placed & {
    readonly position: number;
    readonly full_name: string;
    readonly identity_number: string;
    readonly share_basis_points: number;
  })[];
  readonly property_owner_terms: readonly (Placed & {
    readonly starts_on: string;
    readonly ends_on: string;
    readonly owners: readonly {
      readonly name: string;
      readonly identity_number: string;
      readonly share_basis_points: number;
    }[];
  })[];
  readonly accounts: readonly (Owned & {
    readonly kind: string;
    readonly subtype: string;
    readonly system_key: string | null;
  })[];
  readonly journal_entries: readonly (Owned & { readonly kind: string; readonly occurred_on: string })[];
  readonly journal_lines: readonly {
    readonly entry_id: string;
    readonly account_id: string;
    readonly currency: string;
    readonly amount_minor: number;
    readonly lease_id: string | null;
    readonly property_id: string | null;
  }[];
  readonly charges: readonly ChargeRow[];
  readonly payments: readonly (Owned & { readonly method: string })[];
  readonly payment_allocations: readonly AllocationRow[];
  readonly charge_credits: readonly (Owned &
    OfLease & {
      readonly charge_id: string;
      readonly amount_minor: number;
      readonly entry_id: string;
      readonly reversal_entry_id: string | null;
    })[];
  readonly bills: readonly {
    readonly vendor_id: string;
    readonly unit_id: string | null;
    readonly entry_id: string | null;
    readonly reversal_entry_id: string | null;
  }[];
  readonly maintenance_requests: readonly RequestRow[];
  readonly maintenance_events: readonly {
    readonly maintenance_id: string;
    readonly kind: string;
    readonly created_at: string;
  }[];
  readonly applications: readonly ApplicationRow[];
}

const TABLES = [
  'properties',
  'leases',
  'lease_rent_steps',
  'lease_tenants',
  'property_owners',
  'property_owner_terms',
  'accounts',
  'journal_entries',
  'journal_lines',
  'charges',
  'payments',
  'payment_allocations',
  'charge_credits',
  'bills',
  'maintenance_requests',
  'maintenance_events',
  'applications',
] as const;

/** What a caller sees of an organization. */
export function rowsSeenBy(sql: Sql, caller: Caller, organizationId: string): Promise<SeenRows> {
  return act(sql, caller, async (transaction) => {
    const seen: Record<string, unknown> = {};
    for (const table of TABLES) {
      const [found] = await transaction.unsafe<{ rows: unknown }[]>(
        `select coalesce(jsonb_agg(to_jsonb(t)), '[]') as rows from public.${table} t where t.organization_id = $1`,
        [organizationId],
      );
      seen[table] = found?.rows;
    }
    const [units] = await transaction<{ rows: unknown }[]>`
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'property_id', property_id, 'label', label, 'unit_use', unit_use,
        'bedrooms', bedrooms, 'area_m2', area_m2, 'archived_at', archived_at, 'created_at', created_at,
        'market_rent', private.market_rent_minor(id), 'market_currency', private.market_rent_currency(id))), '[]') as rows
      from public.units where organization_id = ${organizationId}`;
    return { ...seen, units: units?.rows } as unknown as SeenRows;
  });
}
