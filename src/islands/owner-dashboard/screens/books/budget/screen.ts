import type { AboutScreen, AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/budget',
  load: () => import('./budget-screen.tsx'),
  title: (text) => text.titles.budget,
  permission: 'money.read',
};

export const section: SectionEntry = { of: 'reports', place: 2, label: (text) => text.budget };

export const about: AboutScreen = {
  features: ['expenses'],
};
