import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/payments/:id',
  load: () => import('./payment-screen.tsx'),
  title: (text) => text.titles.payment,
  permission: 'money.read',
};

export const about: AboutScreen = {
  record: 'payment',
};
