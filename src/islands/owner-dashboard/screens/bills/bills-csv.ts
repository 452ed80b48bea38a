import type { Bill } from '#src/data/bills/queries.ts';
import { toCsv } from '#src/domain/csv.ts';
import type { OwnerBillsText } from '#src/i18n/dictionaries/owner-bills.en.ts';

const units = (minor: number) => minor / 100;

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
      text.statuses[row.status],
      row.currency,
      units(row.services_minor),
      units(row.goods_minor),
      units(row.itbis_minor),
      units(row.itbis_to_cost_minor),
      units(row.itbis_proportional_minor),
      units(row.excise_minor),
      units(row.other_taxes_minor),
      units(row.tip_minor),
      units(row.total_minor),
      units(row.itbis_withheld_minor),
      units(row.isr_withheld_minor),
      units(row.payable_minor),
      units(row.paid_minor),
      units(row.outstanding_minor),
    ]),
  );
}
