import type { AboutScreen, AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/online-payments',
  load: () => import('./online-payments-screen.tsx'),
  title: (text) => text.titles.onlinePayments,
  permission: 'money.read',
};

export const section: SectionEntry = { of: 'organization', place: 2, label: (text) => text.onlinePayments };

export const about: AboutScreen = {
  features: ['online'],
};
