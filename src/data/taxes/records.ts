import type { NoReceiptReason } from '#src/domain/expenses/bill.ts';
import { firstDayOf, type IsoMonth, lastDayOf } from '#src/domain/foundation/months.ts';
import { purchaseOf } from '#src/domain/taxes/bill-purchase.ts';
import type { BilledMonth } from '#src/domain/taxes/billed-month.ts';
import type { ExpenseKind, IsrKind, PaymentForm } from '#src/domain/taxes/codes.ts';
import type { Purchase } from '#src/domain/taxes/form-606.ts';
import type { Sale } from '#src/domain/taxes/form-607.ts';
import { saleOf } from '#src/domain/taxes/invoice-sale.ts';
import type { Client } from '../client.ts';
import type { Database } from '../database.types.ts';
import { unwrap } from '../errors.ts';
import type { ViewRow } from '../rows.ts';

export const PAGE_ROWS = 1000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
type InvoiceRow = ViewRow<
  'fiscal_invoices_list',
  'modified_ncf' | 'client_id_type' | 'withheld_on' | 'cancellation_reason'
>;
type PurchaseRow = Database['public']['Functions']['tax_purchases']['Returns'][number];

/** Everything of a list, a page after the other by id. */
export async function readAll<Row extends { id: string }>(
  page: (afterId: string) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (;;) {
    const rows = await page(found.at(-1)?.id ?? FIRST_ID);
    found.push(...rows);
    if (rows.length < PAGE_ROWS) return found;
  }
}

type DayColumn = 'issued_on' | 'withheld_on';

/** Receipts that were given out in a month; or those of which clients withheld something in it, found by that day. */
export function readInvoices(
  client: Client,
  organizationId: string,
  month: IsoMonth,
  isCancelled: boolean,
  day: DayColumn = 'issued_on',
): Promise<InvoiceRow[]> {
  const [from, to] = [firstDayOf(month), lastDayOf(month)];
  const columns =
    'id, ncf, modified_ncf, client_id_type, client_id, client_name, income_type, issued_on, treatment, dop_rate, base_minor, itbis_minor, withheld_on, itbis_withheld_minor, isr_withheld_minor, paid_cash_minor, paid_transfer_minor, paid_card_minor, paid_other_minor, on_credit_minor, unit_use, is_furnished, cancellation_reason, is_itbis_lost';
  const given = () =>
    client
      .from('fiscal_invoices_list')
      .select(columns)
      .eq('organization_id', organizationId)
      .gte('issued_on', from)
      .lte('issued_on', to);
  const withheld = () =>
    client
      .rpc('invoices_withheld', { p_organization_id: organizationId, p_from: from, p_to: to }, { get: true })
      // A function of `setof` a view answers as the view does.
      .select(columns) as unknown as ReturnType<typeof given>;
  return readAll(async (afterId) => {
    const rows = (day === 'issued_on' ? given() : withheld()).gt('id', afterId);
    const kept = isCancelled ? rows.not('cancelled_on', 'is', null) : rows.is('cancelled_on', null);
    return unwrap(await kept.order('id').limit(PAGE_ROWS)) as InvoiceRow[];
  });
}

/** Receipts of a month that were not cancelled, by number; or those of which clients withheld something in it. */
export async function readSales(
  client: Client,
  organizationId: string,
  month: IsoMonth,
  day: DayColumn = 'issued_on',
): Promise<Sale[]> {
  const rows = await readInvoices(client, organizationId, month, false, day);
  const sales = rows.map((row) =>
    saleOf({
      id: row.id,
      ncf: row.ncf,
      modifiedNcf: row.modified_ncf,
      clientIdType: row.client_id_type,
      clientId: row.client_id,
      clientName: row.client_name,
      incomeType: row.income_type,
      issuedOn: row.issued_on,
      treatment: row.treatment,
      dopRate: row.dop_rate,
      baseMinor: row.base_minor,
      itbisMinor: row.itbis_minor,
      withheldOn: row.withheld_on,
      itbisWithheldMinor: row.itbis_withheld_minor,
      isrWithheldMinor: row.isr_withheld_minor,
      paid: {
        cash: row.paid_cash_minor,
        transfer: row.paid_transfer_minor,
        card: row.paid_card_minor,
        credit: row.on_credit_minor,
        other: row.paid_other_minor,
      },
      unitUse: row.unit_use,
      isFurnished: row.is_furnished,
      isItbisLost: row.is_itbis_lost,
    }),
  );
  return sales.toSorted((a, b) => (a.ncf < b.ncf ? -1 : 1));
}

/** Posted bills of a month, by the day of the bill or of its payment. */
export async function readPurchases(
  client: Client,
  organizationId: string,
  month: IsoMonth,
  isByPayment: boolean,
): Promise<Purchase[]> {
  const rows = await readAll<PurchaseRow>(async (afterId) =>
    unwrap(
      await client.rpc('tax_purchases', {
        p_organization_id: organizationId,
        p_from: firstDayOf(month),
        p_to: lastDayOf(month),
        p_is_by_payment: isByPayment,
        p_after_id: afterId,
        p_limit: PAGE_ROWS,
      }),
    ),
  );
  return rows
    .map(keptPurchase)
    .toSorted((a, b) =>
      a.billedOn < b.billedOn ? -1 : a.billedOn > b.billedOn ? 1 : a.ncf < b.ncf ? -1 : 1,
    );
}

function keptPurchase(row: PurchaseRow): Purchase {
  return purchaseOf({
    id: row.id,
    vendorId: row.vendor_id,
    vendorName: row.vendor_name,
    vendorIdType: row.vendor_id_type,
    vendorTaxId: row.vendor_tax_id,
    expenseKind: (row.expense_kind || null) as ExpenseKind | null,
    ncf: row.ncf,
    modifiedNcf: row.modified_ncf || null,
    noReceiptReason: (row.no_receipt_reason || null) as NoReceiptReason | null,
    billedOn: row.billed_on,
    paidOn: row.paid_on,
    servicesMinor: row.services_minor,
    goodsMinor: row.goods_minor,
    itbisMinor: row.itbis_minor,
    itbisWithheldMinor: row.itbis_withheld_minor,
    itbisProportionalMinor: row.itbis_proportional_minor,
    itbisToCostMinor: row.itbis_to_cost_minor,
    isrKind: (row.isr_kind || null) as IsrKind | null,
    isrWithheldMinor: row.isr_withheld_minor,
    exciseMinor: row.excise_minor,
    otherTaxesMinor: row.other_taxes_minor,
    tipMinor: row.tip_minor,
    paymentForm: (row.payment_form || null) as PaymentForm | null,
    currency: row.currency,
    // An exact decimal, which some servers write as text.
    dopRate: row.dop_rate === null ? null : Number(row.dop_rate),
  });
}

/** What a month's charges are, by currency, and how many of them have no receipt. */
export async function readBilled(
  client: Client,
  organizationId: string,
  month: IsoMonth,
): Promise<BilledMonth[]> {
  const answer = await client.rpc('count_charges_without_receipt', {
    p_organization_id: organizationId,
    p_from: firstDayOf(month),
    p_to: lastDayOf(month),
  });
  return unwrap(answer).map((row) => ({
    currency: row.currency,
    billedCount: row.billed_count,
    missingCount: row.missing_count,
    missingMinor: row.missing_minor,
    untaxedCount: row.untaxed_count,
  }));
}
