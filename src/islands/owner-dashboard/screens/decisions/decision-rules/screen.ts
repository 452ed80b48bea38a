import type { AboutScreen, AppScreen, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: ['/democratic/rules', '/democratic/rules/:id'],
  load: () => import('./decision-rules-screen.tsx'),
  title: (text) => text.titles.decisionRules,
  permission: 'portfolio.read',
  isOne: true,
};

export const section: SectionEntry = { of: 'democratic', place: 4, label: (text) => text.decisionRules };

export const about: AboutScreen = {
  record: 'property',
  features: ['decisions'],
};
