// A manager gives out receipts of two issuers: their own, and those of a person whose house they manage.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, startOfMonth } from '#src/domain/foundation/dates.ts';
import { issuedKinds, ncfSeries, needsExpiry } from '#src/domain/taxes/ncf.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addVendor } from '#tests/support/expenses.ts';
import { type Invoicing, prepareInvoicing } from '#tests/support/invoicing.ts';
import { addProperty, addUnit, createRentable } from '#tests/support/portfolio.ts';
import { ELECTRONIC, HASH, taxVerbs } from '#tests/support/tax.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
const HOUSE = { legalName: 'Rosa Almonte', taxpayerKind: 'person', taxId: '00112345673' } as const;
let desk: Invoicing;
const issuerId: string = randomUUID();
let houseId: string;
let houseLease: string;

const save = (more: object = {}) =>
  verbs.saveFiscalIssuer(database.sql, desk.owner, {
    organizationId: desk.landlord.organizationId,
    issuerId,
    ...HOUSE,
    ...more,
  });
const assign = (validFrom: string, issuer = issuerId, propertyId = houseId) =>
  verbs.setPropertyIssuer(database.sql, desk.owner, { propertyId, issuerId: issuer, validFrom });
const range = (more: object) =>
  taxVerbs.addRange(database.sql, desk.landlord, { kind: 'fiscal_credit', issuerId, ...more });
const charge = (leaseId: string, amountMinor = 1_000_000) =>
  verbs.addCharge(database.sql, desk.owner, {
    leaseId,
    amountMinor,
    dueOn: desk.today,
    description: 'Renta',
  });
const issue = async (leaseId: string, amountMinor?: number) =>
  desk.invoice(await desk.issue([await charge(leaseId, amountMinor)]));

