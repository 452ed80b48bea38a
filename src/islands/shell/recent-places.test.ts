import { beforeEach, expect, it, vi } from 'vitest';
import { readPlaces } from './kept-places.ts';
import { recentPlacesKey, rememberPlace } from './recent-places.ts';

const KEY = recentPlacesKey('ana', 'office');

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

it('keeps the last places, each once, the latest first', () => {
  for (const id of ['a', 'b', 'a']) rememberPlace(KEY, { path: `/units/${id}`, title: id });
  expect(readPlaces(KEY).map(({ title }) => title)).toEqual(['a', 'b']);
  for (let number = 0; number < 20; number++)
    rememberPlace(KEY, { path: `/units/${number}`, title: `${number}` });
  expect(readPlaces(KEY)).toHaveLength(8);
  expect(readPlaces(KEY)[0]).toEqual({ path: '/units/19', title: '19' });
});

it('keeps the places of each organization apart', () => {
  rememberPlace(KEY, { path: '/bank', title: 'Bank' });
  expect(readPlaces(recentPlacesKey('ana', 'other'))).toEqual([]);
});

it.each(['{', 'null', '[1, {"path": 2}]', '"text"'])('takes %s for no places', (text) => {
  localStorage.setItem(KEY, text);
  expect(readPlaces(KEY)).toEqual([]);
});
