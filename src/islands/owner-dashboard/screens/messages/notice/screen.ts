import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/notices/:id',
  load: () => import('./notice-screen.tsx'),
  title: (text) => text.titles.notices,
  permission: 'messages.read',
};

export const about: AboutScreen = {
  record: 'notice',
};
