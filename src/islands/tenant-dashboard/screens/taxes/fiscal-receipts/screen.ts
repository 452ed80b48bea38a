import type { AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/payments/fiscal-receipts',
  load: () => import('./fiscal-receipts-screen.tsx'),
  title: (text) => text.navigation.fiscalReceipts,
};
