// Long because a receipt that the buyer gives out is refused in many ways.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { createBillPlace } from '#tests/support/bill-place.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addVendor } from '#tests/support/expenses.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { PLUMBER } from '#tests/support/purchase-receipts.ts';
import { taxVerbs } from '#tests/support/tax.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createBillPlace>>;
let plumberId: string;

/** By hand: 10,000.00 and 18 % ITBIS; all of the ITBIS and a tenth of the price withheld. */
const PLUMBING = {
  itbis_minor: 180_000,
  itbis_withheld_minor: 180_000,
  isr_kind: '2',
  isr_withheld_minor: 100_000,
};

beforeAll(async () => {
  place = await createBillPlace(database.sql, 'Compras');
  const { name, ...identity } = PLUMBER;
  plumberId = await addVendor(database.sql, place.landlord, name, identity);
});

const save = (more: object) => place.save({ vendor_id: plumberId, ...more });
const posted = async (more: object) => {
  const id = await save(more);
  await place.submit(id);
  return id;
};
const billOf = async (id: string) => {
  const [row] = await database.sql`select status, ncf, no_receipt_reason from public.bills where id = ${id}`;
  return row;
};
const receiptOf = async (billId: string) => {
  const [row] = await database.sql`
    select ncf, ncf_kind, issued_on::text as issued_on, cancelled_on::text as cancelled_on, cancellation_reason, details
    from public.purchase_receipts where bill_id = ${billId}`;
  return row;
};
const issue = (billId: string, kind: 'purchases' | 'minor_expenses' = 'purchases', requestId?: string) =>
  verbs.issuePurchaseReceipt(database.sql, place.owner, { billId, kind, ...(requestId && { requestId }) });
const voided = (billId: string) => verbs.voidBill(database.sql, place.owner, { billId, reason: 'No vino' });
const nextNumber = async (kind: string) => {
  const [row] = await database.sql`
    select next_number::int as next from public.ncf_ranges
    where organization_id = ${place.landlord.organizationId} and ncf_kind = ${kind} order by created_at limit 1`;
  return row?.next;
};

