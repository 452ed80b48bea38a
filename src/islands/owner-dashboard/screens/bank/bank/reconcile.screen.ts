import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/bank/:id/reconcile',
  load: () => import('./reconcile-screen.tsx'),
  title: (text) => text.titles.bank,
  permission: 'money.read',
};

export const about: AboutScreen = {
  features: ['bank'],
  record: 'bankAccount',
};
