/**
 * What single keys mean, wherever the reader is. They are bound by it, and the sheet of keys is made of it: each has a button
 * or a link that does the same.
 */
export const KEYS = {
  '?': 'sheet',
  '/': 'search',
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  x: 'choose',
  r: 'reply',
} as const;

/** What the browser does by itself, and the sheet says, too. */
export const OF_THE_BROWSER = { open: 'Enter', close: 'Esc' } as const;

export type KeyAction = (typeof KEYS)[keyof typeof KEYS];

/** What a list's rows are done to; fetched with the first of these keys. */
export type RowAction = Exclude<KeyAction, 'sheet' | 'search'>;

/** The action of a key, whether its letter is written large or small. */
export function actionOf(key: string): KeyAction | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(KEYS, name) ? KEYS[name as keyof typeof KEYS] : undefined;
}
