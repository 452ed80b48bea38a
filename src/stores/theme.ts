import { persistentAtom } from '@nanostores/persistent';
import { atom, computed, onMount } from 'nanostores';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
export type Theme = 'light' | 'dark';

/** Reads a stored choice; anything unknown means "as the system". */
export function toThemeChoice(text: string | null | undefined): ThemeChoice {
  return themeChoices.find((choice) => choice === text) ?? 'system';
}

/** The theme to show for a choice on a system that is dark or not. */
export function resolveTheme(choice: ThemeChoice, isSystemDark: boolean): Theme {
  if (choice !== 'system') return choice;
  return isSystemDark ? 'dark' : 'light';
}

/** The visitor's choice, in localStorage under `theme`, shared by every island and every open tab. */
export const $themeChoice = persistentAtom<ThemeChoice>('theme', 'system', {
  encode: (choice) => choice,
  decode: toThemeChoice,
});

/** What a page is built with, where no visitor's choice is known. */
export const builtThemeChoice = (): ThemeChoice => 'system';

const darkQuery = '(prefers-color-scheme: dark)';

/** Whether the operating system asks for dark; follows it while somebody listens. */
export const $isSystemDark = atom(false);

onMount($isSystemDark, () => {
  if (typeof matchMedia === 'undefined') return;
  const query = matchMedia(darkQuery);
  const follow = () => $isSystemDark.set(query.matches);
  follow();
  query.addEventListener('change', follow);
  return () => query.removeEventListener('change', follow);
});

export const $theme = computed([$themeChoice, $isSystemDark], resolveTheme);

/** Remembers the choice and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  $themeChoice.set(choice);
}

/** Applies the theme to the page and keeps it applied. Returns how to stop. */
export function startTheme(): () => void {
  return $theme.subscribe((theme) => {
    document.documentElement.dataset.theme = theme;
  });
}
