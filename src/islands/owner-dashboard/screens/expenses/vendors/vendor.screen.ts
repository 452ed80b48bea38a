import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/vendors/:id',
  load: () => import('./vendor-screen.tsx'),
  title: (text) => text.titles.vendors,
  permission: 'money.read',
};

export const about: AboutScreen = {
  record: 'vendor',
};
