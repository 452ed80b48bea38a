import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareDemo } from '#stack/demo/prepare.ts';
import type { Stack } from '#stack/stack.ts';

let dataDir: string;
const nowhere = {} as Stack;
const accounts = [{ role: 'owner', email: 'owner@demo.llavero.test', password: 'x' }];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'llavero-demo-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

const state = async () => JSON.parse(await readFile(path.join(dataDir, 'demo.json'), 'utf8'));
const remember = (value: object) => writeFile(path.join(dataDir, 'demo.json'), JSON.stringify(value));

it('puts nothing into a folder that was started empty, not even later', async () => {
  const first = await prepareDemo(dataDir, false);
  expect(await first.seedInto(nowhere)).toEqual([]);
  const later = await prepareDemo(dataDir, true);
  expect(await later.seedInto(nowhere)).toEqual([]);
  expect(await state()).toEqual({ state: 'none' });
});

it('seeds once, and remembers the accounts', async () => {
  await remember({ state: 'seeded', accounts });
  const demo = await prepareDemo(dataDir, true);
  expect(await demo.seedInto(nowhere)).toEqual(accounts);
});

it('empties a folder whose seeding was interrupted, and marks it for seeding again', async () => {
  await remember({ state: 'seeding' });
  await writeFile(path.join(dataDir, 'secrets.json'), '{}');
  await prepareDemo(dataDir, true);
  expect(existsSync(path.join(dataDir, 'secrets.json'))).toBe(false);
  expect(await state()).toEqual({ state: 'seeding' });
});
