// An issuer that can make no e-CF says so to the tax authority, gives out paper, and replaces it afterwards.
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, startOfMonth } from '#src/domain/foundation/dates.ts';
import { ecfProblems } from '#src/domain/taxes/ecf/ecf-checks.ts';
import { contextOf, draftOf, ecfRecord } from '#src/domain/taxes/ecf/ecf-record.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type ElectronicDesk, prepareElectronic } from '#tests/support/ecf.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { CLIENT, taxVerbs } from '#tests/support/tax.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let desk: ElectronicDesk;
let issuerId: string;
let contingencyId: string;
const papers: { chargeId: string; invoiceId: string }[] = [];

const start = (more: object = {}) =>
  verbs.startContingency(database.sql, desk.owner, {
    ...{ issuerId, isTotal: true, startsOn: desk.today, note: 'Aviso 123' },
    ...more,
  });
const end = (endsOn: string | null, id = contingencyId) =>
  verbs.endContingency(database.sql, desk.owner, { id, endsOn });
const replace = (invoiceId: string | undefined) =>
  verbs.replaceContingencyReceipt(database.sql, desk.owner, { invoiceId });
const waiting = async () => {
  const rows = await act(
    database.sql,
    desk.owner,
    (transaction) => transaction<{ invoice_id: string; due_by: string | null }[]>`
      select invoice_id, due_by::text as due_by from public.contingency_receipts order by ncf`,
  );
  return rows.map(({ invoice_id, due_by }) => [invoice_id, due_by]);
};
const billed = async () => {
  const [row] = await database.sql`
    select coalesce(sum(billed_minor), 0)::int as minor from public.itbis_months where issuer_id = ${issuerId}`;
  return row?.minor as number;
};

beforeAll(async () => {
  desk = await prepareElectronic(database.sql, 'Contingencia');
  issuerId = desk.landlord.organizationId;
});

describe('a contingency', () => {
  it.each<[string, object, string]>([
    ['of a day that is over', { startsOn: '2026-01-01' }, 'value_out_of_range'],
    ['without a day', { startsOn: null }, 'value_missing'],
    ['of an issuer that nobody knows', { issuerId: '00000000-0000-0000-0000-000000000001' }, 'not_found'],
  ])('is refused %s', async (_, more, code) => {
    expect(await outcomeOf(start(more))).toBe(code);
  });

  it('gives out paper of its own ranges alone; own purchases wait', async () => {
    contingencyId = await start();
    expect(await outcomeOf(start())).toBe('contingency_open');
    expect(await outcomeOf(desk.issueFor())).toBe('ncf_range_missing');
    await taxVerbs.addRange(database.sql, desk.landlord, { kind: 'fiscal_credit', first: 700, last: 799 });
    expect(await outcomeOf(desk.issueFor())).toBe('ncf_range_missing');
    await taxVerbs.addRange(database.sql, desk.landlord, {
      kind: 'fiscal_credit',
      first: 900,
      forContingency: true,
      last: 999,
    });
    await taxVerbs.addRange(database.sql, desk.landlord, {
      kind: 'credit_note',
      first: 900,
      forContingency: true,
      last: 999,
    });
    for (let index = 0; index < 3; index += 1) papers.push(await desk.issueFor());
    const rows = await Promise.all(papers.map(({ invoiceId }) => desk.invoice(invoiceId)));
    expect(rows.map((row) => row?.ncf)).toEqual(['B0100000900', 'B0100000901', 'B0100000902']);
    expect(await desk.ecf.ofInvoice(papers[0]?.invoiceId)).toBeUndefined();
    expect(await waiting()).toEqual(papers.map(({ invoiceId }) => [invoiceId, null]));
    expect(await outcomeOf(replace(papers[0]?.invoiceId))).toBe('contingency_open');
  });

  it('ends, not before its last paper, and once; then numbers are electronic again', async () => {
    expect(await outcomeOf(end(addDays(desk.today, -1)))).toBe('value_out_of_range');
    expect(await outcomeOf(end(null))).toBe('value_missing');
    await end(desk.today);
    expect(await outcomeOf(end(desk.today))).toBe('ecf_done');
    const electronic = await desk.issueFor();
    expect((await desk.invoice(electronic.invoiceId))?.ncf).toMatch(/^E31/);
    expect(await waiting()).toEqual(papers.map(({ invoiceId }) => [invoiceId, addDays(desk.today, 30)]));
    expect(await outcomeOf(replace(electronic.invoiceId))).toBe('ncf_kind_not_allowed');
  });
});

