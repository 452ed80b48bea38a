import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/leases/:id',
  load: () => import('./lease-screen.tsx'),
  title: (text) => text.titles.lease,
  permission: 'leases.read',
};

export const about: AboutScreen = {
  features: ['terms', 'renewal'],
  record: 'lease',
};
