import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/maintenance/new',
  load: () => import('./report-screen.tsx'),
  title: (text) => text.navigation.maintenance,
};

export const about: AboutScreen = { features: ['repairs'], isKept: true };
