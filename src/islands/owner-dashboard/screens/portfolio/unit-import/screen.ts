import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/units/import',
  load: () => import('./unit-import-screen.tsx'),
  title: (text) => text.titles.importUnits,
  permission: 'portfolio.write',
};

export const about: AboutScreen = {
  features: ['units'],
  asksNothing: true,
};
