import { type Selected, selectWith } from '#src/data/rows.ts';
import type { Cell } from '#src/domain/insight/assistant/tools.ts';
import { allRows, amount, answerOf, counted } from './answer.ts';
import { nextRentOf } from './next-rent.ts';
import type { MemberRun, MemberRunner } from './reader.ts';
import { namedRecords } from './records.ts';

const LEASE_COLUMNS =
  'id, status, propertyName, unitLabel, currency, rentMinor, billedMinor, paidMinor, receivableMinor, creditMinor, dueDay, prorationMethod, billFrom, chargedThrough, endsOn, endedOn';
const OPEN_COLUMNS = 'leaseId, tenantName, propertyName, unitLabel, currency, outstandingMinor, dueOn';
const MOST_LEASES = 20;
type AccountLease = Selected<'leases_list', typeof LEASE_COLUMNS>;
type OpenCharge = Selected<'charges_list', typeof OPEN_COLUMNS>;

/** What one tenant owes, has paid and pays next: a row for each lease, the newest first. */
export const tenantAccount: MemberRunner = async (run) => {
  const named = await namedRecords(run, ['tenant']);
  if ('answer' in named) return named.answer;
  const { client, organizationId } = run;
  const person = named.records.tenant;
  const parts = await counted<{ leaseId: string }>(
    selectWith(client, 'tenants_list', 'leaseId', { organizationId, personId: person?.id ?? '' })
      .order('startsOn', { ascending: false })
      .limit(MOST_LEASES),
  );
  const ids = parts.rows.map(({ leaseId }) => leaseId);
  const [leases, open] = await Promise.all([
    counted<AccountLease>(
      selectWith(client, 'leases_list', LEASE_COLUMNS, { organizationId })
        .in('id', ids)
        .order('startsOn', { ascending: false }),
    ),
    counted<OpenCharge>(
      selectWith(client, 'charges_list', OPEN_COLUMNS, { organizationId })
        .in('leaseId', ids)
        .gt('outstandingMinor', 0)
        .order('dueOn'),
    ),
  ]);
  const rows = leases.rows.map((lease) =>
    accountRow(
      run,
      person?.name ?? '',
      lease,
      open.rows.filter(({ leaseId }) => leaseId === lease.id),
    ),
  );
  return answerOf(await Promise.all(rows), [`/tenants/${person?.id}`]);
};

async function accountRow(
  run: MemberRun,
  tenant: string,
  lease: AccountLease,
  open: readonly OpenCharge[],
): Promise<Readonly<Record<string, Cell>>> {
  const { currency } = lease;
  const late = open.filter(({ dueOn }) => dueOn < run.reader.today);
  const next = await nextRentOf(run.client, lease);
  return {
    tenant,
    property: lease.propertyName,
    unit: lease.unitLabel,
    owed: amount(lease.receivableMinor ?? 0, currency),
    late: amount(sum(late), currency),
    lateSince: late[0]?.dueOn ?? null,
    billed: amount(lease.billedMinor ?? 0, currency),
    paid: amount(lease.paidMinor ?? 0, currency),
    credit: amount(lease.creditMinor ?? 0, currency),
    nextDueOn: next?.dueOn ?? null,
    nextRent: amount(next?.amountMinor, currency),
    path: `/leases/${lease.id}`,
  };
}

const sum = (charges: readonly OpenCharge[]) =>
  charges.reduce((total, { outstandingMinor }) => total + outstandingMinor, 0);

/** Who owes what is past its day: a row for each lease, the largest first. */
export const lateTenants: MemberRunner = async (run) => {
  const named = await namedRecords(run, ['property']);
  if ('answer' in named) return named.answer;
  const { client, organizationId, reader } = run;
  const propertyId = named.records.property?.id;
  const charges = await allRows<OpenCharge>((from, to) =>
    selectWith(client, 'charges_list', OPEN_COLUMNS, { organizationId, ...(propertyId && { propertyId }) })
      .gt('outstandingMinor', 0)
      .lt('dueOn', reader.today)
      .order('dueOn')
      .order('id')
      .range(from, to),
  );
  const rows = [...Map.groupBy(charges, ({ leaseId }) => leaseId).values()]
    .map((open) => ({ first: open[0] as OpenCharge, minor: sum(open) }))
    .toSorted((one, other) => other.minor - one.minor)
    .map(({ first, minor }) => ({
      tenant: first.tenantName,
      property: first.propertyName,
      unit: first.unitLabel,
      late: amount(minor, first.currency),
      lateSince: first.dueOn,
      path: `/leases/${first.leaseId}`,
    }));
  return answerOf(rows, ['/finance/charges?f.state=late']);
};
