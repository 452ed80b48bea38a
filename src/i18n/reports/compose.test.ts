import { describe, expect, it } from 'vitest';
import { CHART_OF_ACCOUNTS } from '#src/domain/books/chart-of-accounts.ts';
import type { RentRollUnit, ReportAccount, ReportData } from '#src/domain/books/report-data.ts';
import { decodeReportRequest } from '#src/domain/books/report-request.ts';
import { ownerReports as en } from '#src/i18n/dictionaries/books/owner-reports.en.ts';
import { ownerReports as es } from '#src/i18n/dictionaries/books/owner-reports.es.ts';
import { formatMoney, formatPercent } from '../format.ts';
import { languages } from '../language.ts';
import { composeReport } from './compose.ts';
import { compose, wordsIn } from './composed.test-support.ts';
import type { ReportWords } from './words.ts';

const accounts: ReportAccount[] = CHART_OF_ACCOUNTS.map((account) => ({
  ...account,
  id: account.systemKey,
  name: account.systemKey,
}));
const moved = (month: string, accountId: string, amountMinor: number) => ({
  month,
  accountId,
  amountMinor,
  currency: 'DOP' as const,
});

const statement: ReportData = {
  kind: 'income_statement',
  accounts,
  totals: { opening: [], months: [moved('2026-01', 'rent_income', -900), moved('2026-02', 'repairs', 300)] },
  before: { opening: [], months: [moved('2025-03', 'rent_income', -600), moved('2025-03', 'insurance', 50)] },
};

const unit = (over: Partial<RentRollUnit>): RentRollUnit => ({
  unitId: 'u',
  propertyId: 'p',
  propertyName: 'Torre',
  unitLabel: '1-A',
  areaM2: 80,
  section: 'current',
  leaseId: 'l',
  leaseStatus: 'active',
  tenantName: 'Ana',
  currency: 'DOP',
  marketRentMinor: 1_500,
  marketRentCurrency: 'DOP',
  rentMinor: 1_200,
  otherChargesMinor: 0,
  depositMinor: 1_200,
  balanceMinor: -50,
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  vacantDays: null,
  ...over,
});

const material: ReportData[] = [
  statement,
  { ...statement, kind: 'balance_sheet' },
  { ...statement, kind: 'trial_balance' },
  { ...statement, kind: 'cash_flow' },
  { kind: 'rent_roll', units: [unit({})], isCut: true, whole: [] },
  { kind: 'aged_receivables', rows: [], totals: [] },
  {
    kind: 'deposits_held',
    rows: [],
    totals: [],
    properties: [],
    kept: [{ currency: 'DOP', amountMinor: 1 }],
  },
  { kind: 'owner_statement', results: [] },
  { kind: 'vacancy_loss', rows: [] },
  { kind: 'budget_variance', accounts, totals: statement.totals, budget: [], notes: [] },
  { kind: 'tax_summary', accounts, totals: statement.totals, taxes: [], creditBeforeMinor: 7 },
];

describe.each(material.map((data) => [data.kind, data] as const))('%s', (_kind, data) => {
  it('has a cell for every column, in both languages', () => {
    for (const language of languages) {
      const report = compose(data, 'period=2026-Q1', language);
      for (const row of report.rows) {
        expect(row.cells).toHaveLength(report.columns.length);
        expect(row.targets?.length ?? 0).toBeLessThanOrEqual(report.columns.length);
      }
      expect(new Set(report.rows.map(({ key }) => key)).size).toBe(report.rows.length);
      expect(report.title).toBe((language === 'es' ? es : en).names[data.kind]);
    }
  });
});

it('an income statement has its sums, and beside them the year before', () => {
  const { columns, rows } = compose(statement, 'period=2026-Q1&compare=year');
  expect(columns.map((column) => column.label)).toEqual([
    'Account',
    'Q1 2026',
    'Q1 2025',
    'Change',
    'Change %',
  ]);
  expect(rows.map((row) => row.cells)).toEqual([
    ['Income', null, null, null, null],
    ['Rent', 900, 600, 300, 0.5],
    ['Total income', 900, 600, 300, 0.5],
    ['Expenses', null, null, null, null],
    ['repairs', 300, 0, 300, null],
    ['insurance', 0, 50, -50, -1],
    ['Total expenses', 300, 50, 250, 5],
    ['Profit', 600, 550, 50, 50 / 550],
  ]);
});

