import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/payments/pay',
  load: () => import('./pay-screen.tsx'),
  title: (text) => text.home.pay,
};

export const about: AboutScreen = {
  features: ['online'],
};
