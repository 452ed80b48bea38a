import type { AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/analytics/cohorts',
  load: () => import('./cohorts-screen.tsx'),
  title: (text) => text.titles.whoStays,
  permission: 'money.read',
};

export const section: SectionEntry = { of: 'analytics', place: 3, label: (text) => text.cohorts };
