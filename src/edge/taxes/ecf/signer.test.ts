import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toBase64, toHex } from '#src/domain/taxes/ecf/bytes.ts';
import { createSealer } from '#src/edge/sealing.ts';
import type { Client } from '#src/edge/supabase.ts';
import { pemBytes } from '#tests/support/signing-keys.ts';
import { aboutKey } from './sealed-key.ts';
import { accessFor, dgiiFor, findSigner, signingKeyFor } from './signer.ts';

const [KEY, OTHER] = [btoa('k'.repeat(32)), btoa('o'.repeat(32))];
const envWith = (SIGNING_KEYS_KEY: string) =>
  ({
    ...{ SIGNING_KEYS_KEY, SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_PUBLISHABLE_KEY: 'p' },
    ...{ SUPABASE_SECRET_KEY: 's', SITE_URL: 'http://127.0.0.1:1' },
  }) as unknown as Env;
const certificate = pemBytes('signer.pem');
const fingerprint = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', certificate)));
const OWN = { organizationId: 'organization', certificateId: 'certificate', fingerprint };

/** The key as the Worker sealed it, of another certificate where told. */
const sealed = async (about = OWN, secret: unknown = toBase64(pemBytes('signer.key.pem'))) =>
  (await createSealer(KEY)).seal(secret, aboutKey(about));
const kept = async (more: object = {}) => ({
  ...{ ...OWN, certificate: toBase64(certificate), isConsented: true, sealed: await sealed() },
  ...more,
});
const databaseWith = (answer: unknown) =>
  ({ rpc: async () => ({ data: answer, error: null }) }) as unknown as Client;
const signerOf = async (answer: unknown, env = envWith(KEY)) =>
  findSigner(env, databaseWith(answer), 'issuer', 'testecf');

const logged = vi.spyOn(console, 'error');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-15T12:00:00Z') });
  logged.mockReset().mockReturnValue();
});
afterEach(() => void vi.useRealTimers());

describe('who signs for an issuer', () => {
  it('signs with a key that nobody reads out', async () => {
    const signer = await signerOf(await kept());
    expect(signer).toMatchObject({ certificateId: 'certificate' });
    expect(typeof signer === 'object' && signer.signingKey.key.extractable).toBe(false);
    expect(logged).not.toHaveBeenCalled();
  });

  it('is nobody without a certificate, or without consent', async () => {
    expect(await signerOf(null)).toBe('no_key');
    expect(await signerOf(await kept({ sealed: null }))).toBe('consent_missing');
  });

  it.each([
    ['the secret of the Worker is another', async () => kept(), envWith(OTHER)],
    ['its text was changed', async () => kept({ sealed: (await sealed()).replace(/.$/, '') })],
    ['its text is none of ours', async () => kept({ sealed: 'v2.sealed.sealed.sealed' })],
    [
      'it is of another certificate',
      async () => kept({ sealed: await sealed({ ...OWN, certificateId: 'x' }) }),
    ],
    ['what was sealed is no text', async () => kept({ sealed: await sealed(OWN, { a: 1 }) })],
    ['what was sealed is no key', async () => kept({ sealed: await sealed(OWN, btoa('no key')) })],
    ['its certificate is another', async () => kept({ certificate: toBase64(pemBytes('foreign.pem')) })],
    ['its certificate is none', async () => kept({ certificate: 'A'.repeat(100) })],
    ['its certificate is no base64', async () => kept({ certificate: '–'.repeat(100) })],
  ])(
    'is nobody where %s: that is in the log once, without the key',
    async (_, answer, env = envWith(KEY)) => {
      expect(await signerOf(await answer(), env)).toBe('key_unreadable');
      expect(logged.mock.calls).toEqual([['Signing key: nothing opens that of', 'certificate']]);
    },
  );

  it.each([
    ['certificate_not_yet_valid', '2026-01-01T00:00:00Z'],
    ['certificate_expired', '2060-01-01T00:00:00Z'],
  ])('is nobody outside the dates of the certificate: %s', async (code, now) => {
    vi.setSystemTime(now);
    expect(await signerOf(await kept())).toBe(code);
    expect(logged).not.toHaveBeenCalled();
  });

  it('is the trouble of that issuer alone: others ask, and get no key', async () => {
    const database = databaseWith(await kept());
    const issuer = { issuerId: 'issuer', environment: 'testecf', issuingWay: 'direct' } as const;
    expect(await signingKeyFor(envWith(OTHER), database, issuer)).toBeNull();
    expect(await accessFor(envWith(OTHER), database, issuer)).toEqual({
      ...{ authority: null, signingKey: null, tokenOf: 'issuer', noSigner: 'key_unreadable' },
    });
    expect(await accessFor(envWith(KEY), database, issuer)).toMatchObject({ tokenOf: 'certificate' });
  });

  it('has what opens keys made once, for the key and its tokens', async () => {
    const answer = await kept();
    const imported = vi.spyOn(crypto.subtle, 'importKey');
    const signer = await signerOf(answer);
    if (typeof signer === 'string') throw new Error(signer);
    dgiiFor(envWith(KEY), databaseWith(null), signer, 'testecf');
    expect(imported.mock.calls.filter(([format]) => format === 'raw')).toHaveLength(1);
    imported.mockRestore();
  });
});
