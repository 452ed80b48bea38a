import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/expenses/:id',
  load: () => import('./bill-screen.tsx'),
  title: (text) => text.titles.expenses,
  permission: 'money.read',
};

export const about: AboutScreen = {
  record: 'bill',
};
