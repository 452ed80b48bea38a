import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprintSources } from '#stack/site/fingerprint.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'llavero-site-'));
  await mkdir(path.join(root, 'src', 'pages'), { recursive: true });
  await writeFile(path.join(root, 'src', 'pages', 'index.astro'), '<h1>Hola</h1>');
});

afterEach(() => rm(root, { recursive: true, force: true }));

const fingerprint = (environment = {}) => fingerprintSources(root, environment);

it('stays the same while nothing changes', () => {
  expect(fingerprint()).toBe(fingerprint());
});

it('changes with a page, with a new file and with the settings', async () => {
  const before = fingerprint();
  expect(fingerprint({ PUBLIC_SUPABASE_URL: 'x' })).not.toBe(before);
  await writeFile(path.join(root, 'src', 'pages', 'index.astro'), '<h1>Hello</h1>');
  const changed = fingerprint();
  expect(changed).not.toBe(before);
  await writeFile(path.join(root, 'src', 'other.ts'), '');
  expect(fingerprint()).not.toBe(changed);
});

it('does not change with a test', async () => {
  const before = fingerprint();
  await writeFile(path.join(root, 'src', 'other.test.ts'), 'x');
  expect(fingerprint()).toBe(before);
});
