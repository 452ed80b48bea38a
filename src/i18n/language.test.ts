import { describe, expect, it } from 'vitest';
import { readLanguageSources, resolveLanguage, toLanguage } from './language.ts';

describe('toLanguage', () => {
  it.each([
    ['es', 'es'],
    ['es-DO', 'es'],
    ['EN_us', 'en'],
    [' en-GB ', 'en'],
    ['fr', null],
    ['', null],
    ['dev', null],
    [null, null],
    [undefined, null],
    ['english', null],
  ])('reduces %j to %j', (code, language) => {
    expect(toLanguage(code)).toBe(language);
  });
});

describe('resolveLanguage', () => {
  const all = { stored: 'en', path: '/es/pricing', browser: ['es-DO'], pageTag: 'es' };

  it('reads the stored choice first', () => {
    expect(resolveLanguage(all)).toBe('en');
  });

  it('then the path, the browser, the page tag', () => {
    expect(resolveLanguage({ ...all, stored: null, path: '/en/', pageTag: 'es' })).toBe('en');
    expect(resolveLanguage({ path: '/login', browser: ['en-US'], pageTag: 'es' })).toBe('en');
    expect(resolveLanguage({ path: '/', browser: ['fr', 'de'], pageTag: 'en' })).toBe('en');
  });

  it('takes the first browser language that it knows', () => {
    expect(resolveLanguage({ browser: ['fr-FR', 'en-GB', 'es'] })).toBe('en');
  });

  it('skips a stored value that is no language', () => {
    expect(resolveLanguage({ stored: 'xx', path: '/en/features' })).toBe('en');
  });

  it('looks only at the first segment of the path', () => {
    expect(resolveLanguage({ path: '/properties/en' })).toBe('es');
    expect(resolveLanguage({ path: '/entrance' })).toBe('es');
  });

  it('falls back to Spanish', () => {
    expect(resolveLanguage({})).toBe('es');
    expect(resolveLanguage(readLanguageSources())).toBe('es');
  });
});
