import type { ScreenLoader } from '#src/islands/shell/routes.ts';

type LaterScreens = typeof import('./later-screens.ts').laterScreens;

/** The loader of a screen that `later-screens.ts` names. */
export const later =
  (name: keyof LaterScreens): ScreenLoader =>
  async () =>
    (await import('./later-screens.ts')).laterScreens[name]();
