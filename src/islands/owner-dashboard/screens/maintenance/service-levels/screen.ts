import type { AboutScreen, AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/maintenance/service-levels',
  load: () => import('./service-levels-screen.tsx'),
  title: (text) => text.titles.serviceLevels,
  permission: 'maintenance.read',
};

export const section: SectionEntry = { of: 'organization', place: 5, label: (text) => text.serviceLevels };

export const about: AboutScreen = {
  features: ['maintenance'],
};
