import type { AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/democratic/proxies',
  load: () => import('./proxies-screen.tsx'),
  title: (text) => text.titles.decisionProxies,
  permission: 'people.read',
};

export const section: SectionEntry = { of: 'democratic', place: 3, label: (text) => text.decisionProxies };
