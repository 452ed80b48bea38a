import type { AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/analytics/explore',
  load: () => import('./explore-screen.tsx'),
  title: (text) => text.titles.exploreFigures,
  permission: 'money.read',
};

export const section: SectionEntry = { of: 'analytics', place: 2, label: (text) => text.explore };
