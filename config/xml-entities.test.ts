import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { receipt } from '#src/edge/taxes/ecf/documents.test-support.ts';
import { signDocument } from '#src/edge/taxes/ecf/sign.ts';
import type { verifyDocument } from '#src/edge/taxes/ecf/verify.ts';
import { testSigner, testTrust } from '#tests/support/signing-keys.ts';
import { xmlEntities } from './xml-entities.ts';

const root = path.resolve(import.meta.dirname, '..');
const file = (name: string) => JSON.stringify(path.join(root, 'src/edge/taxes/ecf', name));
const ENTRY = 'signing-entry.ts';
const entry = {
  name: 'entry',
  resolveId: (id: string) => (id.endsWith(ENTRY) ? id : undefined),
  load: (id: string) =>
    id.endsWith(ENTRY)
      ? `export * from ${file('sign.ts')}; export * from ${file('verify.ts')}; export * from ${file('schema-check.ts')};`
      : undefined,
};

/** What the Worker gets of signing, verifying and the schemas, as one module. */
async function bundled(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [xmlEntities(), entry],
    build: { write: false, minify: true, lib: { entry: ENTRY, formats: ['es'] }, target: 'es2024' },
  });
  const [result] = Array.isArray(built) ? built : [built as Rolldown.RolldownOutput];
  return result?.output[0].code ?? '';
}

it('leaves the names of HTML out of the Worker, and the rest works', async () => {
  const code = await bundled();
  expect(code).not.toContain('CounterClockwiseContourIntegral');
  expect(gzipSync(code).length).toBeLessThan(36_000);
  const module = (await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  )) as { verifyDocument: typeof verifyDocument };
  const { bytes } = await signDocument(receipt(`& < > " ' ñ © €`), await testSigner());
  expect(await module.verifyDocument(bytes, testTrust)).toMatchObject({
    isValid: true,
    document: receipt(`& < > " ' ñ © €`),
  });
});
