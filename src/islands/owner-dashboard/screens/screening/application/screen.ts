import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/tenant-screening/:id',
  load: () => import('./application-screen.tsx'),
  title: (text) => text.titles.application,
  permission: 'people.read',
};

export const about: AboutScreen = {
  features: ['screening'],
  record: 'application',
};
