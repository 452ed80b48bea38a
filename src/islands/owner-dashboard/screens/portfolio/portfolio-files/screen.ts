import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/properties/files',
  load: () => import('./portfolio-files-screen.tsx'),
  title: (text) => text.titles.portfolioFiles,
  permission: 'portfolio.read',
};

export const about: AboutScreen = {
  features: ['lists'],
  asksNothing: true,
};
