// A number of series E gets its document in the transaction that takes it, with all that it says.
import { beforeAll, describe, expect, it } from 'vitest';
import { ecfProblems } from '#src/domain/taxes/ecf/ecf-checks.ts';
import { contextOf, draftOf, ecfRecord } from '#src/domain/taxes/ecf/ecf-record.ts';
import { outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type ElectronicDesk, prepareElectronic } from '#tests/support/ecf.ts';
import { CLIENT } from '#tests/support/tax.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let desk: ElectronicDesk;

beforeAll(async () => {
  desk = await prepareElectronic(database.sql, 'Emite');
});

const documentOf = async (invoiceId: string) => {
  const row = await desk.ecf.ofInvoice(invoiceId);
  const record = ecfRecord(row?.facts);
  if (!row || !record)
    throw new Error(`No document, or none that can be read: ${JSON.stringify(row?.facts)}`);
  return { row, record };
};
const nothingWrong = async (invoiceId: string) => {
  const { record, row } = await documentOf(invoiceId);
  expect(ecfProblems(draftOf(record), contextOf(record, desk.today))).toEqual([]);
  return { record, row };
};

describe('the document of a receipt', () => {
  it('says all that is signed later, and nothing of it would be refused', async () => {
    const { invoiceId } = await desk.issueFor(10_000_000, {
      itbisToWithholdMinor: 1_800_000,
      isrToWithholdMinor: 1_000_000,
    });
    const { row, record } = await nothingWrong(invoiceId);
    expect(row).toMatchObject({ state: 'to_sign', encf: 'E310000000001', environment: 'ecf' });
    expect(row).toMatchObject({ total_minor: '11800000', buyer_tax_id: CLIENT.id, is_summary: false });
    expect(record.issuer).toMatchObject({ taxId: '101850043', phone: '+18095550101' });
    expect(record.sale).toMatchObject({
      ...{ kind: 'fiscal_credit', expiresOn: '2040-12-31', itbisMinor: 1_800_000, reference: null },
      withheld: { itbisMinor: 1_800_000, isrMinor: 1_000_000 },
      paid: { cash: 0, transfer: 0, card: 0, other: 0, credit: 11_800_000 },
      ...{ dueOn: desk.today, client: { idType: 'rnc', id: CLIENT.id, name: CLIENT.name } },
    });
    expect(record.sale?.charges).toMatchObject([{ amountMinor: 10_000_000 }]);
    const events = await database.sql`select kind from public.ecf_events where document_id = ${row.id}`;
    expect(events).toMatchObject([{ kind: 'issued' }]);
  });

  it('stays as it was when the issuer is another tomorrow', async () => {
    const { invoiceId } = await desk.issueFor();
    const before = await desk.ecf.ofInvoice(invoiceId);
    await database.sql`update public.fiscal_issuers set address = 'Otra' where id = ${desk.landlord.organizationId}`;
    expect((await desk.ecf.ofInvoice(invoiceId))?.facts).toEqual(before?.facts);
    await database.sql`
      update public.fiscal_issuers set address = 'Calle El Conde 10' where id = ${desk.landlord.organizationId}`;
  });

  it('of a consumer below the threshold goes as a summary, above it whole and with a name', async () => {
    const consumer = {
      ...{
        kind: 'consumer',
        treatment: 'exempt',
        client: { name: 'Consumidor final', idType: null, id: '' },
      },
    };
    const small = await desk.issueFor(24_999_999, consumer);
    expect((await nothingWrong(small.invoiceId)).row.is_summary).toBe(true);
    expect(await outcomeOf(desk.issueFor(25_000_000, consumer))).toBe('client_id_missing');
    const large = await desk.issueFor(25_000_000, { ...consumer, client: CLIENT });
    expect((await nothingWrong(large.invoiceId)).row.is_summary).toBe(false);
  });

  it('in dollars says pesos that sum', async () => {
    const chargeId = await desk.charge(await desk.newLease('USD'), 100_001);
    const invoiceId = await desk.issue([chargeId], { dopRate: 60.2575, rateSource: 'Banco' });
    const { row, record } = await nothingWrong(invoiceId);
    // 1,000.01 × 60.2575 = 60,258.10; 180.00 × 60.2575 = 10,846.35
    expect(row.total_minor).toBe(String(6_025_810 + 1_084_635));
    expect(record.sale).toMatchObject({ currency: 'USD', dopRate: 60.2575 });
  });

  it('of the State has no withholding, and one of a special regime no ITBIS', async () => {
    const state = { kind: 'government' };
    expect(await outcomeOf(desk.issueFor(100_000, { ...state, isrToWithholdMinor: 5_000 }))).toBe(
      'withholding_not_allowed',
    );
    await nothingWrong((await desk.issueFor(100_000, state)).invoiceId);
    const special = { kind: 'special_regime' };
    expect(await outcomeOf(desk.issueFor(100_000, special))).toBe('special_regime_taxed');
    await nothingWrong((await desk.issueFor(100_000, { ...special, treatment: 'exempt' })).invoiceId);
  });

  it.each([
    ['more ITBIS than there is', { itbisToWithholdMinor: 900_001 }, 'withholding_exceeds_invoice'],
    ['more income tax than the price', { isrToWithholdMinor: 5_000_001 }, 'withholding_exceeds_invoice'],
    ['less than nothing', { isrToWithholdMinor: -1 }, 'withholding_exceeds_invoice'],
    ['a name too long', { client: { ...CLIENT, name: 'x'.repeat(151) } }, 'value_too_long'],
  ])('is refused before a number is taken: %s', async (_, more, code) => {
    const next = () => database.sql`
      select sum(next_number)::int as next from public.ncf_ranges where organization_id = ${desk.landlord.organizationId}`;
    const before = await next();
    expect(await outcomeOf(desk.issueFor(5_000_000, more))).toBe(code);
    expect(await next()).toEqual(before);
  });

  it('is not made where receipts are given out elsewhere', async () => {
    await database.sql`update public.fiscal_issuers set issuing_way = 'external' where id = ${desk.landlord.organizationId}`;
    const { invoiceId } = await desk.issueFor();
    expect(await desk.ecf.ofInvoice(invoiceId)).toBeUndefined();
    await database.sql`update public.fiscal_issuers set issuing_way = 'direct' where id = ${desk.landlord.organizationId}`;
  });
});

