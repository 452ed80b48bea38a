import { type Selected, selectWith } from '#src/data/rows.ts';
import { addDays } from '#src/domain/foundation/dates.ts';
import type { Cell } from '#src/domain/insight/assistant/tools.ts';
import { amount, answerOf, counted, MOST_ROWS } from './answer.ts';
import { lastDayOf } from './next-rent.ts';
import { daysOf } from './payments.ts';
import type { MemberRun, MemberRunner } from './reader.ts';
import { namedRecords } from './records.ts';

const COLUMNS =
  'id, status, propertyName, unitLabel, currency, rentMinor, depositMinor, dueDay, startsOn, endsOn, endedOn';
type LeaseRow = Selected<'leases_list', typeof COLUMNS>;
interface Party {
  readonly leaseId: string;
  readonly fullName: string;
}
const DAYS_AHEAD = 90;
const MOST_PEOPLE = 1_000;

/** Rent, term, deposit and people of the leases of a tenant or a unit, the newest first; drafts are left out. */
export const lease: MemberRunner = async (run) => {
  const named = await namedRecords(run, ['tenant', 'unit']);
  if ('answer' in named) return named.answer;
  const { client, organizationId } = run;
  const { tenant, unit } = named.records;
  let asked = selectWith(client, 'leases_list', COLUMNS, { organizationId }, true).not(
    'status',
    'in',
    '(draft)',
  );
  if (unit) asked = asked.eq('unitId', unit.id);
  if (tenant) asked = asked.in('id', await leaseIdsOf(run, tenant.id));
  const found = await counted<LeaseRow>(asked.order('startsOn', { ascending: false }).limit(MOST_ROWS));
  const rows = await withPeople(run, found.rows, (row, tenants) => ({ ...leaseLine(row, tenants) }));
  return answerOf(rows, placesOf(found.rows, '/tenants'), found.count);
};

/** Running leases whose agreed term ends between two days, the next one first. */
export const leasesEnding: MemberRunner = async (run) => {
  const named = await namedRecords(run, ['property']);
  if ('answer' in named) return named.answer;
  const { client, organizationId, reader } = run;
  const { property } = named.records;
  const days = daysOf(run.arguments, reader.today, addDays(reader.today, DAYS_AHEAD));
  let asked = selectWith(client, 'leases_list', COLUMNS, { organizationId }, true)
    .in('status', ['active', 'notice_given'])
    .gte('endsOn', days.from)
    .lte('endsOn', days.until);
  if (property) asked = asked.eq('propertyId', property.id);
  const found = await counted<LeaseRow>(asked.order('endsOn').order('id').limit(MOST_ROWS));
  const rows = await withPeople(run, found.rows, (row, tenants) => ({
    tenant: tenants,
    property: row.propertyName,
    unit: row.unitLabel,
    endsOn: row.endsOn,
    rent: amount(row.rentMinor, row.currency),
    status: row.status,
    path: `/leases/${row.id}`,
  }));
  return answerOf(rows, ['/tenants?f.term=current&sort=ends_on'], found.count, days);
};

const leaseLine = (row: LeaseRow, tenants: string | null): Readonly<Record<string, Cell>> => ({
  tenant: tenants,
  property: row.propertyName,
  unit: row.unitLabel,
  status: row.status,
  rent: amount(row.rentMinor, row.currency),
  dueDay: row.dueDay,
  startsOn: row.startsOn,
  endsOn: lastDayOf(row),
  deposit: amount(row.depositMinor, row.currency),
  path: `/leases/${row.id}`,
});

const placesOf = (rows: readonly LeaseRow[], list: string) => [
  rows.length === 1 ? `/leases/${rows[0]?.id}` : list,
];

async function leaseIdsOf({ client, organizationId }: MemberRun, personId: string) {
  const found = await counted<{ leaseId: string }>(
    selectWith(client, 'tenants_list', 'leaseId', { organizationId, personId }).limit(MOST_ROWS),
  );
  return found.rows.map(({ leaseId }) => leaseId);
}

/** Leases with the names of their tenants, the first one first; null where the reader may not know them. */
async function withPeople<Line>(
  { client, organizationId }: MemberRun,
  leases: readonly LeaseRow[],
  line: (lease: LeaseRow, tenants: string | null) => Line,
): Promise<Line[]> {
  if (leases.length === 0) return [];
  const people = await counted<Party>(
    selectWith(client, 'tenants_list', 'leaseId, fullName', { organizationId })
      .in(
        'leaseId',
        leases.map(({ id }) => id),
      )
      .order('isPrimary', { ascending: false })
      .order('fullNameOrder')
      .limit(MOST_PEOPLE),
  );
  const names = Map.groupBy(people.rows, ({ leaseId }) => leaseId);
  return leases.map((one) =>
    line(
      one,
      names
        .get(one.id)
        ?.map(({ fullName }) => fullName)
        .join(', ') ?? null,
    ),
  );
}
