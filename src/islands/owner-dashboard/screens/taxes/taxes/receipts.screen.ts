import type { AboutScreen, AppScreen, ScreenFind } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/taxes/receipts',
  load: () => import('./receipts-screen.tsx'),
  title: (text) => text.titles.taxes,
  permission: 'money.read',
};

export const finds: readonly ScreenFind[] = [
  { id: 'fiscalReceipts', label: (text) => text.finds.fiscalReceipts, at: '/finance/taxes/receipts' },
];

export const about: AboutScreen = {
  features: ['withholdings', 'ncf'],
};
