import { beforeEach, describe, expect, test } from 'vitest';
import { measures } from '#src/domain/insight/measures/catalog.ts';
import type { MeasureAnswer, MeasureQuestion, MeasureRow } from '#src/domain/insight/measures/names.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '#tests/screens/harness/axe.ts';
import { newId } from '#tests/screens/harness/fixtures.ts';
import { openScreen } from '#tests/screens/harness/open-screen.ts';
import { fail } from '#tests/screens/harness/refusals.ts';
import { keepSavedFiles, savedBy } from '#tests/screens/harness/saved-files.ts';
import { server } from '#tests/screens/harness/server.ts';
import { textsOf, wordsOf } from '#tests/support/texts.ts';

const ANALYTICS = '/owner-dashboard/analytics';
const property = newId();
const lease = newId();

/** What the figures come to, by the month in which their days begin; a measure that is left out has no row. */
type Values = Readonly<
  Record<string, Readonly<Record<string, Pick<MeasureRow, 'numerator' | 'denominator'>>>>
>;
const plain = (numerator: number) => ({ numerator, denominator: null });

let values: Values;

function answerTo({ measure, by, from }: MeasureQuestion): MeasureAnswer {
  const found = values[measure]?.[from.slice(0, 7)];
  const currency = measures[measure].hasCurrency ? ('DOP' as const) : null;
  const keysOf: Readonly<Record<string, string>> = { property, month: from.slice(0, 7), account: 'rent' };
  const rows = found ? [{ ...found, keys: by.map((one) => keysOf[one] ?? null), currency }] : [];
  return { rows, names: by.includes('property') ? { [property]: 'Torre Naco' } : {}, isCut: false };
}

beforeEach(() => {
  values = {
    collected: { '2026-04': plain(12_000_000), '2026-03': plain(10_000_000), '2025-04': plain(9_000_000) },
    occupancy_rate: {
      '2026-04': { numerator: 9, denominator: 10 },
      '2026-03': { numerator: 0, denominator: 0 },
    },
    overdue: { '2026-04': plain(500_000), '2026-03': plain(900_000) },
    net_operating_income: { '2026-04': plain(8_000_000) },
  };
  server.call(
    'measures',
    ({ p_questions }) =>
      (p_questions as unknown as MeasureQuestion[]).map(answerTo).map(({ isCut, ...answer }) => ({
        ...answer,
        is_cut: isCut,
      })) as never,
  );
  server.call('report_account_totals', [] as never);
  server.empty(
    'properties',
    'property_owners',
    'property_owner_terms',
    'accounts',
    'budget_amounts',
    'budget_notes',
  );
});

