import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/maintenance/assets/:id',
  load: () => import('./asset-screen.tsx'),
  title: (text) => text.titles.assets,
  permission: 'maintenance.read',
};

export const about: AboutScreen = {
  record: 'asset',
};
