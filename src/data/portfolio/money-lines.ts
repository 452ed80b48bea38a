import { select } from '#src/data/rows.ts';
import type { CsvValue } from '#src/domain/foundation/csv.ts';
import { amountText } from '#src/domain/portfolio/portfolio-files/write.ts';
import { allRows, type Names } from './all-rows.ts';

/** What tenants were charged. */
export async function* chargeLines(organizationId: string, name: Names): AsyncGenerator<CsvValue[][]> {
  for await (const page of allRows((after) => {
    const rows = select(
      'charges',
      'id, leaseId, kind, description, periodStart, periodEnd, dueOn, currency, amountMinor, allocatedMinor, reversedAt, reversalReason',
      { organizationId },
    );
    return (after ? rows.gt('id', after) : rows).order('id').limit(1000);
  }))
    yield page.map((row) => [
      row.id,
      name('lease', row.leaseId),
      row.kind,
      row.description,
      row.periodStart,
      row.periodEnd,
      row.dueOn,
      row.currency,
      amountText(row.amountMinor),
      amountText(row.allocatedMinor),
      row.reversedAt?.slice(0, 10) ?? null,
      row.reversalReason,
    ]);
}

/** What they paid, whatever became of it. */
export async function* paymentLines(organizationId: string, name: Names): AsyncGenerator<CsvValue[][]> {
  for await (const page of allRows((after) => {
    const rows = select(
      'payments_list',
      'id, leaseId, status, method, currency, amountMinor, paidOn, reference, receiptNumber',
      { organizationId },
    );
    return (after ? rows.gt('id', after) : rows).order('id').limit(1000);
  }))
    yield page.map((row) => [
      row.id,
      name('lease', row.leaseId ?? ''),
      row.status,
      row.method,
      row.currency,
      amountText(row.amountMinor),
      row.paidOn,
      row.reference,
      row.receiptNumber,
    ]);
}
