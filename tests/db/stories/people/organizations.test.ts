import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addPerson, createRentable, todayOf } from '#tests/support/portfolio.ts';
import { addMember, addSecondFactor, teamVerbs } from '#tests/support/team.ts';
import { inviteMember, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;

beforeEach(async () => {
  place = await createRentable(database.sql, 'Firma');
});

const change = (values: Record<string, string>, who: Caller = place.owner) =>
  outcomeOf(
    act(database.sql, who, async (sql) => {
      const rows = await sql`
        update public.organizations set ${sql(values)} where id = ${place.landlord.organizationId} returning id`;
      if (rows.length === 0) throw Object.assign(new Error('no row'), { code: 'no_row' });
    }),
  );
const close = (who: Caller = place.owner, name = 'Firma') =>
  outcomeOf(teamVerbs.close(database.sql, who, place.landlord, name));
const reopen = (who: Caller = place.owner) => outcomeOf(teamVerbs.reopen(database.sql, who, place.landlord));

async function lease(): Promise<string> {
  return verbs.createLease(database.sql, place.owner, {
    unitId: place.unitId,
    personIds: [place.personId],
    startsOn: await todayOf(database.sql, place.landlord),
    endsOn: '2040-01-01',
  });
}

const activity = (who: Caller, before: number | null = null, tables: string[] | null = null, limit = 50) =>
  act(
    database.sql,
    who,
    (sql) =>
      sql<
        {
          id: string;
          action: string;
          table_name: string;
          subject: string;
          actor_name: string;
          changes: object;
        }[]
      >`select * from public.list_activity(${place.landlord.organizationId}, ${tables}, ${before}, ${limit})`,
  );

describe('the data of an organisation', () => {
  it('1. are changed by owners only', async () => {
    const manager = await addMember(database.sql, place.landlord, 'manager');
    expect(await change({ name: 'Firma Nueva', rnc: '101850043', phone: '8095550101' })).toBe('done');
    expect(await change({ name: 'Mía' }, manager)).toBe('no_row');
    expect(await change({ closed_at: '2020-01-01' })).toBe('42501');
  });

  it.each([
    ['name', ' '],
    ['rnc', '12345'],
    ['rnc', '1-01-85004-3'],
    ['address', 'x'.repeat(201)],
    ['phone', '0'.repeat(31)],
  ])('2. make sense: not %s = "%s"', async (column, value) => {
    expect(await change({ [column]: value })).toBe('23514');
  });

  it('3. keep their time zone to those that exist', async () => {
    expect(await change({ time_zone: 'Caribe/Macondo' })).toBe('unknown_time_zone');
    expect(await change({ time_zone: 'America/New_York' })).toBe('done');
  });

  it('4. keep their currency from the first posting on', async () => {
    expect(await change({ default_currency: 'USD' })).toBe('done');
    const leaseId = await lease();
    await verbs.addCharge(database.sql, place.owner, {
      leaseId,
      amountMinor: 100,
      dueOn: await todayOf(database.sql, place.landlord),
    });
    expect(await change({ default_currency: 'DOP' })).toBe('currency_locked');
    expect(await change({ default_currency: 'USD', name: 'Igual' })).toBe('done');
  });

  it('5. stand on the receipts issued from then on', async () => {
    const leaseId = await lease();
    const paidOn = await todayOf(database.sql, place.landlord);
    const pay = () => verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor: 100, paidOn });
    const [before, issuer] = [
      await pay(),
      { rnc: '101850043', address: 'Av. Sarasota 20', phone: '8095550101' },
    ];
    await change(issuer);
    const after = await pay();
    const details = async (payment: string) =>
      (await database.sql`select details from public.receipts where payment_id = ${payment}`)[0]?.details;
    expect(await details(before)).toMatchObject({ organization_rnc: null });
    expect(await details(after)).toMatchObject({
      organization_rnc: issuer.rnc,
      organization_address: issuer.address,
      organization_phone: issuer.phone,
    });
  });
});

