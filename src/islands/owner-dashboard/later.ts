import type { ScreenLoader } from '#src/islands/shell/routes.ts';
import { laterScreens } from './later-screens.ts';

/** The loader of a screen that `later-screens.ts` names. */
export const later = (name: keyof typeof laterScreens): ScreenLoader => laterScreens[name];
