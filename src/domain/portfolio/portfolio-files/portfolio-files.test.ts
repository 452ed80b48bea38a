import { describe, expect, it } from 'vitest';
import { toCsv } from '#src/domain/foundation/csv.ts';
import { portfolioColumns } from './columns.ts';
import { fileNamed, readPortfolioFile } from './read.ts';
import { amountText, chargedFrom, flagText, listText, openText, percentText, rentsText } from './write.ts';

const LEASE: Record<string, string> = {
  reference: 'L-1',
  unit: 'U-1',
  tenants: 'P-1; P-2',
  guarantors: '',
  status: 'active',
  starts_on: '2026-01-01',
  ends_on: '2026-12-31',
  ended_on: '',
  currency: 'DOP',
  rents: '25,000.00',
  due_day: '5',
  deposit: '50000.00',
  deposit_held: '',
  deposit_owed: '',
  balance: '',
  proration: 'calendar_month',
  late_fee_kind: 'percent_of_rent',
  late_fee: '',
  late_fee_percent: '5.25',
  late_fee_cap: '',
  grace_days: '3',
  charged_from: '2026-06-01',
};
const lease = (part: Record<string, string> = {}) =>
  readPortfolioFile(
    'leases',
    toCsv(portfolioColumns.leases, [
      portfolioColumns.leases.map((column) => ({ ...LEASE, ...part })[column] ?? ''),
    ]),
    'DOP',
  );
const firstOf = (read: ReturnType<typeof lease>) => (read.ok ? read.rows[0] : undefined);
const unreadOf = (read: ReturnType<typeof lease>) => (read.ok ? read.unread : undefined);

describe('a lease in a file', () => {
  it('is read with its people, rent, fee and the day from which it is charged', () => {
    expect(firstOf(lease())).toEqual({
      line: 2,
      reference: 'L-1',
      unit: 'U-1',
      tenants: ['P-1', 'P-2'],
      guarantors: [],
      status: 'active',
      starts_on: '2026-01-01',
      ends_on: '2026-12-31',
      ended_on: null,
      currency: 'DOP',
      rents: [{ starts_on: '2026-01-01', rent_minor: 2_500_000 }],
      due_day: 5,
      deposit_minor: 5_000_000,
      held_minor: 0,
      owed_deposit_minor: 0,
      balance_minor: 0,
      proration_method: 'calendar_month',
      late_fee_kind: 'percent_of_rent',
      late_fee_minor: null,
      late_fee_basis_points: 525,
      late_fee_cap_minor: null,
      late_fee_grace_days: 3,
      bill_from: '2026-06-01',
    });
  });

  it.each([
    ['tenants', ''],
    ['status', 'vigente'],
    ['starts_on', '01/02/2026'],
    ['ends_on', '2025-12-31'],
    ['ended_on', '2025-12-31'],
    ['currency', 'EUR'],
    ['rents', ''],
    ['rents', '2026-01-01 100.00; 2026-01-01 200.00'],
    ['rents', '2026-02-30 100.00'],
    ['due_day', '29'],
    ['deposit', '1.234'],
    ['deposit_held', 'talvez'],
    ['deposit_held', '-5.00'],
    ['deposit_owed', '1.234'],
    ['balance', '--5.00'],
    ['balance', 'debe'],
    ['late_fee_percent', ''],
    ['late_fee_percent', '101'],
    ['grace_days', '61'],
    ['charged_from', '2025-12-31'],
  ])('is not read when %s is "%s", and the column is named', (column, value) => {
    expect(unreadOf(lease({ [column]: value }))).toMatchObject([{ row: 2, column }]);
  });

  it('brings its deposit, held whole, in part or not, and what is owed or was paid ahead', () => {
    expect(firstOf(lease({ deposit_held: 'yes', balance: '1,200.50' }))).toMatchObject({
      held_minor: 5_000_000,
      balance_minor: 120_050,
    });
    const part = lease({ deposit_held: '20000', deposit_owed: '30000.00', balance: "'-700.00" });
    expect(firstOf(part)).toMatchObject({
      held_minor: 2_000_000,
      owed_deposit_minor: 3_000_000,
      balance_minor: -70_000,
    });
    expect(firstOf(lease({ deposit_held: 'no' }))).toMatchObject({ held_minor: 0 });
    expect(unreadOf(lease({ deposit: '', deposit_held: 'yes' }))).toMatchObject([
      { row: 2, column: 'deposit_held' },
    ]);
  });

  it('needs a fixed fee only where there is one', () => {
    const fixed = { late_fee_kind: 'fixed', late_fee_percent: '' };
    expect(unreadOf(lease(fixed))).toMatchObject([{ row: 2, column: 'late_fee', fault: 'missing' }]);
    expect(firstOf(lease({ ...fixed, late_fee: '500.00' }))).toMatchObject({
      late_fee_minor: 50_000,
      late_fee_basis_points: null,
    });
  });
});

