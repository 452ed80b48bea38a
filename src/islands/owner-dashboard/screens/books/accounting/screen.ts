import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/accounting',
  load: () => import('./accounting-screen.tsx'),
  title: (text) => text.titles.accounting,
  permission: 'money.read',
};

export const about: AboutScreen = {
  features: ['accounting'],
};
