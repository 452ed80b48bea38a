import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '#tests/support/actors.ts';
import { createCashPlace, DEPOSIT } from '#tests/support/cash-place.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addBankAccount } from '#tests/support/expenses.ts';
import { findDiscrepancies } from '#tests/support/ledger.ts';

const database = useDatabase();
let cash: Awaited<ReturnType<typeof createCashPlace>>;

beforeAll(async () => {
  cash = await createCashPlace(database.sql, 'Cuentas');
});

const expectTrue = async () => expect(await findDiscrepancies(database.sql)).toEqual([]);

describe('a move', () => {
  it('11. happens once, however often it is asked for', async () => {
    const before = await cash.held(cash.accounts.deposits);
    const requestId = randomUUID();
    const twice = await Promise.all([
      cash.move(cash.accounts.own, cash.accounts.deposits, 700, { requestId }),
      cash.move(cash.accounts.own, cash.accounts.deposits, 700, { requestId }),
    ]);
    expect(new Set(twice).size).toBe(1);
    expect(await cash.held(cash.accounts.deposits)).toBe(before + 700);
    await cash.move(cash.accounts.deposits, cash.accounts.own, 700);
  });

  it('12. refuses what is none', async () => {
    expect(await outcomeOf(cash.move(cash.accounts.own, cash.accounts.own, 1))).toBe('accounts_same');
    expect(await outcomeOf(cash.move(cash.accounts.own, cash.accounts.deposits, 0))).toBe(
      'amount_not_positive',
    );
    expect(await outcomeOf(cash.move(cash.accounts.own, await cash.books.account('repairs'), 1))).toBe(
      'account_missing',
    );
    expect(
      await outcomeOf(cash.move(cash.accounts.own, cash.accounts.owners, 1, { propertyId: randomUUID() })),
    ).toBe('property_missing');
  });

  it('to the account of a bank takes the money from where it stands, with its property', async () => {
    const paymentId = await cash.pay(await cash.newLease(), 30_000, cash.accounts.owners);
    const bankAccountId = await addBankAccount(database.sql, cash.landlord);
    const before = await cash.held(cash.accounts.own);
    await database.sql`
      select c.* from public.payments p, public.bank_accounts b,
        private.cash_line_of(p.entry_id, b, p.amount_minor, ${cash.today}) c
      where p.id = ${paymentId} and b.id = ${bankAccountId}`;
    expect(await cash.held(cash.accounts.own)).toBe(before + 30_000);
    expect(await cash.held(cash.accounts.owners, cash.propertyId)).toBe(0);
    await expectTrue();
  });

  it('13. two at once never take more than there is', async () => {
    await cash.move(cash.accounts.own, cash.accounts.owners, 1_000, { propertyId: cash.propertyId });
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () =>
        outcomeOf(cash.move(cash.accounts.owners, cash.accounts.own, 1_000, { propertyId: cash.propertyId })),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(await cash.held(cash.accounts.owners, cash.propertyId)).toBe(0);
    const leases = [
      await cash.endedLease(cash.accounts.deposits),
      await cash.endedLease(cash.accounts.deposits),
    ];
    // As if one of the two had never come: the account holds one deposit.
    const spare = (await cash.held(cash.accounts.deposits)) - DEPOSIT;
    await database.sql`alter table public.journal_lines disable trigger keep_cash_apart`;
    await cash.move(cash.accounts.deposits, cash.accounts.own, spare);
    await database.sql`alter table public.journal_lines enable trigger keep_cash_apart`;
    const settled = await Promise.all(
      leases.map((leaseId) => outcomeOf(cash.settle(leaseId, cash.accounts.deposits))),
    );
    expect(settled.sort()).toEqual(['deposits_short', 'done']);
    expect(await cash.held(cash.accounts.deposits)).toBe(0);
    await expectTrue();
  });
});

describe('an account of the organization’s own', () => {
  it('14. says whose money it keeps until something is posted to it, and stays usable while it is usual', async () => {
    const accountId = await cash.books.inBooks('create_account', {
      p_code: '1042',
      p_name: 'Propietarios BHD',
      p_subtype: 'cash',
      p_held_for: 'owners',
    });
    const change = (heldFor: string | null, isActive = true) =>
      cash.books.verb('change_account', {
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
    await cash.books.verb('set_default_accounts', {
      p_request_id: undefined,
      p_organization_id: cash.landlord.organizationId,
      p_payments_account_id: accountId,
    });
    expect(await outcomeOf(change('deposits'))).toBe('account_is_usual');
    expect(await outcomeOf(change(null, false))).toBe('account_is_usual');
    await change('owners');
    await cash.move(cash.accounts.own, accountId, 100);
    expect(await outcomeOf(change('own'))).toBe('account_has_entries');
    await change(null);
    expect(await heldFor()).toBe('owners');
  });
});
