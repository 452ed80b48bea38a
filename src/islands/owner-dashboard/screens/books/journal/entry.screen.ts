import type { AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/journal/new',
  load: () => import('./entry-screen.tsx'),
  title: (text) => text.titles.newEntry,
  permission: 'money.write',
};
