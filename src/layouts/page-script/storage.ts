/** What is remembered under a key; null when nothing is, or when the browser blocks storage. */
export function remembered(key: string, storage: 'local' | 'session' = 'local'): string | null {
  try {
    return (storage === 'local' ? localStorage : sessionStorage).getItem(key);
  } catch {
    return null; // The page then works with what it can see.
  }
}

/** Remembers a choice, for as long as the page where storage is blocked. */
export function remember(key: string, value: string, storage: 'local' | 'session' = 'local'): void {
  try {
    (storage === 'local' ? localStorage : sessionStorage).setItem(key, value);
  } catch {
    // Same as above.
  }
}
