import type { ScreenLoader } from '#src/islands/shell/routes.ts';

// Each screen of the books, fetched when it is opened.
export const month: ScreenLoader = () => import('./screens/month/month-screen.tsx');
export const journal: ScreenLoader = () => import('./screens/journal/journal-screen.tsx');
export const entry: ScreenLoader = () => import('./screens/journal/entry-screen.tsx');
export const opening: ScreenLoader = () => import('./screens/journal/opening-screen.tsx');
export const accounts: ScreenLoader = () => import('./screens/accounts/accounts-screen.tsx');
export const lateFees: ScreenLoader = () => import('./screens/late-fees/late-fees-screen.tsx');
export const currencies: ScreenLoader = () => import('./screens/currencies/currencies-screen.tsx');
export const periods: ScreenLoader = () => import('./screens/periods/periods-screen.tsx');
