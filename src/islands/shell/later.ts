import { useEffect, useReducer, useState } from 'react';

/** Something whose code is fetched when it is first needed; after a failure, the next one who needs it has it fetched again. */
export interface Later<Value> {
  /** What was fetched; undefined until then. */
  readonly known: Value | undefined;
  readonly fetch: () => Promise<Value>;
}

export function later<Value>(load: () => Promise<Value>): Later<Value> {
  let known: Value | undefined;
  let underWay: Promise<Value> | undefined;
  const run = async () => {
    try {
      known = await load();
      return known;
    } finally {
      underWay = undefined;
    }
  };
  return {
    get known() {
      return known;
    },
    fetch: () => {
      underWay ??= known === undefined ? run() : Promise.resolve(known);
      return underWay;
    },
  };
}

/**
 * What was fetched, or undefined while it is on its way. A failure is thrown, to the nearest error boundary.
 *
 * Not React's `lazy`: what waits under a shown fallback is held back there for 300 ms after the last one, each time anew where
 * one part brings the next. And what is here already shows in the first rendering.
 * @param after what has to be there before it is even fetched
 */
export function useLater<Value>(part: Later<Value>, after?: () => Promise<void>): Value | undefined {
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const [, showAgain] = useReducer((count: number) => count + 1, 0);
  const { known } = part;

  useEffect(() => {
    if (known !== undefined) return;
    let isGone = false;
    const fetched = after ? after().then(() => (isGone ? undefined : part.fetch())) : part.fetch();
    fetched.then(
      () => isGone || showAgain(),
      (error: unknown) => isGone || setFailure({ error }),
    );
    return () => {
      isGone = true;
    };
  }, [part, after, known]);

  if (failure) throw failure.error;
  return known;
}
