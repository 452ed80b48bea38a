import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, createUser } from '#tests/support/actors.ts';
import { positionOf } from '#tests/support/cash.ts';
import { createCashPlace, DEPOSIT } from '#tests/support/cash-place.ts';
import { useDatabase } from '#tests/support/database.ts';
import { inviteTenant, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let cash: Awaited<ReturnType<typeof createCashPlace>>;

beforeAll(async () => {
  cash = await createCashPlace(database.sql, 'Depósitos');
});

interface Told {
  kept: { currency: string; amount_minor: number }[] | null;
  totals: { currency: string; liability_minor: number; unpaid_minor: number }[];
}

async function told(day = cash.today, propertyIds: string[] | null = null): Promise<Told> {
  const [row] = await act(
    database.sql,
    cash.owner,
    (sql) =>
      sql`select public.report_deposits_held(${cash.landlord.organizationId}, ${day}, ${propertyIds}) as answer`,
  );
  return row?.answer as Told;
}

const setUsual = (deposits: string | null) =>
  cash.books.verb('set_default_accounts', {
    p_request_id: undefined,
    p_organization_id: cash.landlord.organizationId,
    p_payments_account_id: null,
    p_deposits_account_id: deposits,
  });

describe('the report of deposits says what stands in the accounts that keep them', () => {
  it('1. nothing where they are not kept apart', async () => {
    await cash.pay(await cash.newLease(), DEPOSIT);
    expect(await told()).toMatchObject({ kept: null, totals: [{ liability_minor: DEPOSIT }] });
  });

  it('2. an empty account once it is the usual one', async () => {
    await setUsual(cash.accounts.deposits);
    expect((await told()).kept).toEqual([]);
    await setUsual(null);
  });

  it('3. what stood there on the day, as the accounts say today', async () => {
    await cash.pay(await cash.newLease(), 300_000, cash.accounts.deposits);
    const { kept, totals } = await told();
    expect(kept).toEqual([{ currency: 'DOP', amount_minor: 300_000 }]);
    const held = totals.map((one) => one.liability_minor - one.unpaid_minor);
    const position = await positionOf(database.sql, cash.landlord);
    expect(position).toMatchObject({ owed: held[0], kept: 300_000 });
    expect(position.owed - position.kept).toBe(DEPOSIT);
    // The day before nothing stood there, and nobody had said that it should.
    expect((await told(addDays(cash.today, -1))).kept).toBeNull();
  });

  it('4. not for one property: the account is for all of them', async () => {
    expect((await told(cash.today, [cash.propertyId])).kept).toBeNull();
  });
});

describe('the list of payments', () => {
  it('5. names the account that each arrived on, to readers of the books alone', async () => {
    const email = 'inquilina-6e@example.test';
    const leaseId = await cash.newLease();
    await database.sql`update public.people set email = ${email} where id = ${cash.personId}`;
    const [seat] = await database.sql`select id from public.lease_tenants where lease_id = ${leaseId}`;
    const { token } = await inviteTenant(database.sql, cash.owner, seat?.id);
    const tenant = { userId: await createUser(database.sql, email, 'tenant') };
    await verbs.acceptInvitation(database.sql, tenant, { token });
    const kept = await cash.pay(leaseId, 10_000, cash.accounts.deposits);
    const listed = (who: typeof tenant | typeof cash.owner) =>
      act(
        database.sql,
        who,
        (sql) => sql`select id, account_key, account_name from public.payments_list where id = ${kept}`,
      );
    expect([...(await listed(cash.owner))]).toEqual([
      { id: kept, account_key: 'deposits_bank', account_name: expect.stringMatching(/\S/) },
    ]);
    expect([...(await listed(tenant))]).toEqual([{ id: kept, account_key: null, account_name: null }]);
  });
});
