import type { AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/distributions',
  load: () => import('./distributions-screen.tsx'),
  title: (text) => text.titles.distributions,
  permission: 'money.read',
};
