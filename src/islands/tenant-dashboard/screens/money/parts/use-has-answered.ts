import { useState } from 'react';

/**
 * Whether the server has answered since the screen opened: a form whose amounts come from what is owed does not begin
 * with what was kept of it. Without a connection what was kept is all there is.
 */
export function useHasAnswered(...queries: readonly { readonly isFetching: boolean }[]): boolean {
  const [hasAnswered, setAnswered] = useState(false);
  if (!hasAnswered && (!queries.some(({ isFetching }) => isFetching) || !navigator.onLine)) setAnswered(true);
  return hasAnswered;
}
