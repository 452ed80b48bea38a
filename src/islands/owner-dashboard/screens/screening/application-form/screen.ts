import type { AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/tenant-screening/new',
  load: () => import('./new-application-screen.tsx'),
  title: (text) => text.titles.newApplication,
  permission: 'people.write',
};
