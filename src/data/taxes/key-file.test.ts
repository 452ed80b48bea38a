import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import forge from 'node-forge';
import { describe, expect, it } from 'vitest';
import { readCertificate } from '#src/domain/taxes/ecf/certificate.ts';
import { fitsCertificate, importSigningKey } from '#src/edge/taxes/ecf/sign.ts';
import { keyFile, pemBytes } from '#tests/support/signing-keys.ts';
import { openKeyFile } from './key-file.ts';

const fileOf = (name: string) => new Uint8Array(readFileSync(keyFile(`${name}.p12`)));
const PASSWORD = 'Clave-ñ-123';

describe.each(['aes', 'rc2', 'triple-des'])('a file encrypted with %s', (name) => {
  it('gives its key and certificates with the right password', async () => {
    const opened = openKeyFile(fileOf(name), PASSWORD);
    if (!opened.isOpen) throw new Error(opened.fault);
    const { key, certificate, authorities } = opened.file;
    expect(certificate).toEqual(pemBytes('signer.pem'));
    expect(authorities).toEqual([pemBytes('authority.pem')]);
    const own = createPrivateKey({ key: Buffer.from(key), format: 'der', type: 'pkcs8' });
    const other = createPrivateKey(readFileSync(keyFile('signer.key.pem')));
    expect(own.equals(other)).toBe(true);
    const read = readCertificate(certificate);
    expect(read && (await fitsCertificate(await importSigningKey(key, read)))).toBe(true);
  });

  it.each(['Clave-n-123', 'clave-ñ-123', '', 'Clave-ñ-1234'])(
    'says that %j is not its password',
    (password) => {
      expect(openKeyFile(fileOf(name), password)).toEqual({ isOpen: false, fault: 'wrong_password' });
    },
  );
});

describe('other files', () => {
  it.each([
    ['nothing', new Uint8Array()],
    ['a certificate alone', pemBytes('signer.pem')],
    ['a key alone', pemBytes('signer.key.pem')],
    ['a text', new TextEncoder().encode('-----BEGIN CERTIFICATE-----')],
    ['the first half of one', fileOf('aes').slice(0, 1_500)],
    ['one that is far too large', new Uint8Array(100_001)],
  ])('are refused: %s', (_what, bytes) => {
    expect(openKeyFile(bytes, PASSWORD)).toEqual({ isOpen: false, fault: 'not_a_key_file' });
  });

  it.each([
    ['no-key', 'no_key'],
    ['no-own-certificate', 'no_certificate'],
  ])('are told what they lack: %s', (name, fault) => {
    expect(openKeyFile(fileOf(name), PASSWORD)).toEqual({ isOpen: false, fault });
  });
});

describe('a file with several keys and certificates', () => {
  const PLAIN = 'Clave-123';
  const keyOf = (name: string) =>
    forge.pki.privateKeyFromPem(readFileSync(keyFile(`${name}.key.pem`), 'utf8'));
  const certificateOf = (name: string) =>
    forge.pki.certificateFromPem(readFileSync(keyFile(`${name}.pem`), 'utf8'));
  /** One file of several: their contents stand in it one after the other. Programs write one key a file, some write more. */
  function fileWith(...parts: readonly (readonly [key: string | null, ...certificates: string[]])[]) {
    const files = parts.map(([key, ...certificates]) =>
      forge.pkcs12.toPkcs12Asn1(key === null ? null : keyOf(key), certificates.map(certificateOf), PLAIN, {
        ...{ useMac: false, count: 1, generateLocalKeyId: false },
      } as never),
    );
    const partOf = (one: forge.asn1.Asn1, at: number) =>
      (one.value as forge.asn1.Asn1[])[at] as forge.asn1.Asn1;
    const contentOf = (file: forge.asn1.Asn1) => partOf(partOf(partOf(file, 1), 1), 0);
    const inner = files.map((file) => forge.asn1.fromDer(contentOf(file).value as string));
    const [first] = files;
    const [whole] = inner;
    if (!first || !whole) throw new Error('No parts');
    whole.value = inner.flatMap(({ value }) => value as forge.asn1.Asn1[]);
    contentOf(first).value = forge.asn1.toDer(whole).getBytes();
    return Uint8Array.from(forge.asn1.toDer(first).getBytes(), (sign) => sign.charCodeAt(0));
  }

  it.each([
    ['a key before it whose certificate is not there', fileWith(['weak'], ['signer', 'authority', 'signer'])],
    ['the certificate twice', fileWith(['signer', 'signer', 'authority'], [null, 'signer'])],
    ['a key after it', fileWith(['signer', 'authority', 'signer'], ['weak'])],
  ])('gives the pair that belongs together: %s', (_what, bytes) => {
    const opened = openKeyFile(bytes, PLAIN);
    if (!opened.isOpen) throw new Error(opened.fault);
    expect(opened.file.certificate).toEqual(pemBytes('signer.pem'));
    expect(opened.file.authorities).toEqual([pemBytes('authority.pem')]);
    const own = createPrivateKey({ key: Buffer.from(opened.file.key), format: 'der', type: 'pkcs8' });
    expect(own.equals(createPrivateKey(readFileSync(keyFile('signer.key.pem'))))).toBe(true);
  });

  it.each([
    ['several_pairs', fileWith(['signer', 'signer'], ['weak', 'weak'])],
    // Renewed with the same key: which of them signs, nobody can tell.
    ['several_pairs', fileWith(['signer', 'signer', 'foreign'])],
    ['no_certificate', fileWith(['signer', 'authority'], ['weak', 'other-authority'])],
  ])('is refused in a word: %s', (fault, bytes) => {
    expect(openKeyFile(bytes, PLAIN)).toEqual({ isOpen: false, fault });
  });
});
