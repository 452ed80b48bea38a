import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type Invoicing, prepareInvoicing } from '#tests/support/invoicing.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { taxVerbs } from '#tests/support/tax.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let desk: Invoicing;

beforeAll(async () => {
  desk = await prepareInvoicing(database.sql, 'Notas de débito');
  await desk.open();
});

interface Receipted {
  leaseId: string;
  rentId: string;
  invoiceId: string;
}

/** A shop's rent of 1,000.00 with its receipt. */
async function receipted(more: object = {}): Promise<Receipted> {
  const leaseId = await desk.newLease();
  const rentId = await desk.charge(leaseId, 100_000);
  return { leaseId, rentId, invoiceId: await desk.issue([rentId], more) };
}
async function lateFee({ leaseId, rentId }: Receipted, amount = 5_000): Promise<string> {
  const [row] = await database.sql<{ id: string }[]>`
    select private.post_charge(l, 'late_fee', ${amount}, ${desk.today}::date, ${desk.today}::date, p_late_fee_for => ${rentId}) as id
    from public.leases l where l.id = ${leaseId}`;
  return row?.id ?? '';
}
const debit = (invoiceId: string, chargeIds: string[], more: object = {}) =>
  verbs.issueDebitNote(database.sql, desk.owner, { invoiceId, chargeIds, ...more });
const cancel = (invoiceId: string) => verbs.cancelFiscalInvoice(database.sql, desk.owner, { invoiceId });
const credit = (invoiceId: string, chargeIds: string[]) =>
  verbs.issueCreditNote(database.sql, desk.owner, { invoiceId, chargeIds });
const billed = async () => {
  const [row] = await database.sql<{ billed: number }[]>`
    select coalesce(sum(billed_minor), 0)::int as billed from public.itbis_months
    where organization_id = ${desk.landlord.organizationId}`;
  return row?.billed ?? 0;
};

describe('a late fee of rent with a receipt', () => {
  it('1. is offered with that receipt, and gets a debit note with its client, treatment and ITBIS', async () => {
    const rent = await receipted({ client: { name: 'Cliente del recibo' } });
    const fee = await lateFee(rent);
    const [offered] = await database.sql`
      select receipt_id, receipt_client, receipt_treatment from public.charges_to_invoice where id = ${fee}`;
    expect(offered).toEqual({
      receipt_id: rent.invoiceId,
      receipt_client: 'Cliente del recibo',
      receipt_treatment: 'taxable',
    });
    const [before, receipt] = [await billed(), await desk.invoice(rent.invoiceId)];
    const note = await desk.invoice(await debit(rent.invoiceId, [fee]));
    expect(note).toMatchObject({
      ncf: 'B0300000001',
      ncf_kind: 'debit_note',
      modified_ncf: receipt?.ncf,
      client_name: 'Cliente del recibo',
      client_id: '101010632',
      treatment: 'taxable',
      base_minor: '5000',
      itbis_minor: '900',
      on_credit_minor: '5900',
      is_standing: true,
    });
    expect(await billed()).toBe(before + 900);
    expect(await desk.booksOf(rent.leaseId)).toMatchObject({
      late_fee_income: -5_000,
      itbis_payable: -18_900,
    });
    const lines = await database.sql`
      select amount_minor::int as amount from public.fiscal_invoice_lines where invoice_id = ${note?.id as string}`;
    expect(lines.map((row) => row.amount)).toEqual([5_000]);
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });

  it('2. is said twice and given out once', async () => {
    const rent = await receipted();
    const fee = await lateFee(rent);
    const requestId = randomUUID();
    const first = await debit(rent.invoiceId, [fee], { requestId });
    expect(await debit(rent.invoiceId, [fee], { requestId })).toBe(first);
    expect(await outcomeOf(debit(rent.invoiceId, [fee]))).toBe('charge_invoiced');
  });

  it('3. of a consumer’s receipt needs no number below RD$250,000, and one from there on', async () => {
    const rent = await receipted({ kind: 'consumer', client: { idType: null, id: '' } });
    expect(await desk.invoice(await debit(rent.invoiceId, [await lateFee(rent)]))).toMatchObject({
      client_id: '',
      modified_ncf: expect.stringMatching(/^B02/),
    });
    const large = await desk.charge(rent.leaseId, 25_000_000);
    expect(await outcomeOf(debit(rent.invoiceId, [large]))).toBe('client_id_missing');
  });
});

