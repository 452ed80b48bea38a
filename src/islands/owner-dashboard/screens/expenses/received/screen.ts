import type { AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/expenses/received',
  load: () => import('./received-screen.tsx'),
  title: (text) => text.titles.received,
  permission: 'money.read',
};

export const section: SectionEntry = { of: 'bills', place: 4, label: (text) => text.received };