describe('a bill for which the buyer gives out the receipt', () => {
  it('1. waits as a draft while there is no profile and no range, and says so', async () => {
    const id = await save({ purchase_receipt_kind: 'purchases', ...PLUMBING });
    expect(await outcomeOf(place.submit(id))).toBe('fiscal_profile_missing');
    await taxVerbs.saveProfile(database.sql, place.landlord);
    expect(await outcomeOf(place.submit(id))).toBe('ncf_range_missing');
    expect(await billOf(id)).toMatchObject({ status: 'draft', ncf: '' });
    await taxVerbs.addRange(database.sql, place.landlord, { kind: 'purchases', first: 1, last: 60 });
    await taxVerbs.addRange(database.sql, place.landlord, { kind: 'minor_expenses', first: 1, last: 60 });
    await place.submit(id);
    expect(await billOf(id)).toMatchObject({ status: 'approved', ncf: 'B1100000001' });
  });

  it('2. is posted with its number, and its paper knows buyer and vendor', async () => {
    const id = await posted({ purchase_receipt_kind: 'purchases', ...PLUMBING });
    expect(await receiptOf(id)).toMatchObject({
      ncf: 'B1100000002',
      ncf_kind: 'purchases',
      issued_on: place.today,
      cancelled_on: null,
      details: {
        organization_name: 'Alquileres de prueba, S. R. L.',
        organization_rnc: '101850043',
        vendor_name: PLUMBER.name,
        vendor_id_type: 'cedula',
        vendor_id: PLUMBER.identity_number,
      },
    });
    // By hand: 11,800.00 less 1,800.00 and 1,000.00 withheld.
    expect(await place.billOf(id)).toMatchObject({ total: 1_180_000, payable: 900_000 });
    const [entry] = await database.sql`
      select e.memo, jsonb_object_agg(a.system_key, l.amount_minor) as lines
      from public.bills b join public.journal_entries e on e.id = b.entry_id
      join public.journal_lines l on l.entry_id = e.id join public.accounts a on a.id = l.account_id
      where b.id = ${id} group by e.memo`;
    expect(entry?.memo).toContain('B1100000002');
    expect(entry?.lines).toEqual({
      repairs: 1_000_000,
      creditable_itbis: 180_000,
      payables: -900_000,
      withholdings_payable: -280_000,
    });
  });

  it.each<[string, object, string]>([
    [
      '3. without all of its ITBIS withheld',
      { itbis_withheld_minor: 179_999 },
      'purchase_itbis_not_withheld',
    ],
    ['4. with a number of its own', { ncf: 'B0100000001' }, 'receipt_and_reason'],
    [
      '5. with a reason to have none',
      { no_receipt_reason: 'bank_fee', itbis_to_cost_minor: 180_000 },
      'receipt_and_reason',
    ],
    ['6. of a kind for clients', { purchase_receipt_kind: 'consumer' }, 'ncf_kind_not_allowed'],
  ])('is refused %s', async (_, more, code) => {
    expect(await outcomeOf(save({ purchase_receipt_kind: 'purchases', ...PLUMBING, ...more }))).toBe(code);
  });

  it('7. is of a person: a vendor without a cédula gets none', async () => {
    const company = { ...PLUMBING, purchase_receipt_kind: 'purchases', vendor_id: place.vendorId };
    expect(await outcomeOf(place.save(company))).toBe('vendor_cedula_missing');
  });

  it('8. of minor expenses credits no ITBIS and has nothing withheld, whoever the vendor is', async () => {
    const minor = { purchase_receipt_kind: 'minor_expenses', vendor_id: place.vendorId, itbis_minor: 9_000 };
    expect(await outcomeOf(place.save(minor))).toBe('minor_expense_itbis');
    const cost = { ...minor, itbis_to_cost_minor: 9_000 };
    expect(await outcomeOf(place.save({ ...cost, itbis_withheld_minor: 9_000 }))).toBe(
      'minor_expense_withheld',
    );
    expect(await outcomeOf(place.save({ ...cost, isr_kind: '2', isr_withheld_minor: 5 }))).toBe(
      'minor_expense_withheld',
    );
    const id = await place.save(cost);
    await place.submit(id);
    expect(await billOf(id)).toMatchObject({ ncf: 'B1300000001' });
  });

  it('9. names the field that is wrong', async () => {
    const refusal = save({ purchase_receipt_kind: 'purchases', ...PLUMBING, itbis_withheld_minor: 0 });
    await expect(refusal).rejects.toMatchObject({ detail: '{"fields": ["itbis_withheld_minor"]}' });
  });
});

describe('a posted bill without a number', () => {
  it('10. gets its receipt later, once for a request', async () => {
    const id = await posted(PLUMBING);
    const requestId = randomUUID();
    const ncf = await issue(id, 'purchases', requestId);
    expect(ncf).toBe('B1100000003');
    expect(await issue(id, 'purchases', requestId)).toBe(ncf);
    expect(await outcomeOf(issue(id))).toBe('bill_has_receipt');
    expect(await billOf(id)).toMatchObject({ ncf, no_receipt_reason: null });
  });

  it('11. also where it was said that the vendor gives none', async () => {
    const id = await posted({ no_receipt_reason: 'informal' });
    await issue(id);
    expect(await billOf(id)).toMatchObject({ ncf: 'B1100000004', no_receipt_reason: null });
  });

  it('12. is refused what its amounts are not fit for, and a draft gets none', async () => {
    const id = await posted({ itbis_minor: 180_000 });
    expect(await outcomeOf(issue(id))).toBe('purchase_itbis_not_withheld');
    expect(await outcomeOf(issue(id, 'minor_expenses'))).toBe('minor_expense_itbis');
    expect(await outcomeOf(issue(await save({})))).toBe('bill_moved');
    expect(await nextNumber('purchases')).toBe(5);
  });
});

