import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/democratic/rules/:id/shares',
  load: () => import('./unit-shares-screen.tsx'),
  title: (text) => text.titles.decisionRules,
  permission: 'decisions.write',
};

export const about: AboutScreen = {
  record: 'property',
};
