import type { AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/periods',
  load: () => import('./periods-screen.tsx'),
  title: (text) => text.titles.periods,
  permission: 'money.read',
};

export const section: SectionEntry = { of: 'journal', place: 3, label: (text) => text.periods };
