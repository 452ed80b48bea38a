import type { AppRoute } from '#src/islands/shell/routes.ts';

// Texts beyond the area's own, fetched with the screens that need them.
const BOOKS = ['ownerMoney', 'ownerFinanceAreas', 'ownerBooks'] as const;
const CHARGING = ['ownerMoney', 'ownerFinanceAreas', 'ownerCharging'] as const;

// One step more on the first visit: what the books consist of stays out of what every visitor of the area fetches.
const books = () => import('./book-screens.ts');

/** The books: chart, journal, closing, currencies, the month to come and the rules for late rent. */
export const bookRoutes: readonly AppRoute<'owner'>[] = [
  {
    path: '/finance/month',
    load: () => books().then((file) => file.month()),
    namespaces: CHARGING,
    title: (text) => text.titles.month,
    permission: 'money.read',
  },
  {
    path: '/finance/journal',
    load: () => books().then((file) => file.journal()),
    namespaces: BOOKS,
    title: (text) => text.titles.journal,
    permission: 'money.read',
  },
  {
    path: '/finance/journal/new',
    load: () => books().then((file) => file.entry()),
    namespaces: BOOKS,
    title: (text) => text.titles.newEntry,
    permission: 'money.write',
  },
  {
    path: '/finance/journal/opening',
    load: () => books().then((file) => file.opening()),
    namespaces: BOOKS,
    title: (text) => text.titles.opening,
    permission: 'money.write',
  },
  {
    path: '/finance/accounts',
    load: () => books().then((file) => file.accounts()),
    namespaces: BOOKS,
    title: (text) => text.titles.accounts,
    permission: 'money.read',
  },
  {
    path: '/finance/late-fees',
    load: () => books().then((file) => file.lateFees()),
    namespaces: CHARGING,
    title: (text) => text.titles.lateFees,
    permission: 'leases.read',
  },
  {
    path: '/finance/currencies',
    load: () => books().then((file) => file.currencies()),
    namespaces: BOOKS,
    title: (text) => text.titles.currencies,
    permission: 'money.read',
  },
  {
    path: '/finance/periods',
    load: () => books().then((file) => file.periods()),
    namespaces: BOOKS,
    title: (text) => text.titles.periods,
    permission: 'money.read',
  },
];
