import type { AboutScreen, AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/maintenance/assets',
  load: () => import('./assets-screen.tsx'),
  title: (text) => text.titles.assets,
  permission: 'maintenance.read',
};

export const section: SectionEntry = { of: 'maintenance', place: 2, label: (text) => text.assets };

export const about: AboutScreen = {
  features: ['maintenance'],
};
