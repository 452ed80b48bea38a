import type { AboutScreen, AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/maintenance/plans',
  load: () => import('./plans-screen.tsx'),
  title: (text) => text.titles.preventivePlans,
  permission: 'maintenance.read',
};

export const section: SectionEntry = { of: 'maintenance', place: 3, label: (text) => text.preventivePlans };

export const about: AboutScreen = {
  features: ['maintenance'],
};
