import { describe, expect, it } from 'vitest';
import { toBase64 } from '#src/domain/taxes/ecf/bytes.ts';
import { pemBytes } from '#tests/support/signing-keys.ts';
import { checkedKey } from './new-key.ts';

const given = (certificate: string, key = 'signer') => ({
  certificate: toBase64(pemBytes(`${certificate}.pem`)),
  key: toBase64(pemBytes(`${key}.key.pem`)),
});
const TODAY = new Date('2027-01-15T12:00:00Z');

describe('a key that somebody hands in', () => {
  it('is taken with its certificate, which has a fingerprint', async () => {
    const { certificate, fingerprint, secret } = await checkedKey(given('signer'), TODAY);
    expect(certificate.holderId).toBe('IDCDO-00100000009');
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(secret).toBe(given('signer').key);
  });

  it.each([
    ['certificate_of_sha1', given('sha1'), TODAY],
    ['key_too_weak', given('weak', 'weak'), TODAY],
    // One bit less than 2,048, in as many bytes.
    ['key_too_weak', given('almost', 'almost'), TODAY],
    ['certificate_not_yet_valid', given('signer'), new Date('2026-01-01T00:00:00Z')],
    ['certificate_expired', given('signer'), new Date('2060-01-01T00:00:00Z')],
    ['key_not_of_certificate', given('signer', 'authority'), TODAY],
    ['key_not_of_certificate', { ...given('signer'), key: btoa('no key') }, TODAY],
    ['certificate_malformed', { ...given('signer'), certificate: btoa('no certificate') }, TODAY],
  ])('is refused in a word: %s', async (code, key, at) => {
    await expect(checkedKey(key, at)).rejects.toMatchObject({ status: 400, code });
  });
});
