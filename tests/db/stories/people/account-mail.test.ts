import { describe, expect, it } from 'vitest';
import { ask, signedIn } from '#tests/support/account-rows.ts';
import { createUser } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createRentable } from '#tests/support/portfolio.ts';
import { inviteTenant, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();

const mailsTo = async (userId: string) => {
  const rows = await database.sql`
    select template, language, parameters from private.outgoing_messages m
    where to_address = (select email from auth.users where id = ${userId}) order by created_at`;
  return rows.map(({ template, language, parameters }) => ({ template, language, ...parameters }));
};

/** A tenant who can report payments, and the landlord. */
async function rented() {
  const { sql } = database;
  const scene = await createRentable(sql, 'Casa');
  const term = { startsOn: '2026-01-01', endsOn: '2040-01-01' };
  const leaseId = await verbs.createLease(sql, scene.owner, {
    unitId: scene.unitId,
    personIds: [scene.personId],
    ...term,
  });
  const [seat] = await sql<{ id: string; email: string }[]>`
    select lt.id, p.email from public.lease_tenants lt join public.people p on p.id = lt.person_id
    where lt.lease_id = ${leaseId}`;
  const { token } = await inviteTenant(sql, scene.owner, seat?.id ?? '');
  const tenant = { userId: await createUser(sql, seat?.email ?? '', 'tenant') };
  await verbs.acceptInvitation(sql, tenant, { token });
  const report = () =>
    verbs.reportPayment(sql, tenant, { leaseId, amountMinor: 250_000, paidOn: '2026-01-05' });
  return { ...scene, tenant, report, leaseId };
}

describe('mail about payments', () => {
  it('1. tells the landlord of a report and the tenant of the decision, once each', async () => {
    const { owner, tenant, report } = await rented();
    const paymentId = await report();
    expect(await mailsTo(owner.userId)).toMatchObject([
      {
        template: 'payment_reported',
        language: 'es',
        payment_id: paymentId,
        tenant: 'Ana Pérez',
        unit: '1-A',
      },
    ]);
    await verbs.confirmPayment(database.sql, owner, { paymentId });
    expect(await mailsTo(tenant.userId)).toMatchObject([
      { template: 'payment_decided', decision: 'confirmed', amount_minor: 250_000, landlord: 'Casa' },
    ]);
    await verbs.rejectPayment(database.sql, owner, { paymentId: await report(), reason: 'No llegó' });
    expect((await mailsTo(tenant.userId)).at(-1)).toMatchObject({ decision: 'rejected', reason: 'No llegó' });
    expect(await mailsTo(owner.userId)).toHaveLength(2);
  });

  it('2. is not written to who switched it off', async () => {
    const { sql } = database;
    const { owner, tenant, report, leaseId } = await rented();
    await ask(sql, owner, 'set_notification', 'payment_reported', 'email', 'off');
    await ask(sql, tenant, 'set_notification', 'payment_decided', 'email', 'off');
    await verbs.confirmPayment(sql, owner, { paymentId: await report() });
    await verbs.recordPayment(sql, owner, { leaseId, amountMinor: 100, paidOn: '2026-01-05' });
    expect([await mailsTo(owner.userId), await mailsTo(tenant.userId)]).toEqual([[], []]);
  });
});

describe('mail about the account', () => {
  it('3. tells of a new password in the holder’s language', async () => {
    const { sql } = database;
    const ana = await signedIn(sql);
    await sql`update public.profiles set locale = 'en' where id = ${ana.userId}`;
    await sql`update auth.users set encrypted_password = 'first' where id = ${ana.userId}`;
    expect(await mailsTo(ana.userId), 'a first password').toEqual([]);
    await sql`update auth.users set encrypted_password = 'other' where id = ${ana.userId}`;
    expect(await mailsTo(ana.userId)).toMatchObject([
      { template: 'security_notice', language: 'en', kind: 'password_changed' },
    ]);
  });

  it('4. tells the former address that there is another now', async () => {
    const { sql } = database;
    const ana = await signedIn(sql);
    const [before] = await sql`select email from auth.users where id = ${ana.userId}`;
    await sql`update auth.users set email = ${`nueva-${ana.userId}@example.test`} where id = ${ana.userId}`;
    const [mail] =
      await sql`select parameters from private.outgoing_messages where to_address = ${before?.email}`;
    expect(mail?.parameters).toMatchObject({ kind: 'email_changed' });
  });

  it('5. is silent about sign-ins and downloads', async () => {
    const ana = await signedIn(database.sql);
    await ask(database.sql, ana, 'export_my_data');
    expect(await mailsTo(ana.userId)).toEqual([]);
  });
});