describe('the other files', () => {
  it('take what a spreadsheet makes of them: another order, semicolons, empty lines, columns of its own', () => {
    const csv = 'Label;reference;property;note;bedrooms\n\n1-A;U-1;P-1;al fondo;2\n1-B;U-2;P-1;;many\n';
    expect(readPortfolioFile('units', csv, 'USD')).toEqual({
      ok: true,
      rows: [
        {
          line: 3,
          reference: 'U-1',
          property: 'P-1',
          label: '1-A',
          unit_use: 'dwelling',
          bedrooms: 2,
          bathrooms: null,
          area_m2: null,
          rent_minor: null,
          rent_currency: null,
          amenities: [],
          is_archived: false,
        },
      ],
      unread: [{ row: 4, column: 'bedrooms', fault: 'number', given: 'many' }],
      ignored: ['note'],
    });
  });

  it('give back a telephone that was kept from being a formula', () => {
    const csv = toCsv(portfolioColumns.people, [['P-1', 'Ana', '', '+18095550101', null, '']]);
    expect(csv).toContain("'+1809");
    const read = readPortfolioFile('people', csv, 'DOP');
    expect(read.ok && read.rows[0]).toMatchObject({ phone: '+18095550101', identity_type: null });
  });

  it('say which columns they lack, or that they are empty', () => {
    expect(readPortfolioFile('properties', 'reference,name\nP,Torre\n', 'DOP')).toEqual({
      ok: false,
      problem: 'columns_missing',
      columns: ['type', 'municipality', 'province'],
    });
    expect(readPortfolioFile('people', '', 'DOP')).toEqual({ ok: false, problem: 'empty', columns: [] });
  });

  it('are known by their names', () => {
    expect(['units.csv', 'cartera/Leases.CSV', 'charges.csv', 'units.txt'].map(fileNamed)).toEqual([
      'units',
      'leases',
      null,
      null,
    ]);
  });
});

describe('what is written', () => {
  it('is what is read', () => {
    expect([openText(0), openText(null), openText(-70_000)]).toEqual(['', '', '-700.00']);
    expect(amountText(2_500_000)).toBe('25000.00');
    expect(amountText(null)).toBe('');
    expect(percentText(525)).toBe('5.25');
    expect([flagText(true), flagText(false)]).toEqual(['yes', 'no']);
    expect(listText(['P-1', 'P-2'])).toBe('P-1; P-2');
  });

  it('has the rent alone, or each with its first day', () => {
    const steps = [
      { starts_on: '2027-01-01', rent_minor: 2_700_000 },
      { starts_on: '2026-01-01', rent_minor: 2_500_000 },
    ];
    expect(rentsText(steps.slice(1), '2026-01-01')).toBe('25000.00');
    expect(rentsText(steps, '2026-01-01')).toBe('2026-01-01 25000.00; 2027-01-01 27000.00');
    expect(firstOf(lease({ rents: rentsText(steps, '2026-01-01') }))?.rents).toHaveLength(2);
  });

  it('goes on with the rent where these books have stopped', () => {
    expect(chargedFrom('2026-01-01', null)).toBe('2026-01-01');
    expect(chargedFrom('2026-01-01', '2026-05-31')).toBe('2026-06-01');
    expect(chargedFrom('2026-01-01', '2025-12-31')).toBe('2026-01-01');
  });
});
