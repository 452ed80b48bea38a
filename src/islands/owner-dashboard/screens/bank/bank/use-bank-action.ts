import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Action, type ActionOptions, useAction } from '#src/islands/shell/use-action.ts';
import { bankKeys } from './bank-keys.ts';

/** An action on a bank line. Refused because somebody was faster, it shows what they did. */
export function useBankAction<Input, Result>(
  options: Omit<ActionOptions<Input, Result>, 'invalidates'>,
): Action<Input, Result> {
  const client = useQueryClient();
  const action = useAction({ ...options, invalidates: bankKeys });
  const { failure } = action;
  useEffect(() => {
    if (failure?.kind !== 'conflict') return;
    for (const queryKey of bankKeys) void client.invalidateQueries({ queryKey });
  }, [client, failure]);
  return action;
}
