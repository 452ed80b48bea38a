import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/leases/:id/contract',
  load: () => import('./contract-screen.tsx'),
  title: (text) => text.titles.contract,
  permission: 'leases.read',
};

export const about: AboutScreen = {
  features: ['signature'],
  record: 'lease',
};
