import type { AboutScreen, AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/accounts',
  load: () => import('./accounts-screen.tsx'),
  title: (text) => text.titles.accounts,
  permission: 'money.read',
};

export const section: SectionEntry = { of: 'journal', place: 2, label: (text) => text.accounts };

export const about: AboutScreen = {
  features: ['ledger'],
};
