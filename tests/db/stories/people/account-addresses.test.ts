import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addPerson, addUnit, createRentable } from '#tests/support/portfolio.ts';
import { BODY } from '#tests/support/signing.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Direcciones');
});

const mailTo = (address: string) =>
  database.sql`select 1 from private.outgoing_messages where to_address = ${address} and template = 'contract_to_sign'`;

it('1. a contract is mailed to the address that an account uses, before and after it was sent; the record is offered it', async () => {
  const { sql } = database;
  const email = `rosa-${randomUUID()}@example.test`;
  const [now, later] = [`ahora-${email}`, `luego-${email}`];
  const userId = await createUser(sql, email, 'tenant');
  const personId = await addPerson(sql, place.landlord, 'Rosa', email);
  await sql`update public.people set user_id = ${userId} where id = ${personId}`;
  const offered = (caller: Caller) =>
    act(sql, caller, async (t) => {
      const [row] = await t`select public.person_account_email(${personId}) as email`;
      return row?.email;
    });
  expect(await offered(place.owner)).toBeNull();
  await sql`update auth.users set email = ${now} where id = ${userId}`;
  expect(await offered(place.owner)).toBe(now);
  for (const caller of [{ userId }, (await createRentable(sql, 'Ajena')).owner]) {
    expect(await offered(caller)).toBeNull();
  }
  expect(await outcomeOf(offered('anon'))).toBe('42501');

  const unitId = await addUnit(sql, place.landlord, place.propertyId, 'Rosa');
  const leaseId = await verbs.saveLeaseDraft(sql, place.owner, {
    unitId,
    personIds: [personId],
    startsOn: '2035-01-01',
    endsOn: '2035-12-31',
    depositMinor: 100_000,
  });
  const versionId = await verbs.sendLease(sql, place.owner, {
    leaseId,
    body: BODY,
    withGuarantors: false,
  });
  expect(await mailTo(now)).toHaveLength(1);
  await sql`update auth.users set email = ${later} where id = ${userId}`;
  await act(sql, place.owner, (t) => t`select public.remind_signers(${versionId})`);
  expect(await mailTo(later)).toHaveLength(1);
  const contractsTo = await sql`select 1 from private.outgoing_messages where to_address = ${email}
    and template = 'contract_to_sign'`;
  expect([...contractsTo]).toEqual([]);
  await act(sql, place.owner, (t) => t`update public.people set email = ${later} where id = ${personId}`);
  expect(await offered(place.owner)).toBeNull();
});
