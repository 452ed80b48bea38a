import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '#tests/support/actors.ts';
import { positionOf } from '#tests/support/cash.ts';
import { createCashPlace, DEPOSIT } from '#tests/support/cash-place.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addBankAccount } from '#tests/support/expenses.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let cash: Awaited<ReturnType<typeof createCashPlace>>;

beforeAll(async () => {
  cash = await createCashPlace(database.sql, 'Cuentas');
});

const expectTrue = async () => expect(await findDiscrepancies(database.sql)).toEqual([]);

describe('a payment', () => {
  it('1. arrives on the account that is chosen, and a refund leaves from there', async () => {
    const paymentId = await cash.pay(await cash.newLease(), DEPOSIT, cash.accounts.deposits);
    expect(await cash.held(cash.accounts.deposits)).toBe(DEPOSIT);
    const [row] = await database.sql`select account_id from public.payments where id = ${paymentId}`;
    expect(row?.account_id).toBe(cash.accounts.deposits);
    await cash.refund(paymentId, 100_000);
    expect(await cash.held(cash.accounts.deposits)).toBe(DEPOSIT - 100_000);
    await verbs.reversePayment(database.sql, cash.owner, {
      paymentId: await cash.pay(await cash.newLease(), 70_000, cash.accounts.deposits),
      reason: 'Devuelto',
    });
    expect(await cash.held(cash.accounts.deposits)).toBe(DEPOSIT - 100_000);
  });

  it('2. arrives on the usual account when nobody says another, also one that is confirmed', async () => {
    const leaseId = await cash.newLease();
    const before = await cash.held(cash.accounts.own);
    await cash.pay(leaseId, 10_000);
    expect(await cash.held(cash.accounts.own)).toBe(before + 10_000);
    const set = (payments: string | null, deposits: string | null) =>
      cash.books.verb('set_default_accounts', {
        p_request_id: undefined,
        p_organization_id: cash.landlord.organizationId,
        p_payments_account_id: payments,
        p_deposits_account_id: deposits,
      });
    // A card refund must not be kept from the cash.books by what deposits hold.
    expect(await outcomeOf(set(cash.accounts.deposits, null))).toBe('account_not_allowed');
    expect(await outcomeOf(set(null, cash.accounts.owners))).toBe('account_not_allowed');
    expect(await outcomeOf(set(await cash.books.account('receivables'), null))).toBe('account_not_allowed');
    await set(cash.accounts.owners, cash.accounts.deposits);
    const owners = await cash.held(cash.accounts.owners, cash.propertyId);
    await cash.pay(leaseId, 20_000);
    expect(await cash.held(cash.accounts.owners, cash.propertyId)).toBe(owners + 20_000);
    await set(null, null);
    expect(await outcomeOf(cash.pay(leaseId, 1, await cash.books.account('receivables')))).toBe(
      'account_not_allowed',
    );
    expect(await outcomeOf(cash.pay(leaseId, 1, randomUUID()))).toBe('account_not_allowed');
    await expectTrue();
  });
});

describe('a deposit', () => {
  it('3. is given back from the account that is chosen, and never beyond what it holds', async () => {
    const leaseId = await cash.endedLease();
    const before = await cash.held(cash.accounts.deposits);
    expect(before).toBeLessThan(DEPOSIT);
    expect(await outcomeOf(cash.settle(leaseId, cash.accounts.deposits))).toBe('deposits_short');
    await cash.move(cash.accounts.own, cash.accounts.deposits, DEPOSIT);
    await cash.settle(leaseId, cash.accounts.deposits);
    expect(await cash.held(cash.accounts.deposits)).toBe(before);
    await expectTrue();
  });
});

