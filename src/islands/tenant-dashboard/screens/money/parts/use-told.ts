import { useState } from 'react';

/**
 * Whether the server has answered since the screen opened: a form whose amounts come from what is owed does not begin
 * with what was kept of it. Without a connection what was kept is all there is.
 */
export function useTold(...queries: readonly { readonly isFetching: boolean }[]): boolean {
  const [isTold, setTold] = useState(false);
  if (!isTold && (!queries.some(({ isFetching }) => isFetching) || !navigator.onLine)) setTold(true);
  return isTold;
}