it('a rent roll never adds or compares amounts of different currencies', () => {
  const { rows } = compose(
    {
      kind: 'rent_roll',
      isCut: false,
      whole: null,
      units: [
        unit({}),
        unit({ unitId: 'v', leaseId: 'm', currency: 'USD', rentMinor: 700, marketRentCurrency: 'DOP' }),
      ],
    },
    'period=2026-11-01..2026-11-21',
  );
  const dollars = rows.find((row) => row.key === 'v');
  expect(dollars?.cells.slice(3, 6)).toEqual([null, 700, null]);
  expect(rows.filter((row) => row.level === 'total').map((row) => [row.currency, row.cells[4]])).toEqual([
    ['DOP', 1_200],
    ['USD', 700],
  ]);
});

it('a rent roll says what deposits the books owe for leases that are not on it', () => {
  const notes = (deposits: { currency: 'DOP' | 'USD'; liabilityMinor: number }[]) =>
    compose(
      {
        kind: 'rent_roll',
        isCut: false,
        whole: null,
        units: [unit({ depositMinor: 300_000 })],
        deposits: deposits.map((one) => ({ ...one, unpaidMinor: 0 })),
      },
      'period=2026-11-01..2026-11-21',
    ).notes;
  const listed = { currency: 'DOP', liabilityMinor: 300_000 } as const;
  const more = notes([
    { currency: 'DOP', liabilityMinor: 740_000 },
    { currency: 'USD', liabilityMinor: 50_000 },
  ]);
  const said = (minor: number, currency: 'DOP' | 'USD') => formatMoney(minor, currency, 'en');
  expect(more).toContain(en.notes.otherDeposits({ all: said(740_000, 'DOP'), others: said(440_000, 'DOP') }));
  expect(more).toContain(en.notes.otherDeposits({ all: said(50_000, 'USD'), others: said(50_000, 'USD') }));
  expect(notes([listed])).toHaveLength(more.length - 2);
});

it('a budget is good when more comes in and less goes out than planned', () => {
  const { rows } = compose(
    {
      kind: 'budget_variance',
      accounts,
      totals: statement.totals,
      budget: [
        { accountId: 'rent_income', year: 2026, month: 1, amountMinor: 1_000 },
        { accountId: 'repairs', year: 2026, month: 2, amountMinor: 400 },
        { accountId: 'repairs', year: 2026, month: 9, amountMinor: 99_999 },
      ],
      notes: [{ accountId: 'repairs', note: 'La bomba' }],
    },
    'period=2026-Q1',
  );
  expect(rows.filter((row) => row.level !== 'section').map((row) => row.cells)).toEqual([
    ['Rent', 1_000, 900, -100, -0.1, null],
    ['Total income', 1_000, 900, -100, -0.1, null],
    ['repairs', 400, 300, 100, 0.25, 'La bomba'],
    ['Total expenses', 400, 300, 100, 0.25, null],
    ['Profit', 600, 600, 0, 0, null],
  ]);
});

describe('properties of one of several owners', () => {
  const words = (shares: ReportWords['shares']): ReportWords => ({
    ...wordsIn('es'),
    owner: 'Socia',
    shares,
  });
  const request = (kind: 'income_statement' | 'owner_statement') =>
    decodeReportRequest(kind, '?owner=socia', { today: '2026-02-28', currency: 'DOP' });
  const torre = { property: 'Torre', shareBasisPoints: 4_000 };

  it('are shown whole, and it is said what of them is theirs', () => {
    const report = composeReport(statement, request('income_statement'), words([torre]));
    const said = ['Cifras', `100% de cada propiedad; participación de Socia: ${formatPercent(0.4, 'es')}`];
    expect(report.caution).toEqual(said);
    expect(report.facts).toContainEqual(report.caution);
    expect(report.facts).toContainEqual(['Propiedades de', 'Socia']);
  });

  it('are named with their shares where these differ', () => {
    const shares = [torre, { property: 'Casa', shareBasisPoints: 2_550 }];
    const { caution } = composeReport(statement, request('income_statement'), words(shares));
    expect(caution?.[1]).toContain(
      `Torre ${formatPercent(0.4, 'es')}, Casa ${formatPercent(0.255, 'es', 2)}`,
    );
  });

  it('need no word where they own them alone, nor where the report splits by share', () => {
    const alone = [{ property: 'Torre', shareBasisPoints: 10_000 }];
    expect(composeReport(statement, request('income_statement'), words(alone)).caution).toBeUndefined();
    const split = composeReport(
      { kind: 'owner_statement', results: [] },
      request('owner_statement'),
      words([torre]),
    );
    expect(split.caution).toBeUndefined();
    expect(split.facts).toContainEqual(['Propietario', 'Socia']);
  });
});

