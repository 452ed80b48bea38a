import { call } from '#src/data/call.ts';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { query, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { PassOnKind, PassOnMethod, PassOnUnit } from '#src/domain/expenses/pass-on.ts';
import { endOfMonth, type IsoDate, startOfMonth } from '#src/domain/foundation/dates.ts';

/** A charge that passes a bill on. */
export type PassedOn = Selected<'bill_pass_ons_list', typeof COLUMNS>;

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
  'id, billId, passOnId, lineIds, method, createdAt, leaseId, propertyId, kind, description, dueOn, currency, amountMinor, outstandingMinor, reversedAt, propertyName, unitLabel, tenantName';
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
  let units = select(
    'units_list',
    'id, label, areaM2, marketRentMinor, marketRentCurrency, leaseId, rentCurrency, rentMinor, tenantName',
    { organizationId, propertyId },
  ).is('archivedAt', null);
  if (unitId) units = units.eq('id', unitId);
  const [property, rows, recurring, charged] = await Promise.all([
    select('properties', 'name, condominiumName', { organizationId, id: propertyId }).single(),
    units.order('labelOrder').order('id').limit(MOST_UNITS),
    client
      .from('recurring_charges')
      .select('leaseId, lease:leases!recurring_charges_organization_id_lease_id_fkey!inner(propertyId)')
      .eq('organizationId', organizationId)
      .eq('lease.propertyId', propertyId)
      .eq('kind', 'condominium_fee')
      .lte('startsOn', last)
      .or(`endsOn.is.null,endsOn.gte.${first}`),
    select('charges', 'leaseId', { organizationId, propertyId, kind: 'condominium_fee' })
      .is('reversedAt', null)
      .lte('periodStart', last)
      .gte('periodEnd', first),
  ]);
  const { name, condominiumName } = unwrap(property);
  return {
    name,
    condominiumName,
    units: unwrap(rows).map((row) => ({
      unitId: row.id ?? '',
      label: row.label ?? '',
      leaseId: row.leaseId,
      leaseCurrency: row.rentCurrency,
      areaM2: row.areaM2,
      rentMinor: row.leaseId ? row.rentMinor : row.marketRentMinor,
      rentCurrency: row.leaseId ? row.rentCurrency : row.marketRentCurrency,
      tenantName: row.tenantName,
    })),
    feeLeases: [...unwrap(recurring), ...unwrap(charged)].map((row) => row.leaseId),
  };
}

export const passOnQueries = {
  /** What was passed on of a bill, reversed charges too. */
  ofBill: (organizationId: string, billId: string) =>
    rowsQuery(['charges', organizationId, 'bill', billId], () =>
      select('bill_pass_ons_list', COLUMNS, { organizationId, billId })
        .order('createdAt')
        .order('id')
        .limit(MOST_UNITS),
    ),
  /** @param billedOn a day of the month that the charges are for */
  place: (organizationId: string, propertyId: string, unitId: string | null, billedOn: IsoDate) =>
    query(['charges', organizationId, 'pass-on', propertyId, unitId, billedOn], () =>
      fetchPlace(organizationId, propertyId, unitId, billedOn),
    ),
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
export const passOnBill = (input: PassOnInput, requestId: string) => call('pass_on_bill', input, requestId);
