import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keyFile } from './signing-keys.ts';

// Programs of Debian (xmlsec1, libxml2-utils) that judge what ours do. Where one is absent its tests are left out, and say so.

export function hasProgram(name: 'xmlsec1' | 'xmllint'): boolean {
  const isThere = spawnSync(name, ['--version']).status === 0;
  if (!isThere)
    console.warn(`NOT TESTED: ${name} is missing. Install it (apt-get install xmlsec1 libxml2-utils).`);
  return isThere;
}

/** Files in a folder of their own, which goes with them. */
export function withFiles<T>(files: readonly (Uint8Array | string)[], run: (paths: string[]) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'xml-'));
  try {
    const paths = files.map((content, at) => {
      const file = path.join(folder, `${at}.xml`);
      writeFileSync(file, content);
      return file;
    });
    return run(paths);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const MOMENT = ['--verification-time', '2027-01-15 12:00:00'];

/** Whether xmlsec1 takes each of the documents for signed by a holder of the tests' authority. */
export function xmlsecVerifies(documents: readonly (Uint8Array | string)[]): boolean[] {
  return withFiles(documents, (paths) =>
    paths.map((file) => {
      const trusted = ['--trusted-pem', keyFile('authority.pem')];
      const options = ['--verify', '--enabled-key-data', 'x509', ...MOMENT, ...trusted];
      return spawnSync('xmlsec1', [...options, file]).status === 0;
    }),
  );
}

/** A template with an empty signature, signed by xmlsec1 with the tests' key. */
export function xmlsecSigned(template: string): Uint8Array {
  return withFiles([template], ([file = '']) => {
    const key = `${keyFile('signer.key.pem')},${keyFile('signer.pem')}`;
    const run = spawnSync('xmlsec1', ['--sign', '--privkey-pem', key, file]);
    if (run.status !== 0) throw new Error(run.stderr.toString());
    return new Uint8Array(run.stdout);
  });
}
