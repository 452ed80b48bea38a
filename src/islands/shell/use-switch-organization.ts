import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { chooseOrganization } from '#src/stores/active-organization.ts';

/** What is about the user, not about an organisation. */
const OF_THE_USER = new Set<unknown>(['session', 'profile']);

/** Forgets rows that no screen shows, so that nothing of an organisation outlasts the reader's place in it. */
export function forgetHiddenRows(queryClient: QueryClient): void {
  queryClient.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey }) => !OF_THE_USER.has(queryKey[0]),
  });
}

/** Changes to another organisation: its screens begin anew, the other's rows and live channels end. */
export function useSwitchOrganization(): (id: string) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (id) => {
      chooseOrganization(id);
      // Only once the old screens are gone are their rows nobody's.
      setTimeout(() => forgetHiddenRows(queryClient));
    },
    [queryClient],
  );
}