describe('a number that was given out', () => {
  it('13. is not typed, and is not taken from its bill', async () => {
    expect(await outcomeOf(save({ ncf: 'B1100000050' }))).toBe('ncf_of_own_range');
    expect(await outcomeOf(save({ ncf: 'B1100000061' }))).toBe('done');
    const id = await posted({ purchase_receipt_kind: 'purchases' });
    const correct = (facts: object) =>
      verbs.correctBillReceipt(database.sql, place.owner, { billId: id, facts: { ...facts } });
    expect(await outcomeOf(correct({ ncf: 'B0100000001' }))).toBe('purchase_receipt_stays');
    expect(await outcomeOf(correct({ expense_kind: '03' }))).toBe('done');
  });

  it('14. stays used when its bill is voided, and is cancelled in the 608 of its day', async () => {
    const id = await posted({ purchase_receipt_kind: 'purchases' });
    const before = await nextNumber('purchases');
    await voided(id);
    expect(await receiptOf(id)).toMatchObject({
      issued_on: place.today,
      cancelled_on: place.today,
      cancellation_reason: '04',
    });
    expect(await nextNumber('purchases')).toBe(before);
    const [row] = await database.sql`select ncf from public.bills where id = ${id}`;
    expect(row?.ncf).toMatch(/^B11/);
  });

  it('15. is not cancelled in a month whose 608 was filed', async () => {
    const day = addMonths(startOfMonth(place.today), -1);
    const id = await posted({ purchase_receipt_kind: 'purchases', billed_on: day, due_on: day });
    await taxVerbs.checkForm(database.sql, place.landlord, { form: '608', month: day });
    await taxVerbs.fileForm(database.sql, place.landlord, { form: '608', month: day });
    expect(await outcomeOf(voided(id))).toBe('month_filed');
    expect(await receiptOf(id)).toMatchObject({ issued_on: day, cancelled_on: null });
  });

  it('16. is passed over where a bill has it from before there was a range', async () => {
    const other = await createBillPlace(database.sql, 'A mano');
    const { name, ...identity } = PLUMBER;
    const vendor_id = await addVendor(database.sql, other.landlord, name, identity);
    await other.submit(await other.save({ vendor_id, ncf: 'B1100000001' }));
    await taxVerbs.saveProfile(database.sql, other.landlord);
    await taxVerbs.addRange(database.sql, other.landlord, { kind: 'purchases', first: 1, last: 9 });
    const id = await other.save({ vendor_id, purchase_receipt_kind: 'purchases' });
    await other.submit(id);
    expect(await billOf(id)).toMatchObject({ ncf: 'B1100000002' });
  });

  it('17. is never changed nor deleted', async () => {
    const { sql } = database;
    expect(await outcomeOf(sql`delete from public.purchase_receipts`)).toBe('append_only');
    expect(await outcomeOf(sql`update public.purchase_receipts set ncf = 'B1100000099'`)).toBe(
      'posted_fields_change',
    );
  });
});

it('18. sixteen at once get sixteen numbers one after the other, whoever is refused in between', async () => {
  const bills = await Promise.all(
    Array.from({ length: 16 }, () => save({ purchase_receipt_kind: 'purchases', ...PLUMBING })),
  );
  const refused = await Promise.all([posted({ itbis_minor: 5 }), posted({ itbis_minor: 5 })]);
  const first = (await nextNumber('purchases')) ?? 0;
  await Promise.all([
    ...bills.map((id) => place.submit(id)),
    ...refused.map(async (id) => expect(await outcomeOf(issue(id))).toBe('purchase_itbis_not_withheld')),
  ]);
  const rows = await database.sql<{ number: number }[]>`
    select right(ncf, 8)::int as number from public.purchase_receipts where bill_id = any (${bills}) order by 1`;
  expect(rows.map(({ number }) => number)).toEqual(bills.map((_, index) => first + index));
});

it('19. the 606 is told the number, and the books are in order', async () => {
  const { today, landlord, owner } = place;
  const rows = await act(
    database.sql,
    owner,
    (sql) => sql`select ncf, vendor_tax_id, itbis_minor::int as itbis, itbis_withheld_minor::int as withheld
      from public.tax_purchases(${landlord.organizationId}, ${today}, ${today}) where ncf = 'B1100000002'`,
  );
  expect([...rows]).toEqual([
    { ncf: 'B1100000002', vendor_tax_id: PLUMBER.identity_number, itbis: 180_000, withheld: 180_000 },
  ]);
  expect(await findDiscrepancies(database.sql)).toEqual([]);
});
