import { vi } from 'vitest';

const left: string[] = [];

/** Keeps the page where it is: whatever would load another one is only noted. */
export function stayHere(): () => void {
  left.length = 0;
  const stop = (event: NavigateEvent) => {
    const isWithin = event.hashChange || !event.cancelable || event.downloadRequest !== null;
    const isScript = event.navigationType === 'replace' || event.navigationType === 'push';
    if (isWithin || (isScript && event.destination.sameDocument)) return;
    left.push(event.destination.url);
    event.preventDefault();
  };
  navigation.addEventListener('navigate', stop);
  return () => navigation.removeEventListener('navigate', stop);
}

/** The addresses, without their origin, of the pages that the screen wanted to load. */
export const departures = (): string[] => left.splice(0).map((url) => url.replace(location.origin, ''));

/** The address of the page that the screen wants to load, as soon as it does. */
export const departure = (): Promise<string> =>
  vi.waitUntil(() => departures()[0], { timeout: 5_000, interval: 20 });
