// What is given out in a trial has no fiscal value: its numbers, its sums and its charges are apart from those of production.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { startOfMonth } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type ElectronicDesk, prepareElectronic } from '#tests/support/ecf.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { taxVerbs } from '#tests/support/tax.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let desk: ElectronicDesk;

beforeEach(async () => {
  desk = await prepareElectronic(database.sql, `Prueba ${randomUUID().slice(0, 8)}`, 'testecf');
});

const organizationId = () => desk.landlord.organizationId;
const produce = async (from = 1) => {
  await desk.goTo('ecf');
  await desk.addRanges(from);
};
const documentOf = async (invoiceId: string) => String((await desk.ecf.ofInvoice(invoiceId))?.id);
const environmentsOf = async (kind: string) => {
  const rows = await database.sql<{ environment: string | null; next: number }[]>`
    select environment, next_number::int as next from public.ncf_ranges
    where organization_id = ${organizationId()} and ncf_kind = ${kind} order by created_at`;
  return rows.map(({ environment, next }) => [environment, next]);
};
const toInvoice = async (chargeId: string) =>
  (await database.sql`select id from public.charges_to_invoice where id = ${chargeId}`).length === 1;
const missing = async () => {
  const [row] = await database.sql`
    select missing_count, missing_minor::int from public.count_charges_without_receipt(${organizationId()}, ${desk.today}, ${desk.today})`;
  return row;
};
const itbisOfMonth = async () => {
  const [row] = await database.sql`
    select billed_minor::int as billed from public.itbis_months
    where organization_id = ${organizationId()} and month = ${startOfMonth(desk.today)}`;
  return row?.billed ?? 0;
};
const right = async () => expect(await findDiscrepancies(database.sql)).toEqual([]);

describe('numbers', () => {
  it('are those of the environment in which the issuer is, and the same may be in both', async () => {
    const add = (more: object = {}) =>
      taxVerbs.addRange(database.sql, desk.landlord, {
        ...{ kind: 'fiscal_credit', series: 'E', first: 500, last: 600, expiresOn: '2040-12-31', ...more },
      });
    expect(await outcomeOf(add())).toBe('ncf_range_overlaps');
    await desk.goTo('ecf');
    await add();
    expect(await outcomeOf(add())).toBe('ncf_range_overlaps');
    await add({ series: 'B', expiresOn: undefined });
    expect(await environmentsOf('fiscal_credit')).toEqual([
      ['testecf', 1],
      ['ecf', 500],
      [null, 500],
    ]);
  });

  it('of an issuer that gives out receipts in another program are real', async () => {
    await desk.goTo('testecf', { issuingWay: 'external' });
    await desk.addRanges();
    const { invoiceId } = await desk.issueFor();
    expect(await desk.invoice(invoiceId)).toMatchObject({ environment: 'ecf', is_counted: true });
  });

  it('begin in production with those allowed there, and not after those of the trial', async () => {
    const trial = [(await desk.issueFor()).invoiceId, (await desk.issueFor()).invoiceId];
    await desk.goTo('ecf');
    expect(await outcomeOf(desk.issueFor())).toBe('ncf_range_missing');
    await desk.addRanges(2);
    const real = (await desk.issueFor()).invoiceId;
    const seen = [];
    for (const id of [...trial, real]) {
      const row = await desk.invoice(id);
      seen.push([row?.ncf, row?.environment, row?.is_counted]);
    }
    expect(seen).toEqual([
      ['E310000000001', 'testecf', false],
      ['E310000000002', 'testecf', false],
      ['E310000000002', 'ecf', true],
    ]);
    expect(await environmentsOf('fiscal_credit')).toEqual([
      ['testecf', 3],
      ['ecf', 3],
    ]);
  });
});

describe('a charge with a receipt of a trial', () => {
  it('gets no second one there, and a real one in production, with its ITBIS once', async () => {
    const leaseId = await desk.newLease();
    const chargeId = await desk.charge(leaseId, 1_000_000);
    const trial = await desk.issue([chargeId]);
    expect(await toInvoice(chargeId)).toBe(false);
    expect(await outcomeOf(desk.issue([chargeId]))).toBe('charge_invoiced');
    // No form has it: it is among those that have no receipt of fiscal value.
    expect(await missing()).toEqual({ missing_count: 1, missing_minor: 1_000_000 });
    expect(await itbisOfMonth()).toBe(0);
    expect(await desk.booksOf(leaseId)).toMatchObject({ receivables: 1_180_000, itbis_payable: -180_000 });
    await produce();
    const freed = await desk.booksOf(leaseId);
    expect([freed.receivables, freed.itbis_payable]).toEqual([1_000_000, undefined]);
    expect(await toInvoice(chargeId)).toBe(true);
    const real = await desk.issue([chargeId]);
    expect(await desk.booksOf(leaseId)).toMatchObject({ receivables: 1_180_000, itbis_payable: -180_000 });
    expect(await itbisOfMonth()).toBe(180_000);
    expect(await missing()).toEqual({ missing_count: 0, missing_minor: 0 });
    expect(await desk.invoice(trial)).toMatchObject({ is_standing: false, cancelled_on: null });
    expect(await desk.invoice(real)).toMatchObject({ is_standing: true, ncf: 'E310000000001' });
    await right();
  });

  it('is held while the issuer stays in that trial, whatever else is saved', async () => {
    const { invoiceId } = await desk.issueFor();
    await desk.goTo('testecf', { phone: '809-555-0199' });
    expect(await desk.invoice(invoiceId)).toMatchObject({ is_standing: true });
    await desk.goTo('certecf');
    expect(await desk.invoice(invoiceId)).toMatchObject({ is_standing: false });
  });

  it('gives back what was paid of the ITBIS, which the real one then takes', async () => {
    const leaseId = await desk.newLease();
    const chargeId = await desk.charge(leaseId, 1_000_000);
    await desk.issue([chargeId]);
    await verbs.recordPayment(database.sql, desk.owner, {
      leaseId,
      amountMinor: 1_180_000,
      paidOn: desk.today,
    });
    await produce();
    await desk.issue([chargeId]);
    const [owed] = await database.sql`
      select coalesce(sum(outstanding_minor), 0)::int as owed from public.charges where lease_id = ${leaseId} and reversed_at is null`;
    expect(owed).toEqual({ owed: 0 });
    await right();
  });
});

