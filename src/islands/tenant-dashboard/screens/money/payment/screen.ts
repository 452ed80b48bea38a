import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/payments/:id',
  load: () => import('./payment-screen.tsx'),
  title: (text) => text.payment.documentTitle,
};

export const about: AboutScreen = { record: 'payment', isKept: true };
