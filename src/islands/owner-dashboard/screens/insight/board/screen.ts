import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/analytics/boards/:id',
  load: () => import('./board-screen.tsx'),
  title: (text) => text.titles.boards,
  permission: 'money.read',
};

export const about: AboutScreen = { record: 'analysisBoard' };
