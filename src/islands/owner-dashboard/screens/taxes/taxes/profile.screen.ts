import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/taxes/profile',
  load: () => import('./profile-screen.tsx'),
  title: (text) => text.titles.taxes,
  permission: 'money.read',
};

export const about: AboutScreen = {
  features: ['ncf'],
};