describe('an account that keeps deposits', () => {
  it('4. pays no bills, no owners and no expenses, whoever tries and however', async () => {
    await cash.move(cash.accounts.own, cash.accounts.deposits, 300_000);
    const before = await cash.held(cash.accounts.deposits);
    expect(await outcomeOf(cash.payBill(await cash.billOf(1_000), 1_000, cash.accounts.deposits))).toBe(
      'deposits_reserved',
    );
    expect(await outcomeOf(cash.distribute(1_000, cash.accounts.deposits))).toBe('deposits_reserved');
    const byHand = (amount: number) =>
      cash.books.enter(cash.today, [
        { account: 'repairs', amount },
        { account: cash.accounts.deposits, amount: -amount },
      ]);
    expect(await outcomeOf(byHand(1_000))).toBe('deposits_reserved');
    const bankAccountId = await addBankAccount(database.sql, cash.landlord, {
      account_id: cash.accounts.deposits,
    });
    const fee = {
      key: randomUUID(),
      occurred_on: cash.today,
      amount_minor: -500,
      description: 'Comisión',
      reference: '',
    };
    await verbs.importBankLines(database.sql, cash.owner, { bankAccountId, lines: [fee] });
    const [line] =
      await database.sql`select id from public.bank_lines where bank_account_id = ${bankAccountId}`;
    const match = (id: string) =>
      verbs.matchBankLine(database.sql, cash.owner, {
        bankLineId: line?.id,
        parts: [{ kind: 'account', id, amount_minor: -500 }],
      });
    expect(await outcomeOf(match(await cash.books.account('repairs')))).toBe('deposits_reserved');
    expect(await outcomeOf(cash.convert(cash.accounts.deposits, cash.accounts.own, 60_000))).toBe(
      'deposits_reserved',
    );
    expect(await cash.held(cash.accounts.deposits)).toBe(before);
    // What keeps the same takes the exchange.
    await cash.convert(cash.accounts.deposits, cash.accounts.deposits, 60_000);
    expect(await cash.held(cash.accounts.deposits)).toBe(before - 60_000);
    expect(await outcomeOf(cash.convert(cash.accounts.deposits, cash.accounts.deposits, before))).toBe(
      'deposits_short',
    );
    await cash.move(cash.accounts.own, cash.accounts.deposits, 60_000);
    await expectTrue();
  });

  it('5. lets go of nothing that tenants are owed, by a move, by hand or from the bank', async () => {
    const { owed, kept } = await positionOf(database.sql, cash.landlord);
    if (kept > owed) await cash.move(cash.accounts.deposits, cash.accounts.own, kept - owed);
    if (kept < owed) await cash.move(cash.accounts.own, cash.accounts.deposits, owed - kept);
    await cash.move(cash.accounts.own, cash.accounts.deposits, 50_000);
    const byHand = (amount: number) =>
      cash.books.enter(cash.today, [
        { account: cash.accounts.own, amount },
        { account: cash.accounts.deposits, amount: -amount },
      ]);
    expect(await outcomeOf(cash.move(cash.accounts.deposits, cash.accounts.own, 50_001))).toBe(
      'deposits_needed',
    );
    expect(await outcomeOf(byHand(50_001))).toBe('deposits_needed');
    expect(await outcomeOf(cash.move(cash.accounts.deposits, cash.accounts.owners, 50_001))).toBe(
      'deposits_needed',
    );
    await byHand(20_000);
    await cash.move(cash.accounts.deposits, cash.accounts.own, 30_000);
    // To another account that keeps deposits all of it may go.
    const other = await cash.books.inBooks('create_account', {
      p_code: '1041',
      p_name: 'Depósitos BHD',
      p_subtype: 'cash',
      p_held_for: 'deposits',
    });
    await cash.move(cash.accounts.deposits, other, 40_000);
    await cash.move(other, cash.accounts.deposits, 40_000);
    expect(await outcomeOf(cash.move(other, cash.accounts.deposits, 1))).toBe('deposits_short');
    expect(await positionOf(database.sql, cash.landlord)).toMatchObject({ kept: owed, owed });
  });

  it('6. lets what was posted be taken back, whatever is left in it', async () => {
    const entryId = await cash.move(cash.accounts.own, cash.accounts.deposits, 5_000);
    await cash.move(cash.accounts.deposits, cash.accounts.own, 5_000);
    await cash.books.verb('reverse_journal_entry', { p_entry_id: entryId, p_reason: 'Dos veces' });
    const { owed, kept } = await positionOf(database.sql, cash.landlord);
    expect(kept).toBe(owed - 5_000);
    await cash.move(cash.accounts.own, cash.accounts.deposits, 5_000);
    await expectTrue();
  });
});
