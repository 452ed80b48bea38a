// Keys as the Worker seals and opens them, kept in the real database: handed in again, and of callers who bring their own bytes.
import { randomUUID } from 'node:crypto';
import type { PostgrestError } from '@supabase/postgrest-js';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { toBase64 } from '#src/domain/taxes/ecf/bytes.ts';
import { createSealer } from '#src/edge/sealing.ts';
import type { Client } from '#src/edge/supabase.ts';
import { checkedKey } from '#src/edge/taxes/ecf/new-key.ts';
import { keepKey } from '#src/edge/taxes/ecf/sealed-key.ts';
import { findSigner } from '#src/edge/taxes/ecf/signer.ts';
import { type Caller, outcomeOf } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type ElectronicDesk, prepareElectronic } from '#tests/support/ecf.ts';
import { pemBytes } from '#tests/support/signing-keys.ts';
import { addMember } from '#tests/support/team.ts';

const database = useDatabase();
const [KEY, OTHER] = [btoa('k'.repeat(32)), btoa('o'.repeat(32))];
const envWith = (SIGNING_KEYS_KEY: string) =>
  ({
    ...{ SIGNING_KEYS_KEY, SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_PUBLISHABLE_KEY: 'p' },
    ...{ SUPABASE_SECRET_KEY: 's', SITE_URL: 'http://127.0.0.1:1' },
  }) as unknown as Env;
const given = {
  certificate: toBase64(pemBytes('signer.pem')),
  key: toBase64(pemBytes('signer.key.pem')),
};
let desk: ElectronicDesk;
let organizationId: string;

/** The part of a client that is needed, as this caller. */
const as = (caller: Caller) =>
  ({
    rpc: async (name: string, values: Record<string, unknown>) => {
      try {
        return { data: await call(database.sql, caller, name, values), error: null };
      } catch (error) {
        return { data: null, error: error as PostgrestError };
      }
    },
  }) as unknown as Client;
const handIn = async (secret = KEY, caller: Caller = desk.owner) =>
  keepKey(as(caller), await createSealer(secret), organizationId, await checkedKey(given, new Date()));
const signer = (environment: 'testecf' | 'ecf' = 'testecf') =>
  findSigner(envWith(KEY), as('service'), organizationId, environment);
const choose = (certificateId: string) =>
  call(database.sql, desk.owner, 'set_issuer_signer', {
    ...{ p_issuer_id: organizationId, p_certificate_id: certificateId },
  });
const save = async (
  certificateId: string,
  fingerprint: string,
  sealed: string,
  caller: Caller = desk.owner,
) =>
  call(database.sql, caller, 'save_signing_key', {
    ...{ p_organization_id: organizationId, p_certificate_id: certificateId, p_holder_name: 'María Peña' },
    ...{ p_holder_id: '', p_authority_name: '', p_serial_number: 'ab', p_fingerprint: fingerprint },
    ...{ p_valid_from: '2026-01-01', p_valid_until: '2099-01-01', p_certificate: given.certificate },
    p_sealed: sealed,
  });
const rowOf = async (certificateId: string) => {
  const [row] = await database.sql`
    select c.consented_by, c.consent_version, k.sealed from public.signing_certificates c
    join private.signing_keys k on k.certificate_id = c.id where c.id = ${certificateId}`;
  return row;
};

beforeAll(async () => {
  desk = await prepareElectronic(database.sql, 'Sella');
  organizationId = desk.landlord.organizationId;
});
const logged = vi.spyOn(console, 'error');
beforeEach(async () => {
  logged.mockReset().mockReturnValue();
  await database.sql`update public.signing_certificates set removed_at = now() where removed_at is null`;
});

it('a key that opens no more is handed in again: it signs, what waited is due, and consent stays', async () => {
  const certificateId = await handIn(OTHER);
  await choose(certificateId);
  const consent = { p_certificate_id: certificateId, p_version: '2026-11-27' };
  await call(database.sql, desk.owner, 'record_signing_consent', consent);
  const before = await rowOf(certificateId);
  expect(await signer()).toBe('key_unreadable');
  const { invoiceId } = await desk.issueFor();
  await database.sql`
    update public.ecf_documents set problems = '[{"field": "key", "code": "key_unreadable"}]', next_try_at = null
    where invoice_id = ${invoiceId}`;
  expect(await handIn()).toBe(certificateId);
  expect(await signer('ecf')).toMatchObject({ certificateId });
  const after = await rowOf(certificateId);
  expect(after?.sealed).not.toBe(before?.sealed);
  expect(after).toEqual({ ...before, sealed: after?.sealed });
  expect(after).toMatchObject({ consented_by: desk.owner.userId, consent_version: '2026-11-27' });
  const [document] = await database.sql`
    select problems, next_try_at is not null as is_due from public.ecf_documents where invoice_id = ${invoiceId}`;
  expect(document).toEqual({ problems: [], is_due: true });
  // Who handed it in, and each time.
  const trail = await database.sql`
    select action, actor_id, after ->> 'key_replaced_by' as by from public.audit_log
    where row_id = ${certificateId} and (action = 'insert' or before -> 'key_replaced_at' <> after -> 'key_replaced_at')
    order by id`;
  const { userId } = desk.owner;
  expect(trail).toEqual([
    { action: 'insert', actor_id: userId, by: null },
    { action: 'update', actor_id: userId, by: userId },
  ]);
});

it('sealed for another id it would open for nobody: the key of before is kept', async () => {
  const certificateId = await handIn();
  const { fingerprint } = await checkedKey(given, new Date());
  const before = await rowOf(certificateId);
  expect(await save(randomUUID(), fingerprint, 'v2.sealed.sealed.sealed')).toBe(certificateId);
  expect(await rowOf(certificateId)).toEqual(before);
});

it('whoever brings bytes of their own past the Worker makes nothing sign, and the file mends it', async () => {
  const { fingerprint } = await checkedKey(given, new Date());
  const certificateId = await save(randomUUID(), fingerprint, 'v2.bytes.of.their-own');
  await choose(certificateId);
  expect(await signer()).toBe('key_unreadable');
  expect(await handIn()).toBe(certificateId);
  expect(await signer()).toMatchObject({ certificateId });
  await save(certificateId, fingerprint, 'v2.bytes.of.their-own');
  expect(await signer()).toBe('key_unreadable');
  // A key that was sealed for one certificate signs with no other.
  const sealed = (await handIn().then(rowOf))?.sealed as string;
  const strange = await save(randomUUID(), 'ab'.repeat(32), sealed);
  await choose(strange);
  expect(await signer()).toBe('key_unreadable');
});

it('nobody but an owner hands one in', async () => {
  const { fingerprint } = await checkedKey(given, new Date());
  const certificateId = await handIn();
  for (const role of ['manager', 'accountant', 'viewer'] as const) {
    const member = await addMember(database.sql, desk.landlord, role);
    expect(await outcomeOf(save(certificateId, fingerprint, 'v2.bytes.of.their-own', member))).toBe(
      'not_allowed',
    );
    await expect(handIn(KEY, member)).rejects.toMatchObject({ code: 'not_allowed' });
  }
  expect(await outcomeOf(save(certificateId, fingerprint, 'v2.bytes.of.their-own', 'anon'))).toBe('42501');
});
