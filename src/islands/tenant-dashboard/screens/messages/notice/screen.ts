import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/notices/:id',
  load: () => import('./notice-screen.tsx'),
  title: (text) => text.navigation.notices,
};

export const about: AboutScreen = { record: 'notice', isKept: true };
