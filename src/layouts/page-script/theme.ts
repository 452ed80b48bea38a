import { remember, remembered } from './storage.ts';

const isSystemDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Shows the stored theme, or the system's, before anything is painted; follows the system and the other tabs. */
export function settleTheme(): void {
  show();
  isSystemDark().addEventListener('change', show);
  addEventListener('storage', show);
}

/** The control of the pages without an island: a radio button for each choice. */
export function chooseTheme(control: HTMLInputElement): void {
  remember('theme', control.value);
  show();
}

/** Checks the button of the choice that is shown. */
export function showChoice(): void {
  const choice = remembered('theme');
  for (const control of document.querySelectorAll<HTMLInputElement>('input[name="site-theme"]')) {
    control.checked = control.value === (choice === 'dark' || choice === 'light' ? choice : 'system');
  }
}

function show(): void {
  const choice = remembered('theme');
  const isDark = choice === 'dark' || (choice !== 'light' && isSystemDark().matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  showChoice();
}
