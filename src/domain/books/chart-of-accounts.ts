import type { AccountKind } from '../foundation/enums.ts';

export const cashFlowClasses = ['operating', 'investing', 'financing'] as const;
export type CashFlowClass = (typeof cashFlowClasses)[number];

/** Whose money a cash account keeps. */
export const cashHoldings = ['own', 'owners', 'deposits'] as const;
export type CashHolding = (typeof cashHoldings)[number];

/**
 * A finer kind, which reports group by. Net operating income takes `operating_income`, `other_income` and
 * `operating_expense`; interest is a `financing_expense` and stays below that line.
 */
export type AccountSubtype =
  | 'cash'
  | 'receivable'
  | 'other_asset'
  | 'payable'
  | 'deposits_held'
  | 'other_liability'
  | 'owner_equity'
  | 'operating_income'
  | 'other_income'
  | 'operating_expense'
  | 'financing_expense';

/** The subtypes that an organization's own account may have: what tenants owe and leave as deposit has its accounts. */
export const ownSubtypes = [
  'cash',
  'other_asset',
  'payable',
  'other_liability',
  'owner_equity',
  'operating_income',
  'other_income',
  'operating_expense',
  'financing_expense',
] as const satisfies readonly AccountSubtype[];

export interface AccountTemplate {
  /** What programs call the account; its name on a screen comes from the dictionaries. */
  readonly systemKey: string;
  readonly code: string;
  readonly kind: AccountKind;
  readonly subtype: AccountSubtype;
  /** Where a movement against cash stands in a cash-flow statement; null for the cash accounts themselves. */
  readonly cashFlowClass: CashFlowClass | null;
  readonly heldFor: CashHolding;
}

/** The accounts every organization starts with, ordered by code. */
export const CHART_OF_ACCOUNTS = [
  account('operating_cash', '1010', 'asset', 'cash', null),
  account('trust_cash', '1020', 'asset', 'cash', null, 'owners'),
  account('deposits_bank', '1030', 'asset', 'cash', null, 'deposits'),
  account('receivables', '1100', 'asset', 'receivable', 'operating'),
  account('creditable_itbis', '1210', 'asset', 'other_asset', 'operating'),
  account('withholdings_receivable', '1220', 'asset', 'other_asset', 'operating'),
  account('currency_exchange', '1290', 'asset', 'other_asset', 'operating'),
  account('payables', '2010', 'liability', 'payable', 'operating'),
  account('deposits_held', '2100', 'liability', 'deposits_held', 'financing'),
  account('prepaid_rent', '2110', 'liability', 'other_liability', 'operating'),
  account('itbis_payable', '2210', 'liability', 'other_liability', 'operating'),
  account('withholdings_payable', '2220', 'liability', 'other_liability', 'operating'),
  account('owner_payable', '2300', 'liability', 'payable', 'operating'),
  account('owner_contribution', '3010', 'equity', 'owner_equity', 'financing'),
  account('owner_draw', '3020', 'equity', 'owner_equity', 'financing'),
  account('opening_equity', '3090', 'equity', 'owner_equity', 'financing'),
  account('rent_income', '4010', 'income', 'operating_income', 'operating'),
  account('late_fee_income', '4020', 'income', 'operating_income', 'operating'),
  account('recovered_expenses', '4030', 'income', 'other_income', 'operating'),
  account('discounts', '4080', 'income', 'operating_income', 'operating'),
  account('other_income', '4090', 'income', 'other_income', 'operating'),
  account('repairs', '5010', 'expense', 'operating_expense', 'operating'),
  account('condominium_fees', '5020', 'expense', 'operating_expense', 'operating'),
  account('insurance', '5030', 'expense', 'operating_expense', 'operating'),
  account('management_fee', '5040', 'expense', 'operating_expense', 'operating'),
  account('property_tax', '5050', 'expense', 'operating_expense', 'operating'),
  account('bad_debts', '5060', 'expense', 'operating_expense', 'operating'),
  account('lost_itbis', '5070', 'expense', 'operating_expense', 'operating'),
  account('interest', '6010', 'expense', 'financing_expense', 'operating'),
  account('exchange_difference', '6020', 'expense', 'financing_expense', 'operating'),
] as const;

export type AccountKey = (typeof CHART_OF_ACCOUNTS)[number]['systemKey'];

function account<Key extends string>(
  systemKey: Key,
  code: string,
  kind: AccountKind,
  subtype: AccountSubtype,
  cashFlowClass: CashFlowClass | null,
  heldFor: CashHolding = 'own',
): AccountTemplate & { readonly systemKey: Key } {
  return { systemKey, code, kind, subtype, cashFlowClass, heldFor };
}
