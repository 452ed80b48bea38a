import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type Invoicing, prepareInvoicing } from '#tests/support/invoicing.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let desk: Invoicing;

beforeAll(async () => {
  desk = await prepareInvoicing(database.sql, 'Correcciones');
  await desk.open();
});

const newLease = () => desk.newLease();
const charge = (leaseId: string, amountMinor?: number) => desk.charge(leaseId, amountMinor);
const issue = (chargeIds: string[]) => desk.issue(chargeIds);
const invoice = (id: string | undefined) => desk.invoice(id);
const booksOf = (leaseId: string) => desk.booksOf(leaseId);

describe('what was taken off a charge', () => {
  const credit = (chargeId: string, amountMinor: number, kind = 'discount') =>
    call(database.sql, desk.owner, 'credit_charge', {
      p_request_id: randomUUID(),
      p_charge_id: chargeId,
      p_kind: kind,
      p_amount_minor: amountMinor,
      p_reason: 'Gotera',
    });

  it('20. before its receipt is not billed with it, and a charge of which nothing is left gets none', async () => {
    const leaseId = await newLease();
    const [part, whole] = [await charge(leaseId), await charge(leaseId)];
    await credit(part, 1_000_000);
    await credit(whole, 5_000_000);
    expect(await outcomeOf(issue([part, whole]))).toBe('nothing_to_invoice');
    const id = await issue([part]);
    expect(await invoice(id)).toMatchObject({
      base_minor: '4000000',
      itbis_minor: '720000',
      on_credit_minor: '4720000',
    });
    const [line] = await database.sql`
      select amount_minor::int as amount from public.fiscal_invoice_charges where invoice_id = ${id} and not is_itbis`;
    expect(line?.amount).toBe(4_000_000);
    const [offered] = await database.sql`
      select count(*)::int as count from public.charges_to_invoice where id in (${part}, ${whole})`;
    expect(offered?.count).toBe(0);
  });

  it('after its receipt asks for a credit note; a bad debt does not', async () => {
    const chargeId = await charge(await newLease());
    await issue([chargeId]);
    expect(await outcomeOf(credit(chargeId, 100))).toBe('charge_invoiced');
    expect(await outcomeOf(credit(chargeId, 100, 'correction'))).toBe('charge_invoiced');
    expect(await outcomeOf(credit(chargeId, 100, 'write_off'))).toBe('done');
  });
});

describe('what was taken off before the receipt', () => {
  const credit = (chargeId: string, kind: string) =>
    call(database.sql, desk.owner, 'credit_charge', {
      p_request_id: randomUUID(),
      p_charge_id: chargeId,
      p_kind: kind,
      p_amount_minor: 1_000_000,
      p_reason: 'Gotera',
    });
  const takeBack = (creditId: unknown) =>
    call(database.sql, desk.owner, 'reverse_charge_credit', {
      p_request_id: randomUUID(),
      p_credit_id: creditId,
      p_reason: 'No procedía',
    });

  it.each(['discount', 'correction', 'write_off'])(
    'is not taken back while the receipt stands, or income would go without ITBIS: %s',
    async (kind) => {
      const chargeId = await charge(await newLease());
      const creditId = await credit(chargeId, kind);
      const invoiceId = await issue([chargeId]);
      expect(await outcomeOf(takeBack(creditId))).toBe('charge_invoiced');
      await verbs.cancelFiscalInvoice(database.sql, desk.owner, { invoiceId });
      expect(await outcomeOf(takeBack(creditId))).toBe('done');
      expect(await invoice(await issue([chargeId]))).toMatchObject({ base_minor: '5000000' });
    },
  );

  it('goes with its charge when a credit note takes that back', async () => {
    const chargeId = await charge(await newLease());
    const creditId = await credit(chargeId, 'discount');
    const invoiceId = await issue([chargeId]);
    await verbs.issueCreditNote(database.sql, desk.owner, { invoiceId, chargeIds: [chargeId] });
    expect(await outcomeOf(takeBack(creditId))).toBe('entry_already_reversed');
  });

  it('a bad debt written off after the receipt changes nothing of it, and is taken back', async () => {
    const chargeId = await charge(await newLease());
    await issue([chargeId]);
    expect(await outcomeOf(takeBack(await credit(chargeId, 'write_off')))).toBe('done');
  });
});

