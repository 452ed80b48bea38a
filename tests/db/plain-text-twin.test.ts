import { expect, it } from 'vitest';
import { plainText, searchWords } from '#src/domain/foundation/plain-text.ts';
import { useDatabase } from '#tests/support/database.ts';
import { plainTextSql } from '../../scripts/plain-text-sql.ts';

const database = useDatabase();
const LAST = 0x2ffff;
const AT_ONCE = 8_192;
/** Scripts whose capitals are younger than Unicode 10, which older collations do not know; nobody's name is written in them. */
const YOUNG = [
  [0x1c80, 0x1cbf],
  [0x2c2f, 0x2c2f],
  [0xa7ba, 0xa7c3],
  [0xa7cb, 0xa7ff],
  [0x10570, 0x105ff],
  [0x10d40, 0x10d8f],
  [0x11380, 0x113ff],
  [0x16100, 0x16fff],
  [0x1ccd0, 0x1ccff],
] as const;

it('the database compares texts by the function that the source writes', async () => {
  const [row] = await database.sql`select prosrc from pg_proc where oid = 'private.plain_text'::regproc`;
  expect(row?.prosrc.trim()).toBe(plainTextSql().trim());
});

it('every sign of Unicode counts in the database as it does in the browser', async () => {
  const signs: string[] = [];
  for (let code = 1; code <= LAST; code += 1) {
    const isHalf = code >= 0xd800 && code <= 0xdfff;
    if (!isHalf && !YOUNG.some(([from, to]) => code >= from && code <= to))
      signs.push(`a${String.fromCodePoint(code)}b`);
  }
  const different: string[] = [];
  for (let from = 0; from < signs.length; from += AT_ONCE) {
    const some = signs.slice(from, from + AT_ONCE);
    const rows = await database.sql`
      select private.plain_text(t) as plain from unnest(${some}::text[]) with ordinality as x (t, n) order by n`;
    rows.forEach(({ plain }, index) => {
      const sign = some[index] as string;
      if (plain !== plainText(sign)) different.push(`${sign}: ${plain}, ${plainText(sign)}`);
    });
  }
  expect(different).toEqual([]);
});

it('what is looked for is the same words', async () => {
  for (const text of [
    'nunez jose',
    '  José\u00a0 Núñez ',
    'a-1 Torre',
    "D’Óleo 'x'",
    '%_ \\',
    '\u200b',
    '',
  ]) {
    const [row] = await database.sql`select private.search_words(${text}) as words`;
    expect([...(row?.words ?? [])].sort()).toEqual(searchWords(text).sort());
  }
});
