import { useEffect, useState } from 'react';

const WAIT_MS = 250;

/** The value once it has stopped changing for a moment, so that each key does not ask the server. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), WAIT_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