// By hand. 400 in favor from before; January is due 100 − 250 = −150, so 550 goes on; February 900, of which 350 is left to pay.
it('a tax summary takes what is in favor off the months that follow', () => {
  const month = { isrWithheldByClientsMinor: 0, isrWithheldMinor: 0, itbisWithheldMinor: 0, leftOutCount: 0 };
  const taxes = [
    {
      ...month,
      month: '2026-01',
      itbisBilledMinor: 100,
      itbisPaidMinor: 200,
      itbisWithheldByClientsMinor: 50,
    },
    { ...month, month: '2026-02', itbisBilledMinor: 900, itbisPaidMinor: 0, itbisWithheldByClientsMinor: 0 },
  ];
  const base = { kind: 'tax_summary', accounts, totals: statement.totals, taxes } as const;
  const cells = (creditBeforeMinor: number | null) => {
    const { columns, rows } = compose({ ...base, creditBeforeMinor }, 'period=2026-Q1');
    const at = ['itbis-due', 'itbis-credit', 'itbis-payable'].map((key) =>
      columns.findIndex((own) => own.id === key),
    );
    return rows.slice(0, 4).map((own) => at.map((index) => own.cells[index]));
  };
  expect(cells(400)).toEqual([
    [-150, 400, 0],
    [900, 550, 350],
    [0, 0, 0],
    [750, null, 350],
  ]);
  expect(cells(null)[1]).toEqual([900, undefined, undefined]);
});

describe('what an amount leads to', () => {
  const base = {
    kind: 'tax_summary',
    accounts,
    totals: statement.totals,
    taxes: [],
    creditBeforeMinor: 0,
  } as const;
  const targetOf = (search: string, key: string, columnId: string) => {
    const { columns, rows } = compose(base, search);
    const index = columns.findIndex(({ id }) => id === columnId);
    return rows.find((row) => row.key === key)?.targets?.[index] ?? null;
  };

  it('of a tax it is the receipts and bills of its month', () => {
    const of = (columnId: string) => targetOf('period=2026-Q1', '2026-02', columnId);
    const tax = (form: string, figure: string) => ({ kind: 'tax', form, figure, month: '2026-02' });
    expect(of('income')).toEqual({ kind: 'income', month: '2026-02', currency: 'DOP' });
    expect(of('itbis-billed')).toEqual(tax('IT-1', 'billed'));
    expect(of('itbis-paid')).toEqual(tax('IT-1', 'advanced'));
    expect(of('itbis-clients')).toEqual(tax('IT-1', 'others'));
    expect(of('itbis-due')).toBeNull();
    expect(of('itbis-payable')).toBeNull();
    expect(of('isr-clients')).toEqual(tax('IT-1', 'clientsIsr'));
    expect(of('isr-withheld')).toEqual(tax('IR-17', 'all'));
    expect(of('itbis-withheld')).toEqual(tax('IT-1', 'all'));
  });

  it('of a part of a month or of the organization it is nothing: forms have no parts', () => {
    const property = '00000000-0000-4000-8000-000000000001';
    expect(targetOf(`period=2026-02&property=${property}`, '2026-02', 'itbis-billed')).toBeNull();
    expect(targetOf('period=2026-02-02..2026-02-28', '2026-02', 'itbis-billed')).toBeNull();
    expect(targetOf('period=2026-02&owner=x', '2026-02', 'itbis-billed')).toBeNull();
  });

  it('of the period compared with it is the entries of that period', () => {
    const { rows } = compose(statement, 'period=2026-Q1&compare=year');
    const rent = rows.find(({ cells }) => cells[0] === 'Rent');
    const entries = { kind: 'entries', accountId: rent?.key };
    expect(rent?.targets).toEqual([null, entries, { ...entries, isCompared: true }]);
  });
});
