import { describe, expect, it } from 'vitest';
import type { Rule } from './repository.ts';
import { endpoints } from './rules/endpoints.ts';
import { lazyParts } from './rules/lazy-parts.ts';
import { listScreen } from './rules/list-screen.ts';
import { moneyLooks } from './rules/money-looks.ts';
import { notKnown } from './rules/not-known.ts';
import { oneDateRange } from './rules/one-date-range.ts';
import { oneKeyMap } from './rules/one-key-map.ts';
import { outcomePages } from './rules/outcome-pages.ts';

// Each rule is shown to fail on what it forbids, and to pass what it allows.
const check = (rule: Rule, path: string, text: string) => rule([{ path, text }]);
const screen = 'src/islands/owner-dashboard/screens/money/finance/payments-tab.tsx';

describe('list screen', () => {
  it.each([
    `import { ListFoot } from '#src/islands/shell/list/list-foot.tsx';`,
    `import { useListPages } from '#src/islands/shell/list/use-list-pages.ts';`,
    `import { LoadMore } from '#src/ui/components/load-more.tsx';`,
  ])('refuses a list that is put together again: %s', (text) => {
    expect(check(listScreen, screen, text)).toEqual([expect.stringContaining('a list of its own')]);
    expect(check(listScreen, 'src/islands/shell/list/list-card.tsx', text)).toEqual([]);
  });

  it.each([
    `import { ListCard } from '#src/islands/shell/list/list-card.tsx';`,
    `import { useList } from '#src/islands/shell/list/use-list.ts';`,
    `import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';`,
  ])('takes %s', (text) => {
    expect(check(listScreen, screen, text)).toEqual([]);
  });
});

describe('one date range', () => {
  const pair = '<><DateField label={from} /><DateField label={to} /></>';

  it('refuses a pair of dates and arrows of one’s own', () => {
    expect(check(oneDateRange, screen, `const a = ${pair};`)).toEqual([
      expect.stringContaining('take DateRange'),
    ]);
    const arrow = `import { ChevronLeft } from 'lucide-react';`;
    expect(check(oneDateRange, screen, arrow)).toEqual([expect.stringContaining('take PeriodStepper')]);
  });

  it('takes one date, and the pair where it is made', () => {
    expect(check(oneDateRange, screen, 'const a = <DateField label={day} />;')).toEqual([]);
    const home = 'src/islands/shell/date-range/date-range-panel.tsx';
    expect(check(oneDateRange, home, `const a = ${pair};`)).toEqual([]);
  });
});

describe('one key map', () => {
  it('refuses keys of the whole page, and takes those of a component', () => {
    for (const at of ['window.', 'document.', 'document.body.', ''])
      expect(check(oneKeyMap, screen, `${at}addEventListener('keydown', onKey);`)).toEqual([
        expect.stringContaining('add them to KEYS'),
      ]);
    expect(check(oneKeyMap, screen, `anchor.addEventListener('keydown', onKey);`)).toEqual([]);
    const home = 'src/islands/shell/use-quick-keys.ts';
    expect(check(oneKeyMap, home, `window.addEventListener('keydown', onKey);`)).toEqual([]);
  });
});

describe('money looks', () => {
  it.each([
    `import { wholeUnits } from '#src/domain/foundation/headline-amount.ts';`,
    `const a = new Intl.NumberFormat('es-DO').format(1);`,
    `const a = (1).toLocaleString('es-DO');`,
    `const a = { cell: (row) => <MoneyText amountMinor={row.a} currency="DOP" look="said" /> };`,
    `const a = { cell: (row) => formatMoney(row.a, 'DOP', language, { look: 'whole' }) };`,
  ])('refuses %s', (text) => {
    expect(check(moneyLooks, screen, text)).toHaveLength(1);
  });

  it.each([
    `const a = { cell: (row) => <MoneyText amountMinor={row.a} currency="DOP" /> };`,
    `const a = <MoneyText amountMinor={1} currency="DOP" look="whole" />;`,
    `const a = { cell: (row) => <ChoiceGroup look="segments" /> };`,
  ])('takes %s', (text) => {
    expect(check(moneyLooks, screen, text)).toEqual([]);
  });
});

describe('not known', () => {
  const dictionary = 'src/i18n/dictionaries/screening/owner-application.es.ts';
  it.each([
    [screen, `const a = share === null ? '—' : percent;`],
    [screen, 'const a = <span>—</span>;'],
    [dictionary, `export const a = { notGiven: 'No se sabe' };`],
    [dictionary, `export const a = { none: '—' };`],
  ])('refuses in %s: %s', (path, text) => {
    expect(check(notKnown, path, text)).toEqual([expect.stringContaining('take NotKnown')]);
  });

  it('takes the piece, and a dash between words', () => {
    expect(check(notKnown, screen, 'const a = share === null ? <NotKnown /> : percent;')).toEqual([]);
    expect(check(notKnown, dictionary, `export const a = { range: '1 — 2' };`)).toEqual([]);
  });
});

describe('lazy parts', () => {
  it.each([`import { lazy } from 'react';`, `import { type ReactNode, Suspense, useState } from 'react';`])(
    'refuses %s',
    (text) => {
      expect(check(lazyParts, screen, text)).toEqual([expect.stringContaining('take lazyPart')]);
      expect(check(lazyParts, 'src/islands/shell/lazy-part.tsx', text)).toEqual([]);
    },
  );

  it('takes the helper, and everything else of React', () => {
    const text = `import { useState } from 'react';\nimport { lazyPart } from '#src/islands/shell/lazy-part.tsx';`;
    expect(check(lazyParts, screen, text)).toEqual([]);
  });
});

describe('endpoints', () => {
  const cards = 'src/pages/api/cards/payments.ts';

  it.each([
    'callerClient(settings, request)',
    'fromDatabase(error)',
    'Response.json(facts)',
    'answering(pay)',
  ])('refuses the step %s outside the files that have them', (step) => {
    expect(check(endpoints, cards, step)).toEqual([expect.stringContaining(': take ')]);
    expect(check(endpoints, 'src/edge/caller-endpoint.ts', step)).toEqual([]);
  });

  it('takes an endpoint that is made there, and an open one of another room', () => {
    expect(check(endpoints, cards, 'export const POST = checkoutPost(Body, pay);')).toEqual([]);
    expect(check(endpoints, 'src/pages/api/waitlist/index.ts', 'answering(join)')).toEqual([]);
  });
});

describe('outcome pages', () => {
  it.each([
    ['src/pages/[...language]/contact/sent.astro', '<div class="page outcome">'],
    ['src/islands/invitation/closed-card.tsx', `import { Card } from '#src/ui/components/card.tsx';`],
  ])('refuses one of its own in %s', (path, text) => {
    expect(check(outcomePages, path, text)).toEqual([expect.stringContaining('an outcome of its own')]);
  });

  it.each([
    ['src/layouts/outcome-page.astro', '<div class="page outcome">'],
    ['src/islands/shell/entry-card.tsx', `import { Card } from '#src/ui/components/card.tsx';`],
    ['src/pages/[...language]/contact/sent.astro', '<OutcomePage text={text} />'],
  ])('takes %s', (path, text) => {
    expect(check(outcomePages, path, text)).toEqual([]);
  });
});
