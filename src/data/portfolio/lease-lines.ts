import { type Row, select } from '#src/data/rows.ts';
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
import { allRows, FIRST, groupBy, type Names } from './all-rows.ts';

const PAGE = 1000;

/** Who and what belongs to each lease, by its id. */
async function partsOf(organizationId: string) {
  const [tenants, guarantors, rents] = await Promise.all([
    groupBy(
      allRows((after) =>
        select('lease_parties', 'id, leaseId, personId, isPrimary', { organizationId })
          .gt('id', after ?? FIRST)
          .order('id')
          .limit(PAGE),
      ),
    ),
    groupBy(
      allRows((after) =>
        select('lease_guarantors', 'id, leaseId, personId', { organizationId })
          .gt('id', after ?? FIRST)
          .order('id')
          .limit(PAGE),
      ),
    ),
    groupBy(
      allRows((after) =>
        select('lease_rent_steps', 'id, leaseId, startsOn, rentMinor', { organizationId })
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
  const [balances, deposits] = await Promise.all([
    select('lease_balances', 'leaseId, receivableMinor, creditMinor', { organizationId })
      .gte('leaseId', first)
      .lte('leaseId', last)
      .limit(PAGE),
    select('lease_deposits', 'leaseId, heldMinor, unpaidMinor', { organizationId })
      .gte('leaseId', first)
      .lte('leaseId', last)
      .limit(PAGE),
  ]);
  const owed = new Map(unwrap(balances).map((row) => [row.leaseId, row.receivableMinor - row.creditMinor]));
  return new Map(
    unwrap(deposits).map(({ leaseId, heldMinor, unpaidMinor }) => [
      leaseId ?? '',
      {
        heldMinor: heldMinor ?? 0,
        owedDepositMinor: unpaidMinor ?? 0,
        balanceMinor: (owed.get(leaseId ?? '') ?? 0) - (unpaidMinor ?? 0),
      },
    ]),
  );
}

/** As a file has it. */
const toStep = ({ startsOn, rentMinor }: { startsOn: string; rentMinor: number }) => ({
  starts_on: startsOn,
  rent_minor: rentMinor,
});

type Parts = Awaited<ReturnType<typeof partsOf>>;

function lineOf(
  row: Row<'leases'>,
  { tenants, guarantors, rents }: Parts,
  standing: Standing | undefined,
  name: Names,
): CsvValue[] {
  const nameOf = ({ personId: id }: { personId: string }) => name('person', id);
  const [first, others] = [true, false].map((isPrimary) =>
    (tenants.get(row.id) ?? [])
      .filter((one) => one.isPrimary === isPrimary)
      .map(nameOf)
      .toSorted(),
  );
  return [
    name('lease', row.id),
    name('unit', row.unitId),
    listText([...(first ?? []), ...(others ?? [])]),
    listText((guarantors.get(row.id) ?? []).map(nameOf).toSorted()),
    row.status,
    row.startsOn,
    row.endsOn,
    row.endedOn,
    row.currency,
    rentsText((rents.get(row.id) ?? []).map(toStep), row.startsOn),
    row.dueDay,
    amountText(row.depositMinor),
    openText(standing?.heldMinor ?? null),
    openText(standing?.owedDepositMinor ?? null),
    openText(standing?.balanceMinor ?? null),
    row.prorationMethod,
    row.lateFeeKind,
    amountText(row.lateFeeMinor),
    percentText(row.lateFeeBasisPoints),
    amountText(row.lateFeeCapMinor),
    row.lateFeeGraceDays,
    chargedFrom(row.billFrom, row.chargedThrough),
  ];
}

/** Leases with their people and rents; the primary tenant stands first. */
export async function* leaseLines(organizationId: string, name: Names): AsyncGenerator<CsvValue[][]> {
  const parts = await partsOf(organizationId);
  for await (const page of allRows((after) =>
    getClient()
      .from('leases')
      .select('*')
      .eq('organizationId', organizationId)
      .gt('id', after ?? FIRST)
      .order('id')
      .limit(PAGE),
  )) {
    const standing = await standingBetween(organizationId, page[0]?.id ?? FIRST, page.at(-1)?.id ?? FIRST);
    yield page.map((row) => lineOf(row, parts, standing.get(row.id), name));
  }
}
