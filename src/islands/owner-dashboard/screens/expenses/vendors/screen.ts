import type { AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/vendors',
  load: () => import('./vendors-screen.tsx'),
  title: (text) => text.titles.vendors,
  permission: 'money.read',
};
