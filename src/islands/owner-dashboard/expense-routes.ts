import type { AppRoute } from '#src/islands/shell/routes.ts';
import { later } from './later.ts';

const BILLS = ['errors', 'ownerMoney', 'ownerFinanceAreas', 'ownerBills', 'ownerVendors'] as const;
const BANK = ['ownerMoney', 'ownerFinanceAreas', 'ownerBank', 'ownerBankImports'] as const;

/** Vendors, their bills, and the bank. */
export const expenseRoutes: readonly AppRoute<'owner'>[] = [
  {
    path: '/finance/expenses',
    load: later('bills'),
    namespaces: BILLS,
    title: (text) => text.titles.expenses,
    permission: 'money.read',
  },
  {
    path: '/finance/expenses/new',
    load: later('newBill'),
    namespaces: BILLS,
    title: (text) => text.titles.expenses,
    permission: 'money.write',
  },
  {
    path: '/finance/expenses/recurring',
    load: later('recurringBills'),
    namespaces: BILLS,
    title: (text) => text.titles.expenses,
    permission: 'money.read',
  },
  {
    path: '/finance/expenses/:id',
    load: later('bill'),
    namespaces: BILLS,
    title: (text) => text.titles.expenses,
    permission: 'money.read',
  },
  {
    path: '/finance/expenses/:id/edit',
    load: later('editBill'),
    namespaces: BILLS,
    title: (text) => text.titles.expenses,
    permission: 'money.write',
  },
  {
    path: '/finance/vendors',
    load: later('vendors'),
    namespaces: BILLS,
    title: (text) => text.titles.vendors,
    permission: 'money.read',
  },
  {
    path: '/finance/vendors/:id',
    load: later('vendor'),
    namespaces: BILLS,
    title: (text) => text.titles.vendors,
    permission: 'money.read',
  },
  {
    path: '/finance/bank',
    load: later('bank'),
    namespaces: BANK,
    title: (text) => text.titles.bank,
    permission: 'money.read',
  },
  {
    path: '/finance/bank/:id',
    load: later('bankAccount'),
    namespaces: BANK,
    title: (text) => text.titles.bank,
    permission: 'money.read',
  },
  {
    path: '/finance/bank/:id/imports',
    load: later('bankImports'),
    namespaces: BANK,
    title: (text) => text.titles.bank,
    permission: 'money.read',
  },
  {
    path: '/finance/bank/:id/reconcile',
    load: later('reconcile'),
    namespaces: BANK,
    title: (text) => text.titles.bank,
    permission: 'money.read',
  },
];
