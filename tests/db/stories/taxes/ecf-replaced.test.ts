// What the tax authority rejected is replaced, what it never got is annulled; a note corrects the rest.
import { beforeAll, describe, expect, it } from 'vitest';
import { startOfMonth } from '#src/domain/foundation/dates.ts';
import { ecfProblems } from '#src/domain/taxes/ecf/ecf-checks.ts';
import { contextOf, draftOf, ecfRecord } from '#src/domain/taxes/ecf/ecf-record.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { createBillPlace } from '#tests/support/bill-place.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type ElectronicDesk, prepareElectronic } from '#tests/support/ecf.ts';
import { ecfDesk } from '#tests/support/ecf-desk.ts';
import { addVendor } from '#tests/support/expenses.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { PLUMBER } from '#tests/support/purchase-receipts.ts';
import { ELECTRONIC, taxVerbs } from '#tests/support/tax.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let desk: ElectronicDesk;

beforeAll(async () => {
  desk = await prepareElectronic(database.sql, 'Reemplaza');
});

const idOf = async (invoiceId: string) => String((await desk.ecf.ofInvoice(invoiceId))?.id);
const rejected = async (isNumberUsed: boolean, more: object = {}) => {
  const made = await desk.issueFor(5_000_000, more);
  const id = await idOf(made.invoiceId);
  await desk.ecf.settle(id, 'rejected', { isNumberUsed, messages: [{ code: '634', text: 'Comprador' }] });
  return { ...made, id, invoice: await desk.invoice(made.invoiceId) };
};
const replace = (documentId: string, more: object = {}) =>
  verbs.replaceRejectedEcf(database.sql, desk.owner, { documentId, ...more });
const billed = async () => {
  const [row] = await database.sql`
    select coalesce(sum(billed_minor), 0)::int as minor from public.itbis_months
    where issuer_id = ${desk.landlord.organizationId}`;
  const [told] = await act(
    database.sql,
    desk.owner,
    (transaction) => transaction`
      select coalesce(sum(itbis_billed_minor), 0)::int as minor from public.report_tax_summary(
        ${desk.landlord.organizationId}, ${startOfMonth(desk.today)}, ${desk.today})`,
  );
  expect(row?.minor).toBe(told?.minor);
  return row?.minor as number;
};
const chargesOf = async (invoiceId: string) =>
  database.sql`select charge_id, is_live, is_itbis, amount_minor from public.fiscal_invoice_charges
    where invoice_id = ${invoiceId} order by is_itbis`;