beforeAll(async () => {
  const { sql } = database;
  desk = await prepareInvoicing(sql, 'Administra');
  await desk.open();
  houseId = await addProperty(sql, desk.landlord, 'Casa de Rosa');
  houseLease = await verbs.createLease(sql, desk.owner, {
    unitId: await addUnit(sql, desk.landlord, houseId, 'Casa'),
    personIds: [desk.personId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
  });
  await save();
});

describe('an issuer', () => {
  it('1. is an owner, known by their number, or the organization itself, whose number follows', async () => {
    expect(await save({ tradeName: 'Casa Rosa' })).toBe(issuerId);
    const rows = await database.sql`
      select id, tax_id, trade_name, issuing_way, environment, reception_slug from public.fiscal_issuers
      where organization_id = ${desk.landlord.organizationId} order by id = ${issuerId}`;
    expect(rows).toMatchObject([
      { id: desk.landlord.organizationId, tax_id: '101850043' },
      { id: issuerId, tax_id: HOUSE.taxId, trade_name: 'Casa Rosa' },
    ]);
    expect(rows[1]).toMatchObject({ issuing_way: 'paper', environment: 'testecf' });
    expect(new Set(rows.map((row) => row.reception_slug)).size).toBe(2);
    const rename = (rnc: string) => database.sql`
      update public.organizations set rnc = ${rnc} where id = ${desk.landlord.organizationId}`;
    await rename('130123456');
    const [own] = await database.sql`
      select tax_id from public.fiscal_issuers where id = ${desk.landlord.organizationId}`;
    expect(own?.tax_id).toBe('130123456');
    expect(await outcomeOf(rename(HOUSE.taxId))).toBe('tax_id_taken');
    await rename('101850043');
  });

  it.each<[string, object, string]>([
    ['with another one’s number', { taxId: '101850043' }, 'tax_id_taken'],
    ['without a right number', { taxId: '12' }, 'tax_id_malformed'],
    ['without a name', { legalName: ' ' }, 'name_missing'],
    ['with a name longer than an e-CF takes', { legalName: 'x'.repeat(151) }, 'value_too_long'],
    ['with a phone in other words', { phone: '8095550100' }, 'value_malformed'],
    ['electronic without an address', { ...ELECTRONIC, address: '' }, 'issuer_address_missing'],
    ['electronic on paper', { ...ELECTRONIC, issuingWay: 'paper' }, 'value_missing'],
  ])('2. is refused %s', async (_, more, code) => {
    expect(await outcomeOf(save(more))).toBe(code);
  });

  it('3. of another organization is nobody here: issuer, property, form', async () => {
    const other = await createRentable(database.sql, 'Ajena');
    expect(await outcomeOf(save({ issuerId: other.landlord.organizationId }))).toBe('not_found');
    expect(await outcomeOf(assign(desk.today, other.landlord.organizationId))).toBe('not_found');
    expect(await outcomeOf(assign(desk.today, issuerId, other.propertyId))).toBe('not_found');
    expect(await outcomeOf(range({ issuerId: other.landlord.organizationId }))).toBe('not_found');
    const form = { form: '606', month: '2026-01-01' } as const;
    const made = await taxVerbs.makeForm(database.sql, desk.landlord, form);
    const { organizationId } = desk.landlord;
    const check = verbs.checkTaxForm(database.sql, desk.owner, {
      ...form,
      organizationId,
      madeId: made,
      issuerId: other.landlord.organizationId,
    });
    expect(await outcomeOf(check)).toBe('not_found');
  });
});

describe('a property', () => {
  it('4. has receipts of the organization until it has an issuer; then of that one, with its name and numbers', async () => {
    const before = await issue(houseLease);
    expect(before).toMatchObject({ issuer_id: desk.landlord.organizationId, ncf: 'B0100000001' });
    expect(await outcomeOf(assign(desk.today))).toBe('property_has_receipts');
    await verbs.cancelFiscalInvoice(database.sql, desk.owner, { invoiceId: before?.id });
    // A cancelled number is given out too, by whoever it names.
    expect(await outcomeOf(assign(desk.today))).toBe('property_has_receipts');
    await assign(addDays(desk.today, 1));
    expect(await issue(houseLease)).toMatchObject({ issuer_id: desk.landlord.organizationId });
  });

  it('5. with another issuer from the first day on takes that one’s numbers, also where they are the same', async () => {
    const { sql } = database;
    const propertyId = await addProperty(sql, desk.landlord, 'Apartamento de Rosa');
    await assign('2026-01-01', issuerId, propertyId);
    const leaseId = await verbs.createLease(sql, desk.owner, {
      unitId: await addUnit(sql, desk.landlord, propertyId, '2-B'),
      personIds: [desk.personId],
      startsOn: '2026-01-01',
      endsOn: '2040-12-31',
      billFrom: '2040-01-01',
    });
    expect(await outcomeOf(issue(leaseId))).toBe('ncf_range_missing');
    await range({});
    await range({ kind: 'credit_note' });
    const made = await issue(leaseId);
    expect(made).toMatchObject({ issuer_id: issuerId, ncf: 'B0100000001' });
    const [paper] = await sql`select details from public.fiscal_invoices where id = ${made?.id}`;
    expect(paper?.details).toMatchObject({
      organization_name: 'Rosa Almonte',
      organization_rnc: HOUSE.taxId,
    });
    // A note is its receipt's issuer's, whoever issues for the property by then.
    const [line] =
      await sql`select charge_id from public.fiscal_invoice_charges where invoice_id = ${made?.id} and not is_itbis`;
    const note = await verbs.issueCreditNote(sql, desk.owner, {
      invoiceId: made?.id,
      chargeIds: [line?.charge_id],
    });
    expect(await desk.invoice(note)).toMatchObject({ issuer_id: issuerId, ncf: 'B0400000001' });
    houseId = propertyId;
    houseLease = leaseId;
  });

  it('6. is refused an issuer of whom nobody said who they are', async () => {
    const bare = await createRentable(database.sql, 'Sin perfil');
    const own = verbs.setPropertyIssuer(database.sql, bare.owner, {
      propertyId: bare.propertyId,
      issuerId: bare.landlord.organizationId,
      validFrom: '2026-01-01',
    });
    expect(await outcomeOf(own)).toBe('fiscal_profile_missing');
  });
});

describe('a month of two issuers', () => {
  // Own: rent of 50,000.00 (ITBIS 9,000.00) and a bill of 1,000.00 with 180.00 of ITBIS.
  // Rosa: rent of 10,000.00, given out and taken back (ITBIS 0), and one of 20,000.00 (ITBIS 3,600.00).
  it('7. is told apart: bills, ITBIS, charges without a receipt, summary', async () => {
    const { sql } = database;
    const { organizationId } = desk.landlord;
    await issue(await desk.newLease(), 5_000_000);
    await issue(houseLease, 2_000_000);
    await charge(houseLease, 300_000);
    const bill = async (propertyId: string | null, ncf: string) => {
      const vendorId = await addVendor(sql, desk.landlord, `Suplidor ${ncf}`);
      const [account] = await sql`
        select id from public.accounts where organization_id = ${organizationId} and system_key = 'repairs'`;
      const billId = await verbs.saveBill(sql, desk.owner, {
        organizationId,
        bill: {
          ...{ vendor_id: vendorId, property_id: propertyId, ncf, expense_kind: '02', currency: 'DOP' },
          ...{ billed_on: desk.today, due_on: desk.today, itbis_minor: 18_000 },
        },
        lines: [{ account_id: account?.id, description: 'Pintura', amount_minor: 100_000 }],
      });
      await verbs.submitBill(sql, desk.owner, { billId });
      return billId;
    };
    await bill(null, 'B0100000777');
    const ofRosa = await bill(houseId, 'B0100000778');
    const month = startOfMonth(desk.today);
    const months = await sql`
      select issuer_id, billed_minor::int as billed, advanced_minor::int as advanced from public.itbis_months
      where organization_id = ${organizationId} and month = ${month} order by issuer_id = ${issuerId}`;
    expect(months).toMatchObject([
      // The two receipts of 10,000.00 of test 4: one was cancelled.
      { issuer_id: organizationId, billed: 900_000 + 180_000, advanced: 18_000 },
      { issuer_id: issuerId, billed: 360_000, advanced: 18_000 },
    ]);
    const rows = await verbs.taxPurchases(sql, desk.owner, {
      organizationId,
      from: month,
      to: desk.today,
      issuerId,
    });
    expect(JSON.stringify(rows)).toContain(ofRosa);
    expect(JSON.stringify(rows)).not.toContain('B0100000777');
    const read = (query: string, issuer: string | null) =>
      act(sql, desk.owner, (transaction) =>
        transaction.unsafe(query, [organizationId, month, desk.today, issuer] as string[]),
      );
    const missing = async (issuer: string | null) =>
      (
        await read(
          'select missing_count as count, missing_minor::int as minor from public.count_charges_without_receipt($1, $2, $3, $4)',
          issuer,
        )
      )[0];
    // Hers: that of 3,000.00, and that of 10,000.00 of test 5, for which there were no numbers.
    expect(await missing(issuerId)).toEqual({ count: 2, minor: 1_300_000 });
    const [all, own] = [await missing(null), await missing(organizationId)];
    expect(all?.minor).toBe(own?.minor + 1_300_000);
    const billed = async (issuer: string | null) =>
      (
        await read(
          'select itbis_billed_minor::int as minor, itbis_paid_minor::int as paid from public.report_tax_summary($1, $2, $3, null, $4)',
          issuer,
        )
      )[0];
    expect(await billed(issuerId)).toEqual({ minor: 360_000, paid: 18_000 });
    expect(await billed(organizationId)).toEqual({ minor: 1_080_000, paid: 18_000 });
    expect(await billed(null)).toEqual({ minor: 1_440_000, paid: 36_000 });
  });

  it('8. a form that one filed stops that one alone', async () => {
    const { sql } = database;
    const { organizationId } = desk.landlord;
    await sql`
      insert into public.tax_filings (organization_id, issuer_id, form, month, status, file_sha256, checked_at, filed_at)
      values (${organizationId}, ${issuerId}, '607', ${startOfMonth(desk.today)}, 'filed', ${HASH}, now(), now())`;
    expect(await outcomeOf(issue(houseLease))).toBe('month_filed');
    expect(await issue(await desk.newLease())).toMatchObject({ issuer_id: organizationId });
    await verbs.reopenTaxForm(sql, desk.owner, {
      organizationId,
      issuerId,
      form: '607',
      month: startOfMonth(desk.today),
      reason: 'Prueba',
    });
  });
});

describe('from the day of the change on', () => {
  it.each(ncfSeries.flatMap((series) => issuedKinds.map((kind) => [series, kind] as const)))(
    '8a. whether a number of series %s for %s has an expiry is known alike on both sides',
    async (series, kind) => {
      const [row] = await database.sql`select private.ncf_needs_expiry(${series}, ${kind}) as asked`;
      expect(row?.asked).toBe(needsExpiry(series, kind));
    },
  );

  const electronic = (electronicSince: string) => save({ ...ELECTRONIC, electronicSince });

  it.each<[string, object, string]>([
    ['without an expiry', { series: 'E' }, 'ncf_expiry_missing'],
    ['for consumers with one', { series: 'E', kind: 'consumer', expiresOn: '2099-12-31' }, 'value_malformed'],
    [
      'of credit notes with one',
      { series: 'E', kind: 'credit_note', expiresOn: '2099-12-31' },
      'value_malformed',
    ],
    [
      'for contingency',
      { series: 'E', expiresOn: '2099-12-31', forContingency: true },
      'ncf_range_malformed',
    ],
  ])('9. electronic numbers are refused %s', async (_, more, code) => {
    expect(await outcomeOf(range({ first: 500, last: 600, ...more }))).toBe(code);
  });

  it('10. only electronic numbers are given out; the day before, paper ones, and never those kept for a contingency', async () => {
    await electronic(addDays(desk.today, 1));
    expect((await issue(houseLease))?.ncf).toMatch(/^B01/);
    await electronic(desk.today);
    expect(await outcomeOf(issue(houseLease))).toBe('ncf_range_missing');
    await range({ first: 9_000, last: 9_100, forContingency: true });
    expect(await outcomeOf(issue(houseLease))).toBe('ncf_range_missing');
    await range({ series: 'E', expiresOn: addDays(desk.today, 30) });
    expect((await issue(houseLease))?.ncf).toBe('E310000000001');
    expect(await issue(await desk.newLease())).toMatchObject({ issuer_id: desk.landlord.organizationId });
    await save();
    const retire = await database.sql`
      update public.ncf_ranges set retired_at = now() where issuer_id = ${issuerId} and series = 'B' and not for_contingency returning id`;
    expect(retire.length).toBe(2);
    expect(await outcomeOf(issue(houseLease))).toBe('ncf_range_missing');
  });
});
