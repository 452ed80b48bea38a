import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/properties/:id/edit',
  load: () => import('./edit-property-screen.tsx'),
  title: (text) => text.titles.editProperty,
  permission: 'portfolio.write',
};

export const about: AboutScreen = {
  features: ['photos'],
  record: 'property',
};
