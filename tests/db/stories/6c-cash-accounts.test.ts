// Long because it tries each way money can leave an account, one after the other.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '#tests/support/actors.ts';
import { booksOf } from '#tests/support/books.ts';
import {
  type CashAccounts,
  cashAccountsOf,
  heldIn,
  moveCash,
  openBill,
  positionOf,
} from '#tests/support/cash.ts';
import { useDatabase } from '#tests/support/database.ts';
import { distributionVerbs } from '#tests/support/distributions.ts';
import { addBankAccount, addVendor, expenseVerbs } from '#tests/support/expenses.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { addProperty, addUnit, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const DEPOSIT = 500_000;

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let books: ReturnType<typeof booksOf>;
let accounts: CashAccounts;
let otherPropertyId: string;
let vendorId: string;
let today: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Cuentas');
  books = booksOf(database.sql, place.landlord);
  today = await todayOf(database.sql, place.landlord);
  accounts = await cashAccountsOf(database.sql, place.landlord);
  otherPropertyId = await addProperty(database.sql, place.landlord, 'Otra torre');
  vendorId = await addVendor(database.sql, place.landlord, 'Plomería');
});

const held = (accountId: string, propertyId?: string) => heldIn(database.sql, accountId, propertyId);
const move = (
  from: string,
  to: string,
  amountMinor: number,
  more: { propertyId?: string; requestId?: string } = {},
) => moveCash(database.sql, place.landlord, { from, to, amountMinor, movedOn: today, ...more });

async function newLease(propertyId = place.propertyId, depositMinor = DEPOSIT) {
  return verbs.createLease(database.sql, place.owner, {
    unitId: await addUnit(database.sql, place.landlord, propertyId, randomUUID().slice(0, 8)),
    personIds: [place.personId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
    depositMinor,
  });
}

const pay = (leaseId: string, amountMinor: number, accountId?: string) =>
  verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor, paidOn: today, accountId });

const refund = (paymentId: string, amountMinor: number) =>
  books.verb('refund_payment', {
    p_payment_id: paymentId,
    p_amount_minor: amountMinor,
    p_method: 'transfer',
    p_reason: 'Error',
  });

async function endedLease(accountId?: string) {
  const leaseId = await newLease();
  await pay(leaseId, DEPOSIT, accountId);
  await verbs.terminateLease(database.sql, place.owner, { leaseId, endedOn: today });
  return leaseId;
}

const settle = (leaseId: string, accountId?: string) =>
  verbs.settleDeposit(database.sql, place.owner, {
    leaseId,
    returnedOn: today,
    method: 'transfer',
    accountId,
  });

const billOf = (amountMinor: number, propertyId: string | null = place.propertyId) =>
  openBill(database.sql, place.landlord, { vendorId, propertyId, amountMinor, billedOn: today });

const payBill = (billId: string, amountMinor: number, accountId: string) =>
  expenseVerbs.payBill(database.sql, place.owner, { billId, amountMinor, paidOn: today, accountId });

const distribute = (amountMinor: number, accountId: string, propertyId = place.propertyId) =>
  distributionVerbs.distribute(database.sql, place.owner, {
    propertyId,
    paidOn: today,
    parts: [{ owner: '', amount_minor: amountMinor }],
    accountId,
    isBeyondDue: true,
  });

const convert = (from: string, to: string, amountMinor: number) =>
  books.inBooks('convert_currency', {
    p_occurred_on: today,
    p_from_account_id: from,
    p_from_currency: 'DOP',
    p_from_minor: amountMinor,
    p_to_account_id: to,
    p_to_minor: Math.round(amountMinor / 60),
    p_rate: 60,
    p_rate_source: 'Banco Central',
    p_rated_on: today,
  });

const expectTrue = async () => expect(await findDiscrepancies(database.sql)).toEqual([]);

