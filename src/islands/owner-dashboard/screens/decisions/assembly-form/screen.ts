import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: ['/democratic/assemblies/new', '/democratic/assemblies/:id/edit'],
  load: () => import('./assembly-form-screen.tsx'),
  title: (text) => text.titles.newAssembly,
  permission: 'decisions.write',
};

export const about: AboutScreen = {
  record: 'draftAssembly',
};
