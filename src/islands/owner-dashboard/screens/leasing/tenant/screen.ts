import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/tenants/:personId',
  load: () => import('./tenant-screen.tsx'),
  title: (text) => text.titles.tenant,
  permission: 'people.read',
};

export const about: AboutScreen = {
  record: 'person',
};
