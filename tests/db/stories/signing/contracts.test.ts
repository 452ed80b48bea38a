import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, createUser, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { addPerson, addUnit, createRentable } from '#tests/support/portfolio.ts';
import {
  BODY,
  beginSignature,
  renameSigner,
  type Signer,
  sendContract,
  sha256Of,
  sign,
  signAsService,
  signersOf,
} from '#tests/support/signing.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Firmas');
});

interface Draft {
  leaseId: string;
  /** By the signer's role, then name. */
  versionId: string;
  signers: Signer[];
  tenant: Caller;
  tenantEmail: string;
}

/** A draft of a lease of Ana Núñez, who has an account, sent to be signed. */
async function sent({ withGuarantor = false, more = {} as object } = {}): Promise<Draft> {
  const { sql } = database;
  const tenantEmail = `ana-${randomUUID()}@example.test`;
  const userId = await createUser(sql, tenantEmail, 'tenant');
  const personId = await addPerson(sql, place.landlord, 'Ana Núñez', tenantEmail);
  const unitId = await addUnit(sql, place.landlord, place.propertyId, randomUUID().slice(0, 8));
  const leaseId = await verbs.saveLeaseDraft(sql, place.owner, {
    unitId,
    personIds: [personId],
    startsOn: '2035-01-01',
    endsOn: '2035-12-31',
    depositMinor: 100_000,
    ...more,
  });
  if (withGuarantor) {
    const guarantor = await addPerson(sql, place.landlord, 'Luis Mota', `luis-${randomUUID()}@example.test`);
    await verbs.setLeaseGuarantors(sql, place.owner, { leaseId, personIds: [guarantor] });
  }
  const versionId = await verbs.sendLease(sql, place.owner, {
    leaseId,
    body: BODY,
    withGuarantors: withGuarantor,
  });
  return { leaseId, versionId, signers: await signersOf(sql, versionId), tenant: { userId }, tenantEmail };
}

const of = (draft: Draft, role: Signer['role']): Signer => {
  const signer = draft.signers.find((one) => one.role === role);
  if (!signer) throw new Error(`no ${role}`);
  return signer;
};
async function stateOf({ leaseId, versionId }: Pick<Draft, 'leaseId' | 'versionId'>) {
  const [row] = await database.sql`
    select l.status as lease, v.status as version, v.sha256, v.number,
      (select count(*)::int from public.charges c where c.lease_id = l.id) as charges
    from public.leases l join public.contract_versions v on v.id = ${versionId} where l.id = ${leaseId}`;
  return row;
}
const kindsOf = async (leaseId: string) =>
  (await database.sql`select kind from public.lease_events where lease_id = ${leaseId} order by id`).map(
    (row) => row.kind,
  );
const mailTo = async (address: string) =>
  (
    await database.sql`select template, parameters from private.outgoing_messages where to_address = ${address} order by created_at`
  ).map(({ template, parameters }) => [template, parameters.decision ?? parameters.is_reminder]);

