import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toDatabase } from '#src/data/names.ts';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();

// A list that people read is in Spanish order: the database sorts a text by the order of English unless it is told otherwise.

const CODE = 'a code or an address: no word of a language';
const SHOWN_BY_SCREEN = 'so that the first 1,000 are always the same; sorted again where it is read';
/** Text columns that queries may order by as they are, and why. */
const PLAIN: Readonly<Record<string, string>> = {
  code: CODE,
  currency: CODE,
  email: CODE,
  kind: CODE,
  legal_name: SHOWN_BY_SCREEN,
  ncf: CODE,
  ncf_type: CODE,
  number: CODE,
  status: 'an enumeration, in the order of its values',
  tag: SHOWN_BY_SCREEN,
  version: 'a number where rows are ordered by it, and a date where it names the words of a consent',
};

const INSIDE = 'names within one line: the first tenant stands first, then by name';
/** Functions that may order by a name as it is, and why. */
const PLAIN_IN_SQL: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'private.fill_words',
    'private.lease_tenant_names',
    'private.mail_card_dispute',
    'private.meter_payer',
    'private.names_of',
    'private.balances_of_owners',
    'private.report_aged_receivables',
    'private.report_deposits_held',
    'private.report_entries',
    'private.report_rent_roll',
    'public.bank_line_matches',
  ].map((name) => [name, INSIDE]),
);

const sources = readdirSync('src/data', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, source: readFileSync(`src/data/${path}`, 'utf8') }));

/** Names of columns of the API that are texts, and whether each of them is in natural order. */
async function textColumns(): Promise<Map<string, boolean>> {
  const rows = await database.sql<{ name: string; natural: boolean }[]>`
    select a.attname as name, bool_and(a.attcollation = 'private.natural_order'::regcollation) as natural
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and a.atttypid = 'text'::regtype
    group by 1`;
  return new Map(rows.map(({ name, natural }) => [name, natural]));
}

it('no query orders by a text that is not in natural order', async () => {
  const texts = await textColumns();
  const found = sources.flatMap(({ path, source }) =>
    [...source.matchAll(/\.order\('(\w+)'/g)].map(([, name = '']) => ({ path, column: toDatabase(name) })),
  );
  const plain = found.filter(({ column }) => texts.get(column) === false && !(column in PLAIN));
  expect(plain).toEqual([]);
  // An exception that is not needed any more is taken out.
  const used = new Set(found.map(({ column }) => column));
  expect(Object.keys(PLAIN).filter((column) => !used.has(column))).toEqual([]);
});

it('each text by which a list may be sorted has its natural order beside it', async () => {
  const texts = await textColumns();
  const [, named = ''] =
    /const TEXTS[^[]*\[([^\]]*)\]/.exec(sources.find(({ path }) => path === 'keyset.ts')?.source ?? '') ?? [];
  const ordered = [...named.matchAll(/'(\w+)'/g)].map(([, column = '']) => column);
  expect(ordered.filter((column) => texts.get(`${column}_order`) !== true)).toEqual([]);
  const sorts = sources.flatMap(({ source }) =>
    [...source.matchAll(/sortColumns: \[([^\]]*)\]/g)].flatMap(([, columns = '']) =>
      [...columns.matchAll(/'(\w+)'/g)].map(([, column = '']) => column),
    ),
  );
  expect(sorts.length).toBeGreaterThan(30);
  expect(
    [...new Set(sorts)].filter((column) => texts.get(column) === false && !ordered.includes(column)),
  ).toEqual([]);
});

it('no function lists names in another order', async () => {
  const functions = await database.sql<{ name: string; source: string }[]>`
    select pronamespace::regnamespace || '.' || proname as name, regexp_replace(prosrc, '--[^\n]*', '', 'g') as source
    from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosrc ~* 'order by'`;
  const names =
    /(?:^|[ ,.(])(?:full_name|name|title|label|property_name|unit_label|owner_name|vendor_name)(?! collate|\w)/;
  const found = functions.filter(({ source }) =>
    [...source.matchAll(/order by ([^\n;)]*)/gi)].some(([, keys = '']) => names.test(keys)),
  );
  expect(found.map(({ name }) => name).filter((name) => !(name in PLAIN_IN_SQL))).toEqual([]);
  expect(Object.keys(PLAIN_IN_SQL).filter((name) => !found.some((one) => one.name === name))).toEqual([]);
});

it('the database and the screens have one order', async () => {
  const { byText } = await import('#src/domain/foundation/text-order.ts');
  const names = [
    ...[
      'Nora',
      'Nuria',
      'Ñandú',
      'Olga',
      'nuñez',
      'Núñez',
      'Nunez',
      'NUÑEZ',
      'Ana  B',
      'Ana B',
      'Ana-B',
      'ana',
    ],
    ...[
      'Apto 2',
      'Apto 10',
      'Apto 02',
      'Apto-1',
      '10',
      '9',
      'D’Óleo',
      "D'Oleo",
      'De León',
      'del Río',
      'Éx',
      'z',
      'Z',
      '',
      ' a',
    ],
  ];
  const rows = await database.sql<{ name: string }[]>`
    select name from unnest(${names}::text[]) name order by name collate private.natural_order, name collate "C"`;
  expect(rows.map(({ name }) => name)).toEqual(
    names.sort((one, other) => byText(one, other) || Buffer.compare(Buffer.from(one), Buffer.from(other))),
  );
});
