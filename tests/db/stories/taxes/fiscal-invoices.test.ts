// Long because of what a receipt may not be.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type Invoicing, prepareInvoicing } from '#tests/support/invoicing.ts';
import { createRentable } from '#tests/support/portfolio.ts';
import { taxVerbs } from '#tests/support/tax.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let desk: Invoicing;

beforeAll(async () => {
  desk = await prepareInvoicing(database.sql, 'Fiscal');
});

const newLease = (currency?: 'DOP' | 'USD') => desk.newLease(currency);
const charge = (leaseId: string, amountMinor?: number) => desk.charge(leaseId, amountMinor);
const issue = (chargeIds: string[], more?: object) => desk.issue(chargeIds, more);
const invoice = (id: string | undefined) => desk.invoice(id);
const booksOf = (leaseId: string) => desk.booksOf(leaseId);

describe('before there is a number', () => {
  it('1. nothing is issued without a profile, and nothing without a range', async () => {
    const id = await charge(await newLease());
    expect(await outcomeOf(issue([id]))).toBe('fiscal_profile_missing');
    expect(await outcomeOf(taxVerbs.saveProfile(database.sql, desk.landlord, { taxId: '12' }))).toBe(
      'tax_id_malformed',
    );
    await taxVerbs.saveProfile(database.sql, desk.landlord);
    expect(await outcomeOf(issue([id]))).toBe('ncf_range_missing');
    const [row] = await database.sql`
      select rnc from public.organizations where id = ${desk.landlord.organizationId}`;
    expect(row?.rnc).toBe('101850043');
  });

  it.each<[string, object, string]>([
    ['2. that ends before it begins', { first: 5, last: 4 }, 'ncf_range_malformed'],
    ['3. with more digits than the series has', { last: 100_000_000 }, 'ncf_range_malformed'],
    ['4. that has expired', { expiresOn: '2026-01-01' }, 'ncf_range_expired'],
  ])('a range is refused %s', async (_, more, code) => {
    const range = taxVerbs.addRange(database.sql, desk.landlord, { kind: 'fiscal_credit', ...more });
    expect(await outcomeOf(range)).toBe(code);
  });

  it('5. and two ranges of one type never share a number', async () => {
    const add = (first: number, last: number, kind: 'special_regime' | 'government' = 'special_regime') =>
      outcomeOf(taxVerbs.addRange(database.sql, desk.landlord, { kind, first, last }));
    expect(await add(1, 10)).toBe('done');
    expect(await add(10, 20)).toBe('ncf_range_overlaps');
    expect(await add(11, 20)).toBe('done');
    expect(await add(5, 15, 'government')).toBe('done');
  });
});

describe('a receipt', () => {
  beforeAll(() => desk.open());

  it('6. of a shop charges ITBIS on top, and owes it to the State', async () => {
    const leaseId = await newLease();
    const id = await issue([await charge(leaseId)]);
    expect(await invoice(id)).toMatchObject({
      ncf: 'B0100000001',
      ncf_kind: 'fiscal_credit',
      base_minor: '5000000',
      itbis_minor: '900000',
      on_credit_minor: '5900000',
      treatment: 'taxable',
      client_id: '101010632',
      description: 'Local',
      is_standing: true,
    });
    expect(await booksOf(leaseId)).toEqual({
      receivables: 5_900_000,
      other_income: -5_000_000,
      itbis_payable: -900_000,
    });
  });

  it.each([
    ['7. of a dwelling none', 'exempt', '0'],
    ['8. of a furnished dwelling on a fifth', 'furnished', '180000'],
  ] as const)('%s', async (_, treatment, itbis) => {
    const id = await issue([await charge(await newLease())], { treatment });
    expect(await invoice(id)).toMatchObject({ itbis_minor: itbis });
  });

  it('9. says how it was paid before it was issued', async () => {
    const leaseId = await newLease();
    const id = await charge(leaseId, 100_000);
    await verbs.recordPayment(database.sql, desk.owner, { leaseId, amountMinor: 60_000, paidOn: desk.today });
    expect(await invoice(await issue([id]))).toMatchObject({
      paid_cash_minor: '60000',
      on_credit_minor: '58000',
    });
  });

  it('10. is issued once however often it is asked for', async () => {
    const chargeIds = [await charge(await newLease())];
    const requestId = randomUUID();
    const first = await issue(chargeIds, { requestId });
    expect(await issue(chargeIds, { requestId })).toBe(first);
    expect(await outcomeOf(issue(chargeIds))).toBe('charge_invoiced');
  });

  it('11. in dollars keeps the rate and where it is from', async () => {
    const id = await charge(await newLease('USD'));
    expect(await outcomeOf(issue([id]))).toBe('rate_missing');
    const made = await issue([id], { dopRate: 63.25, rateSource: 'Banco Central' });
    expect(await invoice(made)).toMatchObject({
      currency: 'USD',
      dop_rate: '63.2500',
      rate_source: 'Banco Central',
    });
  });

  it.each<[string, object, string]>([
    ['12. without a client', { client: { name: ' ' } }, 'client_name_missing'],
    ['13. without the number of a company', { client: { idType: null, id: '' } }, 'client_id_missing'],
    ['14. with a number too short', { client: { id: '123' } }, 'client_id_malformed'],
    [
      '15. of a fiscal credit to a passport',
      { client: { idType: 'passport', id: 'AB12345' } },
      'client_id_missing',
    ],
    ['16. that is a note', { kind: 'credit_note' }, 'ncf_kind_not_allowed'],
  ])('is refused %s', async (_, more, code) => {
    expect(await outcomeOf(issue([await charge(await newLease())], more))).toBe(code);
  });

  it('17. to a consumer needs no number below RD$250,000, ITBIS counted', async () => {
    const nobody = { kind: 'consumer', client: { idType: null, id: '' } };
    const small = await charge(await newLease(), 21_186_440);
    const large = await charge(await newLease(), 21_186_441);
    expect(await outcomeOf(issue([small], nobody))).toBe('done');
    expect(await outcomeOf(issue([large], nobody))).toBe('client_id_missing');
  });

  it('18. never mixes leases, nor what is no price', async () => {
    const [a, b] = [await newLease(), await newLease()];
    expect(await outcomeOf(issue([await charge(a), await charge(b)]))).toBe('charges_mixed');
    const one = await charge(a);
    const id = await issue([one]);
    const [itbis] = await database.sql<{ id: string }[]>`
      select charge_id as id from public.fiscal_invoice_charges where invoice_id = ${id} and is_itbis`;
    expect(await outcomeOf(issue([itbis?.id ?? '']))).toBe('charges_mixed');
    const reversal = verbs.reverseCharge(database.sql, desk.owner, { chargeId: one, reason: 'Error' });
    expect(await outcomeOf(reversal)).toBe('charge_invoiced');
  });
});

