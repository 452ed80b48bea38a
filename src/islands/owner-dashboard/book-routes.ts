import type { AppRoute } from '#src/islands/shell/routes.ts';

// Texts beyond the area's own, fetched with the screens that need them.
const BOOKS = ['ownerMoney', 'ownerFinanceAreas', 'ownerBooks'] as const;
const CHARGING = ['ownerMoney', 'ownerFinanceAreas', 'ownerCharging'] as const;

/** The books: chart, journal, closing, currencies, the month to come and the rules for late rent. */
export const bookRoutes: readonly AppRoute<'owner'>[] = [
  {
    path: '/finance/month',
    load: () => import('./screens/month/month-screen.tsx'),
    namespaces: CHARGING,
    title: (text) => text.titles.month,
    permission: 'money.read',
  },
  {
    path: '/finance/journal',
    load: () => import('./screens/journal/journal-screen.tsx'),
    namespaces: BOOKS,
    title: (text) => text.titles.journal,
    permission: 'money.read',
  },
  {
    path: '/finance/journal/new',
    load: () => import('./screens/journal/entry-screen.tsx'),
    namespaces: BOOKS,
    title: (text) => text.titles.newEntry,
    permission: 'money.write',
  },
  {
    path: '/finance/journal/opening',
    load: () => import('./screens/journal/opening-screen.tsx'),
    namespaces: BOOKS,
    title: (text) => text.titles.opening,
    permission: 'money.write',
  },
  {
    path: '/finance/accounts',
    load: () => import('./screens/accounts/accounts-screen.tsx'),
    namespaces: BOOKS,
    title: (text) => text.titles.accounts,
    permission: 'money.read',
  },
  {
    path: '/finance/late-fees',
    load: () => import('./screens/late-fees/late-fees-screen.tsx'),
    namespaces: CHARGING,
    title: (text) => text.titles.lateFees,
    permission: 'leases.read',
  },
  {
    path: '/finance/currencies',
    load: () => import('./screens/currencies/currencies-screen.tsx'),
    namespaces: BOOKS,
    title: (text) => text.titles.currencies,
    permission: 'money.read',
  },
  {
    path: '/finance/periods',
    load: () => import('./screens/periods/periods-screen.tsx'),
    namespaces: BOOKS,
    title: (text) => text.titles.periods,
    permission: 'money.read',
  },
];
