import { describe, expect, it } from 'vitest';
import type { Rule } from './repository.ts';
import { clientOfParts } from './rules/client-of-parts.ts';
import { dayOfAZone } from './rules/day-of-a-zone.ts';
import { importZones } from './rules/import-zones.ts';
import { kebabCase, namedExports, noBarrels } from './rules/module-shape.ts';
import { pureDomain } from './rules/pure-domain.ts';
import { shownComponents } from './rules/shown-components.ts';

// Each rule is shown to fail on what it forbids, and to pass what it allows.
const check = (rule: Rule, path: string, text: string) => rule([{ path, text }]);
const importing = (specifier: string) => `import { something } from '${specifier}';`;

describe('import zones', () => {
  it.each([
    ['src/domain/foundation/money.ts', '#src/i18n/format.ts', 'domain may not import i18n'],
    ['src/domain/foundation/money.ts', 'react', 'react: the domain imports no package'],
    ['src/i18n/react.tsx', '#src/stores/language.ts', 'i18n may not import stores'],
    ['src/ui/components/button.tsx', '#src/data/client.ts', 'ui may not import data/client'],
    ['src/ui/components/button.tsx', '../../stores/theme.ts', 'ui may not import stores'],
    ['src/data/leasing/leases/queries.ts', '#src/stores/auth.ts', 'data may not import stores'],
    ['src/stores/auth.ts', '#src/data/leasing/leases/queries.ts', 'stores may not import data'],
    [
      'src/islands/shell/app.tsx',
      '#src/islands/admin/app.tsx',
      'islands/shell imports another island, islands/admin',
    ],
    [
      'src/islands/admin/app.tsx',
      '#src/islands/auth/app.tsx',
      'islands/admin imports another island, islands/auth',
    ],
    ['src/islands/admin/app.tsx', '../auth/form.tsx', 'islands/admin imports another island, islands/auth'],
    ['src/islands/admin/app.tsx', '#src/edge/problem.ts', 'islands/admin may not import edge'],
    ['src/pages/index.astro', '#src/islands/auth/form.tsx', 'pages may not import islands/auth'],
    ['src/pages/api/receipts.ts', '#src/ui/components/button.tsx', 'pages/api may not import ui'],
    ['src/edge/a.ts', '#src/islands/marketing/a.ts?after-load', 'edge may not import islands/marketing'],
    ['src/sections/a.ts', '#src/islands/auth/a.ts?after-load', 'sections may not import islands/auth'],
    ['src/content/a-schema.ts', '#src/domain/foundation/money.ts', 'content may not import domain'],
    ['src/middleware.ts', '#src/ui/components/button.tsx', 'src root may not import ui'],
    ['src/edge/problem.ts', '#stack/keys.ts', 'never imports tests or the local stack'],
    ['src/edge/problem.ts', '../../scripts/size.ts', 'lies outside src'],
    ['src/ui/components/button.tsx', '#src/i18n/format', 'lacks its file extension'],
  ])('%s may not import %s', (path, specifier, message) => {
    const text = path.endsWith('.astro') ? `---\n${importing(specifier)}\n---\n<p />` : importing(specifier);
    expect(check(importZones, path, text)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    `const screen = () => import('#src/islands/auth/app.tsx');`,
    `export { something } from '#src/islands/auth/app.tsx';`,
    `import type { Something } from '#src/islands/auth/app.tsx';`,
    `import '#src/islands/auth/app.tsx';`,
    `type Something = import('#src/islands/auth/app.tsx').Something;`,
    `const files = import.meta.glob('../auth/app.tsx');`,
    `const files = import.meta.glob(['../auth/app.tsx']);`,
  ])('sees %s', (text) => {
    expect(check(importZones, 'src/islands/admin/app.tsx', text)).toHaveLength(1);
  });

  it('says on which line', () => {
    const text = `---\n\n${importing('#src/data/client.ts')}\n---\n`;
    expect(check(importZones, 'src/pages/index.astro', text)).toEqual([
      'src/pages/index.astro:3 pages may not import data/client',
    ]);
  });

  it.each([
    ['src/islands/admin/app.tsx', '#src/islands/shell/guard.tsx'],
    ['src/islands/admin/app.tsx', './screens/users/users-screen.tsx'],
    ['src/islands/admin/app.tsx', 'react'],
    ['src/stores/auth.ts', '#src/data/client.ts'],
    ['src/pages/admin/index.astro', '#src/islands/admin/app.tsx'],
    ['src/pages/api/receipts.ts', '#src/edge/problem.ts'],
    ['src/sections/form.ts', '#src/islands/marketing/a.ts?after-load'],
    ['src/pages/login.astro', '#src/islands/auth/a.ts?after-load'],
    ['src/middleware.ts', '#src/edge/security-headers.ts'],
    ['src/domain/foundation/money.test.ts', 'fast-check'],
  ])('%s may import %s', (path, specifier) => {
    expect(check(importZones, path, importing(specifier))).toEqual([]);
  });
});

describe('the client of parts', () => {
  it.each([
    ["import type { Session } from '@supabase/supabase-js';", 'the browser has its parts'],
    ["import { StorageClient } from '@supabase/storage-js';", 'only its types'],
  ])('refuses %s', (text, what) => {
    expect(check(clientOfParts, 'src/stores/auth.ts', text)).toEqual([expect.stringContaining(what)]);
  });

  it.each([
    ['src/stores/auth.ts', "import type { Session } from '@supabase/auth-js';"],
    ['src/data/client.ts', "import { PostgrestClient } from '@supabase/postgrest-js';"],
    ['src/edge/supabase.ts', "import { createClient } from '@supabase/supabase-js';"],
  ])('takes in %s %s', (path, text) => {
    expect(check(clientOfParts, path, text)).toEqual([]);
  });
});

describe('pure domain', () => {
  it.each([
    'Date.now()',
    'new Date()',
    'fetch("/a")',
    'Math.random()',
    'localStorage.getItem("a")',
    'crypto.randomUUID()',
  ])('refuses %s', (call) => {
    const text = `export const a = () => ${call};`;
    expect(check(pureDomain, 'src/domain/a.ts', text)).toEqual([
      expect.stringContaining('the domain is pure'),
    ]);
    expect(check(pureDomain, 'src/domain/a.test.ts', text)).toEqual([]);
    expect(check(pureDomain, 'src/data/a.ts', text)).toEqual([]);
  });

  it.each(['new Date(0)', 'Date.UTC(2026, 0, 1)', 'Math.max(1, 2)', 'Date.parse("2026-01-01")'])(
    'takes %s',
    (call) => {
      expect(check(pureDomain, 'src/domain/a.ts', `export const a = () => ${call};`)).toEqual([]);
    },
  );
});

describe('the day of a zone', () => {
  it.each([
    'new Date().toISOString().slice(0, 10)',
    "new Date(Date.now()).toISOString().split('T')",
    'new Date().toJSON().substring(0, 10)',
    'new Date().getDate()',
    'new Date().getUTCMonth()',
  ])('is not %s', (day) => {
    for (const path of ['src/data/a.ts', 'local-stack/a.ts', 'tests/edge/a.test.ts'])
      expect(check(dayOfAZone, path, `const day = ${day};`)).toEqual([
        expect.stringContaining('a day without its zone'),
      ]);
    expect(check(dayOfAZone, 'src/pages/a.astro', `---\nconst day = ${day};\n---\n<p />`)).toHaveLength(1);
  });

  it('is none that the product or the stack cuts out of any instant, as a test may', () => {
    for (const day of ['now.toISOString().slice(0, 7)', 'new Date(dueOn).getUTCDay()']) {
      expect(check(dayOfAZone, 'src/edge/a.ts', `const day = ${day};`)).toHaveLength(1);
      expect(check(dayOfAZone, 'tests/db/a.test.ts', `const day = ${day};`)).toEqual([]);
    }
  });

  it.each([
    'todayIn(DEFAULT_TIME_ZONE, Date.now())',
    'new Date().toISOString()',
    'new Date(0).toISOString().slice(11, 16)',
    'day.slice(0, 7)',
  ])('may be %s', (day) => {
    expect(check(dayOfAZone, 'src/data/a.ts', `const day = ${day};`)).toEqual([]);
  });
});

describe('shown components', () => {
  const gallery = (markup: string) => ({
    path: 'src/islands/gallery/app.tsx',
    text: `export const A = () => ${markup};`,
  });
  const component = (name: string, markup = '<p />') => ({
    path: `src/ui/components/${name.toLowerCase()}.tsx`,
    text: `export function ${name}() {\n  return ${markup};\n}`,
  });

  it('misses a component that the gallery shows neither itself nor in another', () => {
    const files = [gallery('<Badge />'), component('Badge'), component('Keys')];
    expect(shownComponents(files)).toEqual([
      'src/ui/components/keys.tsx:1 Keys is not shown in src/islands/gallery/',
    ]);
    expect(shownComponents([gallery('<Keys />'), component('Keys')])).toEqual([]);
  });

  it('takes one that is a part of another, however deep', () => {
    const files = [
      gallery('<Frame>{1}</Frame>'),
      component('Mark'),
      component('Logo', '<Mark />'),
      component('Frame', '<Logo />'),
    ];
    expect(shownComponents(files)).toEqual([]);
    expect(shownComponents([gallery('<p />'), ...files.slice(1)])).toHaveLength(3);
  });
});

describe('module shape', () => {
  it.each([
    'export default function app() {}',
    'export default 1;',
    'const a = 1; export { a as default };',
    'export default class {}',
  ])('refuses %s', (text) => {
    expect(check(namedExports, 'src/ui/a.ts', text)).toEqual([expect.stringContaining('default export')]);
  });

  it('leaves configuration and the worker their default export', () => {
    for (const path of ['vitest.config.ts', 'astro.config.mjs', 'src/edge/worker.ts']) {
      expect(check(namedExports, path, 'export default {};')).toEqual([]);
    }
  });

  it.each([`export * from './a.ts';`, `export { a } from './a.ts';\nexport { b } from './b.ts';`])(
    'refuses the barrel %s',
    (text) => {
      expect(check(noBarrels, 'src/ui/index.ts', text)).toEqual(['src/ui/index.ts:1 barrel']);
    },
  );

  it('lets a module with code of its own pass something on', () => {
    expect(check(noBarrels, 'src/ui/a.ts', `export { a } from './a.ts';\nexport const b = 1;`)).toEqual([]);
  });

  it.each(['src/ui/MoneyText.tsx', 'src/ui/money_Text.tsx', 'src/MyFolder/a.ts', 'src/ui/-a.ts'])(
    'refuses the name %s',
    (path) => {
      expect(check(kebabCase, path, '')).toHaveLength(1);
    },
  );

  it.each([
    'src/ui/money-text.test.tsx',
    'src/pages/[...language]/404.astro',
    'README.md',
    'public/_headers',
  ])('takes the name %s', (path) => {
    expect(check(kebabCase, path, '')).toEqual([]);
  });
});
