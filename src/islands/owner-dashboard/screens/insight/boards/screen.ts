import type { AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/analytics/boards',
  load: () => import('./boards-screen.tsx'),
  title: (text) => text.titles.boards,
  permission: 'money.read',
};

export const section: SectionEntry = { of: 'analytics', place: 4, label: (text) => text.boards };
