import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { toCsv } from '#src/domain/foundation/csv.ts';
import type { OwnerBillsText } from '#src/i18n/dictionaries/expenses/owner-bills.en.ts';

const units = (minor: number) => minor / 100;

/** What a credit note takes away; what is open of it is kept so already. */
const taken = ({ is_credit }: Bill, minor: number) => units(is_credit && minor !== 0 ? -minor : minor);

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
      row.billed_on,
      row.due_on,
      row.paid_on,
      row.vendor_name,
      row.vendor_identity_number,
      row.ncf,
      row.modified_ncf,
      row.expense_kind,
      row.description,
      row.property_name,
      row.unit_label,
      { ...text.statuses, ...(row.is_credit && text.credit.statuses) }[row.status],
      row.currency,
      taken(row, row.services_minor),
      taken(row, row.goods_minor),
      taken(row, row.itbis_minor),
      taken(row, row.itbis_to_cost_minor),
      taken(row, row.itbis_proportional_minor),
      taken(row, row.excise_minor),
      taken(row, row.other_taxes_minor),
      taken(row, row.tip_minor),
      taken(row, row.total_minor),
      taken(row, row.itbis_withheld_minor),
      taken(row, row.isr_withheld_minor),
      taken(row, row.payable_minor),
      taken(row, row.paid_minor),
      units(row.outstanding_minor),
    ]),
  );
}