describe('a payment', () => {
  it('1. arrives on the account that is chosen, and a refund leaves from there', async () => {
    const paymentId = await pay(await newLease(), DEPOSIT, accounts.deposits);
    expect(await held(accounts.deposits)).toBe(DEPOSIT);
    const [row] = await database.sql`select account_id from public.payments where id = ${paymentId}`;
    expect(row?.account_id).toBe(accounts.deposits);
    await refund(paymentId, 100_000);
    expect(await held(accounts.deposits)).toBe(DEPOSIT - 100_000);
    await verbs.reversePayment(database.sql, place.owner, {
      paymentId: await pay(await newLease(), 70_000, accounts.deposits),
      reason: 'Devuelto',
    });
    expect(await held(accounts.deposits)).toBe(DEPOSIT - 100_000);
  });

  it('2. arrives on the usual account when nobody says another, also one that is confirmed', async () => {
    const leaseId = await newLease();
    const before = await held(accounts.own);
    await pay(leaseId, 10_000);
    expect(await held(accounts.own)).toBe(before + 10_000);
    const set = (payments: string | null, deposits: string | null) =>
      books.verb('set_usual_accounts', {
        p_request_id: undefined,
        p_organization_id: place.landlord.organizationId,
        p_payments_account_id: payments,
        p_deposits_account_id: deposits,
      });
    // A card refund must not be kept from the books by what deposits hold.
    expect(await outcomeOf(set(accounts.deposits, null))).toBe('account_not_allowed');
    expect(await outcomeOf(set(null, accounts.owners))).toBe('account_not_allowed');
    expect(await outcomeOf(set(await books.account('receivables'), null))).toBe('account_not_allowed');
    await set(accounts.owners, accounts.deposits);
    const owners = await held(accounts.owners, place.propertyId);
    await pay(leaseId, 20_000);
    expect(await held(accounts.owners, place.propertyId)).toBe(owners + 20_000);
    await set(null, null);
    expect(await outcomeOf(pay(leaseId, 1, await books.account('receivables')))).toBe('account_not_allowed');
    expect(await outcomeOf(pay(leaseId, 1, randomUUID()))).toBe('account_not_allowed');
    await expectTrue();
  });
});

describe('a deposit', () => {
  it('3. is given back from the account that is chosen, and never beyond what it holds', async () => {
    const leaseId = await endedLease();
    const before = await held(accounts.deposits);
    expect(before).toBeLessThan(DEPOSIT);
    expect(await outcomeOf(settle(leaseId, accounts.deposits))).toBe('deposits_short');
    await move(accounts.own, accounts.deposits, DEPOSIT);
    await settle(leaseId, accounts.deposits);
    expect(await held(accounts.deposits)).toBe(before);
    await expectTrue();
  });
});

describe('an account that keeps deposits', () => {
  it('4. pays no bills, no owners and no expenses, whoever tries and however', async () => {
    await move(accounts.own, accounts.deposits, 300_000);
    const before = await held(accounts.deposits);
    expect(await outcomeOf(payBill(await billOf(1_000), 1_000, accounts.deposits))).toBe('deposits_reserved');
    expect(await outcomeOf(distribute(1_000, accounts.deposits))).toBe('deposits_reserved');
    const byHand = (amount: number) =>
      books.enter(today, [
        { account: 'repairs', amount },
        { account: accounts.deposits, amount: -amount },
      ]);
    expect(await outcomeOf(byHand(1_000))).toBe('deposits_reserved');
    const bankAccountId = await addBankAccount(database.sql, place.landlord, {
      account_id: accounts.deposits,
    });
    const fee = {
      key: randomUUID(),
      occurred_on: today,
      amount_minor: -500,
      description: 'Comisión',
      reference: '',
    };
    await expenseVerbs.importBankLines(database.sql, place.owner, { bankAccountId, lines: [fee] });
    const [line] =
      await database.sql`select id from public.bank_lines where bank_account_id = ${bankAccountId}`;
    const match = (id: string) =>
      expenseVerbs.matchBankLine(database.sql, place.owner, {
        lineId: line?.id,
        parts: [{ kind: 'account', id, amount_minor: -500 }],
      });
    expect(await outcomeOf(match(await books.account('repairs')))).toBe('deposits_reserved');
    expect(await outcomeOf(convert(accounts.deposits, accounts.own, 60_000))).toBe('deposits_reserved');
    expect(await held(accounts.deposits)).toBe(before);
    // What keeps the same takes the exchange.
    await convert(accounts.deposits, accounts.deposits, 60_000);
    expect(await held(accounts.deposits)).toBe(before - 60_000);
    expect(await outcomeOf(convert(accounts.deposits, accounts.deposits, before))).toBe('deposits_short');
    await move(accounts.own, accounts.deposits, 60_000);
    await expectTrue();
  });

  it('5. lets go of nothing that tenants are owed, by a move, by hand or from the bank', async () => {
    const { owed, kept } = await positionOf(database.sql, place.landlord);
    if (kept > owed) await move(accounts.deposits, accounts.own, kept - owed);
    if (kept < owed) await move(accounts.own, accounts.deposits, owed - kept);
    await move(accounts.own, accounts.deposits, 50_000);
    const byHand = (amount: number) =>
      books.enter(today, [
        { account: accounts.own, amount },
        { account: accounts.deposits, amount: -amount },
      ]);
    expect(await outcomeOf(move(accounts.deposits, accounts.own, 50_001))).toBe('deposits_needed');
    expect(await outcomeOf(byHand(50_001))).toBe('deposits_needed');
    expect(await outcomeOf(move(accounts.deposits, accounts.owners, 50_001))).toBe('deposits_needed');
    await byHand(20_000);
    await move(accounts.deposits, accounts.own, 30_000);
    // To another account that keeps deposits all of it may go.
    const other = await books.inBooks('create_account', {
      p_code: '1041',
      p_name: 'Depósitos BHD',
      p_subtype: 'cash',
      p_held_for: 'deposits',
    });
    await move(accounts.deposits, other, 40_000);
    await move(other, accounts.deposits, 40_000);
    expect(await outcomeOf(move(other, accounts.deposits, 1))).toBe('deposits_short');
    expect(await positionOf(database.sql, place.landlord)).toMatchObject({ kept: owed, owed });
  });

  it('6. lets what was posted be taken back, whatever is left in it', async () => {
    const entryId = await move(accounts.own, accounts.deposits, 5_000);
    await move(accounts.deposits, accounts.own, 5_000);
    await books.verb('reverse_journal_entry', { p_entry_id: entryId, p_reason: 'Dos veces' });
    const { owed, kept } = await positionOf(database.sql, place.landlord);
    expect(kept).toBe(owed - 5_000);
    await move(accounts.own, accounts.deposits, 5_000);
    await expectTrue();
  });
});

