import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/expenses',
  load: () => import('./bills-screen.tsx'),
  title: (text) => text.titles.expenses,
  permission: 'money.read',
};

export const about: AboutScreen = {
  features: ['expenses'],
};
