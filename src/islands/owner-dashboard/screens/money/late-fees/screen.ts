import type { AboutScreen, AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/late-fees',
  load: () => import('./late-fees-screen.tsx'),
  title: (text) => text.titles.lateFees,
  permission: 'leases.read',
};

export const section: SectionEntry = { of: 'organization', place: 3, label: (text) => text.lateFees };

export const about: AboutScreen = {
  features: ['late-fees'],
};
