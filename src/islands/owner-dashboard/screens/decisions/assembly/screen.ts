import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/democratic/assemblies/:id',
  load: () => import('./assembly-screen.tsx'),
  title: (text) => text.titles.assembly,
  permission: 'portfolio.read',
};

export const about: AboutScreen = {
  record: 'assembly',
};
