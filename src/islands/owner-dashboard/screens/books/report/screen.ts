import type { AppScreen, ScreenFind } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/reports/:report',
  load: () => import('./report-screen.tsx'),
  title: (text) => text.titles.reports,
  permission: 'money.read',
};

export const finds: readonly ScreenFind[] = [
  {
    id: 'income_statement',
    label: (text) => text.reports.income_statement,
    at: '/finance/reports/income-statement',
  },
  { id: 'balance_sheet', label: (text) => text.reports.balance_sheet, at: '/finance/reports/balance-sheet' },
  { id: 'trial_balance', label: (text) => text.reports.trial_balance, at: '/finance/reports/trial-balance' },
  { id: 'cash_flow', label: (text) => text.reports.cash_flow, at: '/finance/reports/cash-flow' },
  { id: 'rent_roll', label: (text) => text.reports.rent_roll, at: '/finance/reports/rent-roll' },
  {
    id: 'aged_receivables',
    label: (text) => text.reports.aged_receivables,
    at: '/finance/reports/aged-receivables',
  },
  { id: 'deposits_held', label: (text) => text.reports.deposits_held, at: '/finance/reports/deposits-held' },
  { id: 'vacancy_loss', label: (text) => text.reports.vacancy_loss, at: '/finance/reports/vacancy-loss' },
  {
    id: 'owner_statement',
    label: (text) => text.reports.owner_statement,
    at: '/finance/reports/owner-statement',
  },
  {
    id: 'budget_variance',
    label: (text) => text.reports.budget_variance,
    at: '/finance/reports/budget-variance',
  },
  { id: 'tax_summary', label: (text) => text.reports.tax_summary, at: '/finance/reports/tax-summary' },
];
