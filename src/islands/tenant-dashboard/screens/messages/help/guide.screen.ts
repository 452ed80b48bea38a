import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/help/:guide',
  load: () => import('./guide-screen.tsx'),
  title: (text) => text.navigation.help,
};

export const about: AboutScreen = {
  features: ['help'],
  samples: ['/help/deposit'],
  asksNothing: true,
};
