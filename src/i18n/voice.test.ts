import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

// The product says "usted" to everybody: one voice, whoever wrote the screen.

const root = path.resolve(import.meta.dirname, '../..');
const spanish = globSync(
  [
    'src/i18n/dictionaries/*/*.es.ts',
    'public/locales/es/*.json',
    'src/content/**/es.*',
    'src/content/**/es/*',
    'supabase/templates/*.html',
    'supabase/config.toml',
  ],
  { cwd: root },
);
const FAMILIAR =
  /(?<![\w@/.-])(tu|tus|tú|ti|contigo|puedes|podrás|tienes|quieres|eres|estás|debes|verás)(?![\w-])/i;

it('finds the texts', () => {
  expect(spanish.length).toBeGreaterThan(25);
});

it.each(spanish)('%s says usted', (file) => {
  const familiar = readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .filter((line) => FAMILIAR.test(line));
  expect(familiar).toEqual([]);
});
