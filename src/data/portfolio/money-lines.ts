import type { CsvValue } from '#src/domain/foundation/csv.ts';
import { amountText } from '#src/domain/portfolio/portfolio-files/write.ts';
import { getClient } from '../client.ts';
import { allRows, type Names } from './all-rows.ts';

/** What tenants were charged. */
export async function* chargeLines(organizationId: string, name: Names): AsyncGenerator<CsvValue[][]> {
  for await (const page of allRows((after) => {
    const rows = getClient()
      .from('charges')
      .select(
        'id, lease_id, kind, description, period_start, period_end, due_on, currency, amount_minor, allocated_minor, reversed_at, reversal_reason',
      )
      .eq('organization_id', organizationId);
    return (after ? rows.gt('id', after) : rows).order('id').limit(1000);
  }))
    yield page.map((row) => [
      row.id,
      name('lease', row.lease_id),
      row.kind,
      row.description,
      row.period_start,
      row.period_end,
      row.due_on,
      row.currency,
      amountText(row.amount_minor),
      amountText(row.allocated_minor),
      row.reversed_at?.slice(0, 10) ?? null,
      row.reversal_reason,
    ]);
}

/** What they paid, whatever became of it. */
export async function* paymentLines(organizationId: string, name: Names): AsyncGenerator<CsvValue[][]> {
  for await (const page of allRows((after) => {
    const rows = getClient()
      .from('payments_list')
      .select('id, lease_id, status, method, currency, amount_minor, paid_on, reference, receipt_number')
      .eq('organization_id', organizationId);
    return (after ? rows.gt('id', after) : rows).order('id').limit(1000);
  }))
    yield page.map((row) => [
      row.id,
      name('lease', row.lease_id ?? ''),
      row.status,
      row.method,
      row.currency,
      amountText(row.amount_minor),
      row.paid_on,
      row.reference,
      row.receipt_number,
    ]);
}