describe('closing', () => {
  it('6. is for owners, with the name typed and the second factor of whoever has one', async () => {
    const manager = await addMember(database.sql, place.landlord, 'manager');
    expect(await close(manager)).toBe('not_allowed');
    expect(await close(place.owner, 'Otra')).toBe('confirmation_differs');
    await addSecondFactor(database.sql, place.owner.userId);
    expect(await close()).toBe('second_factor_needed');
    const behind: Caller = { userId: place.owner.userId, aal: 'aal2' };
    expect(await close(behind)).toBe('done');
    expect([await reopen(manager), await reopen(), await reopen(behind)]).toEqual([
      'not_allowed',
      'second_factor_needed',
      'done',
    ]);
  });

  it('7. waits for leases to end, payments to be decided and balances to be settled', async () => {
    const leaseId = await lease();
    const today = await todayOf(database.sql, place.landlord);
    expect(await close()).toBe('leases_open');
    const chargeId = await verbs.addCharge(database.sql, place.owner, {
      leaseId,
      amountMinor: 100,
      dueOn: today,
    });
    await verbs.terminateLease(database.sql, place.owner, { leaseId, endedOn: today });
    expect(await close()).toBe('balances_open');
    await verbs.reverseCharge(database.sql, place.owner, { chargeId, reason: 'Cierre' });
    expect(await close()).toBe('done');
  });

  it('8. leaves everything to be read and nothing to be changed, until an owner opens it again', async () => {
    const { organizationId } = place.landlord;
    const open = await inviteMember(database.sql, place.owner, {
      organizationId,
      email: `${randomUUID()}@example.test`,
      role: 'viewer',
    });
    await close();
    const read = await act(database.sql, place.owner, (sql) => sql`select id from public.properties`);
    expect(read).toHaveLength(1);
    expect(await change({ name: 'Otra' })).toBe('no_row');
    expect(await outcomeOf(addPerson(database.sql, place.landlord, 'Nueva'))).toBe('42501');
    expect(await outcomeOf(lease())).toBe('not_found');
    expect(
      await outcomeOf(
        inviteMember(database.sql, place.owner, { organizationId, email: 'a@example.test', role: 'viewer' }),
      ),
    ).toBe('not_allowed');
    const [invitation] =
      await database.sql`select revoked_at from public.invitations where id = ${open.invitation_id}`;
    expect(invitation?.revoked_at).not.toBeNull();
    expect(await reopen()).toBe('done');
    expect(await change({ name: 'Otra' })).toBe('done');
  });

  it('9. takes no payment of a former tenant either', async () => {
    const leaseId = await lease();
    const today = await todayOf(database.sql, place.landlord);
    await verbs.terminateLease(database.sql, place.owner, { leaseId, endedOn: today });
    expect(await close()).toBe('done');
    const [unit] = await database.sql`select property_id from public.units where id = ${place.unitId}`;
    const late = database.sql`
      insert into public.payments (organization_id, lease_id, property_id, status, method, currency, amount_minor, paid_on)
      values (${place.landlord.organizationId}, ${leaseId}, ${unit?.property_id}, 'reported', 'cash', 'DOP', 100, ${today})`;
    expect(await outcomeOf(late)).toBe('organization_closed');
  });
});

describe('the activity', () => {
  it('10. says who did what to what, newest first, and is for who may read it', async () => {
    const viewer = await addMember(database.sql, place.landlord, 'viewer');
    await teamVerbs.changeRole(database.sql, place.owner, place.landlord, viewer.userId, 'accountant');
    const [newest] = await activity(viewer);
    expect(newest).toMatchObject({
      action: 'update',
      table_name: 'memberships',
      subject: viewer.email.split('@')[0],
      changes: { role: ['viewer', 'accountant'] },
    });
    expect(newest?.actor_name).toMatch(/^firma-/);
    const maintenance = await addMember(database.sql, place.landlord, 'maintenance');
    expect(await outcomeOf(activity(maintenance))).toBe('not_allowed');
  });

  it('11. comes in pages without gaps, of everything or of some matters', async () => {
    await lease();
    const all = await activity(place.owner);
    const pages = [];
    for (let before: number | null = null; ; ) {
      const page = await activity(place.owner, before, null, 2);
      if (page.length === 0) break;
      pages.push(...page.map((row) => row.id));
      before = Number(page.at(-1)?.id);
    }
    expect(pages).toEqual(all.map((row) => row.id));
    const some = await activity(place.owner, null, ['leases', 'people']);
    expect(some.map((row) => row.id)).toEqual(
      all.filter((row) => ['leases', 'people'].includes(row.table_name)).map((row) => row.id),
    );
    expect(some.find((row) => row.table_name === 'leases')?.subject).toBe('Torre Firma, 1-A');
  });

  it('12. leaves out what follows by itself', async () => {
    const leaseId = await lease();
    const paidOn = await todayOf(database.sql, place.landlord);
    await verbs.recordPayment(database.sql, place.owner, { leaseId, amountMinor: 100, paidOn });
    await verbs.addCharge(database.sql, place.owner, { leaseId, amountMinor: 100, dueOn: paidOn });
    const silent = await database.sql`
      select 1 from public.audit_log where organization_id = ${place.landlord.organizationId} and table_name = 'payments'
        and before ->> 'status' = after ->> 'status'`;
    expect(silent.length).toBeGreaterThan(0);
    const payments = await activity(place.owner, null, ['payments']);
    expect(payments.map((row) => Object.keys(row.changes).includes('status'))).toEqual([true]);
  });

  it('13. never shows the hash of a token', async () => {
    await inviteMember(database.sql, place.owner, {
      organizationId: place.landlord.organizationId,
      email: `${randomUUID()}@example.test`,
      role: 'viewer',
    });
    expect(JSON.stringify(await activity(place.owner))).not.toContain('token_hash');
  });
});

it('14. a record is found in the organisation that has it, by who may see it', async () => {
  const viewer = await addMember(database.sql, place.landlord, 'viewer');
  const stranger = await createRentable(database.sql, 'Lejos');
  const find = async (who: Caller, id: string) => {
    const [row] = await act(database.sql, who, (sql) => sql`select public.find_organization_of(${id}) as id`);
    return row?.id;
  };
  const leaseId = await lease();
  for (const id of [place.propertyId, place.unitId, leaseId]) {
    expect(await find(viewer, id)).toBe(place.landlord.organizationId);
    expect(await find(stranger.owner, id)).toBeNull();
  }
});
