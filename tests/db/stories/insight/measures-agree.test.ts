import { expect, it } from 'vitest';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type { MeasureQuestion } from '#src/domain/insight/measures/names.ts';
import { act } from '#tests/support/actors.ts';
import { useCastDatabase } from '#tests/support/cast-database.ts';
import { askMeasures, expectMeasuresAgree } from '#tests/support/measures-agree.ts';

const database = useCastDatabase();
const YEAR = { from: '2026-01-01', until: '2026-12-31' } as const;
const ask = (questions: unknown, actor: 'owner' | 'maintenance' | 'tenant' = 'owner') =>
  askMeasures(
    {
      sql: database.sql,
      caller: database.cast.callers[actor],
      organizationId: database.cast.home.organizationId,
    },
    questions as MeasureQuestion[],
  );
const question = (given: object = {}) => ({ measure: 'billed', by: [], where: [], ...YEAR, ...given });

it('says what screens and reports show already', async () => {
  const { sql, cast } = database;
  const today = cast.today as IsoDate;
  const { organizationId } = cast.home;
  expect(
    await expectMeasuresAgree({ sql, caller: cast.callers.owner, organizationId, today }),
  ).toBeGreaterThan(20);
});

it.each([
  ['no list', { measure: 'billed' }, 'measure_question_malformed'],
  ['too many', Array.from({ length: 41 }, () => question()), 'measure_question_malformed'],
  ['no question', ['billed'], 'measure_question_malformed'],
  ['an unknown measure', [question({ measure: 'billed; drop table charges' })], 'measure_unknown'],
  ['an unknown dimension', [question({ by: ["month' or true"] })], 'measure_cut_invalid'],
  ['a cut that it has not', [question({ measure: 'units', by: ['vendor'] })], 'measure_cut_invalid'],
  [
    'a month of what is as of a day',
    [question({ measure: 'units', where: [{ dimension: 'month', values: [] }] })],
    'measure_cut_invalid',
  ],
  ['four cuts', [question({ by: ['month', 'property', 'unit', 'lease'] })], 'measure_question_malformed'],
  ['one cut twice', [question({ by: ['month', 'month'] })], 'measure_question_malformed'],
  ['no id', [question({ where: [{ dimension: 'property', values: ['x'] }] })], 'measure_question_malformed'],
  [
    'a number among values',
    [question({ where: [{ dimension: 'year', values: [2026] }] })],
    'measure_question_malformed',
  ],
  [
    'days the wrong way round',
    [question({ from: '2026-02-02', until: '2026-02-01' })],
    'measure_days_invalid',
  ],
  ['a day that is none', [question({ from: '2026-02-31' })], 'measure_days_invalid'],
  ['a year beyond', [question({ until: '2101-01-01' })], 'measure_days_invalid'],
  [
    'too many months',
    [question({ measure: 'units', by: ['month'], from: '1990-01-01', until: '2100-12-31' })],
    'measure_periods_too_many',
  ],
])('refuses %s', async (_, questions, refusal) => {
  await expect(ask(questions)).rejects.toThrow(refusal);
});

it('refuses who may not read what is asked for, and answers the rest', async () => {
  await expect(ask([question()], 'maintenance')).rejects.toThrow('not_allowed');
  await expect(ask([question({ measure: 'requests_opened', by: ['owner'] })], 'maintenance')).rejects.toThrow(
    'not_allowed',
  );
  await expect(ask([question({ measure: 'requests_opened' })], 'tenant')).rejects.toThrow('not_allowed');
  expect(await ask([question({ measure: 'requests_opened' })], 'maintenance')).toHaveLength(1);
});

interface Page {
  rows: { key: string; currency: string | null; numerator: number; denominator: number | null }[];
  next: string | null;
}
/** All rows behind a line of an answer, page by page. */
async function recordsOf(asked: object, keys: readonly (string | null)[]) {
  const { sql, cast } = database;
  const rows: Page['rows'] = [];
  let next: string | null = null;
  do {
    const [found]: { page: Page }[] = await act(
      sql,
      cast.callers.owner,
      (
        transaction,
      ) => transaction`select public.measure_records(${cast.home.organizationId}, ${transaction.json(asked as never)},
        ${transaction.json(keys as never)}, ${next}, 3) as page`,
    );
    rows.push(...(found?.page.rows ?? []));
    next = found?.page.next ?? null;
  } while (next !== null);
  return rows;
}

it.each([
  'billed',
  'collection_rate',
  'outstanding',
  'operating_margin',
  'units',
  'delinquency_rate',
  'requests_opened',
] as const)('opens the rows that %s is made of: they sum to it', async (measure) => {
  const asked = question({ measure, by: ['property', 'owner'], from: '2025-06-01', until: '2027-01-31' });
  const [answer] = await ask([asked]);
  expect(answer?.rows.length).toBeGreaterThan(0);
  for (const line of answer?.rows ?? []) {
    const rows = (await recordsOf(asked, line.keys)).filter(({ currency }) => currency === line.currency);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    expect(rows.reduce((all, { numerator }) => all + numerator, 0)).toBe(line.numerator);
    if (line.denominator !== null)
      expect(rows.reduce((all, { denominator }) => all + (denominator ?? 0), 0)).toBe(line.denominator);
  }
});
