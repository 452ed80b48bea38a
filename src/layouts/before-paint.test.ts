import vm from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { resolveLanguage } from '#src/i18n/language.ts';
import { beforePaintScript } from './before-paint.ts';
import { policyHash } from './policy-hash.ts';

interface Page {
  address?: string;
  lang?: string;
  isLocalized?: boolean;
  stored?: Record<string, string>;
  browser?: string[];
  isSystemDark?: boolean;
  isStorageBlocked?: boolean;
}

class FakeElement {
  readonly choice: string;
  constructor(choice: string) {
    this.choice = choice;
  }
  closest = () => ({ dataset: { choose: this.choice } });
}

/** Runs the script as a page would, in a world that has only what the script needs. */
function open(page: Page = {}) {
  const url = new URL(page.address ?? '/', 'https://llavero.example');
  const root = {
    lang: page.lang ?? 'es',
    hidden: false,
    dataset: page.isLocalized === false ? {} : { localized: '' },
  };
  const stored = new Map(Object.entries(page.stored ?? {}));
  const blocked = () => {
    throw new Error('blocked');
  };
  const listeners: Record<string, (event: unknown) => void> = {};
  const listen = (name: string, listener: (event: unknown) => void) => {
    listeners[name] = listener;
  };
  const replace = vi.fn<(address: string) => void>();
  const system = { matches: page.isSystemDark ?? false, addEventListener: listen };
  const register = vi.fn(async (_address: string) => undefined);
  vm.runInNewContext(beforePaintScript, {
    Element: FakeElement,
    addEventListener: listen,
    console,
    document: { documentElement: root, addEventListener: listen },
    localStorage: page.isStorageBlocked
      ? { getItem: blocked, setItem: blocked }
      : {
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: (key: string, value: string) => stored.set(key, value),
        },
    location: { pathname: url.pathname, search: url.search, hash: url.hash, replace },
    matchMedia: () => system,
    navigator: { languages: page.browser ?? [], serviceWorker: { register } },
  });
  const dataset: Record<string, string | undefined> = root.dataset;
  return {
    root,
    dataset,
    stored,
    replace,
    register,
    system,
    fire: (name: string, event: unknown = {}) => listeners[name]?.(event),
  };
}

describe('language', () => {
  it.each<[Page, string | undefined]>([
    [{ address: '/', browser: ['en-US'] }, '/en/'],
    [{ address: '/', browser: ['fr-FR', 'en-GB'] }, '/en/'],
    [{ address: '/', browser: ['es-DO', 'en'] }, undefined],
    [{ address: '/', browser: ['fr'] }, undefined],
    [{ address: '/', browser: ['en'], stored: { language: 'es' } }, undefined],
    [{ address: '/', browser: ['es'], stored: { language: 'en' } }, '/en/'],
    [{ address: '/en/', lang: 'en', browser: ['es'] }, undefined],
    [{ address: '/en/login/?a=1#b', lang: 'en', stored: { language: 'es' } }, '/es/login/?a=1#b'],
    [{ address: '/es/', browser: ['en'] }, undefined],
    [
      { address: '/invitation/?token=x#access_token=y', browser: ['en'] },
      '/en/invitation/?token=x#access_token=y',
    ],
    [{ address: '/', browser: ['en'], isStorageBlocked: true }, '/en/'],
    [{ address: '/', stored: { language: 'klingon' }, browser: ['es'] }, undefined],
  ])('%j moves to %s', (page, expected) => {
    const { replace, root } = open(page);
    expect(replace.mock.calls).toEqual(expected ? [[expected]] : []);
    expect(root.hidden).toBe(Boolean(expected));
  });

  it('never moves twice: the address it moves to stays', () => {
    for (const stored of [{}, { language: 'es' }, { language: 'en' }] as Record<string, string>[]) {
      for (const address of ['/', '/es/', '/en/', '/login/']) {
        for (const browser of [['en'], ['es'], ['fr'], []]) {
          const lang = address.startsWith('/en') ? 'en' : 'es';
          const target = open({ address, lang, stored, browser }).replace.mock.calls[0]?.[0];
          if (!target) continue;
          const next = open({
            address: target,
            lang: target.startsWith('/en') ? 'en' : 'es',
            stored,
            browser,
          });
          expect(next.replace, `${address} → ${target}`).not.toHaveBeenCalled();
        }
      }
    }
  });

  it('follows the same rule as the islands', () => {
    for (const stored of [undefined, 'es', 'en', 'EN-us', 'pt']) {
      for (const address of ['/', '/es/', '/en/x', '/english/']) {
        for (const browser of [[], ['en-US'], ['es_DO'], ['fr', 'EN']]) {
          const { root } = open({
            address,
            isLocalized: false,
            stored: stored ? { language: stored } : {},
            browser,
          });
          expect(root.lang).toBe(resolveLanguage({ stored, path: address, browser, pageTag: 'es' }));
        }
      }
    }
  });

  it('stays on a page that exists once, and says its language', () => {
    const { replace, root } = open({ isLocalized: false, address: '/owner-dashboard/', browser: ['en'] });
    expect(replace).not.toHaveBeenCalled();
    expect(root.lang).toBe('en');
  });

  it('keeps the language that a link chooses', () => {
    const { fire, stored } = open();
    fire('click', { target: new FakeElement('en') });
    expect(stored.get('language')).toBe('en');
  });
});

describe('theme', () => {
  it.each<[Page, string]>([
    [{}, 'light'],
    [{ isSystemDark: true }, 'dark'],
    [{ isSystemDark: true, stored: { theme: 'light' } }, 'light'],
    [{ stored: { theme: 'dark' } }, 'dark'],
    [{ isSystemDark: true, stored: { theme: 'system' } }, 'dark'],
    [{ isSystemDark: true, isStorageBlocked: true }, 'dark'],
  ])('%j shows %s', (page, theme) => {
    expect(open(page).dataset.theme).toBe(theme);
  });

  it('changes and is kept at a click, and follows the system until then', () => {
    const { dataset, stored, system, fire } = open();
    system.matches = true;
    fire('change');
    expect(dataset.theme).toBe('dark');
    fire('click', { target: new FakeElement('theme') });
    expect([dataset.theme, stored.get('theme')]).toEqual(['light', 'light']);
    fire('change');
    expect(dataset.theme).toBe('light');
  });
});

describe('service worker', () => {
  it('is registered after the page has loaded', () => {
    const { register, fire } = open();
    expect(register).not.toHaveBeenCalled();
    fire('load');
    expect(register.mock.calls).toEqual([['/service-worker.js']]);
  });
});

describe('script', () => {
  it('stays below 2 KB on the wire', () => {
    expect(brotliCompressSync(beforePaintScript).length).toBeLessThan(2_048);
  });

  it('is named in the policy by its hash', async () => {
    const known = 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=';
    expect(await policyHash('abc')).toBe(known);
  });
});
