import type { AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/expenses/recurring',
  load: () => import('./recurring-screen.tsx'),
  title: (text) => text.titles.expenses,
  permission: 'money.read',
};
