import type { AppRoute, ScreenLoader } from '#src/islands/shell/routes.ts';
import { bookRoutes } from './book-routes.ts';
import { expenseRoutes } from './expense-routes.ts';

// Texts beyond the area's own, fetched with the screens that need them.
const FINANCE = ['ownerMoney', 'ownerFinanceAreas'] as const;
const TAXES = ['ownerMoney', 'ownerFinanceAreas', 'ownerTaxes'] as const;
const ACCOUNTING = ['ownerMoney', 'ownerFinanceAreas', 'ownerAccounting'] as const;
const CARDS = ['ownerMoney', 'ownerFinanceAreas', 'ownerCards'] as const;
const PAYMENT = ['ownerMoney', 'ownerCards'] as const;
const REPORTS = ['ownerMoney', 'ownerFinanceAreas', 'ownerReports'] as const;
const BUDGET = ['ownerMoney', 'ownerFinanceAreas', 'ownerBudget'] as const;

const report: ScreenLoader = () => import('./screens/report/report-screen.tsx');

/** The organization's money; a name stands behind the words that it could be taken for. */
export const financeRoutes: readonly AppRoute<'owner'>[] = [
  {
    path: '/finance',
    load: () => import('./screens/finance/finance-screen.tsx'),
    namespaces: FINANCE,
    title: (text) => text.titles.finance,
    permission: 'money.read',
  },
  {
    path: '/finance/online-payments',
    load: () => import('./screens/online-payments/online-payments-screen.tsx'),
    namespaces: CARDS,
    title: (text) => text.titles.onlinePayments,
    permission: 'money.read',
  },
  {
    path: '/finance/payments/:id',
    load: () => import('./screens/payment/payment-screen.tsx'),
    namespaces: PAYMENT,
    title: (text) => text.titles.payment,
    permission: 'money.read',
  },
  {
    path: '/finance/ledger/:account',
    load: () => import('./screens/finance/finance-screen.tsx'),
    namespaces: FINANCE,
    title: (text) => text.titles.finance,
    permission: 'money.read',
  },
  {
    path: '/finance/taxes',
    load: () => import('./screens/taxes/taxes-screen.tsx'),
    namespaces: TAXES,
    title: (text) => text.titles.taxes,
    permission: 'money.read',
  },
  {
    path: '/finance/taxes/forms/:form',
    load: () => import('./screens/taxes/form-screen.tsx'),
    namespaces: TAXES,
    title: (text) => text.titles.taxes,
    permission: 'money.read',
  },
  {
    path: '/finance/taxes/receipts',
    load: () => import('./screens/taxes/receipts-screen.tsx'),
    namespaces: TAXES,
    title: (text) => text.titles.taxes,
    permission: 'money.read',
  },
  {
    path: '/finance/taxes/profile',
    load: () => import('./screens/taxes/profile-screen.tsx'),
    namespaces: TAXES,
    title: (text) => text.titles.taxes,
    permission: 'money.read',
  },
  {
    path: '/finance/accounting',
    load: () => import('./screens/accounting/accounting-screen.tsx'),
    namespaces: ACCOUNTING,
    title: (text) => text.titles.accounting,
    permission: 'money.read',
  },
  {
    path: '/finance/reports',
    load: () => import('./screens/reports/reports-screen.tsx'),
    namespaces: REPORTS,
    title: (text) => text.titles.reports,
    permission: 'money.read',
  },
  {
    path: '/finance/reports/:report',
    load: report,
    namespaces: REPORTS,
    title: (text) => text.titles.reports,
    permission: 'money.read',
  },
  {
    path: '/finance/reports/:report/entries/:account',
    load: report,
    namespaces: REPORTS,
    title: (text) => text.titles.reports,
    permission: 'money.read',
  },
  {
    path: '/finance/budget',
    load: () => import('./screens/budget/budget-screen.tsx'),
    namespaces: BUDGET,
    title: (text) => text.titles.budget,
    permission: 'money.read',
  },
  ...bookRoutes,
  ...expenseRoutes,
  {
    path: '/finance/:tab',
    load: () => import('./screens/finance/finance-screen.tsx'),
    namespaces: FINANCE,
    title: (text) => text.titles.finance,
    permission: 'money.read',
  },
];
