import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/democratic/rules/:id/edit',
  load: () => import('./rules-form-screen.tsx'),
  title: (text) => text.titles.decisionRules,
  permission: 'decisions.write',
};

export const about: AboutScreen = {
  record: 'property',
};
