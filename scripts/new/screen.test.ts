import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readScreens, repositoryRoot } from '../../config/screens/read-screens.ts';
import { makeScreen, type NewScreen, readCommand } from './screen.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'llavero-new-'));
  const dictionaries = 'src/i18n/dictionaries';
  for (const file of ['people/owner-home', 'foundation/tenant'])
    for (const language of ['en', 'es']) {
      const at = path.join(dictionaries, `${file}.${language}.ts`);
      mkdirSync(path.dirname(path.join(root, at)), { recursive: true });
      cpSync(path.join(repositoryRoot, at), path.join(root, at));
    }
});
afterEach(() => rmSync(root, { recursive: true }));

const keys: NewScreen = {
  area: 'owner',
  room: 'portfolio',
  name: 'spare-keys',
  title: { en: 'Spare keys', es: 'Copias de llaves' },
};
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('a new screen', () => {
  it('touches its folder, its test and two dictionaries, and nothing else', () => {
    expect(makeScreen(root, keys)).toEqual([
      'src/islands/owner-dashboard/screens/portfolio/spare-keys/screen.ts',
      'src/islands/owner-dashboard/screens/portfolio/spare-keys/spare-keys-screen.tsx',
      'tests/screens/portfolio/spare-keys.test.ts',
      'src/i18n/dictionaries/people/owner-home.en.ts',
      'src/i18n/dictionaries/people/owner-home.es.ts',
    ]);
    expect(read('src/i18n/dictionaries/people/owner-home.es.ts')).toMatch(
      /\n {2}titles: \{\n(?: {4}.*\n)* {4}spareKeys: 'Copias de llaves',\n {2}\},\n/,
    );
  });

  it('declares itself', () => {
    makeScreen(root, keys);
    expect(readScreens('owner', root)).toMatchObject([
      {
        id: 'spare-keys',
        paths: ['/spare-keys'],
        source: 'src/islands/owner-dashboard/screens/portfolio/spare-keys/spare-keys-screen.tsx',
        about: { asksNothing: true },
      },
    ]);
  });

  it('begins the list of titles where an area has none', () => {
    makeScreen(root, { ...keys, area: 'tenant' });
    const english = read('src/i18n/dictionaries/foundation/tenant.en.ts');
    expect(english).toContain("  titles: {\n    spareKeys: 'Spare keys',\n  },\n};\n");
  });

  it('is not written over one that is there', () => {
    makeScreen(root, keys);
    expect(makeScreen(root, keys)).toContain('is there already');
  });
});

describe('the command', () => {
  it('says what is wrong with it', () => {
    expect(readCommand(['owner', 'portfolio', 'spare-keys', 'Spare keys', 'Copias de llaves'])).toEqual(keys);
    expect(readCommand(['landlord'])).toContain('no area');
    expect(readCommand(['owner', 'kitchen'])).toContain('no room');
    expect(readCommand(['owner', 'portfolio', 'Spare Keys'])).toContain('no name');
    expect(readCommand(['owner', 'portfolio', 'spare-keys', 'Spare keys'])).toContain('in Spanish');
  });
});
