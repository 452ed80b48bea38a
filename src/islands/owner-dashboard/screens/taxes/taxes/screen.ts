import type { AboutScreen, AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/taxes',
  load: () => import('./taxes-screen.tsx'),
  title: (text) => text.titles.taxes,
  permission: 'money.read',
};

export const section: SectionEntry = { of: 'reports', place: 4, label: (text) => text.taxes };

export const about: AboutScreen = {
  features: ['calendar'],
};