describe('the overview', () => {
  test('says first how the period went, beside the one before and the year before', async () => {
    const text = await wordsOf('analytics', 'es');
    const screen = await openScreen(ANALYTICS, { language: 'es', width: 360 });
    const table = screen.getByRole('table', { name: text.head.title });
    await expect
      .element(screen.getByText(/Cobró RD\$120,000.00 en abril de 2026; RD\$20,000.00 más/))
      .toBeVisible();
    await expect.element(screen.getByText(/hay RD\$5,000.00 en atraso/)).toBeVisible();
    await expect.element(table.getByText(text.change.up({ value: 'RD$30,000.00' }))).toBeInTheDocument();
    const asked = server.callsOf('measures')[0]?.p_questions as unknown as MeasureQuestion[];
    expect(asked.slice(0, 3).map(({ from, until }) => [from, until])).toEqual([
      ['2026-04-01', '2026-04-30'],
      ['2026-03-01', '2026-03-31'],
      ['2025-04-01', '2025-04-30'],
    ]);
    expect(asked[0]?.where).toEqual([{ dimension: 'currency', values: ['DOP'] }]);
  });

  test('shows what is not known as such, and never as a zero', async () => {
    const { common } = await textsOf('en');
    const text = await wordsOf('analytics', 'en');
    const words = await wordsOf('measures', 'en');
    const screen = await openScreen(ANALYTICS, { language: 'en' });
    const row = screen
      .getByRole('table', { name: text.head.title })
      .getByRole('row', { name: new RegExp(`^${words.measures.occupancy_rate.name}`) });
    await expect
      .element(
        row.getByRole('button', { name: `${words.measures.occupancy_rate.name}, ${text.head.now}: 90%` }),
      )
      .toBeVisible();
    expect(row.element().textContent).not.toMatch(/: 0%/);
    await expect.element(row.getByText(common.states.notKnown).first()).toBeInTheDocument();
    await expectAccessibleInBothThemes();
  });

  test('says that it failed, and shows the figures when it is asked again', async () => {
    const { common } = await textsOf('es');
    const text = await wordsOf('analytics', 'es');
    const answer = { rows: [], names: {}, is_cut: false };
    server.call('measures', fail());
    const screen = await openScreen(ANALYTICS);
    await expect.element(screen.getByText(common.failure.data).first()).toBeVisible();
    server.call(
      'measures',
      ({ p_questions }) => (p_questions as unknown as unknown[]).map(() => answer) as never,
    );
    await screen.getByRole('button', { name: common.actions.retry }).first().click();
    await expect.element(screen.getByRole('table', { name: text.head.title })).toBeVisible();
  });

  test('keeps dates, places and section in the address, and tells what a filter does not reach', async () => {
    const text = await wordsOf('analytics', 'es');
    const { measures: texts } = await wordsOf('measures', 'es');
    const screen = await openScreen(`${ANALYTICS}?period=2026-Q1&section=late&unit_use=dwelling`);
    await expect
      .element(screen.getByRole('tab', { name: text.sections.late }))
      .toHaveAttribute('aria-selected', 'true');
    await screen.getByRole('tab', { name: text.sections.costs }).click();
    await expect.poll(() => window.location.search).toBe('?period=2026-Q1&unit_use=dwelling&section=costs');
    const missing = text.filters.unmet({
      names: [texts.maintenance_cost.name, texts.maintenance_cost_per_unit.name].join(', '),
    });
    expect(missing).toContain(texts.maintenance_cost.name);
    await expect.element(screen.getByRole('table', { name: text.sections.costs })).toBeVisible();
    const asked = server.callsOf('measures').at(-1)?.p_questions as unknown as MeasureQuestion[];
    expect(asked.every(({ where }) => where.some(({ dimension }) => dimension === 'unit_use'))).toBe(true);
  });
});

describe('a figure', () => {
  test('opens to its formula and exactly the rows that make it, page after page, and as a file', async () => {
    const text = await wordsOf('analyticsFigure', 'en');
    const { head } = await wordsOf('analytics', 'en');
    const { measures: texts } = await wordsOf('measures', 'en');
    const { common } = await textsOf('en');
    const line = (key: string, numerator: number) => ({
      ...{ key, kind: 'payment', id: newId(), label: `Transfer ${key}`, day: '2026-04-03', currency: 'DOP' },
      ...{ numerator, denominator: null, property_id: property, unit_id: null, lease_id: lease },
    });
    server.call(
      'measure_records',
      ({ p_after }) =>
        (p_after
          ? { rows: [line('b', 4_000_000)], next: null }
          : { rows: [line('a', 8_000_000)], next: 'a' }) as never,
    );
    const screen = await openScreen(ANALYTICS, { language: 'en' });
    const figure = `${texts.collected.name}, ${head.now}: RD$120,000.00`;
    await screen.getByRole('table', { name: head.title }).getByRole('button', { name: figure }).click();
    const panel = screen.getByRole('dialog', { name: texts.collected.name });
    await expect.element(panel.getByText(texts.collected.formula)).toBeVisible();
    await expect.element(panel.getByRole('link', { name: 'Transfer a' })).toBeVisible();
    await panel.getByRole('button', { name: common.table.loadMore }).click();
    await expect.element(panel.getByRole('link', { name: 'Transfer b' })).toBeVisible();
    expect(server.callsOf('measure_records')[0]).toMatchObject({
      p_keys: [],
      p_question: { measure: 'collected', where: [{ dimension: 'currency', values: ['DOP'] }] },
    });
    await expectAccessible();
    keepSavedFiles();
    const file = await savedBy(() => panel.getByRole('button', { name: text.csv }).click());
    expect(file.text).toContain('Transfer a,2026-04-03,DOP,80000.00');
    expect(file.text).toContain('Transfer b,2026-04-03,DOP,40000.00');
  });
});

