import type { AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/journal/opening',
  load: () => import('./opening-screen.tsx'),
  title: (text) => text.titles.opening,
  permission: 'money.write',
};
