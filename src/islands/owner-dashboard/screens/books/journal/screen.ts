import type { AboutScreen, AppScreen, BarEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/journal',
  load: () => import('./journal-screen.tsx'),
  title: (text) => text.titles.journal,
  permission: 'money.read',
};

export const bar: BarEntry = { place: 3, label: (text) => text.areas.journal };

export const about: AboutScreen = {
  features: ['ledger'],
};