describe('trial and production do not touch', () => {
  it('nothing is withheld of a trial, and the reports of a month have what is real alone', async () => {
    const trial = await desk.issueFor(1_000_000);
    const withhold = (invoiceId: string) =>
      verbs.recordWithholding(database.sql, desk.owner, {
        invoiceId,
        withheldOn: desk.today,
        isrMinor: 1_000,
      });
    expect(await outcomeOf(withhold(trial.invoiceId))).toBe('receipt_of_trial');
    await produce();
    const { invoiceId } = await desk.issueFor(2_000_000);
    await withhold(invoiceId);
    const rows = await act(
      database.sql,
      desk.owner,
      (sql) => sql`
        select itbis_billed_minor::int as billed, isr_withheld_by_clients_minor::int as withheld
        from public.report_tax_summary(${organizationId()}, ${desk.today}, ${desk.today})`,
    );
    expect(rows).toEqual([{ billed: 360_000, withheld: 1_000 }]);
    const counted = await database.sql`
      select id from public.fiscal_invoices_list where organization_id = ${organizationId()} and is_counted and cancelled_on is null`;
    expect(counted).toEqual([{ id: invoiceId }]);
    expect(await itbisOfMonth()).toBe(360_000);
  });

  it('a note stays in the environment of its receipt', async () => {
    const trial = await desk.issueFor();
    await desk.ecf.settle(await documentOf(trial.invoiceId), 'accepted');
    const credit = ({ invoiceId, chargeId }: typeof trial) =>
      verbs.issueCreditNote(database.sql, desk.owner, { invoiceId, chargeIds: [chargeId] });
    const other = await desk.issueFor();
    await desk.ecf.settle(await documentOf(other.invoiceId), 'accepted');
    const note = await credit(other);
    expect(await desk.invoice(note)).toMatchObject({ environment: 'testecf', is_counted: false });
    await produce();
    expect(await outcomeOf(credit(trial))).toBe('environment_differs');
  });

  it('a trial changes no real receipt, also not one of paper', async () => {
    await desk.goTo('testecf', { issuingWay: 'paper', electronicSince: null });
    await taxVerbs.addRange(database.sql, desk.landlord, { kind: 'fiscal_credit' });
    const paper = await desk.issueFor();
    expect(await desk.invoice(paper.invoiceId)).toMatchObject({
      ncf: 'B0100000001',
      environment: null,
      is_counted: true,
    });
    await desk.goTo('testecf');
    const credit = () =>
      verbs.issueCreditNote(database.sql, desk.owner, {
        invoiceId: paper.invoiceId,
        chargeIds: [paper.chargeId],
      });
    const late = await desk.charge(String((await desk.invoice(paper.invoiceId))?.lease_id), 5_000);
    const debit = () =>
      verbs.issueDebitNote(database.sql, desk.owner, { invoiceId: paper.invoiceId, chargeIds: [late] });
    expect([await outcomeOf(credit()), await outcomeOf(debit())]).toEqual([
      'environment_differs',
      'environment_differs',
    ]);
    await produce();
    expect(await desk.invoice(await credit())).toMatchObject({ environment: 'ecf', is_counted: true });
  });

  it('what a trial rejected is replaced in it, not in production', async () => {
    const { invoiceId } = await desk.issueFor();
    const documentId = await documentOf(invoiceId);
    await desk.ecf.settle(documentId, 'rejected', { isNumberUsed: false });
    await produce();
    const replace = () => verbs.replaceRejectedEcf(database.sql, desk.owner, { documentId });
    expect(await outcomeOf(replace())).toBe('environment_differs');
  });

  it('a document that waits keeps its environment', async () => {
    const { invoiceId } = await desk.issueFor();
    await produce();
    const [work] = await desk.ecf.claim({ documentId: await documentOf(invoiceId) });
    expect(work).toMatchObject({ encf: 'E310000000001', environment: 'testecf' });
  });
});

describe('an issuer', () => {
  it('does not come back from production once it has given out something there', async () => {
    await produce();
    await desk.goTo('testecf');
    await desk.goTo('ecf');
    await desk.issueFor();
    for (const environment of ['testecf', 'certecf'] as const)
      expect(await outcomeOf(desk.goTo(environment))).toBe('environment_has_receipts');
    expect(await outcomeOf(desk.goTo('testecf', { issuingWay: 'external' }))).toBe(
      'environment_has_receipts',
    );
    await desk.goTo('ecf', { phone: '809-555-0199' });
  });
});
