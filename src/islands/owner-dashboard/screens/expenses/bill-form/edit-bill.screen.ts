import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/expenses/:id/edit',
  load: () => import('./edit-bill-screen.tsx'),
  title: (text) => text.titles.expenses,
  permission: 'money.write',
};

export const about: AboutScreen = {
  record: 'draftBill',
};
