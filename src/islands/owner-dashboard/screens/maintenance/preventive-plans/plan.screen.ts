import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/maintenance/plans/:id',
  load: () => import('./plan-screen.tsx'),
  title: (text) => text.titles.preventivePlans,
  permission: 'maintenance.read',
};

export const about: AboutScreen = {
  record: 'preventivePlan',
};
