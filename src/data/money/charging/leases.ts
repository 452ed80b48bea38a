import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { fetchEveryPage, startAfter, toPage } from '#src/data/keyset.ts';
import { query } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { ChargeKind } from '#src/domain/foundation/enums.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListSort } from '#src/domain/foundation/list-query.ts';
import { firstDayOf, type IsoMonth, lastDayOf } from '#src/domain/foundation/months.ts';
import { byText } from '#src/domain/foundation/text-order.ts';

const COLUMNS =
  'id, propertyId, propertyName, unitLabel, tenantName, rentMinor, currency, receivableMinor, creditMinor, unitUse, areaM2, isFurnished';
/** A lease in force, with what a charge is split and taxed by. */
export type ChargeableLease = Selected<'chargeable_leases', typeof COLUMNS>;

export const meterKinds = ['water', 'electricity', 'gas'] as const;
export type MeterKind = (typeof meterKinds)[number];

const BY_ID: ListSort = { column: 'id', direction: 'asc' };
const AT_ONCE = 500;

async function fetchLeases(organizationId: string): Promise<ChargeableLease[]> {
  const rows = await fetchEveryPage(async (cursor: ListCursor | null) => {
    const asked = select('chargeable_leases', COLUMNS, { organizationId });
    const found = await startAfter(asked, BY_ID, cursor)
      .order('id')
      .limit(AT_ONCE + 1);
    return toPage(unwrap(found) as ChargeableLease[], BY_ID, 'id', AT_ONCE);
  });
  // Exact decimals, which some servers write as text.
  return rows
    .map((row) => ({ ...row, areaM2: row.areaM2 === null ? null : Number(row.areaM2) }))
    .toSorted(
      (one, other) => byText(one.propertyName, other.propertyName) || byText(one.unitLabel, other.unitLabel),
    );
}

interface Reading {
  readonly id: string;
  readonly leaseId: string | null;
  readonly used: number;
}

/** What meters of a kind showed in a month that was used and not charged by itself, by lease. */
async function fetchUsed(
  organizationId: string,
  month: IsoMonth,
  kind: MeterKind,
): Promise<Readonly<Record<string, number>>> {
  const rows = await fetchEveryPage(async (cursor: ListCursor | null) => {
    const asked = getClient()
      .from('meter_readings')
      .select('id, leaseId, used, unit_meters!inner(kind)')
      .eq('organizationId', organizationId)
      .eq('unit_meters.kind', kind)
      .gte('readOn', firstDayOf(month))
      .lte('readOn', lastDayOf(month))
      .is('removedAt', null)
      .is('chargeId', null)
      .not('used', 'is', null);
    const found = await startAfter(asked, BY_ID, cursor)
      .order('id')
      .limit(AT_ONCE + 1);
    return toPage(unwrap(found) as Reading[], BY_ID, 'id', AT_ONCE);
  });
  const used: Record<string, number> = {};
  for (const row of rows) if (row.leaseId) used[row.leaseId] = (used[row.leaseId] ?? 0) + Number(row.used);
  return used;
}

const SAME_COLUMNS = 'id, leaseId, amountMinor';
/** A charge that stands, of which a new one may be the double. */
export type SameCharge = Selected<'charges', typeof SAME_COLUMNS>;

/** Charges of a kind that cover a month, or that fall due in it and cover none. */
function fetchCharged(organizationId: string, kind: ChargeKind, month: IsoMonth): Promise<SameCharge[]> {
  const [first, last] = [firstDayOf(month), lastDayOf(month)];
  return fetchEveryPage(async (cursor: ListCursor | null) => {
    const asked = select('charges', SAME_COLUMNS, { organizationId, kind })
      .is('reversedAt', null)
      .or(
        `and(periodStart.gte.${first},periodStart.lte.${last}),and(periodStart.is.null,dueOn.gte.${first},dueOn.lte.${last})`,
      );
    const found = await startAfter(asked, BY_ID, cursor)
      .order('id')
      .limit(AT_ONCE + 1);
    return toPage(unwrap(found) as SameCharge[], BY_ID, 'id', AT_ONCE);
  });
}

export const chargeableQueries = {
  /** Every lease in force, by place. */
  leases: (organizationId: string) =>
    query(['charges', organizationId, 'chargeable'], () => fetchLeases(organizationId)),
  /** What was charged of a kind in a month. */
  charged: (organizationId: string, kind: ChargeKind, month: IsoMonth) =>
    query(
      ['charges', organizationId, 'charged', kind, month],
      () => fetchCharged(organizationId, kind, month),
      {
        staleTime: 0,
      },
    ),
  used: (organizationId: string, month: IsoMonth, kind: MeterKind) =>
    query(['readings', organizationId, 'used', month, kind], () => fetchUsed(organizationId, month, kind)),
};
