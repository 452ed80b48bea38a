import type { AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/settings/organization/activity',
  load: () => import('./activity-screen.tsx'),
  title: (text) => text.titles.activity,
  permission: 'audit.read',
};
