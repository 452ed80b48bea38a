import type { CsvValue } from '#src/domain/foundation/csv.ts';
import {
  amountText,
  chargedFrom,
  listText,
  openText,
  percentText,
  rentsText,
} from '#src/domain/portfolio/portfolio-files/write.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import type { TableRow } from '../rows.ts';
import { allRows, FIRST, groupBy, type Names } from './all-rows.ts';

const PAGE = 1000;

/** Who and what belongs to each lease, by its id. */
async function partsOf(organizationId: string) {
  const client = getClient();
  const [tenants, guarantors, rents] = await Promise.all([
    groupBy(
      allRows((after) =>
        client
          .from('lease_parties')
          .select('id, lease_id, person_id, is_primary')
          .eq('organization_id', organizationId)
          .gt('id', after ?? FIRST)
          .order('id')
          .limit(PAGE),
      ),
    ),
    groupBy(
      allRows((after) =>
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
      allRows((after) =>
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

interface Standing {
  readonly heldMinor: number;
  /** Charged of the deposit and not paid. */
  readonly owedDepositMinor: number;
  /** All else that is owed; below zero what was paid ahead. */
  readonly balanceMinor: number;
}

/** What stands open on the leases of a page, by their id; nothing for whom the books are not. */
async function standingBetween(
  organizationId: string,
  first: string,
  last: string,
): Promise<ReadonlyMap<string, Standing>> {
  const client = getClient();
  const [balances, deposits] = await Promise.all([
    client
      .from('lease_balances')
      .select('lease_id, receivable_minor, credit_minor')
      .eq('organization_id', organizationId)
      .gte('lease_id', first)
      .lte('lease_id', last)
      .limit(PAGE),
    client
      .from('lease_deposits')
      .select('lease_id, held_minor, unpaid_minor')
      .eq('organization_id', organizationId)
      .gte('lease_id', first)
      .lte('lease_id', last)
      .limit(PAGE),
  ]);
  const owed = new Map(
    unwrap(balances).map((row) => [row.lease_id, row.receivable_minor - row.credit_minor]),
  );
  return new Map(
    unwrap(deposits).map(({ lease_id, held_minor, unpaid_minor }) => [
      lease_id ?? '',
      {
        heldMinor: held_minor ?? 0,
        owedDepositMinor: unpaid_minor ?? 0,
        balanceMinor: (owed.get(lease_id ?? '') ?? 0) - (unpaid_minor ?? 0),
      },
    ]),
  );
}

type Parts = Awaited<ReturnType<typeof partsOf>>;

function lineOf(
  row: TableRow<'leases'>,
  { tenants, guarantors, rents }: Parts,
  standing: Standing | undefined,
  name: Names,
): CsvValue[] {
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
    openText(standing?.heldMinor ?? null),
    openText(standing?.owedDepositMinor ?? null),
    openText(standing?.balanceMinor ?? null),
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
  for await (const page of allRows((after) =>
    getClient()
      .from('leases')
      .select('*')
      .eq('organization_id', organizationId)
      .gt('id', after ?? FIRST)
      .order('id')
      .limit(PAGE),
  )) {
    const standing = await standingBetween(organizationId, page[0]?.id ?? FIRST, page.at(-1)?.id ?? FIRST);
    yield page.map((row) => lineOf(row, parts, standing.get(row.id), name));
  }
}