describe("an account that keeps owners' money", () => {
  it('7. pays bills and owners of a property up to what it holds for that property', async () => {
    await move(accounts.own, accounts.owners, 100_000, { propertyId: otherPropertyId });
    const mine = await held(accounts.owners, place.propertyId);
    const billId = await billOf(mine + 30_000);
    expect(await outcomeOf(payBill(billId, mine + 1, accounts.owners))).toBe('owners_money_short');
    await payBill(billId, mine, accounts.owners);
    expect(await outcomeOf(distribute(1, accounts.owners))).toBe('owners_money_short');
    expect(await outcomeOf(distribute(100_001, accounts.owners, otherPropertyId))).toBe('owners_money_short');
    await distribute(40_000, accounts.owners, otherPropertyId);
    expect(await outcomeOf(payBill(await billOf(1_000, null), 1_000, accounts.owners))).toBe(
      'owners_money_reserved',
    );
    // The owner advances the rest.
    await payBill(billId, 30_000, accounts.own);
    expect(await held(accounts.owners, place.propertyId)).toBe(0);
    expect(await held(accounts.owners, otherPropertyId)).toBe(60_000);
    await expectTrue();
  });

  it('8. pays no expense by hand, and moves no more of a property than it holds', async () => {
    const byHand = books.enter(today, [
      { account: 'repairs', amount: 100, propertyId: otherPropertyId },
      { account: accounts.owners, amount: -100, propertyId: otherPropertyId },
    ]);
    expect(await outcomeOf(byHand)).toBe('owners_money_reserved');
    const out = (amount: number, propertyId?: string) =>
      move(accounts.owners, accounts.own, amount, propertyId ? { propertyId } : {});
    expect(await outcomeOf(out(60_001, otherPropertyId))).toBe('owners_money_short');
    expect(await outcomeOf(out(1, place.propertyId))).toBe('owners_money_short');
    // What is of no property is not taken from any.
    expect(await outcomeOf(out(1))).toBe('owners_money_short');
    await out(10_000, otherPropertyId);
    await move(accounts.own, accounts.owners, 500);
    await out(500);
    expect(await held(accounts.owners, otherPropertyId)).toBe(50_000);
  });

  it('9. does not keep a payment from being taken back, and then waits for the money', async () => {
    const leaseId = await newLease();
    const paymentId = await pay(leaseId, 25_000, accounts.owners);
    await distribute(25_000, accounts.owners);
    await verbs.reversePayment(database.sql, place.owner, { paymentId, reason: 'Cheque devuelto' });
    expect(await held(accounts.owners, place.propertyId)).toBe(-25_000);
    expect(await outcomeOf(payBill(await billOf(1_000), 1_000, accounts.owners))).toBe('owners_money_short');
    await move(accounts.own, accounts.owners, 25_000, { propertyId: place.propertyId });
    await expectTrue();
  });

  it('10. is shown against what is due to the owners that a property names', async () => {
    expect(await positionOf(database.sql, place.landlord)).toMatchObject({ due: 0, owners: 50_000 });
    await books.verb('set_property_owners', {
      p_request_id: undefined,
      p_property_id: otherPropertyId,
      p_owners: [{ full_name: 'Rosa', share_basis_points: 10_000 }],
    });
    await books.enter(today, [
      { account: 'operating_cash', amount: 90_000, propertyId: otherPropertyId },
      { account: 'other_income', amount: -90_000, propertyId: otherPropertyId },
    ]);
    // 900 earned, 400 drawn above.
    expect(await positionOf(database.sql, place.landlord)).toMatchObject({
      due: 50_000,
      owners: 50_000,
      apart: [true, true],
    });
  });
});

