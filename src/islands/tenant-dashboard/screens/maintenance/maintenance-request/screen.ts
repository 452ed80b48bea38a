import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/maintenance/:id',
  load: () => import('./request-screen.tsx'),
  title: (text) => text.navigation.maintenance,
};

export const about: AboutScreen = { record: 'maintenanceRequest', isKept: true };
