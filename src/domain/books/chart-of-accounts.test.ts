import { describe, expect, it } from 'vitest';
import { type AccountKind, accountKinds } from '../foundation/enums.ts';
import { type AccountSubtype, CHART_OF_ACCOUNTS } from './chart-of-accounts.ts';

const KIND_OF_SUBTYPE: Readonly<Record<AccountSubtype, AccountKind>> = {
  cash: 'asset',
  receivable: 'asset',
  other_asset: 'asset',
  payable: 'liability',
  deposits_held: 'liability',
  other_liability: 'liability',
  owner_equity: 'equity',
  operating_income: 'income',
  other_income: 'income',
  operating_expense: 'expense',
  financing_expense: 'expense',
};

function keysOf(kind: AccountKind): string[] {
  return CHART_OF_ACCOUNTS.filter((account) => account.kind === kind).map((account) => account.systemKey);
}

describe('the chart of accounts', () => {
  it('has the accounts that renting needs', () => {
    expect(keysOf('asset')).toEqual([
      'operating_cash',
      'trust_cash',
      'deposits_bank',
      'receivables',
      'creditable_itbis',
      'withholdings_receivable',
      'currency_exchange',
    ]);
    expect(keysOf('liability')).toEqual([
      'payables',
      'deposits_held',
      'prepaid_rent',
      'itbis_payable',
      'withholdings_payable',
      'owner_payable',
    ]);
    expect(keysOf('equity')).toEqual(['owner_contribution', 'owner_draw', 'opening_equity']);
    expect(keysOf('income')).toEqual([
      'rent_income',
      'late_fee_income',
      'recovered_expenses',
      'discounts',
      'other_income',
    ]);
    expect(keysOf('expense')).toEqual([
      'repairs',
      'condominium_fees',
      'insurance',
      'management_fee',
      'property_tax',
      'bad_debts',
      'lost_itbis',
      'interest',
      'exchange_difference',
    ]);
  });

  it('names and numbers every account once', () => {
    const count = CHART_OF_ACCOUNTS.length;
    expect(new Set(CHART_OF_ACCOUNTS.map((account) => account.systemKey)).size).toBe(count);
    expect(new Set(CHART_OF_ACCOUNTS.map((account) => account.code)).size).toBe(count);
  });

  it('is ordered by code, kind after kind', () => {
    const codes = CHART_OF_ACCOUNTS.map((account) => account.code);
    expect([...codes].sort()).toEqual(codes);
    const kinds = [...new Set(CHART_OF_ACCOUNTS.map((account) => account.kind))];
    expect(kinds).toEqual([...accountKinds]);
  });

  it('puts every subtype under its kind', () => {
    for (const account of CHART_OF_ACCOUNTS) expect(account.kind).toBe(KIND_OF_SUBTYPE[account.subtype]);
  });

  it('classes every account for the cash-flow statement, except cash itself', () => {
    const unclassed = CHART_OF_ACCOUNTS.filter((account) => account.cashFlowClass === null);
    expect(unclassed.map((account) => account.systemKey)).toEqual([
      'operating_cash',
      'trust_cash',
      'deposits_bank',
    ]);
    expect(unclassed.every((account) => account.subtype === 'cash')).toBe(true);
  });

  it('holds deposits as a liability', () => {
    const deposits = CHART_OF_ACCOUNTS.find((account) => account.systemKey === 'deposits_held');
    expect(deposits).toMatchObject({ kind: 'liability', cashFlowClass: 'financing' });
  });
});
