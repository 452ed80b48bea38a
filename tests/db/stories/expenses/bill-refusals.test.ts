import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, createUser, type DatabaseError, outcomeOf } from '#tests/support/actors.ts';
import { createBillPlace } from '#tests/support/bill-place.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addBankAccount, addVendor, type BillLineInput } from '#tests/support/expenses.ts';
import { inviteMember, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createBillPlace>>;
let today: string;
let accounts: typeof place.accounts;

beforeAll(async () => {
  place = await createBillPlace(database.sql, 'Reglas');
  ({ today, accounts } = place);
});

const save: typeof place.save = (...input) => place.save(...input);
const submit = (billId: string) => place.submit(billId);
const pay: typeof place.pay = (...input) => place.pay(...input);
const billOf = (id: string) => place.billOf(id);

describe('the form forgot, the database refuses', () => {
  const lines = (more: Partial<BillLineInput>): BillLineInput[] => [
    { account_id: accounts.repairs, description: 'Pintura', amount_minor: 1_000, ...more },
  ];
  const faults: [string, () => Record<string, unknown>, (() => BillLineInput[])?][] = [
    ['lines_missing', () => ({}), () => []],
    ['amount_not_positive', () => ({}), () => lines({ amount_minor: 0 })],
    ['description_missing', () => ({}), () => lines({ description: ' ' })],
    ['account_not_allowed', () => ({}), () => lines({ account_id: accounts.receivables })],
    ['account_not_allowed', () => ({}), () => lines({ account_id: randomUUID() })],
    ['vendor_missing', () => ({ vendor_id: randomUUID() })],
    ['property_missing', () => ({ property_id: randomUUID() })],
    ['unit_missing', () => ({ unit_id: randomUUID() })],
    ['date_in_future', () => ({ billed_on: addDays(today, 1), due_on: addDays(today, 1) })],
    ['due_before_bill', () => ({ due_on: addDays(today, -1) })],
    ['expense_kind_missing', () => ({ expense_kind: null })],
    ['itbis_parts_exceed', () => ({ itbis_minor: 100, itbis_withheld_minor: 101 })],
    ['isr_kind_missing', () => ({ isr_withheld_minor: 100 })],
    ['isr_kind_missing', () => ({ isr_kind: '2' })],
    ['withheld_exceeds', () => ({ isr_kind: '2', isr_withheld_minor: 1_000_000 })],
    ['amount_not_positive', () => ({ tip_minor: -1 })],
    ['ncf_malformed', () => ({ ncf: 'B01123' })],
    ['modified_ncf_missing', () => ({ ncf: 'B0400000001' })],
  ];
  it.each(faults)('%s', async (code, bill, makeLines) => {
    expect(await outcomeOf(save(bill(), makeLines?.()))).toBe(code);
  });

  it('names the line that it is about', async () => {
    const detailOf = async (more: Partial<BillLineInput>) => {
      const refused = await save({}, [...lines({}), ...lines(more)]).catch((error: DatabaseError) => error);
      return JSON.parse((refused as DatabaseError).detail ?? '');
    };
    expect(await detailOf({ amount_minor: 0 })).toEqual({ fields: ['lines.1.amount_minor'] });
    expect(await detailOf({ description: ' ' })).toEqual({ fields: ['lines.1.description'] });
    expect(await detailOf({ account_id: accounts.receivables })).toEqual({ fields: ['lines.1.account_id'] });
  });

  it('a fiscal number twice from one vendor, not from another', async () => {
    await save({ ncf: 'E310000000001' });
    expect(await outcomeOf(save({ ncf: 'E310000000001' }))).toBe('ncf_taken');
    const other = await addVendor(database.sql, place.landlord, 'Otra empresa');
    await save({ ncf: 'E310000000001', vendor_id: other });
  });

  it('two vendors with one number, and a number of no known form', async () => {
    const twin = addVendor(database.sql, place.landlord, 'Gemela', {
      identity_type: 'rnc',
      identity_number: '101023122',
    });
    expect(await outcomeOf(twin)).toBe('23505');
    const odd = addVendor(database.sql, place.landlord, 'Rara', {
      identity_type: 'rnc',
      identity_number: '12',
    });
    expect(await outcomeOf(odd)).toBe('23514');
  });

  it('payments that cannot be', async () => {
    const id = await save();
    expect(await outcomeOf(pay(id, 1))).toBe('bill_moved');
    await submit(id);
    expect(await outcomeOf(pay(id, 0))).toBe('amount_not_positive');
    expect(await outcomeOf(pay(id, 1, { paidOn: addDays(today, 1) }))).toBe('date_in_future');
    expect(await outcomeOf(pay(id, 1, { method: 'deposit' }))).toBe('method_not_allowed');
    expect(await outcomeOf(pay(id, 1, { accountId: accounts.repairs }))).toBe('account_not_allowed');
  });
});

describe('above the limit', () => {
  it('somebody else approves, or sends it back with a reason', async () => {
    const { organizationId } = place.landlord;
    const email = `contable-${randomUUID()}@example.test`;
    const { token } = await inviteMember(database.sql, place.owner, {
      organizationId,
      email,
      role: 'accountant',
    });
    const accountant = { userId: await createUser(database.sql, email, 'manager') };
    await verbs.acceptInvitation(database.sql, accountant, { token });
    const limit = (caller: typeof place.owner, amount: number | null) =>
      act(
        database.sql,
        caller,
        (sql) => sql`select public.set_approval_limit(${organizationId}, 'DOP', ${amount})`,
      );
    expect(await outcomeOf(limit(accountant, 1))).toBe('not_allowed');
    await limit(place.owner, 1_000_000);

    expect(await submit(await save())).toBe('approved');
    const lines = [{ account_id: accounts.repairs, description: 'Techo', amount_minor: 1_000_001 }];
    const id = await save({}, lines);
    expect(await submit(id)).toBe('awaiting_approval');
    expect((await billOf(id))?.entry_id).toBeNull();
    const decide = (caller: typeof place.owner, isApproved: boolean, reason = '') =>
      verbs.decideBill(database.sql, caller, { billId: id, isApproved, reason });
    expect(await outcomeOf(decide(place.owner, true))).toBe('approval_by_other');
    expect(await outcomeOf(decide(accountant, false))).toBe('reason_missing');
    await decide(accountant, false, 'Falta el comprobante');
    // Who changes a draft of somebody else does not approve the change.
    const other = await save({}, lines);
    await verbs.saveBill(database.sql, accountant, {
      organizationId,
      billId: other,
      bill: {
        vendor_id: place.vendorId,
        expense_kind: '02',
        billed_on: today,
        due_on: today,
        currency: 'DOP',
      },
      lines,
    });
    await submit(other);
    const own = { billId: other, isApproved: true };
    expect(await outcomeOf(verbs.decideBill(database.sql, accountant, own))).toBe('approval_by_other');
    expect(await billOf(id)).toMatchObject({ status: 'draft' });
    await submit(id);
    await decide(accountant, true);
    expect(await billOf(id)).toMatchObject({ status: 'approved', outstanding: 1_000_001 });
    await limit(place.owner, null);
  });
});

it('a bank line takes nothing of another organisation of the same owner', async () => {
  const organizationId = await verbs.createOrganization(database.sql, place.owner, { name: 'La otra' });
  const other = { owner: place.owner, organizationId };
  const bankAccountId = await addBankAccount(database.sql, other);
  await verbs.importBankLines(database.sql, place.owner, {
    bankAccountId,
    lines: [{ occurred_on: today, amount_minor: -1_000_000, description: 'Pago' }],
  });
  const [line] = await database.sql<{ id: string }[]>`
    select id from public.bank_lines where bank_account_id = ${bankAccountId}`;
  const billId = await save();
  await submit(billId);
  const match = verbs.matchBankLine(database.sql, place.owner, {
    bankLineId: line?.id ?? '',
    parts: [{ kind: 'bill', id: billId, amount_minor: -1_000_000 }],
  });
  expect(await outcomeOf(match)).toBe('not_found');
  const [found] = await act(
    database.sql,
    place.owner,
    (sql) => sql`select public.find_organization_of(${bankAccountId}) as id`,
  );
  expect(found?.id).toBe(organizationId);
});
