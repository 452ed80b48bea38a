import { useEffect, useRef } from 'react';
import { actionOf, type RowAction } from './keys.ts';

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

/** A box that is ticked takes no letters; an open menu does. */
const TAKES_LETTERS = 'input:not([type="checkbox"]), textarea, select, [role="menu"] *, [role="listbox"] *';
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(TAKES_LETTERS));

const isInRow = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('#content :is(tr, li, article)') !== null;

function doToRows(action: RowAction): boolean {
  void import('./list/row-keys.ts').then(
    (file) => file.doToRows(action),
    () => undefined,
  );
  return true;
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('#content input[type="search"]');
  field?.focus();
  return field !== null;
}

/** What single letters do on the screen that is shown. */
export type ScreenKeys = Readonly<Record<string, () => void>>;

let ofScreen: { readonly current: ScreenKeys } | null = null;

/** Letters of a screen, which go before those that lead elsewhere while it is shown; not after the first of two. */
export function useScreenKeys(keys: ScreenKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    ofScreen = latest;
    return () => {
      if (ofScreen === latest) ofScreen = null;
    };
  }, []);
}

/** What keys mean wherever the reader is: ⌘K or Ctrl+K the palette, those of `KEYS`, and letters a screen. */
export function useQuickKeys(keys: QuickKeys, actions: QuickKeyActions): void {
  const latest = useRef({ keys, actions });
  latest.current = { keys, actions };

  useEffect(() => {
    let first = '';
    let timer: ReturnType<typeof setTimeout> | undefined;

    const onLetter = (key: string): boolean => {
      const own = first ? undefined : ofScreen?.current[key];
      if (own) {
        own();
        return true;
      }
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

    const onKey = ({ key, target }: KeyboardEvent): boolean => {
      const action = actionOf(key);
      if (!action) return false;
      if (action === 'sheet') {
        latest.current.actions.openSheet();
        return true;
      }
      if (action === 'search') return focusSearch();
      // Arrows move the page, but for who goes from row to row.
      return (key.length === 1 || isInRow(target)) && doToRows(action);
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
      if (onLetter(event.key.toLowerCase()) || onKey(event)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
