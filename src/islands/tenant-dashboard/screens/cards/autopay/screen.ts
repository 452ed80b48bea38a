import type { AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/payments/autopay',
  load: () => import('./autopay-screen.tsx'),
  title: (text) => text.navigation.autopay,
};
