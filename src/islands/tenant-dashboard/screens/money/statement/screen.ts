import type { AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/payments/statement',
  load: () => import('./statement-screen.tsx'),
  title: (text) => text.navigation.statement,
};
