import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/payments/new',
  load: () => import('./report-payment-screen.tsx'),
  title: (text) => text.report.title,
};

export const about: AboutScreen = { features: ['reported', 'report'], isKept: true };
