import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/payments/card/:id',
  load: () => import('./card-payment-screen.tsx'),
  title: (text) => text.home.pay,
};

export const about: AboutScreen = {
  record: 'cardPayment',
};
