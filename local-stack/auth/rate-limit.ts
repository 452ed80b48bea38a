import { authPolicy } from '#stack/auth/policy.ts';

/** Slows down guessing: after some failures for one address, further tries are turned away for a while. */
export interface FailureLimit {
  isReached(key: string): boolean;
  countFailure(key: string): void;
  forget(key: string): void;
}

/** @param now the clock, in milliseconds */
export function createFailureLimit(now: () => number = Date.now): FailureLimit {
  const failures = new Map<string, number[]>();

  function recent(key: string): number[] {
    const since = now() - authPolicy.failedSignInWindowMs;
    return (failures.get(key) ?? []).filter((time) => time > since);
  }

  return {
    isReached: (key) => recent(key).length >= authPolicy.failedSignIns,
    countFailure(key) {
      failures.set(key, [...recent(key), now()]);
    },
    forget(key) {
      failures.delete(key);
    },
  };
}
