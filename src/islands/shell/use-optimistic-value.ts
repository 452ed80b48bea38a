import { useEffect, useState } from 'react';

/** What a control shows: what was just chosen, until the server's own value comes, or comes back after a refusal. */
export function useOptimisticValue<Value>(value: Value, hasFailed: boolean): [Value, (next: Value) => void] {
  const [shown, setShown] = useState(value);
  useEffect(() => setShown(value), [value]);
  useEffect(() => {
    if (hasFailed) setShown(value);
  }, [hasFailed, value]);
  return [shown, setShown];
}
