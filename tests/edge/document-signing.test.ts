import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestHarness, type TestHarness } from 'wrangler';
import type { XmlElement } from '#src/domain/taxes/ecf/xml-tree.ts';
import { signDocument } from '#src/edge/taxes/ecf/sign.ts';
import { pemBytes, testSigner, testTrust } from '#tests/support/signing-keys.ts';
import type { SigningRequest } from './document-signing/worker.ts';

// What signs and verifies, in the runtime of the worker: it has no modules of Node, and the code may need none.

const root = path.resolve(import.meta.dirname, '../..');
const own = path.join(import.meta.dirname, 'document-signing/wrangler.toml');

let server: TestHarness;
beforeAll(async () => {
  server = createTestHarness({ root, workers: [{ configPath: own }] });
  await server.listen();
});
afterAll(() => server.close());

const base64 = (name: string) => Buffer.from(pemBytes(name)).toString('base64');

async function signedThere(documents: readonly XmlElement[], isVerifying: boolean) {
  const asked: SigningRequest = {
    key: base64('signer.key.pem'),
    certificate: base64('signer.pem'),
    authority: base64('authority.pem'),
    at: testTrust.at.toISOString(),
    documents,
    isVerifying,
  };
  const { url } = await server.listen();
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(asked) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { file: string; sha256: string; isValid?: boolean; faults: number }[];
}

const seed = (text: string): XmlElement => ({
  name: 'SemillaModel',
  attributes: { 'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance' },
  content: [
    { name: 'valor', content: text },
    { name: 'fecha', content: '2026-11-26T13:20:05.1234567-04:00' },
  ],
});

it('runs as the product does', () => {
  const settings = (file: string) => readFileSync(file, 'utf8').match(/^compatibility_\w+ = .*$/gm);
  expect(settings(own)).toEqual(settings(path.join(root, 'wrangler.toml')));
});

it('signs the same bytes as elsewhere, verifies them, and checks their schema', async () => {
  const documents = ['seed', 'Peña & "Hijos" <©€®> 😀 ]]> \r\n\u0085\u2028'].map(seed);
  const answers = await signedThere(documents, true);
  const signer = await testSigner();
  const expected = await Promise.all(documents.map((document) => signDocument(document, signer)));
  expect(answers).toEqual(
    expected.map(({ bytes, sha256 }) => ({
      file: Buffer.from(bytes).toString('base64'),
      sha256,
      isValid: true,
      faults: 0,
    })),
  );
});
