import type { AppRoute } from '#src/islands/shell/routes.ts';
import { bookRoutes } from './book-routes.ts';
import { expenseRoutes } from './expense-routes.ts';
import { later } from './later.ts';

// Texts beyond the area's own, fetched with the screens that need them.
const FINANCE = ['ownerMoney', 'ownerFinanceAreas'] as const;
const TAXES = ['ownerMoney', 'ownerFinanceAreas', 'ownerTaxes'] as const;
const ACCOUNTING = ['ownerMoney', 'ownerFinanceAreas', 'ownerAccounting'] as const;
const CARDS = ['ownerMoney', 'ownerFinanceAreas', 'ownerCards'] as const;
const PAYMENT = ['ownerMoney', 'ownerCards'] as const;
const REPORTS = ['ownerMoney', 'ownerFinanceAreas', 'ownerReports'] as const;
const REPORT_FILES = ['ownerFinanceAreas', 'ownerReports', 'ownerReportFiles'] as const;
const OWNER_MONEY = ['ownerMoney', 'ownerFinanceAreas', 'ownerDistributions'] as const;
const BUDGET = ['ownerMoney', 'ownerFinanceAreas', 'ownerBudget'] as const;

/** The organization's money; a name stands behind the words that it could be taken for. */
export const financeRoutes: readonly AppRoute<'owner'>[] = [
  {
    path: '/finance',
    load: later('finance'),
    screen: 'finance',
    namespaces: FINANCE,
    title: (text) => text.titles.finance,
    permission: 'money.read',
  },
  {
    path: '/finance/online-payments',
    load: later('onlinePayments'),
    namespaces: CARDS,
    title: (text) => text.titles.onlinePayments,
    permission: 'money.read',
  },
  {
    path: '/finance/payments/:id',
    load: later('payment'),
    namespaces: PAYMENT,
    title: (text) => text.titles.payment,
    permission: 'money.read',
  },
  {
    path: '/finance/taxes',
    load: later('taxes'),
    namespaces: TAXES,
    title: (text) => text.titles.taxes,
    permission: 'money.read',
  },
  {
    path: '/finance/taxes/forms/:form',
    load: later('form'),
    namespaces: TAXES,
    title: (text) => text.titles.taxes,
    permission: 'money.read',
  },
  {
    path: '/finance/taxes/forms/:form/:figure',
    load: later('figure'),
    namespaces: TAXES,
    title: (text) => text.titles.taxes,
    permission: 'money.read',
  },
  {
    path: '/finance/taxes/receipts',
    load: later('receipts'),
    namespaces: TAXES,
    title: (text) => text.titles.taxes,
    permission: 'money.read',
  },
  {
    path: '/finance/taxes/profile',
    load: later('profile'),
    namespaces: TAXES,
    title: (text) => text.titles.taxes,
    permission: 'money.read',
  },
  {
    path: '/finance/accounting',
    load: later('accounting'),
    namespaces: ACCOUNTING,
    title: (text) => text.titles.accounting,
    permission: 'money.read',
  },
  {
    path: '/finance/reports',
    load: later('reports'),
    namespaces: REPORTS,
    title: (text) => text.titles.reports,
    permission: 'money.read',
  },
  {
    path: '/finance/reports/files',
    load: later('reportFiles'),
    namespaces: REPORT_FILES,
    title: (text) => text.titles.reports,
    permission: 'money.read',
  },
  {
    path: '/finance/distributions',
    load: later('distributions'),
    namespaces: OWNER_MONEY,
    title: (text) => text.titles.distributions,
    permission: 'money.read',
  },
  {
    path: '/finance/reports/:report',
    load: later('report'),
    namespaces: REPORTS,
    title: (text) => text.titles.reports,
    permission: 'money.read',
  },
  {
    path: '/finance/reports/:report/entries/:account',
    load: later('report'),
    namespaces: REPORTS,
    title: (text) => text.titles.reports,
    permission: 'money.read',
  },
  {
    path: '/finance/budget',
    load: later('budget'),
    namespaces: BUDGET,
    title: (text) => text.titles.budget,
    permission: 'money.read',
  },
  ...bookRoutes,
  ...expenseRoutes,
  {
    path: '/finance/:tab',
    load: later('finance'),
    screen: 'finance',
    namespaces: FINANCE,
    title: (text) => text.titles.finance,
    permission: 'money.read',
  },
];
