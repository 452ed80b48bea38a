import { authPolicy } from '#stack/auth/policy.ts';

/** Counts what is done under a key (an address), and says when it has been too often of late. */
export interface RateLimit {
  isReached(key: string): boolean;
  count(key: string): void;
  forget(key: string): void;
  /** How many keys are remembered. */
  readonly size: number;
}

/**
 * @param most how often within the window
 * @param now the clock, in milliseconds
 */
export function createRateLimit(most: number, windowMs: number, now: () => number = Date.now): RateLimit {
  const times = new Map<string, number[]>();
  let tidiedAt = now();

  function recent(key: string): number[] {
    const since = now() - windowMs;
    return (times.get(key) ?? []).filter((time) => time > since);
  }

  /** What was done before the window counts no more, whoever did it. */
  function tidy(): void {
    for (const key of times.keys()) if (recent(key).length === 0) times.delete(key);
    tidiedAt = now();
  }

  return {
    get size() {
      return times.size;
    },
    isReached: (key) => recent(key).length >= most,
    count(key) {
      if (now() - tidiedAt > windowMs) tidy();
      times.set(key, [...recent(key), now()]);
    },
    forget(key) {
      times.delete(key);
    },
  };
}

/** Slows down guessing: after some failures for one address, further tries are turned away for a while. */
export function createFailureLimit(now?: () => number): RateLimit {
  return createRateLimit(authPolicy.failedSignIns, authPolicy.failedSignInWindowMs, now);
}

/** Keeps a mailbox from being flooded. Counts known and unknown addresses alike, so that it tells nothing. */
export function createMailLimit(now?: () => number): RateLimit {
  return createRateLimit(authPolicy.mailsToOneAddress, authPolicy.mailWindowMs, now);
}

/** Slows down guessing of links, whoever they are for. */
export function createLinkLimit(now?: () => number): RateLimit {
  return createRateLimit(authPolicy.failedLinks, authPolicy.failedSignInWindowMs, now);
}
