import { expect, it } from 'vitest';
import { CHART_OF_ACCOUNTS } from '#src/domain/books/chart-of-accounts.ts';
import type { PropertyResult } from '#src/domain/books/report-data.ts';
import { compose } from './composed.test-support.ts';

const accounts = CHART_OF_ACCOUNTS.map((account) => ({
  ...account,
  id: account.systemKey,
  name: account.systemKey,
}));
const torre: PropertyResult = {
  propertyId: 'torre',
  propertyName: 'Torre',
  currency: 'DOP',
  incomeMinor: 900,
  expenseMinor: 300,
  drawnMinor: 0,
  owners: [],
  distributions: [],
  accounts: [
    { accountId: 'rent_income', kind: 'income', earnedMinor: 900 },
    { accountId: 'repairs', kind: 'expense', earnedMinor: -300 },
  ],
};

it('an owner’s lines lead to the entries of their account and property, a property’s sum to the property', () => {
  const { rows } = compose(
    {
      kind: 'owner_statement',
      accounts,
      results: [torre, { ...torre, propertyId: 'casa', propertyName: 'Casa' }],
    },
    'period=2026-Q1',
  );
  const targets = rows.filter(({ target }) => target).map(({ cells, target }) => [cells[0], target]);
  expect(targets).toEqual(
    ['Torre', 'Casa'].flatMap((name) => {
      const propertyId = name.toLowerCase();
      return [
        [`${name} · Rent`, { kind: 'entries', accountId: 'rent_income', propertyId }],
        [`${name} · repairs`, { kind: 'entries', accountId: 'repairs', propertyId }],
        [name, { kind: 'property', id: propertyId }],
      ];
    }),
  );
});

it('what was drawn later of later income is not taken off what was left: an owner owes nothing for it', () => {
  const labels = (drawnAfterMinor: number) =>
    compose({ kind: 'owner_statement', accounts, results: [{ ...torre, drawnAfterMinor }] }, 'period=2026-Q1')
      .rows.filter(({ key }) => /^(later|now)-/.test(key))
      .map(({ cells }) => [cells[0], cells[6], cells[7]]);
  const [later, now] = ['Drawn later from the rest', 'To distribute today from cash received by then'];
  expect(labels(0)).toEqual([]);
  expect(labels(200)).toEqual([
    [later, 200, null],
    [now, null, 400],
  ]);
  expect(labels(164_714_03)).toEqual([
    [later, 600, null],
    [now, null, 0],
  ]);
});

it('what an owner was paid is a line of its day, in the money it was paid in; ITBIS stands apart', () => {
  const payment = { name: '', identityNumber: '', on: '2026-02-10', reference: 'T-1', isReversal: false };
  const drawings = [
    { ...payment, amountMinor: 300, cashCurrency: null, cashMinor: null, rate: null },
    { ...payment, amountMinor: 100, cashCurrency: 'USD' as const, cashMinor: 2, rate: 60.25 },
    { ...payment, amountMinor: -300, isReversal: true, cashCurrency: null, cashMinor: null, rate: null },
  ];
  const { columns, rows, notes } = compose(
    {
      kind: 'owner_statement',
      accounts,
      results: [{ ...torre, drawnMinor: 100, drawings, itbisMinor: 162 }],
    },
    'period=2026',
  );
  const at = columns.findIndex(({ id }) => id === 'itbis');
  const drawn = columns.findIndex(({ id }) => id === 'drawn');
  expect(columns[at]?.label).toBe('ITBIS, separate');
  expect(
    rows.filter(({ key }) => key.includes('-paid-')).map(({ cells }) => [cells[0], cells[drawn]]),
  ).toEqual([
    ['Paid on Feb 10, 2026 · T-1', 300],
    ['Paid on Feb 10, 2026 · T-1 · paid US$0.02 at 60.25 pesos per dollar', 100],
    ['Reversed on Feb 10, 2026 · T-1', -300],
  ]);
  // Of the total: income, ITBIS beside it, and a net without it.
  expect(rows.at(-1)?.cells.slice(at - 1, at + 3)).toEqual([900, 162, 300, 600]);
  expect(notes.some((note) => note.startsWith('ITBIS charged with the rent'))).toBe(true);
});

it('what clients withheld is a line of its receipt and a column, taken off what is left', () => {
  const withheld = [{ on: '2026-02-10', clientName: 'Sol', ncf: 'B0100000001', amountMinor: 90 }];
  const { columns, rows } = compose(
    { kind: 'owner_statement', accounts, results: [{ ...torre, withheld }] },
    'period=2026-Q1',
  );
  const at = columns.findIndex(({ id }) => id === 'withheld');
  expect(columns.map(({ label }) => label).slice(at)).toEqual(['Withheld for you', 'Drawn', 'To distribute']);
  expect(rows.find(({ key }) => key.includes('withheld'))?.cells).toEqual([
    'Income tax withheld by Sol · B0100000001 · February 2026',
    null,
    null,
    null,
    null,
    null,
    90,
    null,
    null,
  ]);
  expect(rows.at(-1)?.cells.slice(at)).toEqual([90, 0, 510]);
});
