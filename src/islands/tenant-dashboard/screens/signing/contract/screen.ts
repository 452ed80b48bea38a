import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/contracts/:id',
  load: () => import('./contract-screen.tsx'),
  title: (text) => text.navigation.contract,
};

export const about: AboutScreen = {
  features: ['signature'],
  record: 'contract',
};
