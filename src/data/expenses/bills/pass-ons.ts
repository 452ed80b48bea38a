import { queryOptions } from '@tanstack/react-query';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { ViewRow } from '#src/data/rows.ts';
import type { PassOnKind, PassOnMethod, PassOnUnit } from '#src/domain/expenses/pass-on.ts';
import { endOfMonth, type IsoDate, startOfMonth } from '#src/domain/foundation/dates.ts';

/** A charge that passes a bill on. */
export type PassedOn = Omit<ViewRow<'bill_pass_ons_list', 'reversed_at' | 'tenant_name'>, 'organization_id'>;

/** A unit of the property with who rents it. */
export interface PassOnRow extends PassOnUnit {
  readonly label: string;
  readonly tenantName: string | null;
}

/** What passing on is worked out from. */
export interface PassOnPlace {
  readonly name: string;
  readonly condominiumName: string;
  /** In the order of their labels. */
  readonly units: readonly PassOnRow[];
  /** Leases that the condominium fee of the month is, or will be, charged to. */
  readonly feeLeases: readonly string[];
}

const COLUMNS =
  'id, bill_id, pass_on_id, line_ids, method, created_at, lease_id, property_id, kind, description, due_on, currency, amount_minor, outstanding_minor, reversed_at, property_name, unit_label, tenant_name';
/** As many as one request may charge. */
const MOST_UNITS = 1000;

async function fetchPlace(
  organizationId: string,
  propertyId: string,
  unitId: string | null,
  billedOn: IsoDate,
): Promise<PassOnPlace> {
  const client = getClient();
  const [first, last] = [startOfMonth(billedOn), endOfMonth(billedOn)];
  let units = client
    .from('units_list')
    .select(
      'id, label, area_m2, market_rent_minor, market_rent_currency, lease_id, rent_currency, rent_minor, tenant_name',
    )
    .eq('organization_id', organizationId)
    .eq('property_id', propertyId)
    .is('archived_at', null);
  if (unitId) units = units.eq('id', unitId);
  const [property, rows, recurring, charged] = await Promise.all([
    client
      .from('properties')
      .select('name, condominium_name')
      .eq('organization_id', organizationId)
      .eq('id', propertyId)
      .single(),
    units.order('label_order').order('id').limit(MOST_UNITS),
    client
      .from('recurring_charges')
      .select('lease_id, lease:leases!recurring_charges_organization_id_lease_id_fkey!inner(property_id)')
      .eq('organization_id', organizationId)
      .eq('lease.property_id', propertyId)
      .eq('kind', 'condominium_fee')
      .lte('starts_on', last)
      .or(`ends_on.is.null,ends_on.gte.${first}`),
    client
      .from('charges')
      .select('lease_id')
      .eq('organization_id', organizationId)
      .eq('property_id', propertyId)
      .eq('kind', 'condominium_fee')
      .is('reversed_at', null)
      .lte('period_start', last)
      .gte('period_end', first),
  ]);
  const { name, condominium_name: condominiumName } = unwrap(property);
  return {
    name,
    condominiumName,
    units: unwrap(rows).map((row) => ({
      unitId: row.id ?? '',
      label: row.label ?? '',
      leaseId: row.lease_id,
      leaseCurrency: row.rent_currency,
      areaM2: row.area_m2,
      rentMinor: row.lease_id ? row.rent_minor : row.market_rent_minor,
      rentCurrency: row.lease_id ? row.rent_currency : row.market_rent_currency,
      tenantName: row.tenant_name,
    })),
    feeLeases: [...unwrap(recurring), ...unwrap(charged)].map((row) => row.lease_id),
  };
}

export const passOnQueries = {
  /** What was passed on of a bill, reversed charges too. */
  ofBill: (organizationId: string, billId: string) =>
    queryOptions({
      queryKey: ['charges', organizationId, 'bill', billId],
      queryFn: async () => {
        const answer = await getClient()
          .from('bill_pass_ons_list')
          .select(COLUMNS)
          .eq('organization_id', organizationId)
          .eq('bill_id', billId)
          .order('created_at')
          .order('id')
          .limit(MOST_UNITS);
        return unwrap(answer) as PassedOn[];
      },
    }),
  /** @param billedOn a day of the month that the charges are for */
  place: (organizationId: string, propertyId: string, unitId: string | null, billedOn: IsoDate) =>
    queryOptions({
      queryKey: ['charges', organizationId, 'pass-on', propertyId, unitId, billedOn],
      queryFn: () => fetchPlace(organizationId, propertyId, unitId, billedOn),
    }),
};

export interface PassOnInput {
  readonly billId: string;
  readonly lineIds: readonly string[];
  readonly kind: PassOnKind;
  readonly method: PassOnMethod;
  readonly dueOn: IsoDate;
  readonly description: string;
  readonly parts: readonly { readonly leaseId: string; readonly amountMinor: number }[];
}

/** Charges a posted bill on to tenants. Errors: `pass_on_exceeds_bill`, `bill_moved`, `lease_not_in_force`. */
export async function passOnBill(input: PassOnInput, requestId: string): Promise<string> {
  const answer = await getClient().rpc('pass_on_bill', {
    p_request_id: requestId,
    p_bill_id: input.billId,
    p_line_ids: [...input.lineIds],
    p_kind: input.kind,
    p_method: input.method,
    p_due_on: input.dueOn,
    p_description: input.description,
    p_parts: input.parts.map(({ leaseId, amountMinor }) => ({
      lease_id: leaseId,
      amount_minor: amountMinor,
    })),
  });
  return unwrap(answer) as string;
}