describe('what a client withholds', () => {
  it('21. pays the invoice without cash, once, and is taken back as a payment is', async () => {
    const leaseId = await newLease();
    const id = await issue([await charge(leaseId)]);
    const withhold = (more: object = {}) =>
      verbs.recordWithholding(database.sql, desk.owner, {
        invoiceId: id,
        withheldOn: desk.today,
        itbisMinor: 900_000,
        isrMinor: 500_000,
        ...more,
      });
    expect(await outcomeOf(withhold({ itbisMinor: 900_001 }))).toBe('withholding_exceeds_invoice');
    expect(await outcomeOf(withhold({ itbisMinor: 0, isrMinor: 0 }))).toBe('amount_not_positive');
    expect(await outcomeOf(withhold({ withheldOn: addDays(desk.today, 1) }))).toBe('date_in_future');
    expect(await outcomeOf(withhold({ withheldOn: addDays(desk.today, -1) }))).toBe('date_before_invoice');
    await withhold();
    expect(await outcomeOf(withhold())).toBe('withholding_exceeds_invoice');
    expect(await booksOf(leaseId)).toEqual({
      receivables: 4_500_000,
      withholdings_receivable: 1_400_000,
      other_income: -5_000_000,
      itbis_payable: -900_000,
    });
    expect(await invoice(id)).toMatchObject({ itbis_withheld_minor: '900000', isr_withheld_minor: '500000' });
    expect(await outcomeOf(verbs.cancelFiscalInvoice(database.sql, desk.owner, { invoiceId: id }))).toBe(
      'invoice_has_withholding',
    );
    const [paid] = await database.sql<{ id: string }[]>`
      select payment_id as id from public.fiscal_withholdings where invoice_id = ${id}`;
    await verbs.reversePayment(database.sql, desk.owner, { paymentId: paid?.id ?? '', reason: 'Error' });
    expect(await booksOf(leaseId)).toMatchObject({ receivables: 5_900_000 });
    expect(await invoice(id)).toMatchObject({ itbis_withheld_minor: '0', withheld_on: null });
    expect(await outcomeOf(withhold())).toBe('done');
  });

  it('22. is the only way to pay without cash', async () => {
    const leaseId = await newLease();
    await charge(leaseId);
    const pay = act(
      database.sql,
      desk.owner,
      (sql) =>
        sql`select public.record_payment(${randomUUID()}, ${leaseId}, 100, ${desk.today}, 'withholding')`,
    );
    expect(await outcomeOf(pay)).toBe('method_not_allowed');
  });
});

describe('a receipt is taken back', () => {
  it('23. by a cancellation with a reason of form 608: the ITBIS goes, the rent may get another receipt', async () => {
    const leaseId = await newLease();
    const chargeId = await charge(leaseId);
    const id = await issue([chargeId]);
    const cancel = (reason?: string) =>
      verbs.cancelFiscalInvoice(database.sql, desk.owner, { invoiceId: id, reason });
    expect(await outcomeOf(cancel('11'))).toBe('reason_missing');
    await cancel();
    expect(await outcomeOf(cancel())).toBe('invoice_cancelled');
    expect(await booksOf(leaseId)).toEqual({ receivables: 5_000_000, other_income: -5_000_000 });
    expect(await invoice(id)).toMatchObject({ cancellation_reason: '04', is_standing: false });
    expect(await outcomeOf(issue([chargeId]))).toBe('done');
  });

  it('24. by a credit note for some of its charges, then for the rest: nothing is left of them', async () => {
    const leaseId = await newLease();
    const [a, b] = [await charge(leaseId, 10_003), await charge(leaseId, 20_004)];
    const id = await issue([a, b]);
    const note = (chargeIds: string[], reason?: string) =>
      verbs.issueCreditNote(database.sql, desk.owner, { invoiceId: id, chargeIds, reason });
    expect(await outcomeOf(note([a], ' '))).toBe('reason_missing');
    expect(await outcomeOf(note([randomUUID()]))).toBe('charges_mixed');
    const first = await invoice(await note([a]));
    expect(first).toMatchObject({ ncf_kind: 'credit_note', base_minor: '10003', itbis_minor: '1800' });
    expect(first?.modified_ncf).toMatch(/^B01/);
    expect(await booksOf(leaseId)).toEqual({
      receivables: 23_605,
      other_income: -20_004,
      itbis_payable: -3_601,
    });
    expect(await outcomeOf(note([a]))).toBe('charges_mixed');
    expect(await outcomeOf(verbs.cancelFiscalInvoice(database.sql, desk.owner, { invoiceId: id }))).toBe(
      'invoice_has_note',
    );
    const second = await invoice(await note([b]));
    expect(second).toMatchObject({ base_minor: '20004', itbis_minor: '3601' });
    expect(await booksOf(leaseId)).toEqual({});
    expect(
      await outcomeOf(verbs.cancelFiscalInvoice(database.sql, desk.owner, { invoiceId: second?.id })),
    ).toBe('note_stays');
  });

  it('25. and never by changing it', async () => {
    const change = database.sql`update public.fiscal_invoices set base_minor = base_minor + 1`;
    expect(await outcomeOf(change)).toBe('posted_fields_change');
    expect(await outcomeOf(database.sql`delete from public.fiscal_invoices`)).toBe('append_only');
  });
});

it('26. after all of it every kept figure equals a recount', async () => {
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
