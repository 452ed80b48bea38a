import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type * as fontkit from '@cantoo/fontkit';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { fontFormats } from './font-formats.ts';

const root = path.resolve(import.meta.dirname, '..');
const fonts = path.join(root, 'node_modules/@fontsource/arimo/files');
const entry = path.join(root, 'node_modules/@cantoo/fontkit/dist/browser-module.mjs');

/** What the Worker gets of the reader of fonts, as one module. */
async function bundled(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [fontFormats()],
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      target: 'es2024',
    },
  });
  const [result] = Array.isArray(built) ? built : [built as Rolldown.RolldownOutput];
  return result?.output[0].code ?? '';
}

it('leaves what unpacks WOFF 2 out of the Worker, and the fonts of papers are read', async () => {
  const code = await bundled();
  expect(gzipSync(code).length).toBeLessThan(110_000);
  const reader = (await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  )) as typeof fontkit;
  const file = await readFile(path.join(fonts, 'arimo-latin-ext-400-normal.woff'));
  const woff = reader.create(file) as fontkit.Font;
  expect(woff.familyName).toBe('Arimo');
  expect(woff.layout('ČŻ').glyphs.map(({ id }) => id)).not.toContain(0);
});
