import type { AppRoute } from '#src/islands/shell/routes.ts';

/** The area's first screen. */
export const home: AppRoute<'admin'> = {
  path: '/',
  load: () => import('./screens/people/home/home-screen.tsx').then((file) => ({ Screen: file.HomeScreen })),
  title: (text) => text.title,
};
