import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/decisions/assemblies/:id',
  load: () => import('./assembly-screen.tsx'),
  title: (text) => text.navigation.decisions,
};

export const about: AboutScreen = { record: 'assembly' };
