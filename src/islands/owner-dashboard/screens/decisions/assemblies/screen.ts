import type { AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/democratic/assemblies',
  load: () => import('./assemblies-screen.tsx'),
  title: (text) => text.titles.assemblies,
  permission: 'portfolio.read',
};

export const section: SectionEntry = { of: 'democratic', place: 2, label: (text) => text.assemblies };
