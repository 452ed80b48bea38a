import { createHash, X509Certificate } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCertificate } from '#src/domain/taxes/ecf/certificate.ts';
import { derValues, objectId } from '#src/domain/taxes/ecf/der.ts';
import { pemBytes, testCertificate } from '#tests/support/signing-keys.ts';
import { isIssuedBy } from './issued-by.ts';

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('a certificate', () => {
  it.each(['signer', 'authority', 'other-authority', 'foreign', 'sha1', 'weak', 'almost'])(
    '%s: says what another reader reads in it',
    (name) => {
      const own = testCertificate(name);
      const other = new X509Certificate(pemBytes(`${name}.pem`));
      const partOf = (text: string, key: string) =>
        text
          .split('\n')
          .find((line) => line.startsWith(`${key}=`))
          ?.slice(key.length + 1)
          .replace(/\\,/g, ',') ?? '';
      expect({
        serialNumber: own.serialNumber.toUpperCase().replace(/^00/, ''),
        validFrom: Date.parse(own.validFrom),
        validUntil: Date.parse(own.validUntil),
        publicKey: hash(own.publicKey),
        keyBits: own.keyBits,
        commonName: own.commonName,
        holderId: own.holderId,
        issuerName: own.issuerName,
      }).toEqual({
        serialNumber: other.serialNumber.replace(/^00/, ''),
        validFrom: Date.parse(other.validFrom),
        validUntil: Date.parse(other.validTo),
        publicKey: hash(other.publicKey.export({ type: 'spki', format: 'der' })),
        keyBits: other.publicKey.asymmetricKeyDetails?.modulusLength,
        commonName: partOf(other.subject, 'CN'),
        holderId: partOf(other.subject, 'serialNumber'),
        issuerName: partOf(other.issuer, 'CN'),
      });
    },
  );

  it('has names in letters of any language', () => {
    expect(testCertificate('signer')).toMatchObject({
      commonName: 'María Peña, only for tests',
      holderId: 'IDCDO-00100000009',
    });
  });

  it.each(['signer', 'foreign', 'authority', 'other-authority', 'weak'])(
    '%s: is of the authority that another reader says',
    async (name) => {
      for (const authority of ['authority', 'other-authority', 'signer']) {
        const other = new X509Certificate(pemBytes(`${name}.pem`));
        const issuer = new X509Certificate(pemBytes(`${authority}.pem`));
        const isOf = await isIssuedBy(testCertificate(name), testCertificate(authority));
        expect([authority, isOf]).toEqual([authority, other.verify(issuer.publicKey)]);
      }
    },
  );

  it('is none where its bytes are changed or cut, and never breaks the reader', () => {
    const der = pemBytes('signer.pem');
    for (let end = 0; end < der.length; end += 1) expect(readCertificate(der.slice(0, end))).toBeNull();
    expect(readCertificate(new Uint8Array([...der, 0, 0]))).toBeNull();
    fc.assert(
      fc.property(fc.nat(der.length - 1), fc.nat(255), (at, byte) => {
        const changed = der.slice();
        changed[at] = byte;
        expect([null, 'object']).toContain(readCertificate(changed) && 'object');
      }),
    );
  });

  it.each([
    ['1.2.840.113549.1.1.11', 'SHA-256', true],
    ['1.2.840.113549.1.1.12', 'SHA-384', true],
    ['1.2.840.113549.1.1.13', 'SHA-512', true],
    ['1.2.840.113549.1.1.5', 'SHA-1', false],
  ])('may be signed by %s, which is %s: %s', async (signatureAlgorithm, digest, expected) => {
    const kind = {
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength: 2_048,
      publicExponent: new Uint8Array([1, 0, 1]),
    };
    const pair = await crypto.subtle.generateKey({ ...kind, hash: digest }, true, ['sign', 'verify']);
    const own = testCertificate('signer');
    const signature = new Uint8Array(await crypto.subtle.sign(kind.name, pair.privateKey, own.signedPart));
    const publicKey = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey));
    const authority = { ...testCertificate('authority'), publicKey };
    expect(await isIssuedBy({ ...own, signatureAlgorithm, signature }, authority)).toBe(expected);
  });
});

describe('DER', () => {
  it('has no value whose length is not told before it', () => {
    expect(() => derValues(new Uint8Array([0x30, 0x80]))).toThrow('length');
    expect(() => derValues(new Uint8Array([0x30, 0x85, 0, 0, 0, 0, 0]))).toThrow('length');
  });

  it('has identifiers of any first number', () => {
    const of = (...body: number[]) =>
      objectId({ tag: 6, whole: new Uint8Array(), body: new Uint8Array(body) });
    expect([of(0x2a, 3), of(0x55, 4, 3), of(0x88, 0x37, 3)]).toEqual(['1.2.3', '2.5.4.3', '2.999.3']);
  });
});
