import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { AppError, unwrap } from '#src/data/errors.ts';
import type { TableRow, ViewRow } from '#src/data/rows.ts';

export type Lease = Omit<
  ViewRow<
    'leases_list',
    'ended_on' | 'charged_through' | 'late_fee_minor' | 'late_fee_basis_points' | 'late_fee_cap_minor'
  >,
  'organization_id' | 'organization_name' | 'time_zone' | 'created_at'
>;
export type RentStep = Pick<TableRow<'lease_rent_steps'>, 'starts_on' | 'rent_minor'>;
export type LettableUnit = Pick<
  ViewRow<
    'units_list',
    | 'market_rent_minor'
    | 'market_rent_currency'
    | 'lease_id'
    | 'lease_ends_on'
    | 'tenant_name'
    | 'lease_status'
  >,
  | 'id'
  | 'label'
  | 'unit_use'
  | 'market_rent_minor'
  | 'market_rent_currency'
  | 'property_id'
  | 'property_name'
  | 'lease_id'
  | 'lease_status'
  | 'lease_ends_on'
  | 'tenant_name'
>;
/** A unit with the first day of a signed lease that has not begun; null when there is none. */
export type UnitChoice = LettableUnit & { readonly reserved_from: string | null };

const LEASE_COLUMNS =
  'id, property_id, unit_id, status, starts_on, ends_on, ended_on, currency, due_day, deposit_minor, proration_method, late_fee_kind, late_fee_minor, late_fee_basis_points, late_fee_cap_minor, late_fee_grace_days, bill_from, is_deposit_held, charged_through, property_name, unit_label, street, street_number, sector, municipality, province, unit_use, rent_minor, billed_minor, paid_minor, receivable_minor, credit_minor';
const UNIT_COLUMNS =
  'id, label, unit_use, market_rent_minor, market_rent_currency, property_id, property_name, lease_id, lease_status, lease_ends_on, tenant_name';
/** More choices than this are no help in a list; the property narrows them. */
const MOST_CHOICES = 1000;

/** Free units first, then those with a lease to come, then those that are let. */
function takenRank(unit: UnitChoice): number {
  if (unit.lease_id !== null) return 2;
  return unit.reserved_from === null ? 0 : 1;
}

export const leaseQueries = {
  all: ['leases'] as const,
  byId: (organizationId: string, leaseId: string) =>
    queryOptions({
      queryKey: ['leases', organizationId, leaseId],
      queryFn: async () => {
        const answer = await getClient()
          .from('leases_list')
          .select(LEASE_COLUMNS)
          .eq('organization_id', organizationId)
          .eq('id', leaseId)
          .maybeSingle();
        const lease = unwrap(answer);
        if (!lease) throw new AppError('not_found', 'not_found');
        // A lease that was never charged has no row of balances.
        return {
          ...lease,
          billed_minor: lease.billed_minor ?? 0,
          paid_minor: lease.paid_minor ?? 0,
          receivable_minor: lease.receivable_minor ?? 0,
          credit_minor: lease.credit_minor ?? 0,
        } as Lease;
      },
    }),
  rentSteps: (organizationId: string, leaseId: string) =>
    queryOptions({
      queryKey: ['leases', organizationId, leaseId, 'rent-steps'],
      queryFn: async () => {
        const answer = await getClient()
          .from('lease_rent_steps')
          .select('starts_on, rent_minor')
          .eq('organization_id', organizationId)
          .eq('lease_id', leaseId)
          .order('starts_on');
        return unwrap(answer) as RentStep[];
      },
    }),
  /** Properties to choose from, by name. */
  properties: (organizationId: string) =>
    queryOptions({
      queryKey: ['properties', organizationId, 'choices'],
      queryFn: async () => {
        const answer = await getClient()
          .from('properties')
          .select('id, name, sector, municipality')
          .eq('organization_id', organizationId)
          .is('archived_at', null)
          .order('name_order')
          .limit(MOST_CHOICES);
        return unwrap(answer);
      },
    }),
  /** Units of a property to let, the vacant ones first. */
  lettableUnits: (organizationId: string, propertyId: string) =>
    queryOptions({
      queryKey: ['units', organizationId, 'choices', propertyId],
      queryFn: async () => {
        const client = getClient();
        const [units, signed] = await Promise.all([
          client
            .from('units_list')
            .select(UNIT_COLUMNS)
            .eq('organization_id', organizationId)
            .eq('property_id', propertyId)
            .is('archived_at', null)
            .order('label_order')
            .limit(MOST_CHOICES),
          client
            .from('leases')
            .select('unit_id, starts_on')
            .eq('organization_id', organizationId)
            .eq('property_id', propertyId)
            .eq('status', 'signed')
            .order('starts_on', { ascending: false })
            .limit(MOST_CHOICES),
        ]);
        // The earliest one comes last and stays.
        const reserved = new Map(unwrap(signed).map((lease) => [lease.unit_id, lease.starts_on]));
        const choices: UnitChoice[] = (unwrap(units) as LettableUnit[]).map((unit) => ({
          ...unit,
          reserved_from: reserved.get(unit.id) ?? null,
        }));
        return choices.sort((a, b) => takenRank(a) - takenRank(b));
      },
    }),
  unit: (organizationId: string, unitId: string) =>
    queryOptions({
      queryKey: ['units', organizationId, 'choice', unitId],
      queryFn: async () => {
        const answer = await getClient()
          .from('units_list')
          .select(UNIT_COLUMNS)
          .eq('organization_id', organizationId)
          .eq('id', unitId)
          .maybeSingle();
        return unwrap(answer) as LettableUnit | null;
      },
    }),
};
