import { booksOf, FIRST, LAST, once, REPORT_GROWTH } from './books.ts';
import type { BenchDatabase } from './databases.ts';
import type { Read } from './reads.ts';
import { ALLOWED_GROWTH } from './run.ts';

const PAGE = 51;
const ROWS = 1000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
const SALE = `id, ncf, modified_ncf, client_id_type, client_id, income_type, issued_on, treatment, dop_rate, base_minor, itbis_minor,
  withheld_on, itbis_withheld_minor, isr_withheld_minor, paid_cash_minor, paid_transfer_minor, paid_card_minor, paid_other_minor,
  on_credit_minor, unit_use, is_furnished, cancellation_reason`;
const INVOICE = `id, ncf, ncf_kind, modified_ncf, issued_on, client_name, client_id_type, client_id, treatment, description, currency,
  base_minor, itbis_minor, itbis_withheld_minor, isr_withheld_minor, withheld_on, cancelled_on, is_standing, property_name,
  unit_label, lease_id`;
const TO_INVOICE = `id, lease_id, kind, description, period_start, period_end, due_on, currency, amount_minor, property_name,
  unit_label, unit_use, is_furnished, tenant_name, identity_type, identity_number`;

/** What the month's forms are made of and the lists of their screen, asked as `src/data/taxes` asks. */
export async function taxReadsOf(database: BenchDatabase): Promise<Read[]> {
  const { mine, properties } = await booksOf(database);
  const ofMonth = (day: string) => `${day} >= ${FIRST} and ${day} <= ${LAST}`;
  const invoices = `organization_id = ${mine} and ${ofMonth('issued_on')}`;
  const toInvoice = (more: string) => `select ${TO_INVOICE} from public.charges_to_invoice
    where organization_id = ${mine} and ${ofMonth('due_on')} ${more} order by due_on desc, id desc limit ${PAGE}`;
  const purchases = (isByPayment: boolean) =>
    `select * from public.tax_purchases(${mine}, ${FIRST}, ${LAST}, ${isByPayment}, '${BEFORE_ALL}', ${ROWS})`;
  return [
    once("606, a month's bills", purchases(false)),
    once('IR-17, bills paid in a month', purchases(true)),
    once(
      "607, a month's receipts, the first 1,000",
      `select ${SALE} from public.fiscal_invoices_list where ${invoices} and id > '${BEFORE_ALL}' and cancelled_on is null
        order by id limit ${ROWS}`,
    ),
    once(
      "608, a month's cancelled receipts",
      `select ${SALE} from public.fiscal_invoices_list where ${invoices} and id > '${BEFORE_ALL}' and cancelled_on is not null
        order by id limit ${ROWS}`,
    ),
    once(
      'IT-1, receipts withheld from in a month',
      `select ${SALE} from public.invoices_withheld(${mine}, ${FIRST}, ${LAST}) where id > '${BEFORE_ALL}' and cancelled_on is null
        order by id limit ${ROWS}`,
    ),
    once(
      "607 and IT-1, a month's charges without a receipt",
      `select * from public.count_charges_without_receipt(${mine}, ${FIRST}, ${LAST})`,
    ),
    once(
      "a month's receipts, first page",
      `select ${INVOICE} from public.fiscal_invoices_list where ${invoices} order by issued_on desc, id desc limit ${PAGE}`,
      ALLOWED_GROWTH,
    ),
    once('charges to invoice, first page', toInvoice(''), ALLOWED_GROWTH),
    once(
      'charges to invoice, searched',
      toInvoice(
        `and (tenant_name ilike '%peña%' or unit_label ilike '%peña%' or property_name ilike '%peña%' or description ilike '%peña%')`,
      ),
    ),
    once(
      "tax summary of a property's month",
      `select * from public.report_tax_summary(${mine}, ${FIRST}, ${LAST}, ${properties[0]})`,
      REPORT_GROWTH,
    ),
  ];
}