describe('a debit note is refused', () => {
  it('4. without a reason, without charges of its lease, and as a receipt of its own', async () => {
    const [rent, other] = [await receipted(), await receipted()];
    const [fee, otherFee] = [await lateFee(rent), await lateFee(other)];
    expect(await outcomeOf(debit(rent.invoiceId, [fee], { reason: ' ' }))).toBe('reason_missing');
    expect(await outcomeOf(debit(rent.invoiceId, [fee, otherFee]))).toBe('charges_mixed');
    expect(await outcomeOf(desk.issue([fee], { kind: 'debit_note' }))).toBe('ncf_kind_not_allowed');
  });

  it('5. where no receipt stands: none, of another lease, cancelled, credited whole, or a note', async () => {
    const [rent, other] = [await receipted(), await receipted()];
    const fee = await lateFee(rent);
    const refused = (invoiceId: string) => outcomeOf(debit(invoiceId, [fee]));
    expect(await refused(randomUUID())).toBe('receipt_not_standing');
    expect(await refused(other.invoiceId)).toBe('receipt_not_standing');
    const note = await debit(rent.invoiceId, [await desk.charge(rent.leaseId, 700)]);
    expect(await refused(note)).toBe('receipt_not_standing');
    await credit(rent.invoiceId, [rent.rentId]);
    expect(await refused(rent.invoiceId)).toBe('receipt_not_standing');
    const [again, cancelled] = [await receipted(), await receipted()];
    await cancel(cancelled.invoiceId);
    expect(await outcomeOf(debit(cancelled.invoiceId, [await lateFee(cancelled)]))).toBe(
      'receipt_not_standing',
    );
    expect(await outcomeOf(debit(again.invoiceId, [await lateFee(again)]))).toBe('done');
  });

  it('6. without numbers of its kind, and in a filed month', async () => {
    const bare = await prepareInvoicing(database.sql, 'Sin números');
    await taxVerbs.saveProfile(database.sql, bare.landlord);
    await taxVerbs.addRange(database.sql, bare.landlord, { kind: 'fiscal_credit' });
    const leaseId = await bare.newLease();
    const invoiceId = await bare.issue([await bare.charge(leaseId)]);
    const chargeIds = [await bare.charge(leaseId)];
    const give = () => outcomeOf(verbs.issueDebitNote(database.sql, bare.owner, { invoiceId, chargeIds }));
    expect(await give()).toBe('ncf_range_missing');
    await taxVerbs.addRange(database.sql, bare.landlord, { kind: 'debit_note' });
    // A month is filed when it is over: as if it was.
    await database.sql`insert into public.tax_filings (organization_id, issuer_id, form, month, status, file_name, file_sha256,
        row_count, checked_at, filed_at)
      values (${bare.landlord.organizationId}, ${bare.landlord.organizationId}, '607', date_trunc('month', ${bare.today}::date), 'filed', 'x.TXT', repeat('a', 64), 0,
        now(), now())`;
    expect(await give()).toBe('month_filed');
  });
});

describe('a debit note is taken back', () => {
  it('7. by a cancellation: its ITBIS goes, its charges may get another, and the receipt can be cancelled then', async () => {
    const rent = await receipted();
    const fee = await lateFee(rent);
    const note = await debit(rent.invoiceId, [fee]);
    expect(await outcomeOf(cancel(rent.invoiceId))).toBe('invoice_has_note');
    expect(await outcomeOf(cancel(note))).toBe('done');
    expect(await desk.invoice(note)).toMatchObject({ cancellation_reason: '04', is_standing: false });
    expect(await desk.booksOf(rent.leaseId)).toMatchObject({
      late_fee_income: -5_000,
      itbis_payable: -18_000,
    });
    expect(await outcomeOf(cancel(rent.invoiceId))).toBe('done');
    expect(await outcomeOf(desk.issue([fee]))).toBe('done');
  });

  it('8. by a credit note, which names the receipt and lists what the debit note added', async () => {
    const before = await billed();
    const rent = await receipted();
    const [fee, cost] = [await lateFee(rent), await desk.charge(rent.leaseId, 20_000)];
    const note = await debit(rent.invoiceId, [fee, cost]);
    const taken = await desk.invoice(await credit(note, [fee]));
    expect(taken).toMatchObject({ base_minor: '5000', itbis_minor: '900' });
    expect(taken?.modifies_id).toBe(rent.invoiceId);
    const lines = await database.sql`
      select charge_id from public.fiscal_invoice_lines where invoice_id = ${taken?.id as string}`;
    expect(lines.map((row) => row.charge_id)).toEqual([fee]);
    expect(await billed()).toBe(before + 18_000 + 3_600);
    expect(await outcomeOf(cancel(note))).toBe('invoice_has_note');
    expect(await outcomeOf(credit(note, [fee]))).toBe('charges_mixed');
    expect(await outcomeOf(credit(taken?.id as string, [fee]))).toBe('ncf_kind_not_allowed');
    expect(await outcomeOf(credit(note, [cost]))).toBe('done');
    expect(await desk.booksOf(rent.leaseId)).toEqual({
      receivables: 118_000,
      other_income: -100_000,
      itbis_payable: -18_000,
    });
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });

  it('9. of a receipt more than 30 days old loses its ITBIS, by the day of the receipt that it names', async () => {
    const rent = await receipted();
    await database.sql.begin(async (own) => {
      await own`set local session_replication_role = replica`;
      await own`update public.fiscal_invoices set issued_on = ${addDays(desk.today, -31)} where id = ${rent.invoiceId}`;
    });
    const fee = await lateFee(rent);
    const note = await debit(rent.invoiceId, [fee]);
    expect(await desk.invoice(note)).toMatchObject({ modified_issued_on: expect.anything() });
    expect(await desk.invoice(await credit(note, [fee]))).toMatchObject({ is_itbis_lost: true });
  });

  it('10. and what the client withheld of it pays it, and keeps it from both', async () => {
    const rent = await receipted();
    const fee = await lateFee(rent);
    const note = await debit(rent.invoiceId, [fee]);
    await verbs.recordWithholding(database.sql, desk.owner, {
      invoiceId: note,
      withheldOn: desk.today,
      itbisMinor: 900,
      isrMinor: 750,
    });
    const [paid] =
      await database.sql`select outstanding_minor::int as left from public.charges where id = ${fee}`;
    expect(paid?.left).toBe(4_250);
    expect(await outcomeOf(cancel(note))).toBe('invoice_has_withholding');
    expect(await outcomeOf(credit(note, [fee]))).toBe('invoice_has_withholding');
  });
});
