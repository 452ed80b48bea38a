import type { AppRoute } from '#src/islands/shell/routes.ts';

/** The area's first screen, which comes with the area itself. */
export const home: AppRoute<'tenant'> = {
  path: '/',
  load: () => import('./screens/people/home/home-screen.tsx'),
  title: (text) => text.home.title,
};
