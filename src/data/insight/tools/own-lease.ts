import type { Client } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { read } from '#src/data/functions.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { selectWith } from '#src/data/rows.ts';
import type { Cell } from '#src/domain/insight/assistant/tools.ts';
import { isClosed } from '#src/domain/leasing/lease.ts';
import { amount, answerOf, counted, MOST_ROWS } from './answer.ts';
import { lastDayOf, nextRentOf } from './next-rent.ts';
import { daysOf } from './payments.ts';
import type { Runner } from './reader.ts';

const FIRST_DAY = '2000-01-01';

/** The caller's leases, those that go on first. */
export async function leasesOf(client: Client): Promise<readonly TenantLease[]> {
  const leases = unwrap(await read(client, 'my_leases', {})) as unknown as readonly TenantLease[];
  return leases.toSorted(
    (one, other) =>
      Number(isClosed(one.status)) - Number(isClosed(other.status)) ||
      (one.startsOn < other.startsOn ? 1 : -1),
  );
}

/** The leases that go on; of who has none any more, all of them. */
export async function shownLeases(client: Client) {
  const leases = await leasesOf(client);
  const running = leases.filter(({ status, leftOn }) => !isClosed(status) && !leftOn);
  return running.length > 0 ? running : leases;
}

interface OpenCharge {
  readonly outstandingMinor: number;
  readonly dueOn: string;
}

export const myBalance: Runner = async ({ client, reader }) => {
  const leases = await shownLeases(client);
  const rows = await Promise.all(
    leases.map(async (lease) => {
      const [open, reported, next] = await Promise.all([
        counted<OpenCharge>(
          selectWith(client, 'charges', 'outstandingMinor, dueOn', { leaseId: lease.id })
            .gt('outstandingMinor', 0)
            .order('dueOn'),
        ),
        counted<{ amountMinor: number }>(
          selectWith(client, 'payments_list', 'amountMinor', { leaseId: lease.id, status: 'reported' }),
        ),
        nextRentOf(client, lease),
      ]);
      return balanceLine(
        lease,
        open.rows,
        sum(reported.rows.map((one) => one.amountMinor)),
        next,
        reader.today,
      );
    }),
  );
  return answerOf(rows, ['/charges', '/payments/pay']);
};

function balanceLine(
  lease: TenantLease,
  open: readonly OpenCharge[],
  reportedMinor: number,
  next: { dueOn: string; amountMinor: number } | null,
  today: string,
): Readonly<Record<string, Cell>> {
  const { currency } = lease;
  const late = open.filter(({ dueOn }) => dueOn < today);
  return {
    property: lease.propertyName,
    unit: lease.unitLabel,
    owed: amount(sum(open.map((one) => one.outstandingMinor)), currency),
    late: amount(sum(late.map((one) => one.outstandingMinor)), currency),
    dueOn: open[0]?.dueOn ?? null,
    reported: amount(reportedMinor, currency),
    nextDueOn: next?.dueOn ?? null,
    nextRent: amount(next?.amountMinor, currency),
    landlord: lease.organizationName,
  };
}

const sum = (minors: readonly number[]) => minors.reduce((total, minor) => total + minor, 0);

export const myPayments: Runner = async ({ client, reader, arguments: values }) => {
  const ids = (await leasesOf(client)).map(({ id }) => id);
  const days = daysOf(values, FIRST_DAY, reader.today);
  const columns = 'id, paidOn, amountMinor, currency, method, status, decisionReason, receiptNumber';
  const found = await counted<
    Record<'id' | 'paidOn' | 'currency' | 'method' | 'status', string> & {
      readonly amountMinor: number;
      readonly decisionReason: string | null;
      readonly receiptNumber: number | null;
    }
  >(
    selectWith(client, 'payments_list', columns, {}, true)
      .in('leaseId', ids)
      .gte('paidOn', days.from)
      .lte('paidOn', days.until)
      .order('paidOn', { ascending: false })
      .order('id', { ascending: false })
      .limit(MOST_ROWS),
  );
  const rows = found.rows.map((row) => ({
    paidOn: row.paidOn,
    amount: amount(row.amountMinor, row.currency),
    method: row.method,
    status: row.status,
    receipt: row.receiptNumber,
    reason: row.decisionReason === '' ? null : row.decisionReason,
    path: `/payments/${row.id}`,
  }));
  return answerOf(rows, ['/payments'], found.count, values.from || values.until ? days : {});
};

export const myLease: Runner = async ({ client }) => {
  const leases = await shownLeases(client);
  const rows = leases.map((lease) => ({
    property: lease.propertyName,
    unit: lease.unitLabel,
    landlord: lease.organizationName,
    status: lease.status,
    rent: amount(lease.rentMinor, lease.currency),
    dueDay: lease.dueDay,
    startsOn: lease.startsOn,
    endsOn: lastDayOf(lease),
    deposit: amount(lease.depositMinor, lease.currency),
    graceDays: lease.lateFeeKind === 'none' ? null : lease.lateFeeGraceDays,
  }));
  return answerOf(rows, ['/property']);
};
