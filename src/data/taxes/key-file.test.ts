import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
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
    ['no-key', 'not_one_key'],
    ['no-own-certificate', 'no_certificate'],
  ])('are told what they lack: %s', (name, fault) => {
    expect(openKeyFile(fileOf(name), PASSWORD)).toEqual({ isOpen: false, fault });
  });
});
