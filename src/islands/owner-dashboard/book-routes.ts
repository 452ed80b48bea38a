import type { AppRoute } from '#src/islands/shell/routes.ts';
import { later } from './later.ts';

// Texts beyond the area's own, fetched with the screens that need them.
const BOOKS = ['ownerMoney', 'ownerFinanceAreas', 'ownerBooks'] as const;
const CHARGING = ['ownerMoney', 'ownerFinanceAreas', 'ownerCharging'] as const;

/** The books: chart, journal, closing, currencies, the month to come and the rules for late rent. */
export const bookRoutes: readonly AppRoute<'owner'>[] = [
  {
    path: '/finance/month',
    load: later('month'),
    namespaces: CHARGING,
    title: (text) => text.titles.month,
    permission: 'money.read',
  },
  {
    path: '/finance/journal',
    load: later('journal'),
    namespaces: BOOKS,
    title: (text) => text.titles.journal,
    permission: 'money.read',
  },
  {
    path: '/finance/journal/new',
    load: later('entry'),
    namespaces: BOOKS,
    title: (text) => text.titles.newEntry,
    permission: 'money.write',
  },
  {
    path: '/finance/journal/opening',
    load: later('opening'),
    namespaces: BOOKS,
    title: (text) => text.titles.opening,
    permission: 'money.write',
  },
  ...['/finance/ledger', '/finance/ledger/:account'].map(
    (path): AppRoute<'owner'> => ({
      path,
      load: later('ledgerAddress'),
      namespaces: BOOKS,
      title: (text) => text.titles.journal,
      permission: 'money.read',
    }),
  ),
  {
    path: '/finance/accounts',
    load: later('accounts'),
    namespaces: BOOKS,
    title: (text) => text.titles.accounts,
    permission: 'money.read',
  },
  {
    path: '/finance/late-fees',
    load: later('lateFees'),
    namespaces: CHARGING,
    title: (text) => text.titles.lateFees,
    permission: 'leases.read',
  },
  {
    path: '/finance/currencies',
    load: later('currencies'),
    namespaces: BOOKS,
    title: (text) => text.titles.currencies,
    permission: 'money.read',
  },
  {
    path: '/finance/periods',
    load: later('periods'),
    namespaces: BOOKS,
    title: (text) => text.titles.periods,
    permission: 'money.read',
  },
];