describe('a rejected receipt', () => {
  it('is in no form, changes no more, and the office is told', async () => {
    const before = await billed();
    const { invoiceId, chargeId, invoice } = await rejected(true);
    expect(invoice).toMatchObject({ ecf_state: 'rejected', is_counted: false });
    expect(await billed()).toBe(before);
    const { sql, owner } = { sql: database.sql, owner: desk.owner };
    const credit = verbs.issueCreditNote(sql, owner, { invoiceId, chargeIds: [chargeId] });
    expect(await outcomeOf(credit)).toBe('ecf_rejected');
    const withheld = { invoiceId, withheldOn: desk.today, isrMinor: 100 };
    expect(await outcomeOf(verbs.recordWithholding(sql, owner, withheld))).toBe('ecf_rejected');
    expect(await outcomeOf(verbs.cancelFiscalInvoice(sql, owner, { invoiceId }))).toBe('ecf_rejected');
    expect(await outcomeOf(desk.issue([chargeId]))).toBe('charge_invoiced');
    const mails = await sql`
      select 1 from private.outgoing_messages where template = 'ecf_alarm' and parameters ->> 'invoice_id' = ${invoiceId}`;
    expect(mails).toHaveLength(1);
  });

  it('is replaced with its own number where that was not used, and all moves', async () => {
    const { id, invoice, invoiceId, chargeId } = await rejected(false);
    const before = await billed();
    const client = { clientName: 'Otra, S. R. L.', clientIdType: 'rnc', clientId: '131996035' };
    const successor = await replace(id, client);
    const now = await desk.invoice(successor);
    expect(now).toMatchObject({
      ...{ ncf: invoice?.ncf, client_name: 'Otra, S. R. L.', is_counted: true, replaces_id: invoiceId },
      ...{
        ecf_state: 'to_sign',
        itbis_minor: invoice?.itbis_minor,
        on_credit_minor: invoice?.on_credit_minor,
      },
    });
    expect(await desk.invoice(invoiceId)).toMatchObject({
      ...{ number_given_back: true, ecf_replaced_by: successor, is_standing: false },
    });
    expect(await billed()).toBe(before + 900_000);
    expect(await chargesOf(invoiceId)).toMatchObject([{ is_live: false }, { is_live: false }]);
    expect(await chargesOf(successor)).toMatchObject([
      { charge_id: chargeId, is_live: true },
      { is_live: true, is_itbis: true, amount_minor: '900000' },
    ]);
    const [itbis] = await database.sql`
      select c.description from public.charges c join public.fiscal_invoice_charges x on x.charge_id = c.id
      where x.invoice_id = ${successor} and x.is_itbis`;
    expect(itbis?.description).not.toContain(String(invoice?.ncf));
    expect(await outcomeOf(replace(id))).toBe('ecf_done');
    const [work] = await desk.ecf.claim({ documentId: await idOf(successor) });
    // Asking by number finds the sending that was rejected too.
    expect(work?.otherTrackIds).toHaveLength(1);
  });

  it('is replaced with the next number where it was used up, or nobody said so', async () => {
    for (const used of [true, null]) {
      const { id, invoice } = await rejected(used as boolean);
      const now = await desk.invoice(await replace(id));
      expect(now?.ncf > invoice?.ncf).toBe(true);
      expect(now).toMatchObject({ client_name: invoice?.client_name });
    }
  });

  it('keeps the payments of its charges, told as they are now', async () => {
    const leaseId = await desk.newLease();
    const chargeId = await desk.charge(leaseId, 1_000_000);
    const invoiceId = await desk.issue([chargeId]);
    await desk.ecf.settle(await idOf(invoiceId), 'rejected', { isNumberUsed: true });
    await verbs.recordPayment(database.sql, desk.owner, {
      ...{ leaseId, amountMinor: 1_180_000, paidOn: desk.today, method: 'transfer' },
    });
    const now = await desk.invoice(await replace(await idOf(invoiceId)));
    expect(now).toMatchObject({ paid_transfer_minor: '1180000', on_credit_minor: '0' });
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });

  it('again rejected is replaced again; whoever may not write nothing does', async () => {
    const { id } = await rejected(false);
    const second = await replace(id);
    await desk.ecf.settle(await idOf(second), 'rejected', { isNumberUsed: false });
    const third = await replace(await idOf(second));
    expect((await desk.invoice(third))?.ncf).toBe((await desk.invoice(second))?.ncf);
    expect(await outcomeOf(replace(await idOf(third)))).toBe('ecf_done');
  });

  it('of a note: the note that takes its place takes back the same, once', async () => {
    const { invoiceId, chargeId } = await desk.issueFor();
    await desk.ecf.settle(await idOf(invoiceId), 'accepted');
    const before = await billed();
    const note = await verbs.issueCreditNote(database.sql, desk.owner, { invoiceId, chargeIds: [chargeId] });
    expect(await billed()).toBe(before - 900_000);
    await desk.ecf.settle(await idOf(note), 'rejected', { isNumberUsed: true });
    expect(await billed()).toBe(before);
    const next = await replace(await idOf(note));
    expect(await billed()).toBe(before - 900_000);
    const lines =
      await database.sql`select charge_id from public.fiscal_invoice_lines where invoice_id = ${next}`;
    expect(lines).toMatchObject([{ charge_id: chargeId }]);
    const record = ecfRecord((await desk.ecf.ofInvoice(next))?.facts);
    expect(record && ecfProblems(draftOf(record), contextOf(record, desk.today))).toEqual([]);
    expect(record?.sale?.reference).toMatchObject({ code: 1 });
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });

  it('in a month whose IT-1 was filed marks it to be filed again', async () => {
    const other = await prepareElectronic(database.sql, 'Presentada');
    const { invoiceId } = await other.issueFor();
    const month = startOfMonth(other.today);
    await database.sql`
      insert into public.tax_filings (organization_id, issuer_id, form, month, status, file_name, file_sha256, row_count, checked_at, filed_at)
      values (${other.landlord.organizationId}, ${other.landlord.organizationId}, 'IT-1', ${month}, 'filed', 'x', ${'a'.repeat(64)}, 0, now(), now())`;
    const id = String((await other.ecf.ofInvoice(invoiceId))?.id);
    await other.ecf.settle(id, 'rejected', { isNumberUsed: true });
    const [filing] = await database.sql`
      select to_rectify_since from public.tax_filings where organization_id = ${other.landlord.organizationId}`;
    expect(filing?.to_rectify_since).not.toBeNull();
    const late = verbs.replaceRejectedEcf(database.sql, other.owner, { documentId: id });
    expect(await outcomeOf(late)).toBe('month_filed');
  });
});

