import type { AppRoute, ScreenLoader } from '#src/islands/shell/routes.ts';

const BILLS = ['errors', 'ownerMoney', 'ownerFinanceAreas', 'ownerBills', 'ownerVendors'] as const;
const BANK = ['ownerMoney', 'ownerFinanceAreas', 'ownerBank'] as const;

type Screens = typeof import('./expense-screens.ts').expenseScreens;
const screen =
  (name: keyof Screens): ScreenLoader =>
  async () =>
    (await import('./expense-screens.ts')).expenseScreens[name]();

/** Vendors, their bills, and the bank. */
export const expenseRoutes: readonly AppRoute<'owner'>[] = [
  {
    path: '/finance/expenses',
    load: screen('bills'),
    namespaces: BILLS,
    title: (text) => text.titles.expenses,
    permission: 'money.read',
  },
  {
    path: '/finance/expenses/new',
    load: screen('newBill'),
    namespaces: BILLS,
    title: (text) => text.titles.expenses,
    permission: 'money.write',
  },
  {
    path: '/finance/expenses/recurring',
    load: screen('recurringBills'),
    namespaces: BILLS,
    title: (text) => text.titles.expenses,
    permission: 'money.read',
  },
  {
    path: '/finance/expenses/:id',
    load: screen('bill'),
    namespaces: BILLS,
    title: (text) => text.titles.expenses,
    permission: 'money.read',
  },
  {
    path: '/finance/expenses/:id/edit',
    load: screen('editBill'),
    namespaces: BILLS,
    title: (text) => text.titles.expenses,
    permission: 'money.write',
  },
  {
    path: '/finance/vendors',
    load: screen('vendors'),
    namespaces: BILLS,
    title: (text) => text.titles.vendors,
    permission: 'money.read',
  },
  {
    path: '/finance/vendors/:id',
    load: screen('vendor'),
    namespaces: BILLS,
    title: (text) => text.titles.vendors,
    permission: 'money.read',
  },
  {
    path: '/finance/bank',
    load: screen('bank'),
    namespaces: BANK,
    title: (text) => text.titles.bank,
    permission: 'money.read',
  },
  {
    path: '/finance/bank/:id',
    load: screen('bankAccount'),
    namespaces: BANK,
    title: (text) => text.titles.bank,
    permission: 'money.read',
  },
  {
    path: '/finance/bank/:id/reconcile',
    load: screen('reconcile'),
    namespaces: BANK,
    title: (text) => text.titles.bank,
    permission: 'money.read',
  },
];
