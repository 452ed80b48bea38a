import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/democratic/:id',
  load: () => import('./decision-screen.tsx'),
  title: (text) => text.titles.decisions,
  permission: 'portfolio.read',
};

export const about: AboutScreen = {
  record: 'decision',
};
