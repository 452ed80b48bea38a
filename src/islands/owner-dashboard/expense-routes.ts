import type { AppRoute } from '#src/islands/shell/routes.ts';

const BILLS = ['errors', 'ownerMoney', 'ownerFinanceAreas', 'ownerBills', 'ownerVendors'] as const;
const BANK = ['ownerMoney', 'ownerFinanceAreas', 'ownerBank'] as const;

/** Vendors, their bills, and the bank. */
export const expenseRoutes: readonly AppRoute<'owner'>[] = [
  {
    path: '/finance/expenses',
    load: () => import('./screens/bills/bills-screen.tsx'),
    namespaces: BILLS,
    title: (text) => text.titles.expenses,
    permission: 'money.read',
  },
  {
    path: '/finance/expenses/new',
    load: () => import('./screens/bill-form/new-bill-screen.tsx'),
    namespaces: BILLS,
    title: (text) => text.titles.expenses,
    permission: 'money.write',
  },
  {
    path: '/finance/expenses/recurring',
    load: () => import('./screens/recurring-bills/recurring-screen.tsx'),
    namespaces: BILLS,
    title: (text) => text.titles.expenses,
    permission: 'money.read',
  },
  {
    path: '/finance/expenses/:id',
    load: () => import('./screens/bill/bill-screen.tsx'),
    namespaces: BILLS,
    title: (text) => text.titles.expenses,
    permission: 'money.read',
  },
  {
    path: '/finance/expenses/:id/edit',
    load: () => import('./screens/bill-form/edit-bill-screen.tsx'),
    namespaces: BILLS,
    title: (text) => text.titles.expenses,
    permission: 'money.write',
  },
  {
    path: '/finance/vendors',
    load: () => import('./screens/vendors/vendors-screen.tsx'),
    namespaces: BILLS,
    title: (text) => text.titles.vendors,
    permission: 'money.read',
  },
  {
    path: '/finance/vendors/:id',
    load: () => import('./screens/vendors/vendor-screen.tsx'),
    namespaces: BILLS,
    title: (text) => text.titles.vendors,
    permission: 'money.read',
  },
  {
    path: '/finance/bank',
    load: () => import('./screens/bank/bank-screen.tsx'),
    namespaces: BANK,
    title: (text) => text.titles.bank,
    permission: 'money.read',
  },
  {
    path: '/finance/bank/:id',
    load: () => import('./screens/bank/bank-account-screen.tsx'),
    namespaces: BANK,
    title: (text) => text.titles.bank,
    permission: 'money.read',
  },
  {
    path: '/finance/bank/:id/reconcile',
    load: () => import('./screens/bank/reconcile-screen.tsx'),
    namespaces: BANK,
    title: (text) => text.titles.bank,
    permission: 'money.read',
  },
];
