import type { AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/payments/plan',
  load: () => import('./plan-request-screen.tsx'),
  title: (text) => text.navigation.planRequest,
};
