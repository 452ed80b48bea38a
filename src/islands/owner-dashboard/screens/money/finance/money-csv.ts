import type { Charge } from '#src/data/money/charges/queries.ts';
import type { ListedPayment } from '#src/data/money/payments/queries.ts';
import { type CsvValue, csvLine, toCsv } from '#src/domain/foundation/csv.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import type { EnumText } from '#src/i18n/dictionaries/foundation/enums.en.ts';
import type { OwnerMoneyText } from '#src/i18n/dictionaries/money/owner-money.en.ts';
import type { Language } from '#src/i18n/language.ts';
import type { MakingSteps } from '#src/islands/shell/use-file-making.tsx';
import { chargeName, namedCharge } from '../parts/charge-name.ts';

export interface MoneyFileWords {
  readonly text: OwnerMoneyText;
  readonly enums: EnumText;
  readonly language: Language;
  readonly timeZone: string;
}

/** An amount in units of its currency, always with its cents. */
const units = (minor: number) => (minor / 100).toFixed(2);

/** A file of rows that come page after page: what is in memory is its bytes. */
export async function moneyFile<Row>(
  head: readonly string[],
  pages: AsyncIterable<readonly Row[]>,
  lineOf: (row: Row) => readonly CsvValue[],
  { onProgress, signal }: MakingSteps,
): Promise<{ blob: Blob; count: number }> {
  const parts: string[] = [];
  let count = 0;
  for await (const page of pages) {
    parts.push(page.map((row) => csvLine(lineOf(row))).join(''));
    count += page.length;
    onProgress(count);
    signal.throwIfAborted();
  }
  return { blob: new Blob([toCsv(head, []), ...parts], { type: 'text/csv;charset=utf-8' }), count };
}

export function paymentHead({ finance: { columns, file } }: OwnerMoneyText): string[] {
  return [
    columns.paidOn,
    columns.tenant,
    file.property,
    file.unit,
    columns.method,
    file.reference,
    columns.status,
    file.currency,
    columns.amount,
    file.unapplied,
    columns.receipt,
    file.receivedCurrency,
    file.received,
    file.rate,
  ];
}

export const paymentLine = (row: ListedPayment, { enums }: Pick<MoneyFileWords, 'enums'>): CsvValue[] => [
  row.paidOn,
  row.tenantName,
  row.propertyName,
  row.unitLabel,
  enums.paymentMethod[row.method],
  row.reference,
  enums.paymentStatus[row.status],
  row.currency,
  units(row.amountMinor),
  units(row.unappliedMinor),
  row.receiptVoidedAt ? null : row.receiptNumber,
  row.receivedCurrency,
  row.receivedMinor === null ? null : units(row.receivedMinor),
  row.rate,
];

export function chargeHead({ finance: { columns, file } }: OwnerMoneyText): string[] {
  return [
    columns.dueOn,
    columns.tenant,
    file.property,
    file.unit,
    file.kind,
    columns.concept,
    file.currency,
    columns.amount,
    columns.outstanding,
    file.reversed,
  ];
}

export const chargeLine = (row: Charge, { text, enums, language, timeZone }: MoneyFileWords): CsvValue[] => [
  row.dueOn,
  row.tenantName,
  row.propertyName,
  row.unitLabel,
  enums.chargeKind[row.kind],
  chargeName(namedCharge(row), text.money, language),
  row.currency,
  units(row.amountMinor),
  units(row.outstandingMinor),
  row.reversedAt && todayIn(timeZone, new Date(row.reversedAt)),
];
