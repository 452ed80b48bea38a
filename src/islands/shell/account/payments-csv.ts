import type { ExportedData } from '#src/data/people/account/mutations.ts';
import { toCsv } from '#src/domain/foundation/csv.ts';
import { formatReceiptNumber } from '#src/domain/money/receipt-number.ts';
import type { EnumText } from '#src/i18n/dictionaries/foundation/enums.en.ts';
import type { AccountText } from '#src/i18n/dictionaries/people/account.en.ts';

const MINOR_PER_MAJOR = 100;
const DECIMALS = 2;

const wordOf = (words: Readonly<Record<string, string>>, value: string) => words[value] ?? value;

/** The payments of every lease as a table; amounts with two decimals and a point, as spreadsheets read them. */
export function paymentsCsv(
  { leases }: ExportedData,
  columns: AccountText['settings']['privacy']['columns'],
  enums: Pick<EnumText, 'paymentMethod' | 'paymentStatus'>,
): string {
  const rows = leases.flatMap(({ landlord, property, unit, payments }) =>
    payments.map((payment) => [
      payment.paid_on,
      landlord,
      property,
      unit,
      (payment.amount_minor / MINOR_PER_MAJOR).toFixed(DECIMALS),
      payment.currency,
      wordOf(enums.paymentMethod, payment.method),
      wordOf(enums.paymentStatus, payment.status),
      payment.reference,
      payment.receipt_number === null ? '' : formatReceiptNumber(payment.receipt_number),
    ]),
  );
  const { paidOn, landlord, property, unit, amount, currency, method, status, reference, receipt } = columns;
  return toCsv(
    [paidOn, landlord, property, unit, amount, currency, method, status, reference, receipt],
    rows,
  );
}
