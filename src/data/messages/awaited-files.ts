const SOONEST_MS = 2_000;

/** When a file that had not arrived was first missed, by its id. */
const missedSince = new Map<string, number>();

interface AwaitedFile {
  readonly id: string;
  readonly url: string | null;
}

/**
 * In how many milliseconds to look again for files on their way: the storage tells nobody when one arrives. Soon at first,
 * then after as long again as the newest of them has been missed; `longestMs` where none is missed.
 */
export function lookAgainMs(files: readonly AwaitedFile[], now: number, longestMs: number): number {
  let wait = longestMs;
  for (const { id, url } of files) {
    if (url !== null) {
      missedSince.delete(id);
      continue;
    }
    const since = missedSince.get(id) ?? now;
    missedSince.set(id, since);
    wait = Math.min(wait, Math.max(SOONEST_MS, now - since));
  }
  return wait;
}