describe('a note', () => {
  it('waits for the verdict on its receipt; then says the whole (1) or a part (3)', async () => {
    const leaseId = await desk.newLease();
    const charges = [await desk.charge(leaseId), await desk.charge(leaseId, 1_000_000)];
    const invoiceId = await desk.issue(charges);
    const credit = (ids: (string | undefined)[]) =>
      verbs.issueCreditNote(database.sql, desk.owner, { invoiceId, chargeIds: ids });
    expect(await outcomeOf(credit(charges))).toBe('base_not_accepted');
    const late = await desk.charge(leaseId, 40_000);
    const debit = () =>
      verbs.issueDebitNote(database.sql, desk.owner, { invoiceId, chargeIds: [late], reason: 'Mora' });
    expect(await outcomeOf(debit())).toBe('base_not_accepted');
    await desk.ecf.settle((await documentOf(invoiceId)).row.id, 'accepted');
    const part = await nothingWrong(await credit([charges[1]]));
    expect(part.record.sale).toMatchObject({
      ...{ kind: 'credit_note', dueOn: null, itbisMinor: 180_000 },
      reference: { ncf: (await desk.invoice(invoiceId))?.ncf, code: 3, reason: 'Error' },
    });
    expect(part.record.base).toEqual({
      ...{ kind: 'fiscal_credit', verdict: 'accepted', totalMinor: 7_080_000, balanceMinor: 7_080_000 },
    });
    const more = await nothingWrong(await debit());
    expect(more.record.sale?.reference).toMatchObject({ code: 3 });
    const rest = await nothingWrong(await credit([charges[0]]));
    // What was taken back is not left, what was added is.
    expect(rest.record.base).toMatchObject({ balanceMinor: 7_080_000 - 1_180_000 + 47_200 });
    const whole = await desk.issueFor();
    await desk.ecf.settle((await documentOf(whole.invoiceId)).row.id, 'conditional');
    const note = await verbs.issueCreditNote(database.sql, desk.owner, {
      invoiceId: whole.invoiceId,
      chargeIds: [whole.chargeId],
    });
    expect((await nothingWrong(note)).record.sale?.reference).toMatchObject({ code: 1 });
  });

  it('takes back its part of what would be withheld; several take back all of it, to the centavo', async () => {
    const leaseId = await desk.newLease();
    const charges: string[] = [];
    for (const amount of [3_333_333, 3_333_333, 3_333_334]) charges.push(await desk.charge(leaseId, amount));
    const withheld = { itbisToWithholdMinor: 540_001, isrToWithholdMinor: 1_000_000 };
    const invoiceId = await desk.issue(charges, withheld);
    await desk.ecf.settle((await documentOf(invoiceId)).row.id, 'accepted');
    const parts: unknown[] = [];
    for (const chargeId of charges) {
      const note = verbs.issueCreditNote(database.sql, desk.owner, { invoiceId, chargeIds: [chargeId] });
      parts.push((await nothingWrong(await note)).record.sale?.withheld);
    }
    // Left of 100,000.00: 66,666.67, 33,333.34 and nothing; of 18,000.00 ITBIS: 12,000.00, 6,000.00 and nothing.
    expect(parts).toEqual([
      // 10,000.00 - 6,666.67; 5,400.01 - 3,600.01
      { itbisMinor: 180_000, isrMinor: 333_333 },
      // 6,666.67 - 3,333.33; 3,600.01 - 1,800.00
      { itbisMinor: 180_001, isrMinor: 333_334 },
      // 3,333.33; 1,800.00
      { itbisMinor: 180_000, isrMinor: 333_333 },
    ]);
    const plain = await desk.issueFor();
    await desk.ecf.settle((await documentOf(plain.invoiceId)).row.id, 'accepted');
    const note = await verbs.issueCreditNote(database.sql, desk.owner, {
      ...{ invoiceId: plain.invoiceId, chargeIds: [plain.chargeId] },
    });
    expect((await documentOf(note)).record.sale?.withheld).toEqual({ itbisMinor: 0, isrMinor: 0 });
  });

  it('has a reason that fits', async () => {
    const { invoiceId, chargeId } = await desk.issueFor();
    await desk.ecf.settle((await documentOf(invoiceId)).row.id, 'accepted');
    const note = (reason: string) =>
      verbs.issueCreditNote(database.sql, desk.owner, { invoiceId, chargeIds: [chargeId], reason });
    expect(await outcomeOf(note('x'.repeat(91)))).toBe('value_too_long');
    await nothingWrong(await note('x'.repeat(90)));
  });
});

describe('numbers', () => {
  it('are never given twice when twenty ask at once, and none is left out', async () => {
    const charges: string[] = [];
    for (let index = 0; index < 20; index += 1) charges.push(await desk.charge(await desk.newLease(), 1_000));
    const before = await database.sql`
      select next_number::int as next from public.ncf_ranges where organization_id = ${desk.landlord.organizationId} and ncf_type = '31'`;
    const ids = await Promise.all(charges.map((id) => desk.issue([id])));
    const documents = await database.sql`
      select encf from public.ecf_documents where invoice_id in ${database.sql(ids)} order by encf`;
    const numbers = documents.map(({ encf }) => Number(encf.slice(3)));
    expect(numbers).toEqual(ids.map((_, index) => before[0]?.next + index));
  });
});