describe('a contract', () => {
  it('1. is frozen with its hash, a place to sign for each party, and a message to who signs', async () => {
    const draft = await sent({ withGuarantor: true });
    expect(await stateOf(draft)).toEqual({
      lease: 'sent',
      version: 'open',
      sha256: sha256Of(BODY),
      number: 1,
      charges: 0,
    });
    expect(draft.signers.map(({ role, full_name }) => [role, full_name])).toEqual([
      ['landlord', 'Firmas'],
      ['tenant', 'Ana Núñez'],
      ['guarantor', 'Luis Mota'],
    ]);
    expect(await mailTo(draft.tenantEmail)).toEqual([['contract_to_sign', false]]);
    const change = database.sql`update public.contract_versions set body = 'otro' where id = ${draft.versionId}`;
    expect(await outcomeOf(change)).toBe('append_only');
  });

  it('2. is agreed when all have signed, in any order; the deposit is charged then', async () => {
    const draft = await sent();
    expect(await sign(database.sql, draft.tenant, of(draft, 'tenant'), ' ana  nunez ')).toBe('open');
    expect(await stateOf(draft)).toMatchObject({ lease: 'partially_signed', charges: 0 });
    expect(await sign(database.sql, place.owner, of(draft, 'landlord'), 'Rosa Gil')).toBe('signed');
    expect(await stateOf(draft)).toMatchObject({ lease: 'signed', version: 'signed', charges: 1 });
    expect(await kindsOf(draft.leaseId)).toEqual([
      'created',
      'contract_sent',
      'party_signed',
      'party_signed',
      'contract_signed',
      'signed',
    ]);
    const [kept] = await database.sql`
      select typed_name, consent_version, signed_sha256, ip_address, user_agent, user_id from public.contract_signers
      where id = ${of(draft, 'tenant').id}`;
    expect(kept).toEqual({
      typed_name: 'ana nunez',
      consent_version: 'firma-2026-11',
      signed_sha256: sha256Of(BODY),
      ip_address: '190.80.1.2',
      user_agent: 'Prueba/1.0',
      user_id: (draft.tenant as { userId: string }).userId,
    });
    expect(await mailTo(draft.tenantEmail)).toEqual([
      ['contract_to_sign', false],
      ['contract_decided', 'signed_by_all'],
    ]);
    const [events] = await database.sql`
      select count(*)::int as unnamed from public.lease_events
      where lease_id = ${draft.leaseId} and actor_id is null`;
    expect(events).toEqual({ unnamed: 0 });
    const forge = database.sql`
      update public.contract_signers set ip_address = '1.1.1.1' where id = ${of(draft, 'tenant').id}`;
    expect(await outcomeOf(forge)).toBe('append_only');
  });

  it('3. is signed with a ticket of one’s own, once, for the document that was read', async () => {
    const draft = await sent();
    const { sql } = database;
    const signer = of(draft, 'tenant');
    const other = await sent();
    for (const caller of [place.owner, other.tenant]) {
      expect(await outcomeOf(beginSignature(sql, caller, signer.id))).toBe('not_found');
    }
    const ticket = await beginSignature(sql, draft.tenant, signer.id);
    const attempt = (more: object) => outcomeOf(signAsService(sql, { ticket, name: 'Ana Núñez', ...more }));
    expect(await attempt({ sha256: sha256Of('otro') })).toBe('contract_changed');
    expect(await attempt({ consent: '' })).toBe('consent_missing');
    expect(await attempt({ name: 'Otra Persona' })).toBe('signature_name_invalid');
    expect(await attempt({ name: 'Ana Nuñes' })).toBe('signature_name_invalid');
    expect(await attempt({ ticket: randomUUID() })).toBe('ticket_expired');
    expect(await attempt({})).toBe('done');
    expect(await attempt({})).toBe('ticket_expired');
    expect(await outcomeOf(beginSignature(sql, draft.tenant, signer.id))).toBe('already_signed');
    const late = await beginSignature(sql, other.tenant, of(other, 'tenant').id);
    await sql`update private.signature_tickets set expires_at = now() - interval '1 second' where id = ${late}`;
    expect(await outcomeOf(signAsService(sql, { ticket: late, name: 'Ana Núñez' }))).toBe('ticket_expired');
  });

  it.each([
    ["Altagracia D'Óleo", 'Altagracia D’Óleo'],
    ['José Núñez', 'José Núñez'.normalize('NFD')],
    ['Ana Pérez-Gómez', 'Ana Pérez\u2011Gómez\u200b'],
    ['Łukasz Şahin', 'Lukasz Sahin'],
  ])('3b. in the name of %s is signed as %s, by whatever keyboard', async (asked, name) => {
    const draft = await sent();
    await renameSigner(database.sql, of(draft, 'tenant').id, asked);
    expect(await sign(database.sql, draft.tenant, of(draft, 'tenant'), name)).toBe('open');
  });

  it('4. refused with a reason is a draft again; nobody signs it any more', async () => {
    const draft = await sent();
    const { sql } = database;
    await sign(sql, place.owner, of(draft, 'landlord'), 'Rosa Gil');
    const signerId = of(draft, 'tenant').id;
    const refuse = (reason: string, requestId = randomUUID()) =>
      verbs.refuseContract(sql, draft.tenant, { signerId, reason, requestId });
    expect(await outcomeOf(refuse(' '))).toBe('reason_missing');
    const requestId = randomUUID();
    await refuse('El monto no es el acordado', requestId);
    await refuse('El monto no es el acordado', requestId);
    expect(await stateOf(draft)).toMatchObject({ lease: 'draft', version: 'refused', charges: 0 });
    expect(await outcomeOf(beginSignature(sql, draft.tenant, signerId))).toBe('contract_closed');
    expect(
      await outcomeOf(
        verbs.refuseContract(sql, place.owner, { signerId: of(draft, 'landlord').id, reason: 'No' }),
      ),
    ).toBe('not_found');
  });

  it('5. taken back counts no signature; the next version is a document of its own', async () => {
    const draft = await sent();
    const { sql } = database;
    await sign(sql, draft.tenant, of(draft, 'tenant'));
    const particulars = () =>
      outcomeOf(
        act(
          sql,
          place.owner,
          (t) => t`select public.save_contract_particulars(${draft.leaseId}, '{"description": "Nueva"}')`,
        ),
      );
    expect(await particulars()).toBe('contract_open');
    await verbs.recallContract(sql, place.owner, { leaseId: draft.leaseId, reason: 'Falta el inventario' });
    expect(await stateOf(draft)).toMatchObject({ lease: 'draft', version: 'voided' });
    expect(await particulars()).toBe('done');
    const versionId = await verbs.sendLease(sql, place.owner, {
      leaseId: draft.leaseId,
      body: '{"es":[{"heading":"Otro","paragraphs":[]}]}',
    });
    expect(await stateOf({ ...draft, versionId })).toMatchObject({
      lease: 'sent',
      version: 'open',
      number: 2,
    });
    expect(
      (await signersOf(sql, versionId)).every((one) => !draft.signers.some(({ id }) => id === one.id)),
    ).toBe(true);
  });

  it('6. of days that were let meanwhile is not sent and not concluded', async () => {
    const draft = await sent();
    const { sql } = database;
    const [lease] = await sql`select unit_id from public.leases where id = ${draft.leaseId}`;
    const other = {
      unitId: lease?.unit_id,
      personIds: [place.personId],
      startsOn: '2035-06-01',
      endsOn: '2036-05-31',
    };
    await verbs.createLease(sql, place.owner, other);
    await sign(sql, draft.tenant, of(draft, 'tenant'));
    expect(await outcomeOf(sign(sql, place.owner, of(draft, 'landlord'), 'Rosa Gil'))).toBe('lease_overlaps');
    expect(await stateOf(draft)).toMatchObject({ lease: 'partially_signed', version: 'open' });
    const again = await verbs.saveLeaseDraft(sql, place.owner, other);
    expect(await outcomeOf(sendContract(sql, place.owner, again, 'sendLease'))).toBe('lease_overlaps');
  });

  it('7. reaches a guarantor and a tenant without an account by their own confirmed address', async () => {
    const { sql } = database;
    const email = `nueva-${randomUUID()}@example.test`;
    const personId = await addPerson(sql, place.landlord, 'Nueva Inquilina', email);
    const draft = await sent({ more: { personIds: [personId] } });
    const userId = await createUser(sql, email.toUpperCase(), 'tenant');
    await sql`update auth.users set email_confirmed_at = null where id = ${userId}`;
    const seen = () =>
      act(sql, { userId }, (t) => t`select version_id, signer_id, landlord from public.my_contracts()`);
    expect(await seen()).toHaveLength(0);
    await sql`update auth.users set email_confirmed_at = now() where id = ${userId}`;
    expect(await seen()).toEqual([
      { version_id: draft.versionId, signer_id: of(draft, 'tenant').id, landlord: 'Firmas' },
    ]);
    await sign(sql, { userId }, of(draft, 'tenant'));
    const [linked] = await sql`
      select p.user_id = ${userId} as person, t.user_id = ${userId} as seat from public.people p
      join public.lease_tenants t on t.person_id = p.id where p.id = ${personId}`;
    expect(linked).toEqual({ person: true, seat: true });
  });

  it('8. is reminded of once a day', async () => {
    const draft = await sent();
    const remind = () =>
      act(database.sql, place.owner, async (t) => {
        const [row] = await t`select public.remind_signers(${draft.versionId}) as count`;
        return row?.count;
      });
    expect([await remind(), await remind()]).toEqual([1, 0]);
    expect(await mailTo(draft.tenantEmail)).toEqual([
      ['contract_to_sign', false],
      ['contract_to_sign', true],
    ]);
    await verbs.recallContract(database.sql, place.owner, { leaseId: draft.leaseId });
    expect(await outcomeOf(remind())).toBe('contract_closed');
  });

  it('9. of a lease in force: first its contract, then amendments, which a change voids', async () => {
    const draft = await sent();
    const { sql } = database;
    await sign(sql, draft.tenant, of(draft, 'tenant'));
    await sign(sql, place.owner, of(draft, 'landlord'), 'Rosa Gil');
    const { versionId } = await sendContract(sql, place.owner, draft.leaseId);
    const [version] = await sql`select kind, facts from public.contract_versions where id = ${versionId}`;
    expect(version?.kind).toBe('amendment');
    expect(version?.facts.signed_version.number).toBe(1);
    expect(await outcomeOf(sendContract(sql, place.owner, draft.leaseId))).toBe('contract_open');
    await verbs.addRentStep(sql, place.owner, {
      leaseId: draft.leaseId,
      startsOn: '2035-07-01',
      rentMinor: 1_200_000,
    });
    expect(await stateOf({ ...draft, versionId })).toMatchObject({ lease: 'signed', version: 'voided' });
    expect(await kindsOf(draft.leaseId)).toContain('contract_outdated');
  });
});
