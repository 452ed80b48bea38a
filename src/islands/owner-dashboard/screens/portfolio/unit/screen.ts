import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/units/:id',
  load: () => import('./unit-screen.tsx'),
  title: (text) => text.titles.unit,
  permission: 'portfolio.read',
};

export const about: AboutScreen = {
  record: 'unit',
};
