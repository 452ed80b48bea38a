import type { AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/property/condition',
  load: () => import('./condition-screen.tsx'),
  title: (text) => text.navigation.rental,
};
