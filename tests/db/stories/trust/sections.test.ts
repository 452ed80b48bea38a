import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { act, type Caller } from '#tests/support/actors.ts';
import { useCastDatabase } from '#tests/support/cast-database.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useCastDatabase();
const ask = (caller: Caller, query: string, ...values: string[]) =>
  act(database.sql, caller, (sql) => sql.unsafe(query, values));

describe('where the deposit is', () => {
  it('is said to its tenant with the day, the account and the entry that the log has', async () => {
    const { sql, cast } = database;
    const { callers, home, shared, today } = cast;
    const [before] = await ask(
      callers.tenant,
      'select * from public.my_deposits() where lease_id = $1',
      shared.id,
    );
    await verbs.recordPayment(sql, callers.owner, {
      leaseId: shared.id,
      amountMinor: 50_000_000,
      paidOn: today,
    });
    const [after] = await ask(
      callers.tenant,
      'select * from public.my_deposits() where lease_id = $1',
      shared.id,
    );
    const [lease] = await sql`select deposit_minor::text from public.leases where id = ${shared.id}`;
    expect(Number(before?.held_minor) + Number(before?.unpaid_minor)).toBe(Number(lease?.deposit_minor));
    expect(after).toMatchObject({ organization_id: home.organizationId, unpaid_minor: '0', is_apart: false });
    expect(after?.held_minor).toBe(lease?.deposit_minor);
    const [entry] = await sql`select from public.journal_entries where id = ${after?.entry_id}`;
    expect(entry).toBeDefined();
    expect(after?.account_name).toBeTruthy();
    expect(
      await ask(callers.otherTenant, 'select * from public.my_deposits() where lease_id = $1', shared.id),
    ).toEqual([]);
  });

  it('is said to the office by account, against what is owed', async () => {
    const { sql, cast } = database;
    const { callers, home } = cast;
    const read = () => ask(callers.owner, 'select * from public.deposit_accounts($1)', home.organizationId);
    const owed = (await read()).find(({ currency }) => currency === 'DOP')?.owed_minor;
    expect(Number(owed)).toBeGreaterThan(0);
    const accountId = randomUUID();
    await sql`insert into public.accounts (id, organization_id, code, name, kind, subtype, held_for)
      values (${accountId}, ${home.organizationId}, '1998', 'Fideicomiso', 'asset', 'cash', 'deposits')`;
    await sql`insert into public.account_balances (organization_id, account_id, currency, balance_minor)
      values (${home.organizationId}, ${accountId}, 'DOP', 70000)`;
    expect(await read()).toContainEqual({
      currency: 'DOP',
      owed_minor: owed,
      account_name: 'Fideicomiso',
      balance_minor: '70000',
    });
  });
});

describe('why something was charged', () => {
  it('is the step of the lease, and the bill of what was passed on', async () => {
    const { cast } = database;
    const mine = await ask(cast.callers.tenant, 'select * from public.charge_reasons()');
    expect(new Set(mine.map(({ lease_id }) => lease_id))).toEqual(new Set([cast.shared.id]));
    const bill = mine.find(({ reason }) => reason === 'bill');
    expect(bill).toMatchObject({ reason_method: 'equal', amount_minor: '700' });
    expect(bill?.reason_name).toBeTruthy();
    expect(Number(bill?.reason_minor)).toBeGreaterThanOrEqual(700);
    const rent = mine.find(({ reason, reversed_at }) => reason === 'rent' && reversed_at === null);
    const [step] = await database.sql`select rent_minor, starts_on::text from public.lease_rent_steps
      where lease_id = ${cast.shared.id} order by starts_on limit 1`;
    expect(rent?.reason_minor).toBe(step?.rent_minor);
    const all = await ask(
      cast.callers.viewer,
      'select * from public.charge_reasons($1, 200)',
      cast.home.organizationId,
    );
    expect(all.length).toBeGreaterThan(mine.length);
  });

  it('is the late rent and the rule, of a late fee', async () => {
    const { sql, cast } = database;
    const { callers, home, shared } = cast;
    const [charge] = await sql`select c.id, c.amount_minor, c.currency from public.charges c
      where c.lease_id = ${shared.id} and c.kind = 'rent' and c.reversed_at is null order by c.due_on limit 1`;
    await sql`insert into public.late_fee_rules (organization_id, lease_id, currency, kind, basis_points, grace_days)
      values (${home.organizationId}, ${shared.id}, ${charge?.currency}, 'percent_of_rent', 500, 5)`;
    await sql`insert into public.charges (organization_id, lease_id, property_id, kind, due_on, currency, amount_minor, late_fee_for, entry_id)
      select organization_id, lease_id, property_id, 'late_fee', due_on + 10, currency, 900, id, entry_id
      from public.charges where id = ${charge?.id}`;
    const mine = await ask(
      callers.tenant,
      `select * from public.charge_reasons() where reason = 'late_fee' and amount_minor = 900`,
    );
    expect(mine).toMatchObject([
      {
        reason_minor: charge?.amount_minor,
        kind: 'late_fee',
        rule_kind: 'percent_of_rent',
        rule_basis_points: 500,
        grace_days: 5,
      },
    ]);
  });
});

describe('the times of repairs', () => {
  it('are kept or not by each request’s own', async () => {
    const { sql, cast } = database;
    const { callers, home, repairs } = cast;
    const read = (caller: Caller, of: string | null) =>
      act(sql, caller, (as) => as`select * from public.service_record(${of})`);
    await sql`update public.maintenance_requests set respond_by = now() - interval '2 hours', responded_at = now() - interval '1 hour',
      resolve_by = now() + interval '1 hour' where id = ${repairs.shared}`;
    const [mine] = await read(callers.tenant, null);
    expect(mine).toMatchObject({
      organization_id: home.organizationId,
      request_count: '1',
      answered_in_time: '0',
      answered_late: '1',
      solved_in_time: '0',
      solved_late: '0',
    });
    expect(mine?.response_hours).toBeGreaterThan(0);
    const office = await read(callers.maintenance, home.organizationId);
    expect(office.reduce((sum, row) => sum + Number(row.answered_late), 0)).toBeGreaterThanOrEqual(1);
  });
});

describe('who looks at personal data', () => {
  it('is said by role to tenants, and by name to who audits', async () => {
    const { sql, cast } = database;
    const { callers, home } = cast;
    await act(sql, callers.manager, (as) => as`select public.export_my_data()`);
    await act(sql, callers.admin, (as) => as`select count(*) from public.admin_list_users()`);
    const looks = (caller: Caller) => ask(caller, 'select * from public.data_looks($1)', home.organizationId);
    const seen = (await looks(callers.tenant)).map(({ action, role, actor_name }) => [
      action,
      role,
      actor_name,
    ]);
    expect(seen).toContainEqual(['data_exported', 'manager', null]);
    expect(seen).toContainEqual(['admin_list_users', null, null]);
    const [named] = (await looks(callers.owner)).filter(({ action }) => action === 'data_exported');
    expect(named).toMatchObject({ role: 'manager' });
    const readers = await ask(callers.tenant, 'select * from public.data_readers($1)', home.organizationId);
    expect(readers.map(({ role }) => role)).toEqual(['owner', 'manager', 'accountant', 'viewer']);
    const shared = await ask(callers.tenant, 'select * from public.shared_data($1)', home.organizationId);
    expect(shared.map(({ what }) => what)).toEqual(['documents', 'listings', 'reports', 'feeds']);
  });
});
