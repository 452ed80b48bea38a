import type { AboutScreen, AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/currencies',
  load: () => import('./currencies-screen.tsx'),
  title: (text) => text.titles.currencies,
  permission: 'money.read',
};

export const section: SectionEntry = { of: 'organization', place: 4, label: (text) => text.currencies };

export const about: AboutScreen = {
  features: ['currencies'],
};
