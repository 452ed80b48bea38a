import type { AboutScreen, AppScreen, ScreenFind } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/taxes/profile',
  load: () => import('./profile-screen.tsx'),
  title: (text) => text.titles.taxes,
  permission: 'money.read',
};

export const finds: readonly ScreenFind[] = [
  { id: 'taxProfile', label: (text) => text.finds.taxProfile, at: '/finance/taxes/profile' },
];

export const about: AboutScreen = {
  features: ['ncf'],
};
