import type { AboutScreen, AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/accounting',
  load: () => import('./accounting-screen.tsx'),
  title: (text) => text.titles.accounting,
  permission: 'money.read',
};

export const section: SectionEntry = { of: 'journal', place: 4, label: (text) => text.accounting };

export const about: AboutScreen = {
  features: ['accounting'],
};
