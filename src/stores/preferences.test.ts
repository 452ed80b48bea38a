import { setPersistentEngine } from '@nanostores/persistent';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $language, $languageChoice, chooseLanguage, startLanguage } from './language.ts';
import { $theme, $themeChoice, chooseTheme, resolveTheme, startTheme, toThemeChoice } from './theme.ts';

// The browser's storage, as a plain object: what a store writes is what the next page load reads.
const storage: Record<string, string> = {};
const otherTab = new Map<string, (event: { key: string; newValue: string }) => void>();
setPersistentEngine(storage, {
  perKey: true,
  addEventListener: (key, callback) => otherTab.set(key, callback),
  removeEventListener: (key) => otherTab.delete(key),
});

const page = { lang: '', dataset: {} as Record<string, string> };
const manifest = { href: '' };

beforeEach(() => {
  page.lang = '';
  manifest.href = '';
  vi.stubGlobal('document', { documentElement: page, querySelector: () => manifest });
  vi.stubGlobal('location', { pathname: '/login' });
  vi.stubGlobal('navigator', { languages: ['fr'] });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('theme', () => {
  it('resolves the system only when it is asked to', () => {
    expect(resolveTheme('system', true)).toBe('dark');
    expect(resolveTheme('system', false)).toBe('light');
    expect(resolveTheme('light', true)).toBe('light');
    expect(resolveTheme('dark', false)).toBe('dark');
  });

  it('takes an unknown choice for "as the system"', () => {
    expect(toThemeChoice('purple')).toBe('system');
    expect(toThemeChoice(null)).toBe('system');
    expect(toThemeChoice('dark')).toBe('dark');
  });

  it('is stored under `theme` as plain text and applied to the page', () => {
    const stop = startTheme();
    expect(page.dataset.theme).toBe('light');
    chooseTheme('dark');
    expect(storage.theme).toBe('dark');
    expect(page.dataset.theme).toBe('dark');
    expect($theme.get()).toBe('dark');
    stop();
  });

  it('follows another tab', () => {
    const stop = startTheme();
    otherTab.get('theme')?.({ key: 'theme', newValue: 'light' });
    expect($themeChoice.get()).toBe('light');
    expect(page.dataset.theme).toBe('light');
    stop();
  });
});

describe('language', () => {
  it('is stored under `language` only once it is chosen', () => {
    const stop = startLanguage();
    expect(page.lang).toBe('es');
    expect(storage.language).toBeUndefined();
    chooseLanguage('en');
    expect(storage.language).toBe('en');
    expect(page.lang).toBe('en');
    expect(manifest.href).toBe('/manifest.en.webmanifest');
    expect($language.get()).toBe('en');
    stop();
  });

  it('ignores a stored value that is no language', () => {
    const stop = startLanguage();
    otherTab.get('language')?.({ key: 'language', newValue: 'xx' });
    expect($languageChoice.get()).toBeUndefined();
    expect($language.get()).toBe('es');
    stop();
  });
});
