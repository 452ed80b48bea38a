import type { AboutScreen, AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/month',
  load: () => import('./month-screen.tsx'),
  title: (text) => text.titles.month,
  permission: 'money.read',
};

export const section: SectionEntry = { of: 'finance', place: 2, label: (text) => text.month };

export const about: AboutScreen = {
  features: ['charges'],
};
