import type { AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/distributions',
  load: () => import('./distributions-screen.tsx'),
  title: (text) => text.titles.distributions,
  permission: 'money.read',
};

export const section: SectionEntry = { of: 'reports', place: 3, label: (text) => text.distributions };
