import type { AboutScreen, AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/maintenance/costs',
  load: () => import('./costs-screen.tsx'),
  title: (text) => text.titles.maintenanceCosts,
  permission: 'maintenance.read',
};

export const section: SectionEntry = { of: 'maintenance', place: 6, label: (text) => text.maintenanceCosts };

export const about: AboutScreen = {
  features: ['maintenance'],
};
