import { type Selected, selectWith } from '#src/data/rows.ts';
import { addDays, startOfMonth } from '#src/domain/foundation/dates.ts';
import type { Cell, ToolAnswer } from '#src/domain/insight/assistant/tools.ts';
import { amount, answerOf, counted, MOST_ROWS, textArgument, withSearch } from './answer.ts';
import type { MemberRunner } from './reader.ts';
import { namedRecords } from './records.ts';

const COLUMNS =
  'id, tenantName, propertyName, unitLabel, currency, amountMinor, paidOn, method, status, receiptNumber';
type PaymentRow = Selected<'payments_list', typeof COLUMNS>;
const MOST_LEASES = 200;

/** Payments that were made between two days, this month where none are said, the latest first. Rejected and undone ones say so. */
export const payments: MemberRunner = async (run) => {
  const named = await namedRecords(run, ['tenant', 'property']);
  if ('answer' in named) return named.answer;
  const { client, organizationId, reader } = run;
  const { tenant, property } = named.records;
  const days = daysOf(run.arguments, startOfMonth(reader.today), reader.today);
  const leases = tenant ? await leasesOf(run, tenant.id) : null;
  let asked = selectWith(client, 'payments_list', COLUMNS, { organizationId }, true)
    .gte('paidOn', days.from)
    .lte('paidOn', days.until)
    .in('status', ['reported', 'confirmed']);
  if (property) asked = asked.eq('propertyId', property.id);
  if (leases) asked = asked.in('leaseId', leases);
  const found = await counted<PaymentRow>(
    asked.order('paidOn', { ascending: false }).order('id', { ascending: false }).limit(MOST_ROWS),
  );
  const list = withSearch('/finance', {
    q: tenant?.name,
    'f.property': property?.id,
    'f.from': days.from,
    'f.to': days.until,
  });
  return answerOf(found.rows.map(paymentRow), [list], found.count, days);
};

async function leasesOf({ client, organizationId }: Parameters<MemberRunner>[0], personId: string) {
  const found = await counted<{ leaseId: string }>(
    selectWith(client, 'tenants_list', 'leaseId', { organizationId, personId }).limit(MOST_LEASES),
  );
  return found.rows.map(({ leaseId }) => leaseId);
}

const paymentRow = (row: PaymentRow): Readonly<Record<string, Cell>> => ({
  paidOn: row.paidOn,
  tenant: row.tenantName,
  property: row.propertyName,
  unit: row.unitLabel,
  amount: amount(row.amountMinor, row.currency),
  method: row.method,
  status: row.status,
  receipt: row.receiptNumber,
  path: `/finance/payments/${row.id}`,
});

/** The days that the arguments say; where one is not said, the other bounds it. */
export function daysOf(
  values: Parameters<typeof textArgument>[0],
  first: string,
  last: string,
): Required<Pick<ToolAnswer, 'from' | 'until'>> {
  const from = textArgument(values, 'from');
  const until = textArgument(values, 'until');
  if (from === undefined && until === undefined) return { from: first, until: last };
  const start = from ?? (first <= (until ?? '') ? first : addDays(until ?? last, -30));
  return { from: start, until: until ?? (last >= start ? last : addDays(start, 30)) };
}
