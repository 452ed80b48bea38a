import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseDataFolder, noteOnPlace } from '#stack/data-folder.ts';
import { isReachableByOthers } from '#stack/system-user.ts';

const user = { name: 'nobody', uid: 65534, gid: 65534 };
let open: string;
let closed: string;

beforeEach(async () => {
  open = await mkdtemp(path.join(tmpdir(), 'llavero-reach-'));
  await chmod(open, 0o711);
  closed = path.join(open, 'closed');
  await mkdir(closed, { mode: 0o700 });
});

afterEach(() => rm(open, { recursive: true, force: true }));

it('tells a folder that others can enter from one below a closed folder', () => {
  expect(isReachableByOthers(path.join(open, 'not-made-yet'))).toBe(true);
  expect(isReachableByOthers(path.join(closed, 'inside', 'deep'))).toBe(false);
});

it('keeps the data in the repository where that is possible', () => {
  expect(chooseDataFolder(undefined, closed)).toBe(path.join(closed, '.llavero'));
  expect(chooseDataFolder(undefined, open, user)).toBe(path.join(open, '.llavero'));
});

it('moves the default folder where the database account can enter', () => {
  const chosen = chooseDataFolder(undefined, closed, user);
  expect(chosen.startsWith(path.join(tmpdir(), 'llavero-'))).toBe(true);
  expect(chooseDataFolder(undefined, closed, user)).toBe(chosen);
});

it('says where the data is when it had to move, and nothing when it is where it was looked for', () => {
  const moved = chooseDataFolder(undefined, closed, user);
  const note = noteOnPlace(moved, undefined, closed);
  expect(note).toContain(`The data is in ${moved}: `);
  expect(note).toContain(`cannot enter ${path.join(closed, '.llavero')}`);
  expect(note).not.toContain('\n');
  expect(noteOnPlace(chooseDataFolder(undefined, open, user), undefined, open)).toBeUndefined();
  expect(noteOnPlace('/elsewhere', '/elsewhere', open)).toBeUndefined();
});

it('refuses a folder that was asked for and cannot be entered', () => {
  expect(() => chooseDataFolder(path.join(closed, 'data'), open, user)).toThrow('cannot enter');
});
