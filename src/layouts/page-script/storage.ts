type Which = 'localStorage' | 'sessionStorage';

/** What is remembered under a key; null when nothing is, or when the browser blocks storage. */
export function remembered(key: string, storage: Which = 'localStorage'): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null; // The page then works with what it can see.
  }
}

/** Remembers a choice, for as long as the page where storage is blocked. */
export function remember(key: string, value: string, storage: Which = 'localStorage'): void {
  try {
    globalThis[storage].setItem(key, value);
  } catch {
    // Same as above.
  }
}