describe('numbers', () => {
  it('19. have no gaps and no doubles when sixteen ask at once and some are refused', async () => {
    const charges: string[] = [];
    for (let index = 0; index < 16; index += 1) charges.push(await charge(await newLease(), 1_000));
    const outcomes = await Promise.all(
      charges.map((id, index) =>
        outcomeOf(issue([id], index % 4 === 0 ? { client: { idType: null, id: '' } } : {})),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(12);
    const [row] = await database.sql`
      select count(*)::int as count, max(right(i.ncf, 8)::int) as last, max(r.next_number)::int as next
      from public.fiscal_invoices i join public.ncf_ranges r on r.id = i.range_id
      where i.organization_id = ${desk.landlord.organizationId} and i.ncf like 'B01%'`;
    expect(row?.count).toBe(row?.last);
    expect(row?.next).toBe(row?.last + 1);
  });

  it('20. come from the range that ends first, then from the next; used up and retired ones are refused', async () => {
    const other = await createRentable(database.sql, 'Rangos');
    const { sql } = database;
    const leaseId = await verbs.createLease(sql, other.owner, {
      unitId: other.unitId,
      personIds: [other.personId],
      startsOn: '2026-01-01',
      endsOn: '2040-12-31',
      billFrom: '2040-01-01',
    });
    await taxVerbs.saveProfile(sql, other.landlord, { isElectronic: true });
    const range = { kind: 'fiscal_credit', series: 'E' } as const;
    await taxVerbs.addRange(sql, other.landlord, {
      ...range,
      first: 500,
      last: 501,
      expiresOn: '2040-12-31',
    });
    await taxVerbs.addRange(sql, other.landlord, {
      ...range,
      first: 9,
      last: 9,
      expiresOn: addDays(desk.today, 1),
    });
    await taxVerbs.addRange(sql, other.landlord, { kind: 'fiscal_credit', first: 1, last: 9 });
    const next = async () => {
      const id = await verbs.addCharge(sql, other.owner, {
        leaseId,
        amountMinor: 100,
        dueOn: desk.today,
        description: 'x',
      });
      const made = await taxVerbs.issueInvoice(sql, other.owner, { chargeIds: [id], treatment: 'exempt' });
      return (await invoice(made))?.ncf;
    };
    expect(await next()).toBe('E310000000009');
    expect(await next()).toBe('E310000000500');
    const [retired] = await sql<{ id: string }[]>`
      select id from public.ncf_ranges where organization_id = ${other.landlord.organizationId} and next_number = 501`;
    await act(
      sql,
      other.owner,
      (transaction) => transaction`select public.retire_ncf_range(${retired?.id ?? ''})`,
    );
    expect(await outcomeOf(next())).toBe('ncf_range_missing');
    await sql`alter table public.ncf_ranges disable trigger keep_posted_fields`;
    await sql`update public.ncf_ranges set expires_on = ${addDays(desk.today, -1)}, retired_at = null where id = ${retired?.id ?? ''}`;
    await sql`alter table public.ncf_ranges enable trigger keep_posted_fields`;
    expect(await outcomeOf(next())).toBe('ncf_range_expired');
  });
});