describe('a paper of a contingency', () => {
  it('is replaced by an e-CF that names it (4), once; the forms count the paper', async () => {
    const before = await billed();
    const [first] = papers;
    const successor = await replace(first?.invoiceId);
    expect(await billed()).toBe(before);
    expect(await desk.invoice(successor)).toMatchObject({
      ...{ ecf_state: 'to_sign', is_counted: false, replaces_paper_id: first?.invoiceId, is_standing: true },
    });
    const record = ecfRecord((await desk.ecf.ofInvoice(successor))?.facts);
    expect(record?.sale?.reference).toMatchObject({ ncf: 'B0100000900', code: 4, reason: '' });
    expect(record && ecfProblems(draftOf(record), contextOf(record, desk.today))).toEqual([]);
    expect(await outcomeOf(replace(first?.invoiceId))).toBe('ecf_done');
    expect((await waiting()).map(([id]) => id)).toEqual(papers.slice(1).map(({ invoiceId }) => invoiceId));
    // Notes are about the e-CF from now on, and lower what the paper counted.
    const note = (invoiceId: string | undefined) =>
      verbs.issueCreditNote(database.sql, desk.owner, { invoiceId, chargeIds: [first?.chargeId] });
    expect(await outcomeOf(note(first?.invoiceId))).toBe('charges_mixed');
    await desk.ecf.settle(String((await desk.ecf.ofInvoice(successor))?.id), 'accepted');
    await note(successor);
    expect(await billed()).toBe(before - 900_000);
  });

  it('whose replacement is rejected gets another one, about the paper too', async () => {
    const before = await billed();
    const successor = await replace(papers[1]?.invoiceId);
    const id = String((await desk.ecf.ofInvoice(successor))?.id);
    await desk.ecf.settle(id, 'rejected', { isNumberUsed: true });
    const next = await verbs.replaceRejectedEcf(database.sql, desk.owner, { documentId: id });
    const record = ecfRecord((await desk.ecf.ofInvoice(next))?.facts);
    expect(record?.sale?.reference).toMatchObject({ ncf: 'B0100000901', code: 4 });
    expect(await desk.invoice(next)).toMatchObject({ is_counted: false });
    expect(await billed()).toBe(before);
  });

  it('that was cancelled waits for nothing', async () => {
    await verbs.cancelFiscalInvoice(database.sql, desk.owner, { invoiceId: papers[2]?.invoiceId });
    expect(await waiting()).toEqual([]);
    expect(await outcomeOf(replace(papers[2]?.invoiceId))).toBe('invoice_cancelled');
    expect(await findDiscrepancies(database.sql)).toEqual([]);
  });
});

it('a mixed month counts paper and e-CF once each, and leaves out what has no value', async () => {
  const { sql } = database;
  const mixed = await prepareElectronic(sql, 'Mes mixto');
  const id = mixed.landlord.organizationId;
  // By hand, ITBIS in pesos: B 180 + E accepted 360 + E waiting 540 + note −180; rejected 720 and annulled 900 count nothing.
  const contingency = await verbs.startContingency(sql, mixed.owner, {
    ...{ issuerId: id, isTotal: false, startsOn: mixed.today },
  });
  await taxVerbs.addRange(sql, mixed.landlord, { kind: 'fiscal_credit', first: 1, forContingency: true });
  await mixed.issueFor(100_000, { client: CLIENT });
  await verbs.endContingency(sql, mixed.owner, { id: contingency, endsOn: mixed.today });
  const accepted = await mixed.issueFor(200_000);
  const documentOf = async (invoiceId: string) => String((await mixed.ecf.ofInvoice(invoiceId))?.id);
  await mixed.ecf.settle(await documentOf(accepted.invoiceId), 'conditional');
  await mixed.issueFor(300_000);
  await mixed.ecf.settle(await documentOf((await mixed.issueFor(400_000)).invoiceId), 'rejected');
  await verbs.annulEcf(sql, mixed.owner, {
    documentId: await documentOf((await mixed.issueFor(500_000)).invoiceId),
  });
  const credited = await mixed.issueFor(100_000);
  await mixed.ecf.settle(await documentOf(credited.invoiceId), 'accepted');
  await verbs.issueCreditNote(sql, mixed.owner, {
    ...{ invoiceId: credited.invoiceId, chargeIds: [credited.chargeId] },
  });
  const [row] = await act(
    sql,
    mixed.owner,
    (transaction) => transaction`
      select itbis_billed_minor::int as minor from public.report_tax_summary(${id}, ${startOfMonth(mixed.today)}, ${mixed.today})`,
  );
  expect(row?.minor).toBe(18_000 + 36_000 + 54_000 + 18_000 - 18_000);
  const [kept] =
    await sql`select billed_minor::int as minor from public.itbis_months where issuer_id = ${id}`;
  expect(kept?.minor).toBe(row?.minor);
});

describe('a contingency that lasts longer than its fifteen days', () => {
  const warn = (day: string) =>
    database.sql`select private.warn_of_long_contingencies(${issuerId}, ${day}::date)`;
  const alarms = () =>
    database.sql`select parameters from private.outgoing_messages where template = 'ecf_alarm'
      and parameters ->> 'event' = 'contingency' order by created_at`;

  it('is written about each day after them, once a day, until it ends; paper goes out all the same', async () => {
    contingencyId = await start();
    const last = addDays(desk.today, 14);
    await warn(last);
    expect(await alarms()).toEqual([]);
    for (const days of [1, 1, 2]) await warn(addDays(last, days));
    const written = await alarms();
    expect(written).toHaveLength(2);
    expect(written[0]?.parameters).toMatchObject({ starts_on: desk.today, last_day: last });
    const paper = await desk.issueFor();
    expect((await desk.invoice(paper.invoiceId))?.ncf).toMatch(/^B01/);
    await end(addDays(last, 3));
    await warn(addDays(last, 3));
    expect(await alarms()).toHaveLength(2);
  });
});
