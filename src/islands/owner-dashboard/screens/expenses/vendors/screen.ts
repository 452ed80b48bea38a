import type { AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/vendors',
  load: () => import('./vendors-screen.tsx'),
  title: (text) => text.titles.vendors,
  permission: 'money.read',
};

export const section: SectionEntry = { of: 'bills', place: 3, label: (text) => text.vendors };
