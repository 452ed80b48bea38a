import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/leases/:id/condition',
  load: () => import('./condition-screen.tsx'),
  title: (text) => text.titles.lease,
  permission: 'leases.read',
};

export const about: AboutScreen = {
  record: 'lease',
};
