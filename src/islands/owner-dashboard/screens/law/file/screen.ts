import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/legal/files/:id',
  load: () => import('./file-screen.tsx'),
  title: (text) => text.titles.legalFile,
  permission: 'leases.read',
};

export const about: AboutScreen = {
  features: ['law'],
  record: 'legalFile',
};
