import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { toCsv } from '#src/domain/foundation/csv.ts';
import type { OwnerBillsText } from '#src/i18n/dictionaries/expenses/owner-bills.en.ts';

const units = (minor: number) => minor / 100;

/** What a credit note takes away; what is open of it is kept so already. */
const taken = ({ isCredit }: Bill, minor: number) => units(isCredit && minor !== 0 ? -minor : minor);

/** Bills as CSV: a line each, with all amounts in units of the currency and the days as YYYY-MM-DD. */
export function billsCsv(rows: readonly Bill[], text: OwnerBillsText): string {
  const { columns, detail, form } = text;
  const head = [
    columns.billed,
    columns.due,
    detail.paidOn,
    columns.vendor,
    'RNC',
    detail.ncf,
    detail.modifiedNcf,
    detail.kind,
    columns.what,
    text.property,
    form.unit,
    columns.status,
    form.currency,
    detail.services,
    detail.goods,
    detail.itbis,
    detail.itbisToCost,
    detail.itbisProportional,
    detail.excise,
    detail.otherTaxes,
    detail.tip,
    detail.total,
    detail.itbisWithheld,
    detail.isrWithheld,
    detail.payable,
    detail.paid,
    detail.open,
  ];
  return toCsv(
    head,
    rows.map((row) => [
      row.billedOn,
      row.dueOn,
      row.paidOn,
      row.vendorName,
      row.vendorIdentityNumber,
      row.ncf,
      row.modifiedNcf,
      row.expenseKind,
      row.description,
      row.propertyName,
      row.unitLabel,
      { ...text.statuses, ...(row.isCredit && text.credit.statuses) }[row.status],
      row.currency,
      taken(row, row.servicesMinor),
      taken(row, row.goodsMinor),
      taken(row, row.itbisMinor),
      taken(row, row.itbisToCostMinor),
      taken(row, row.itbisProportionalMinor),
      taken(row, row.exciseMinor),
      taken(row, row.otherTaxesMinor),
      taken(row, row.tipMinor),
      taken(row, row.totalMinor),
      taken(row, row.itbisWithheldMinor),
      taken(row, row.isrWithheldMinor),
      taken(row, row.payableMinor),
      taken(row, row.paidMinor),
      units(row.outstandingMinor),
    ]),
  );
}
