import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/leases/:id/papers',
  load: () => import('./papers-screen.tsx'),
  title: (text) => text.titles.legalPapers,
  permission: 'leases.read',
};

export const about: AboutScreen = {
  features: ['law'],
  record: 'lease',
};