describe('a move', () => {
  it('11. happens once, however often it is asked for', async () => {
    const before = await held(accounts.deposits);
    const requestId = randomUUID();
    const twice = await Promise.all([
      move(accounts.own, accounts.deposits, 700, { requestId }),
      move(accounts.own, accounts.deposits, 700, { requestId }),
    ]);
    expect(new Set(twice).size).toBe(1);
    expect(await held(accounts.deposits)).toBe(before + 700);
    await move(accounts.deposits, accounts.own, 700);
  });

  it('12. refuses what is none', async () => {
    expect(await outcomeOf(move(accounts.own, accounts.own, 1))).toBe('accounts_same');
    expect(await outcomeOf(move(accounts.own, accounts.deposits, 0))).toBe('amount_not_positive');
    expect(await outcomeOf(move(accounts.own, await books.account('repairs'), 1))).toBe('account_missing');
    expect(await outcomeOf(move(accounts.own, accounts.owners, 1, { propertyId: randomUUID() }))).toBe(
      'property_missing',
    );
  });

  it('13. two at once never take more than there is', async () => {
    await move(accounts.own, accounts.owners, 1_000, { propertyId: place.propertyId });
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () =>
        outcomeOf(move(accounts.owners, accounts.own, 1_000, { propertyId: place.propertyId })),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(await held(accounts.owners, place.propertyId)).toBe(0);
    const leases = [await endedLease(accounts.deposits), await endedLease(accounts.deposits)];
    // As if one of the two had never come: the account holds one deposit.
    const spare = (await held(accounts.deposits)) - DEPOSIT;
    await database.sql`alter table public.journal_lines disable trigger keep_cash_apart`;
    await move(accounts.deposits, accounts.own, spare);
    await database.sql`alter table public.journal_lines enable trigger keep_cash_apart`;
    const settled = await Promise.all(leases.map((leaseId) => outcomeOf(settle(leaseId, accounts.deposits))));
    expect(settled.sort()).toEqual(['deposits_short', 'done']);
    expect(await held(accounts.deposits)).toBe(0);
    await expectTrue();
  });
});

describe('an account of the organization’s own', () => {
  it('14. says whose money it keeps until something is posted to it, and stays usable while it is usual', async () => {
    const accountId = await books.inBooks('create_account', {
      p_code: '1042',
      p_name: 'Propietarios BHD',
      p_subtype: 'cash',
      p_held_for: 'owners',
    });
    const change = (heldFor: string | null, isActive = true) =>
      books.verb('change_account', {
        p_request_id: undefined,
        p_account_id: accountId,
        p_code: '1042',
        p_name: 'BHD',
        p_subtype: 'cash',
        p_is_active: isActive,
        p_held_for: heldFor,
      });
    const heldFor = async () =>
      (await database.sql`select held_for from public.accounts where id = ${accountId}`)[0]?.held_for;
    await change('own');
    expect(await heldFor()).toBe('own');
    await books.verb('set_usual_accounts', {
      p_request_id: undefined,
      p_organization_id: place.landlord.organizationId,
      p_payments_account_id: accountId,
    });
    expect(await outcomeOf(change('deposits'))).toBe('account_is_usual');
    expect(await outcomeOf(change(null, false))).toBe('account_is_usual');
    await change('owners');
    await move(accounts.own, accountId, 100);
    expect(await outcomeOf(change('own'))).toBe('account_has_entries');
    await change(null);
    expect(await heldFor()).toBe('owners');
  });
});
