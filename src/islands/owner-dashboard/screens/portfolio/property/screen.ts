import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/properties/:id',
  load: () => import('./property-screen.tsx'),
  title: (text) => text.titles.property,
  permission: 'portfolio.read',
};

export const about: AboutScreen = {
  features: ['vacancies', 'photos'],
  record: 'property',
  views: ['?tab=analytics', '?tab=metrics', '?tab=documents', '?tab=vacancy', '?tab=marketing'],
};
