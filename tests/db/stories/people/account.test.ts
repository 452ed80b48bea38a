import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addFactor, ask, signedIn } from '#tests/support/account-rows.ts';
import { act, createUser, outcomeOf, type SignedInCaller } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addProperty, addUnit, createLandlord, createRentable } from '#tests/support/portfolio.ts';
import { BODY, sendContract, sha256Of, sign, signersOf } from '#tests/support/signing.ts';
import { inviteMember, inviteTenant, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
const close = (caller: SignedInCaller) =>
  ask<{ file_name: string }>(database.sql, caller, 'close_my_account');
const obstaclesOf = (caller: SignedInCaller) =>
  ask<{ name: string; reason: string }>(database.sql, caller, 'list_account_obstacles');

const save = (caller: SignedInCaller, id: string, column: string, value: unknown) =>
  outcomeOf(
    act(database.sql, caller, async (sql) => {
      const rows = await sql.unsafe(`update public.profiles set ${column} = $1 where id = $2 returning id`, [
        value as never,
        id,
      ]);
      if (rows.length === 0) throw Object.assign(new Error('nothing'), { code: 'P0001', message: 'nothing' });
    }),
  );

/** A landlord with a tenant who has an account, a lease and a payment. */
async function rented() {
  const scene = await createRentable(database.sql, `Casa ${randomUUID().slice(0, 8)}`);
  const leaseId = await verbs.createLease(database.sql, scene.owner, {
    unitId: scene.unitId,
    personIds: [scene.personId],
    startsOn: '2026-01-01',
    endsOn: '2040-01-01',
    depositMinor: 50_000,
  });
  const [seat] = await database.sql<{ id: string; email: string }[]>`
    select lt.id, p.email from public.lease_tenants lt join public.people p on p.id = lt.person_id
    where lt.lease_id = ${leaseId}`;
  const { token } = await inviteTenant(database.sql, scene.owner, seat?.id ?? '');
  const tenant = { userId: await createUser(database.sql, seat?.email ?? '', 'tenant') };
  await verbs.acceptInvitation(database.sql, tenant, { token });
  const payment = { leaseId, amountMinor: 10_000, paidOn: '2026-01-02' };
  await verbs.recordPayment(database.sql, scene.owner, payment);
  return { ...scene, leaseId, tenant };
}

describe('a profile', () => {
  it('1. keeps what its owner says, and nobody else’s word', async () => {
    const [ana, other] = [await signedIn(database.sql), await signedIn(database.sql)];
    expect(await save(ana, ana.userId, 'full_name', 'Ana <b>Pérez</b>')).toBe('done');
    expect(await save(other, ana.userId, 'full_name', 'No')).toBe('nothing');
    const [row] = await database.sql`select full_name from public.profiles where id = ${ana.userId}`;
    expect(row?.full_name).toBe('Ana <b>Pérez</b>');
  });

  it.each([
    ['theme', 'pink', '23514'],
    ['time_zone', 'Mars/Olympus', 'unknown_time_zone'],
    ['locale', 'fr', '23514'],
    ['reference', 'x'.repeat(241), '23514'],
    ['identity_number', '123', '23514'],
    ['user_type', 'admin', '42501'],
    ['preferences_saved_at', '2020-01-01', '42501'],
  ])('2. refuses %s = %s', async (column, value, code) => {
    const ana = await signedIn(database.sql);
    expect(await save(ana, ana.userId, column, value)).toBe(code);
  });

  it('3. shows a picture from its own folder only', async () => {
    const [ana, other] = [await signedIn(database.sql), await signedIn(database.sql)];
    const path = (userId: string) => `${userId}/${randomUUID()}.jpg`;
    expect(await save(ana, ana.userId, 'avatar_path', path(other.userId))).toBe('23514');
    expect(await save(ana, ana.userId, 'avatar_path', `${ana.userId}/../../x.jpg`)).toBe('23514');
    expect(await save(ana, ana.userId, 'avatar_path', path(ana.userId))).toBe('done');
  });

  it('4. dates its preferences when they change, and not otherwise', async () => {
    const ana = await signedIn(database.sql);
    const savedAt = async () => {
      const [row] =
        await database.sql`select preferences_saved_at as at from public.profiles where id = ${ana.userId}`;
      return row?.at as Date | null;
    };
    await save(ana, ana.userId, 'full_name', 'Ana');
    await save(ana, ana.userId, 'theme', 'system');
    expect(await savedAt()).toBeNull();
    await save(ana, ana.userId, 'theme', 'dark');
    const first = await savedAt();
    expect(first).toBeInstanceOf(Date);
    await save(ana, ana.userId, 'time_zone', 'Europe/Madrid');
    expect(Number(await savedAt())).toBeGreaterThan(Number(first));
  });

  it('5. has pictures that only its owner adds, sees and removes', async () => {
    const [ana, other] = [await signedIn(database.sql), await signedIn(database.sql)];
    const name = `${ana.userId}/${randomUUID()}.jpg`;
    const add = (caller: SignedInCaller, file: string) =>
      outcomeOf(
        act(
          database.sql,
          caller,
          (sql) => sql`insert into storage.objects (bucket_id, name) values ('avatars', ${file})`,
        ),
      );
    const remove = (caller: SignedInCaller) =>
      act(database.sql, caller, (sql) => sql`delete from storage.objects where name = ${name} returning id`);
    expect(await add(other, name)).toBe('42501');
    expect(await add(ana, `${ana.userId}/deep/${randomUUID()}.jpg`)).toBe('42501');
    expect(await add(ana, `${ana.userId}/page.html`)).toBe('42501');
    expect(await add(ana, name)).toBe('done');
    const seenBy = (caller: SignedInCaller) =>
      act(database.sql, caller, (sql) => sql`select 1 from storage.objects where name = ${name}`);
    expect(await seenBy(ana)).toHaveLength(1);
    expect(await seenBy(other)).toHaveLength(0);
    expect(await remove(other)).toHaveLength(0);
    expect(await remove(ana)).toHaveLength(1);
  });
});

describe('notifications', () => {
  it('6. are wanted until they are switched off, and can be switched on again', async () => {
    const { sql } = database;
    const ana = await signedIn(sql);
    const wants = async () => {
      const [row] =
        await sql`select private.cadence_of(${ana.userId}, 'payment_reported', 'in_app') as cadence`;
      return row?.cadence;
    };
    expect(await wants()).toBe('at_once');
    for (const cadence of ['off', 'off', 'at_once']) {
      await ask(sql, ana, 'set_notification', 'payment_reported', 'in_app', cadence);
      expect(await wants()).toBe(cadence);
    }
  });
});

describe('exported data', () => {
  it('7. holds what is kept about a tenant: the lease, its payments, the landlord’s record', async () => {
    const { tenant } = await rented();
    const [row] = await ask<{ export_my_data: Record<string, never> }>(
      database.sql,
      tenant,
      'export_my_data',
    );
    const data = row?.export_my_data as Record<string, never>;
    expect(data).toMatchObject({
      account: { id: tenant.userId },
      records_about_you: [{ full_name: 'Ana Pérez' }],
      leases: [{ unit: '1-A', payments: [{ amount_minor: 10_000, status: 'confirmed', receipt_number: 1 }] }],
      security_events: [{ kind: 'data_exported' }],
    });
  });

  it('7a. holds the views that somebody keeps, and the contracts they were sent, as they were sent', async () => {
    const { sql } = database;
    const { tenant, owner, landlord, leaseId } = await rented();
    const { versionId, tenantSignerId } = await sendContract(sql, owner, leaseId);
    await act(
      sql,
      owner,
      (transaction) => transaction`insert into public.saved_views (organization_id, list, name, query)
        values (${landlord.organizationId}, 'units', 'Libres', 'f.state=vacant')`,
    );
    await act(
      sql,
      owner,
      (transaction) => transaction`insert into public.analysis_boards (organization_id, name, views)
        values (${landlord.organizationId}, 'Los lunes', ${['m=collected']})`,
    );
    const [signer] = await signersOf(sql, versionId).then((all) =>
      all.filter((one) => one.id === tenantSignerId),
    );
    if (!signer) throw new Error('nobody to sign');
    await sign(sql, tenant, signer);
    const exported = async (caller: SignedInCaller) => {
      const [row] = await ask<{ export_my_data: Record<string, never> }>(sql, caller, 'export_my_data');
      return row?.export_my_data as Record<string, never>;
    };
    expect(await exported(tenant)).toMatchObject({
      saved_views: [],
      contracts: [{ document: BODY, sha256: sha256Of(BODY), your_role: 'tenant', ip_address: '190.80.1.2' }],
    });
    expect(await exported(owner)).toMatchObject({
      saved_views: [{ list: 'units', name: 'Libres', query: 'f.state=vacant' }],
      analysis_boards: [{ name: 'Los lunes', views: ['m=collected'], is_shared: false }],
      contracts: [],
    });
  });

  it('8. holds nothing of anybody else', async () => {
    const [{ tenant }, other] = [await rented(), await rented()];
    const [row] = await ask(database.sql, tenant, 'export_my_data');
    const text = JSON.stringify(row);
    expect(text).not.toContain(other.tenant.userId);
    const [landlord] = await ask(database.sql, other.owner, 'export_my_data');
    expect(JSON.stringify(landlord)).not.toContain('Ana Pérez');
  });
});

describe('closing an account', () => {
  it('9. wants a sign-in of the last ten minutes, and the second factor where there is one', async () => {
    const ana = await signedIn(database.sql, 'tenant');
    const longAgo = new Date(Date.now() - 11 * 60_000);
    expect(await outcomeOf(close({ ...ana, signedInAt: longAgo }))).toBe('reauthentication_needed');
    await addFactor(database.sql, ana.userId);
    expect(await outcomeOf(close(ana))).toBe('second_factor_needed');
    expect(await outcomeOf(close({ ...ana, aal: 'aal2' }))).toBe('done');
  });

  it('10. is refused to the only owner where somebody works or rents', async () => {
    const { sql } = database;
    const { owner } = await rented();
    expect(await obstaclesOf(owner)).toMatchObject([{ reason: 'leases' }]);
    expect(await outcomeOf(close(owner))).toBe('account_only_owner');

    const landlord = await createLandlord(sql, 'Equipo');
    const email = `socia-${randomUUID()}@example.test`;
    const { token } = await inviteMember(sql, landlord.owner, {
      organizationId: landlord.organizationId,
      email,
      role: 'viewer',
    });
    await verbs.acceptInvitation(sql, { userId: await createUser(sql, email, 'manager') }, { token });
    expect(await obstaclesOf(landlord.owner)).toMatchObject([{ reason: 'members' }]);
    expect(await outcomeOf(close(landlord.owner))).toBe('account_only_owner');
  });

  it('11. is open to one of two owners, but not to both at once', async () => {
    const { sql } = database;
    const { owner, landlord } = await rented();
    const email = `socia-${randomUUID()}@example.test`;
    const { organizationId } = landlord;
    const { token } = await inviteMember(sql, owner, { organizationId, email, role: 'owner' });
    const partner = { userId: await createUser(sql, email, 'owner') };
    await verbs.acceptInvitation(sql, partner, { token });
    const outcomes = await Promise.all([outcomeOf(close(owner)), outcomeOf(close(partner))]);
    expect(outcomes.sort()).toEqual(['account_only_owner', 'done']);
    const owners = await sql`
      select 1 from public.memberships where organization_id = ${organizationId} and role = 'owner'`;
    expect(owners).toHaveLength(1);
  });

  it('12. takes an organisation along that is empty', async () => {
    const { sql } = database;
    const landlord = await createLandlord(sql, 'Vacía');
    await addUnit(sql, landlord, await addProperty(sql, landlord, 'Solar'), '1');
    expect(await obstaclesOf(landlord.owner)).toEqual([]);
    expect(await outcomeOf(close(landlord.owner))).toBe('done');
    expect(await sql`select 1 from public.organizations where id = ${landlord.organizationId}`).toHaveLength(
      0,
    );
  });

  it('13. leaves a tenant’s lease, payments and receipt to the landlord, and takes the tenant’s view away', async () => {
    const { sql } = database;
    const { tenant, leaseId, owner } = await rented();
    const books = () =>
      act(
        sql,
        owner,
        (transaction) => transaction`
          select (select count(*)::int from public.payments where lease_id = ${leaseId}) as payments,
            (select count(*)::int from public.receipts where lease_id = ${leaseId}) as receipts,
            (select full_name from public.people pe join public.lease_tenants lt on lt.person_id = pe.id
              where lt.lease_id = ${leaseId}) as name`,
      );
    const before = [...(await books())];
    await sql`insert into storage.objects (bucket_id, name) values ('avatars', ${`${tenant.userId}/a.jpg`})`;
    expect(await close(tenant)).toEqual([{ file_name: `${tenant.userId}/a.jpg` }]);
    expect(await act(sql, tenant, (transaction) => transaction`select 1 from public.leases`)).toHaveLength(0);
    // What the edge does next; nothing of the product may stand in its way.
    await sql`delete from auth.users where id = ${tenant.userId}`;
    expect([...(await books())]).toEqual(before);
    expect(before[0]).toMatchObject({ payments: 1, receipts: 1, name: 'Ana Pérez' });
  });

  it('14. can be repeated, and leaves nothing of the profile', async () => {
    const { sql } = database;
    const ana = await signedIn(sql, 'tenant');
    await save(ana, ana.userId, 'phone', '+18095551234');
    await close(ana);
    expect(await outcomeOf(close(ana))).toBe('done');
    const [row] = await sql`select full_name, phone from public.profiles where id = ${ana.userId}`;
    expect(row).toEqual({ full_name: '', phone: '' });
  });
});