describe('an e-CF that nobody got', () => {
  const annul = (documentId: string) => verbs.annulEcf(database.sql, desk.owner, { documentId });

  it('is annulled: its charges are free, its number is told once as unused', async () => {
    const before = await billed();
    const { invoiceId, chargeId } = await desk.issueFor();
    const id = await idOf(invoiceId);
    expect(await outcomeOf(verbs.cancelFiscalInvoice(database.sql, desk.owner, { invoiceId }))).toBe(
      'ecf_not_cancelled',
    );
    expect(await annul(id)).toBe(invoiceId);
    expect(await billed()).toBe(before);
    expect(await desk.invoice(invoiceId)).toMatchObject({
      ecf_state: 'annulled',
      cancelled_on: expect.anything(),
    });
    await desk.issue([chargeId]);
    const tell = async () =>
      (await verbs.claimEcfAnnulments(database.sql, 'service', { limit: 5 })) as unknown as {
        claimId: string;
        numbers: string[];
      }[];
    const [work] = await tell();
    expect(work?.numbers).toEqual([(await desk.invoice(invoiceId))?.ncf]);
    expect(await tell()).toEqual([]);
    const { sql } = database;
    const fault = { claimId: work?.claimId, fault: 'unreachable' };
    await verbs.recordEcfAnnulmentFault(sql, 'service', fault);
    expect(await outcomeOf(verbs.recordEcfAnnulmentFault(sql, 'service', fault))).toBe('ecf_claim_lost');
    expect(await tell()).toEqual([]);
    const [later] = (await verbs.claimEcfAnnulments(sql, 'service', {
      ...{ limit: 5, now: new Date(Date.now() + 3_700_000) },
    })) as unknown as { claimId: string }[];
    await verbs.recordEcfAnnulment(sql, 'service', {
      ...{ claimId: later?.claimId, file: Buffer.from('<ANECF/>').toString('base64'), notAnnulled: [] },
    });
    const [row] = await sql`
      select f.kind from public.ecf_documents d join public.ecf_files f on f.id = d.annulment_file_id where d.id = ${id}`;
    expect(row).toEqual({ kind: 'anecf' });
    const again = await verbs.claimEcfAnnulments(sql, 'service', {
      ...{ limit: 5, now: new Date(Date.now() + 9_999_999) },
    });
    expect(again).toEqual([]);
  });

  it.each(['sent', 'accepted', 'conditional', 'claimed', 'fault'])('is not annulled when %s', async (how) => {
    const { invoiceId } = await desk.issueFor();
    const id = await idOf(invoiceId);
    if (how === 'accepted' || how === 'conditional') await desk.ecf.settle(id, how);
    else {
      const [work] = await desk.ecf.claim({ documentId: id });
      if (!work) throw new Error('Nothing was claimed');
      if (how !== 'claimed') await desk.ecf.store(work);
      if (how === 'sent') await desk.ecf.send(work);
      if (how === 'fault') await desk.ecf.fail(work, 'refused', { mayHaveArrived: true });
    }
    expect(await outcomeOf(annul(id))).toBe('ecf_not_cancelled');
  });

  it('signed, and never sent, is annulled', async () => {
    const { invoiceId } = await desk.issueFor();
    const id = await idOf(invoiceId);
    const [work] = await desk.ecf.claim({ documentId: id });
    if (!work) throw new Error('Nothing was claimed');
    await desk.ecf.store(work);
    await desk.ecf.fail(work, 'refused');
    await annul(id);
  });
});

