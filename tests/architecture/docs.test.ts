import { describe, expect, it } from 'vitest';
import type { Rule } from './repository.ts';
import {
  addressesInDocs,
  databaseNamesInDocs,
  linksInDocs,
  pathsInDocs,
  roomPages,
  shortSentences,
} from './rules/docs.ts';
import { rooms } from './rules/rooms.ts';

const page = (text: string, name = 'docs/a.md') => ({ path: name, text });
const check = (rule: Rule, text: string) => rule([page(text)]);

describe('pages of rooms', () => {
  const pages = rooms.map((room) => page('# Room', `docs/rooms/${room}.md`));
  const map = page(rooms.map((room) => `[a](rooms/${room}.md)`).join('\n'), 'docs/architecture.md');

  it('misses a page, and a link of the map', () => {
    expect(roomPages([map, ...pages])).toEqual([]);
    expect(roomPages([map, ...pages.slice(1)])).toHaveLength(1);
    expect(roomPages(pages)).toHaveLength(rooms.length);
    expect(roomPages([map, ...pages, page('', 'docs/rooms/attic.md')])).toEqual([
      'docs/rooms/attic.md is the page of no room',
    ]);
  });
});

describe('what a page names', () => {
  const paths = pathsInDocs(['src/data/money/payments/queries.ts']);

  it('is a file or a folder', () => {
    expect(check(paths, 'See `src/data/money/payments/queries.ts`, in `src/data/money/`.')).toEqual([]);
    expect(check(paths, 'See `src/data/gone.ts`.')).toEqual([
      'docs/a.md:1 names src/data/gone.ts, which is not there',
    ]);
    expect(check(paths, '```\nsrc/data/gone.ts\n```\nand `src/<room>/x.ts`')).toEqual([]);
  });

  it('is linked at a place that is there', () => {
    const glossary = page('# Glossary\n## People and access', 'docs/glossary.md');
    const of = (text: string) => linksInDocs([page(text), glossary]);
    expect(of('[a](glossary.md), [b](glossary.md#people-and-access), [c](https://example.test)')).toEqual([]);
    expect(of('[a](glosary.md) [b](glossary.md#people)')).toHaveLength(2);
  });

  it('is the address of a screen', () => {
    const screen = page(
      "export const screen = { path: '/units/:id' };",
      'src/islands/owner-dashboard/screens/portfolio/unit/screen.ts',
    );
    const of = (text: string) => addressesInDocs([page(text), screen]);
    expect(of('`/owner-dashboard/units/:id`')).toEqual([]);
    expect(of('`/owner-dashboard/units/:unit`, `/tenant-dashboard/units/:id`')).toHaveLength(2);
  });

  it('is in the database', () => {
    const sql = page('create function private.lock_money()', 'supabase/schemas/money/a.sql');
    const of = (text: string) => databaseNamesInDocs([page(text), sql]);
    expect(of('`private.lock_money` and `private.lock_money(id)`')).toEqual([]);
    expect(of('`private.lock_cash`')).toHaveLength(1);
  });
});

describe('sentences', () => {
  const words = (count: number) => Array(count).fill('word').join(' ');

  it('have 26 words at most, on whichever lines they stand', () => {
    expect(check(shortSentences, `${words(27)}.`)).toContainEqual(expect.stringContaining('of 27 words'));
    expect(check(shortSentences, `- A ${words(13)}\n  ${words(13)}.`)).toHaveLength(2);
    expect(check(shortSentences, `A ${words(13)}. B ${words(13)}.`)).toEqual([]);
  });

  it('have 16 words on average', () => {
    expect(check(shortSentences, `A ${words(17)}. B ${words(15)}.`)).toEqual([
      'docs/a.md has 17.0 words a sentence, at most 16',
    ]);
  });

  it('are not those of code and tables, and a colon or semicolon ends none', () => {
    expect(check(shortSentences, `| ${words(40)} |\n\n\`\`\`\n${words(40)}\n\`\`\``)).toEqual([]);
    expect(check(shortSentences, `A ${words(13)}; ${words(13)}: ${words(3)}.`)).toHaveLength(2);
  });
});
