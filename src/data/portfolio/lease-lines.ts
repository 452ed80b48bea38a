import type { CsvValue } from '#src/domain/csv.ts';
import {
  amountText,
  chargedFrom,
  listText,
  percentText,
  rentsText,
} from '#src/domain/portfolio-files/write.ts';
import { getClient } from '../client.ts';
import type { TableRow } from '../rows.ts';
import { everyRow, FIRST, groupBy, type Names } from './every-row.ts';

const PAGE = 1000;

/** Who and what belongs to each lease, by its id. */
async function partsOf(organizationId: string) {
  const client = getClient();
  const [tenants, guarantors, rents] = await Promise.all([
    groupBy(
      everyRow((after) =>
        client
          .from('lease_tenants')
          .select('id, lease_id, person_id, is_primary')
          .eq('organization_id', organizationId)
          .gt('id', after ?? FIRST)
          .order('id')
          .limit(PAGE),
      ),
    ),
    groupBy(
      everyRow((after) =>
        client
          .from('lease_guarantors')
          .select('id, lease_id, person_id')
          .eq('organization_id', organizationId)
          .gt('id', after ?? FIRST)
          .order('id')
          .limit(PAGE),
      ),
    ),
    groupBy(
      everyRow((after) =>
        client
          .from('lease_rent_steps')
          .select('id, lease_id, starts_on, rent_minor')
          .eq('organization_id', organizationId)
          .gt('id', after ?? FIRST)
          .order('id')
          .limit(PAGE),
      ),
    ),
  ]);
  return { tenants, guarantors, rents };
}

type Parts = Awaited<ReturnType<typeof partsOf>>;

function lineOf(row: TableRow<'leases'>, { tenants, guarantors, rents }: Parts, name: Names): CsvValue[] {
  const nameOf = ({ person_id: id }: { person_id: string }) => name('person', id);
  const [first, others] = [true, false].map((isPrimary) =>
    (tenants.get(row.id) ?? [])
      .filter((one) => one.is_primary === isPrimary)
      .map(nameOf)
      .toSorted(),
  );
  return [
    name('lease', row.id),
    name('unit', row.unit_id),
    listText([...(first ?? []), ...(others ?? [])]),
    listText((guarantors.get(row.id) ?? []).map(nameOf).toSorted()),
    row.status,
    row.starts_on,
    row.ends_on,
    row.ended_on,
    row.currency,
    rentsText(rents.get(row.id) ?? [], row.starts_on),
    row.due_day,
    amountText(row.deposit_minor),
    row.proration_method,
    row.late_fee_kind,
    amountText(row.late_fee_minor),
    percentText(row.late_fee_basis_points),
    amountText(row.late_fee_cap_minor),
    row.late_fee_grace_days,
    chargedFrom(row.bill_from, row.charged_through),
  ];
}

/** Leases with their people and rents; the primary tenant stands first. */
export async function* leaseLines(organizationId: string, name: Names): AsyncGenerator<CsvValue[][]> {
  const parts = await partsOf(organizationId);
  for await (const page of everyRow((after) =>
    getClient()
      .from('leases')
      .select('*')
      .eq('organization_id', organizationId)
      .gt('id', after ?? FIRST)
      .order('id')
      .limit(PAGE),
  ))
    yield page.map((row) => lineOf(row, parts, name));
}
