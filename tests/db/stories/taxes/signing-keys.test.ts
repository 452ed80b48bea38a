// The keys of those who sign electronic receipts: kept sealed, read by the Worker alone, and gone when they are removed.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type Invoicing, prepareInvoicing } from '#tests/support/invoicing.ts';

const database = useDatabase();
const SEALED = 'v2.sealed.sealed.sealed';
let desk: Invoicing;
let other: Invoicing;
let organizationId: string;

/** @param days until it ends */
const save = (more: { caller?: Invoicing; fingerprint?: string; days?: number } = {}) => {
  const { caller = desk, fingerprint = 'a', days = 400 } = more;
  return act(database.sql, caller.owner, async (sql) => {
    const [row] = await sql<{ id: string }[]>`
      select public.save_signing_key(${organizationId}, ${randomUUID()}, 'María Peña', 'IDCDO-00100000009', 'Autoridad', 'ab12',
        ${fingerprint.repeat(64)}, '2026-01-01', now() + ${`${days} days`}::interval, ${'A'.repeat(100)}, ${SEALED}) as id`;
    return row?.id ?? '';
  });
};
const sign = (certificateId: string | null, issuerId = organizationId) =>
  act(database.sql, desk.owner, (sql) => sql`select public.set_issuer_signer(${issuerId}, ${certificateId})`);
const keyOf = async (environment: string) => {
  const [row] = await act(
    database.sql,
    'service',
    (sql) =>
      sql<{ key: { sealed: string | null; certificateId: string } | null }[]>`
        select public.read_signing_key(${organizationId}, ${environment}::public.ecf_environment) as key`,
  );
  return row?.key ?? null;
};

beforeAll(async () => {
  desk = await prepareInvoicing(database.sql, 'Firma');
  other = await prepareInvoicing(database.sql, 'Otra');
  organizationId = desk.landlord.organizationId;
});

describe('a key', () => {
  let certificateId = '';

  it('1. is kept once, however often its file is opened', async () => {
    certificateId = await save();
    expect(await save()).toBe(certificateId);
  });

  it('2. signs for the issuers that name it, in test environments alone until somebody agrees', async () => {
    expect(await keyOf('testecf')).toBeNull();
    await sign(certificateId);
    expect(await keyOf('testecf')).toMatchObject({ certificateId, sealed: SEALED });
    expect(await keyOf('certecf')).toMatchObject({ sealed: SEALED });
    expect(await keyOf('ecf')).toMatchObject({ sealed: null, isConsented: false });
    await act(
      database.sql,
      desk.owner,
      (sql) => sql`select public.record_signing_consent(${certificateId}, '2026-11')`,
    );
    expect(await keyOf('ecf')).toMatchObject({ sealed: SEALED, isConsented: true });
    const [row] = await database.sql`
      select consented_by as by, consent_version as version from public.signing_certificates where id = ${certificateId}`;
    expect(row).toEqual({ by: desk.owner.userId, version: '2026-11' });
  });

  it('3. is read by no caller, and its certificate by no other organization', async () => {
    for (const caller of [desk.owner, other.owner, 'anon'] as const)
      for (const table of ['signing_keys', 'ecf_tokens'])
        expect(
          await outcomeOf(act(database.sql, caller, (sql) => sql`select * from ${sql(`private.${table}`)}`)),
        ).toBe('42501');
    expect(
      await outcomeOf(
        act(
          database.sql,
          desk.owner,
          (sql) => sql`select public.read_signing_key(${organizationId}, 'testecf')`,
        ),
      ),
    ).toBe('42501');
    const seen = await act(
      database.sql,
      other.owner,
      (sql) =>
        sql`select id from public.signing_certificates union all select issuer_id from public.issuer_signers`,
    );
    expect(seen).toHaveLength(0);
    for (const verb of ['remove_signing_certificate', 'set_issuer_signer'] as const)
      expect(
        await outcomeOf(
          act(database.sql, other.owner, (sql) =>
            verb === 'set_issuer_signer'
              ? sql`select public.set_issuer_signer(${other.landlord.organizationId}, ${certificateId})`
              : sql`select public.remove_signing_certificate(${certificateId})`,
          ),
        ),
      ).toBe('not_found');
  });

  it('4. keeps a token of the authority only while it is there, and is destroyed when it is removed', async () => {
    const keep = () =>
      act(
        database.sql,
        'service',
        (sql) => sql`select public.keep_authority_token(${certificateId}, 'testecf', ${SEALED}, now())`,
      );
    const left = async () => {
      const [row] = await database.sql<{ keys: number; tokens: number; signers: number }[]>`
        select (select count(*)::int from private.signing_keys where certificate_id = ${certificateId}) as keys,
          (select count(*)::int from private.ecf_tokens where certificate_id = ${certificateId}) as tokens,
          (select count(*)::int from public.issuer_signers where certificate_id = ${certificateId}) as signers`;
      return row;
    };
    await keep();
    expect(await left()).toEqual({ keys: 1, tokens: 1, signers: 1 });
    await act(
      database.sql,
      desk.owner,
      (sql) => sql`select public.remove_signing_certificate(${certificateId})`,
    );
    await keep();
    expect(await left()).toEqual({ keys: 0, tokens: 0, signers: 0 });
    expect(await keyOf('testecf')).toBeNull();
    expect(await outcomeOf(sign(certificateId))).toBe('not_found');
    // Its file may be opened again.
    expect(await save()).not.toBe(certificateId);
  });

  it('5. is not kept when it has ended', async () => {
    expect(await outcomeOf(save({ fingerprint: 'b', days: -1 }))).toBe('value_out_of_range');
  });
});

it('the office hears of the end 60, 30 and 7 days before, and when it is there; each once', async () => {
  const certificateId = await save({ fingerprint: 'd', days: 61 });
  await sign(certificateId);
  const told = async (days: number) => {
    const today = addDays(desk.today, days);
    await database.sql`select private.warn_of_ending_certificates(${organizationId}, ${today})`;
    await database.sql`select private.warn_of_ending_certificates(${organizationId}, ${today})`;
    const [row] = await database.sql<{ days: number }[]>`
      select warned_days as days from public.signing_certificates where id = ${certificateId}`;
    return row?.days;
  };
  expect([await told(-5), await told(2), await told(32), await told(55), await told(70)]).toEqual([
    90, 60, 30, 7, 0,
  ]);
  const mails = await database.sql`
    select 1 from private.outgoing_messages where template = 'certificate_ending'`;
  expect(mails).toHaveLength(4);
});
