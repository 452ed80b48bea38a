import { type Answer, callWith, read } from '#src/data/functions.ts';
import type { Row } from '#src/data/rows.ts';
import type { NoReceiptReason } from '#src/domain/expenses/bill.ts';
import { firstDayOf, type IsoMonth, lastDayOf } from '#src/domain/foundation/months.ts';
import { purchaseOf } from '#src/domain/taxes/bill-purchase.ts';
import type { BilledMonth } from '#src/domain/taxes/billed-month.ts';
import type { ExpenseKind, IsrKind, PaymentForm } from '#src/domain/taxes/codes.ts';
import type { Purchase } from '#src/domain/taxes/form-606.ts';
import type { Sale } from '#src/domain/taxes/form-607.ts';
import { saleOf } from '#src/domain/taxes/invoice-sale.ts';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';
import type { IssuerKey } from './issuers.ts';

export const PAGE_ROWS = 1000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
type InvoiceRow = Row<'fiscal_invoices_list'>;
type PurchaseRow = Answer<'tax_purchases'>[number];

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

type DayColumn = 'issuedOn' | 'withheldOn';

/** Receipts that were given out in a month; or those of which clients withheld something in it, found by that day. */
export function readInvoices(
  client: Client,
  { organizationId, issuerId }: IssuerKey,
  month: IsoMonth,
  isCancelled: boolean,
  day: DayColumn = 'issuedOn',
): Promise<InvoiceRow[]> {
  const [from, to] = [firstDayOf(month), lastDayOf(month)];
  const columns =
    'id, ncf, modifiedNcf, clientIdType, clientId, clientName, incomeType, issuedOn, treatment, dopRate, baseMinor, itbisMinor, withheldOn, itbisWithheldMinor, isrWithheldMinor, paidCashMinor, paidTransferMinor, paidCardMinor, paidOtherMinor, onCreditMinor, unitUse, isFurnished, cancellationReason, isItbisLost';
  const given = () =>
    client
      .from('fiscal_invoices_list')
      .select(columns)
      .eq('organizationId', organizationId)
      .eq('issuerId', issuerId)
      .gte('issuedOn', from)
      .lte('issuedOn', to);
  const withheld = () =>
    read(client, 'invoices_withheld', { organizationId, issuerId, from, to })
      // A function of `setof` a view answers as the view does.
      .select(columns) as unknown as ReturnType<typeof given>;
  return readAll(async (afterId) => {
    const rows = (day === 'issuedOn' ? given() : withheld()).gt('id', afterId);
    // What DGII rejected is in no form, nor what was given out in a trial, nor what replaces a paper that is.
    const kept = isCancelled ? rows.not('cancelledOn', 'is', null) : rows.is('cancelledOn', null);
    return unwrap(await kept.eq('isCounted', true).order('id').limit(PAGE_ROWS)) as InvoiceRow[];
  });
}

/** Receipts of a month that were not cancelled, by number; or those of which clients withheld something in it. */
export async function readSales(
  client: Client,
  issuer: IssuerKey,
  month: IsoMonth,
  day: DayColumn = 'issuedOn',
): Promise<Sale[]> {
  const rows = await readInvoices(client, issuer, month, false, day);
  const sales = rows.map((row) =>
    saleOf({
      id: row.id,
      ncf: row.ncf,
      modifiedNcf: row.modifiedNcf,
      clientIdType: row.clientIdType,
      clientId: row.clientId,
      clientName: row.clientName,
      incomeType: row.incomeType,
      issuedOn: row.issuedOn,
      treatment: row.treatment,
      dopRate: row.dopRate,
      baseMinor: row.baseMinor,
      itbisMinor: row.itbisMinor,
      withheldOn: row.withheldOn,
      itbisWithheldMinor: row.itbisWithheldMinor,
      isrWithheldMinor: row.isrWithheldMinor,
      paid: {
        cash: row.paidCashMinor,
        transfer: row.paidTransferMinor,
        card: row.paidCardMinor,
        credit: row.onCreditMinor,
        other: row.paidOtherMinor,
      },
      unitUse: row.unitUse,
      isFurnished: row.isFurnished,
      isItbisLost: row.isItbisLost,
    }),
  );
  return sales.toSorted((a, b) => (a.ncf < b.ncf ? -1 : 1));
}

/** Posted bills of a month, by the day of the bill or of its payment. */
export async function readPurchases(
  client: Client,
  issuer: IssuerKey,
  month: IsoMonth,
  isByPayment: boolean,
): Promise<Purchase[]> {
  const rows = await readAll<PurchaseRow>(async (afterId) =>
    unwrap(
      await callWith(client, 'tax_purchases', {
        ...issuer,
        from: firstDayOf(month),
        to: lastDayOf(month),
        isByPayment,
        afterId,
        limit: PAGE_ROWS,
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
    vendorId: row.vendorId,
    vendorName: row.vendorName,
    vendorIdType: row.vendorIdType,
    vendorTaxId: row.vendorTaxId,
    expenseKind: (row.expenseKind || null) as ExpenseKind | null,
    ncf: row.ncf,
    modifiedNcf: row.modifiedNcf || null,
    noReceiptReason: (row.noReceiptReason || null) as NoReceiptReason | null,
    billedOn: row.billedOn,
    paidOn: row.paidOn,
    servicesMinor: row.servicesMinor,
    goodsMinor: row.goodsMinor,
    itbisMinor: row.itbisMinor,
    itbisWithheldMinor: row.itbisWithheldMinor,
    itbisProportionalMinor: row.itbisProportionalMinor,
    itbisToCostMinor: row.itbisToCostMinor,
    isrKind: (row.isrKind || null) as IsrKind | null,
    isrWithheldMinor: row.isrWithheldMinor,
    exciseMinor: row.exciseMinor,
    otherTaxesMinor: row.otherTaxesMinor,
    tipMinor: row.tipMinor,
    paymentForm: (row.paymentForm || null) as PaymentForm | null,
    currency: row.currency,
    // An exact decimal, which some servers write as text.
    dopRate: row.dopRate === null ? null : Number(row.dopRate),
  });
}

/** What a month's charges are, by currency, and how many of them have no receipt. */
export async function readBilled(client: Client, issuer: IssuerKey, month: IsoMonth): Promise<BilledMonth[]> {
  const answer = await callWith(client, 'count_charges_without_receipt', {
    ...issuer,
    from: firstDayOf(month),
    to: lastDayOf(month),
  });
  return unwrap(answer);
}
