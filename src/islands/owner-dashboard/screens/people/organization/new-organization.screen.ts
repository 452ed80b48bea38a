import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/organizations/new',
  load: () => import('./new-organization-screen.tsx'),
  title: (text) => text.titles.newOrganization,
};

export const about: AboutScreen = {
  asksNothing: true,
};
