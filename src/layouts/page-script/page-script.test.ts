import path from 'node:path';
import vm from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { resolveLanguage } from '#src/i18n/language.ts';
import { bundleScript } from '../../../config/browser-scripts.ts';
import { policyHash } from '../policy-hash.ts';

// The very text that the pages contain.
let script: string;
beforeAll(async () => {
  script = await bundleScript(path.join(import.meta.dirname, 'main.ts'), 'iife');
});

interface Page {
  address?: string;
  lang?: string;
  isLocalized?: boolean;
  stored?: Record<string, string>;
  browser?: string[];
  isSystemDark?: boolean;
  isStorageBlocked?: boolean;
  cookie?: string;
  session?: Record<string, string>;
}

class FakeInput {
  readonly name = 'site-theme';
  readonly value: string;
  checked = false;
  constructor(value: string) {
    this.value = value;
  }
}

class FakeLink {
  readonly dataset = { act: 'language' };
  search = '';
  hash = '';
  readonly hreflang: string;
  constructor(hreflang: string) {
    this.hreflang = hreflang;
  }
  closest = () => this;
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
  const storage = page.isStorageBlocked
    ? { getItem: blocked, setItem: blocked }
    : {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
      };
  const session = new Map(Object.entries(page.session ?? {}));
  const sessionStorage = page.isStorageBlocked
    ? storage
    : { ...storage, getItem: (key: string) => session.get(key) ?? null, ...page.session };
  const listeners: Record<string, (event: unknown) => void> = {};
  const listen = (name: string, listener: (event: unknown) => void) => {
    listeners[name] = listener;
  };
  const replace = vi.fn<(address: string) => void>();
  const system = { matches: page.isSystemDark ?? false, addEventListener: listen };
  const register = vi.fn(async (_address: string) => ({ addEventListener: listen }));
  const themes = ['light', 'dark', 'system'].map((value) => new FakeInput(value));
  const location = { pathname: url.pathname, search: url.search, hash: url.hash, replace };
  vm.runInNewContext(script, {
    Element: FakeLink,
    HTMLInputElement: FakeInput,
    addEventListener: listen,
    console,
    document: {
      cookie: page.cookie ?? '',
      documentElement: root,
      addEventListener: listen,
      getElementById: () => null,
      getElementsByName: () => themes,
      querySelectorAll: () => [],
    },
    localStorage: storage,
    location,
    matchMedia: () => system,
    navigator: {
      languages: page.browser ?? [],
      onLine: true,
      serviceWorker: { register, addEventListener: listen },
    },
    sessionStorage,
    URLSearchParams,
  });
  const dataset: Record<string, string | undefined> = root.dataset;
  const checked = () => themes.filter((theme) => theme.checked).map(({ value }) => value);
  const fire = (name: string, event: unknown = {}) => listeners[name]?.(event);
  return { root, dataset, stored, replace, register, system, checked, fire };
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
    // What the library reads besides: after a choice or an address, before a guess.
    [{ address: '/?lng=en', browser: ['es'] }, '/en/?lng=en'],
    [{ address: '/?lng=en-US', browser: ['fr'] }, '/en/?lng=en-US'],
    [{ address: '/?lng=dev', browser: ['es'], cookie: 'a=b; language=en' }, '/en/?lng=dev'],
    [{ address: '/', browser: ['es'], cookie: 'i18next=en' }, '/en/'],
    [{ address: '/', browser: ['es'], cookie: 'other_language=en' }, undefined],
    [{ address: '/', browser: ['es'], session: { language: 'en' } }, '/en/'],
    [{ address: '/', browser: ['es'], session: { i18nextLng: 'en' } }, '/en/'],
    [{ address: '/?lng=en', stored: { language: 'es' } }, undefined],
    [{ address: '/es/?lng=en', browser: ['en'] }, undefined],
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

  it('keeps the language that a link chooses, and what stands behind the address', () => {
    const { fire, stored } = open({ address: '/pricing/?plan=a#faq' });
    const link = new FakeLink('en');
    fire('click', { target: link });
    expect(stored.get('language')).toBe('en');
    expect([link.search, link.hash]).toEqual(['?plan=a', '#faq']);
  });
});

describe('theme', () => {
  it.each<[Page, string, string]>([
    [{}, 'light', 'system'],
    [{ isSystemDark: true }, 'dark', 'system'],
    [{ isSystemDark: true, stored: { theme: 'light' } }, 'light', 'light'],
    [{ stored: { theme: 'dark' } }, 'dark', 'dark'],
    [{ isSystemDark: true, stored: { theme: 'system' } }, 'dark', 'system'],
    [{ stored: { theme: 'purple' } }, 'light', 'system'],
    [{ isSystemDark: true, isStorageBlocked: true }, 'dark', 'system'],
  ])('%j shows %s, chosen %s', (page, theme, choice) => {
    const { dataset, checked } = open(page);
    expect(dataset.theme).toBe(theme);
    expect(checked()).toEqual([choice]);
  });

  it('changes and is kept when it is chosen', () => {
    const { dataset, stored, fire } = open({ isSystemDark: true });
    fire('change', { target: new FakeInput('light') });
    expect([dataset.theme, stored.get('theme')]).toEqual(['light', 'light']);
    fire('change', { target: new FakeInput('system') });
    expect([dataset.theme, stored.get('theme')]).toEqual(['dark', 'system']);
  });

  it('follows another tab', () => {
    const { dataset, stored, checked, fire } = open();
    stored.set('theme', 'dark');
    fire('storage');
    expect(dataset.theme).toBe('dark');
    expect(checked()).toEqual(['dark']);
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
    expect(brotliCompressSync(script).length).toBeLessThan(2_048);
  });

  it('is named in the policy by its hash', async () => {
    const known = 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=';
    expect(await policyHash('abc')).toBe(known);
  });
});
