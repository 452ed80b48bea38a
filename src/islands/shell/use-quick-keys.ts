import { useEffect, useRef } from 'react';

/** Keys that lead to a screen, written one after the other with a space between: `g p`. */
export type QuickKeys = Readonly<Record<string, string>>;

export interface QuickKeyActions {
  openPalette: () => void;
  openSheet: () => void;
  go: (path: string) => void;
}

const NEXT_KEY_MS = 1_200;
const STORAGE_KEY = 'quick_keys';

/** Letters alone may be switched off: voice control and slips of the hand type them too (WCAG 2.1.4). */
export const areLettersOn = (): boolean => localStorage.getItem(STORAGE_KEY) !== 'off';
export function switchLetters(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, 'off');
}

/** The keys of the palette as this machine's keyboard names them. */
export const paletteKeys = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('#content input[type="search"]');
  field?.focus();
  return field !== null;
}

/** What keys mean wherever the reader is: ⌘K or Ctrl+K the palette, ? the sheet, / the list's search, letters a screen. */
export function useQuickKeys(keys: QuickKeys, actions: QuickKeyActions): void {
  const latest = useRef({ keys, actions });
  latest.current = { keys, actions };

  useEffect(() => {
    let first = '';
    let timer: ReturnType<typeof setTimeout> | undefined;

    const onLetter = (key: string): boolean => {
      const { keys: known, actions: act } = latest.current;
      const typed = first ? `${first} ${key}` : key;
      clearTimeout(timer);
      first = '';
      const path = known[typed];
      if (path) act.go(path);
      else if (Object.keys(known).some((name) => name.startsWith(`${typed} `))) {
        first = typed;
        timer = setTimeout(() => {
          first = '';
        }, NEXT_KEY_MS);
      } else return false;
      return true;
    };

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      if (event.metaKey || event.ctrlKey) {
        if (event.key.toLowerCase() !== 'k' || event.shiftKey) return;
        event.preventDefault();
        latest.current.actions.openPalette();
        return;
      }
      if (isTyping(event.target) || document.querySelector('dialog[open]') || !areLettersOn()) return;
      let isTaken = false;
      if (event.key === '?') {
        latest.current.actions.openSheet();
        isTaken = true;
      } else if (event.key === '/') isTaken = focusSearch();
      else isTaken = onLetter(event.key.toLowerCase());
      if (isTaken) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
