import type { AppRoute, ScreenLoader } from '#src/islands/shell/routes.ts';

/** The area's first screen, which comes with the area itself. */
export const home: AppRoute<'owner'> = {
  path: '/',
  load: () => import('./screens/people/home/home-screen.tsx'),
  title: (text) => text.home.title,
};

/** Shown to whoever is in no organisation yet. */
export const onboarding: ScreenLoader = () => import('./screens/people/welcome/welcome-screen.tsx');