describe('the receipt of an own purchase', () => {
  it('has its document, follows its bill, and a rejected one is replaced on it', async () => {
    const { sql } = database;
    const place = await createBillPlace(sql, 'Compra electrónica');
    const ecf = ecfDesk(sql);
    await taxVerbs.saveProfile(sql, place.landlord);
    await verbs.saveFiscalIssuer(sql, place.owner, {
      ...{ organizationId: place.landlord.organizationId, taxId: '101850043', taxpayerKind: 'company' },
      ...{ legalName: 'Compra', ...ELECTRONIC, issuingWay: 'direct' },
    });
    await taxVerbs.addRange(sql, place.landlord, {
      ...{ kind: 'purchases', series: 'E', expiresOn: '2040-12-31' },
    });
    const { name, ...identity } = PLUMBER;
    const vendorId = await addVendor(sql, place.landlord, name, identity);
    const billFor = async () => {
      const id = await place.save({
        ...{ vendor_id: vendorId, purchase_receipt_kind: 'purchases', itbis_minor: 180_000 },
        ...{ itbis_withheld_minor: 180_000, isr_kind: '2', isr_withheld_minor: 100_000 },
      });
      await place.submit(id);
      return id;
    };
    const listed = async (billId: string) => {
      const [row] = await sql`
        select b.ncf, b.ecf_state, b.ecf_document_id, d.facts from public.bills_list b
        left join public.ecf_documents d on d.id = b.ecf_document_id where b.id = ${billId}`;
      return row;
    };
    const billId = await billFor();
    const first = await listed(billId);
    const record = ecfRecord(first?.facts);
    expect(first).toMatchObject({ ncf: 'E410000000001', ecf_state: 'to_sign' });
    expect(record?.purchase).toMatchObject({ withheld: { itbisMinor: 180_000, isrMinor: 100_000 } });
    expect(record && ecfProblems(draftOf(record), contextOf(record, desk.today))).toEqual([]);
    await ecf.settle(first?.ecf_document_id, 'rejected', { isNumberUsed: true });
    await verbs.replaceRejectedEcf(sql, place.owner, { documentId: first?.ecf_document_id });
    const second = await listed(billId);
    expect(second).toMatchObject({ ncf: 'E410000000002', ecf_state: 'to_sign' });
    await ecf.settle(second?.ecf_document_id, 'rejected', { isNumberUsed: false });
    await verbs.replaceRejectedEcf(sql, place.owner, { documentId: second?.ecf_document_id });
    const third = await listed(billId);
    expect(third).toMatchObject({ ncf: 'E410000000002', ecf_state: 'to_sign' });
    await ecf.settle(third?.ecf_document_id, 'accepted');
    const voided = (id: string) => verbs.voidBill(sql, place.owner, { billId: id, reason: 'No vino' });
    expect(await outcomeOf(voided(billId))).toBe('purchase_ecf_not_cancelled');
    const underway = await billFor();
    await ecf.claim({ documentId: (await listed(underway))?.ecf_document_id });
    expect(await outcomeOf(voided(underway))).toBe('purchase_ecf_not_cancelled');
    const waiting = await billFor();
    await voided(waiting);
    expect(await listed(waiting)).toMatchObject({ ecf_state: 'annulled' });
  });
});
