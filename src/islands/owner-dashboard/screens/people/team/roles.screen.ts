import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/team/roles',
  load: () => import('./roles-screen.tsx'),
  title: (text) => text.titles.roles,
};

export const about: AboutScreen = {
  features: ['permissions'],
  asksNothing: true,
};
