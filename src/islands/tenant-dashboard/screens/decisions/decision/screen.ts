import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/decisions/:id',
  load: () => import('./decision-screen.tsx'),
  title: (text) => text.navigation.decisions,
};

export const about: AboutScreen = { record: 'decision' };
