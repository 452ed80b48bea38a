import { useEffect, useRef } from 'react';
import type { AppError } from '#src/data/errors.ts';
import { showToast } from '#src/stores/toasts.ts';

/** Says an action's failure in a toast, for actions that have no place of their own on the screen. */
export function useErrorToast({ error, failure }: { error: string | null; failure: AppError | null }): void {
  const sentence = useRef(error);
  sentence.current = error;
  useEffect(() => {
    if (failure && sentence.current) showToast('error', sentence.current);
  }, [failure]);
}
