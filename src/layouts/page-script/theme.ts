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
  for (const control of document.getElementsByName('site-theme')) {
    (control as HTMLInputElement).checked = (control as HTMLInputElement).value === choice();
  }
}

function choice(): string {
  const stored = remembered('theme');
  return stored === 'dark' || stored === 'light' ? stored : 'system';
}

function show(): void {
  const chosen = choice();
  const system = isSystemDark().matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = chosen === 'system' ? system : chosen;
  showChoice();
}
