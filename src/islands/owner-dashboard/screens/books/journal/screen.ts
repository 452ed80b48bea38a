import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/journal',
  load: () => import('./journal-screen.tsx'),
  title: (text) => text.titles.journal,
  permission: 'money.read',
};

export const about: AboutScreen = {
  features: ['ledger'],
};