describe('explore', () => {
  const twoProperties = (): MeasureAnswer => ({
    rows: [
      { keys: ['one'], currency: 'DOP', numerator: 300, denominator: null },
      { keys: ['two'], currency: 'DOP', numerator: 700, denominator: null },
      { keys: [null], currency: 'DOP', numerator: 100, denominator: null },
    ],
    names: { one: 'Torre Alba', two: 'Torre Naco' },
    isCut: false,
  });
  const EXPLORE = `${ANALYTICS}/explore?m=collected&by=property`;

  beforeEach(() =>
    server.call(
      'measures',
      ({ p_questions }) => (p_questions as unknown as MeasureQuestion[]).map(twoProperties) as never,
    ),
  );

  test('draws a cut and lists it, the largest first, in the order that a head asks for', async () => {
    const { common } = await textsOf('es');
    const { dimensions } = await wordsOf('measures', 'es');
    const text = await wordsOf('analytics', 'es');
    const screen = await openScreen(EXPLORE);
    const firstCells = () =>
      [...document.querySelectorAll('.data-table tbody tr')].map(
        (row) => row.querySelector('th, td')?.textContent,
      );
    await expect.poll(firstCells).toEqual(['Torre Naco', 'Torre Alba', text.none]);
    await screen
      .getByRole('button', { name: common.table.sortAscending({ column: dimensions.property.name }) })
      .click();
    await expect.poll(() => firstCells()[0]).toBe(text.none);
    expect(window.location.search).toContain('sort=0%3Aascending');
    await expectAccessible();
  });

  test('becomes a file with what is shown', async () => {
    const { files } = await wordsOf('analyticsExplore', 'en');
    const screen = await openScreen(EXPLORE, { language: 'en' });
    await screen.getByRole('button', { name: files.label }).click();
    keepSavedFiles();
    const file = await savedBy(() => screen.getByRole('menuitem', { name: files.csv }).click());
    expect(file.text.split('\r\n').slice(1, 3)).toEqual(['Torre Naco,7.00,DOP', 'Torre Alba,3.00,DOP']);
  });

  test('is kept on a board that has a name', async () => {
    server.empty('analysis_boards');
    server.write('analysis_boards', 'insert', (body) => [body]);
    const { board } = await wordsOf('analyticsExplore', 'es');
    const { common } = await textsOf('es');
    const screen = await openScreen(EXPLORE);
    await screen.getByRole('button', { name: board.add }).click();
    const dialog = screen.getByRole('dialog', { name: board.addTitle });
    await dialog.getByRole('button', { name: common.actions.save }).click();
    await expect.element(dialog.getByText(board.problems.required).first()).toBeVisible();
    expect(server.writesOf('analysis_boards')).toEqual([]);
    await dialog.getByLabelText(board.name).fill('Cada lunes');
    await dialog.getByRole('button', { name: common.actions.save }).click();
    await expect.element(screen.getByText(board.added({ name: 'Cada lunes' }))).toBeVisible();
    expect(server.writesOf('analysis_boards')[0]?.body).toMatchObject({
      name: 'Cada lunes',
      views: ['m=collected&by=property'],
    });
  });
});
