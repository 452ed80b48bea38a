import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasNewPreferences, rememberPreferences } from './preferences-seen.ts';

const EARLIER = '2026-11-03T10:00:00.1+00:00';
const LATER = '2026-11-03T10:00:00.2+00:00';

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('takes over what a new browser has never seen, and nothing where nothing was ever chosen', () => {
  expect(hasNewPreferences('ana', EARLIER)).toBe(true);
  expect(hasNewPreferences('ana', null)).toBe(false);
});

it('does not go back to what was chosen before', () => {
  rememberPreferences('ana', LATER);
  expect(hasNewPreferences('ana', EARLIER)).toBe(false);
  expect(hasNewPreferences('ana', LATER)).toBe(false);
  rememberPreferences('ana', EARLIER);
  expect(hasNewPreferences('ana', LATER)).toBe(true);
});

it('keeps people who share a browser apart', () => {
  rememberPreferences('ana', LATER);
  expect(hasNewPreferences('luis', EARLIER)).toBe(true);
});
