import { QueryClientContext, type QueryKey } from '@tanstack/react-query';
import { useCallback, useContext, useRef, useState } from 'react';
import { AppError, type ErrorKind, toAppError } from '#src/data/errors.ts';
import { newId } from '#src/data/new-id.ts';
import { DEED_DONE } from '#src/domain/island-events.ts';
import { loadText } from '#src/i18n/load.ts';
import { useText } from '#src/i18n/react.tsx';
import { showToast } from '#src/stores/toasts.ts';
import { appErrorText } from './error-text.ts';

/** After these the deed may have been done all the same: the next attempt must be recognisable as the same one. */
const UNKNOWN_OUTCOME: ReadonlySet<ErrorKind> = new Set(['offline', 'unexpected']);

export interface ActionOptions<Input, Result> {
  mutationFn: (input: Input, requestId: string) => Promise<Result>;
  onDone?: (result: Result, input: Input) => void;
  /** Queries to load again after success. */
  invalidates?: readonly QueryKey[] | ((result: Result, input: Input) => readonly QueryKey[]);
  /** Said after success. */
  toast?: string | ((result: Result, input: Input) => string);
  /** It has a way of its own without a connection. */
  worksOffline?: boolean;
  /** Of a deed that was begun before. */
  requestId?: string | undefined;
  /** Better sentences for some error codes. */
  errorTexts?: Readonly<Record<string, string>>;
}

export interface Action<Input, Result> {
  /** Never rejects. Undefined means that it failed (see `error`) or that one is still running. */
  run: (input: Input) => Promise<Result | undefined>;
  isRunning: boolean;
  /** The reader's sentence about the last failure. */
  error: string | null;
  failure: AppError | null;
  reset: () => void;
}

/**
 * A deed that changes something on the server, done once however often it is asked for: a second click while it runs
 * does nothing, and a repetition after an unknown outcome carries the same request id. Offline it refuses at once.
 */
export function useAction<Input, Result>(options: ActionOptions<Input, Result>): Action<Input, Result> {
  const common = useText('common');
  const { language } = common;
  // Pages outside the dashboards have no cache of rows.
  const queryClient = useContext(QueryClientContext);
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const running = useRef(false);
  const requestId = useRef<string | null>(null);
  const latest = useRef(options);
  latest.current = options;

  const run = useCallback(
    async (input: Input): Promise<Result | undefined> => {
      if (running.current) return undefined;
      running.current = true;
      setIsRunning(true);
      setFailure(null);
      requestId.current ??= latest.current.requestId ?? newId();
      try {
        if (!navigator.onLine && !latest.current.worksOffline) throw new AppError('offline', 'offline');
        const result = await latest.current.mutationFn(input, requestId.current);
        requestId.current = null;
        const { invalidates = [], toast, onDone } = latest.current;
        const keys = typeof invalidates === 'function' ? invalidates(result, input) : invalidates;
        for (const queryKey of keys) void queryClient?.invalidateQueries({ queryKey });
        const said = typeof toast === 'function' ? toast(result, input) : toast;
        if (said) showToast('success', said);
        document.dispatchEvent(new Event(DEED_DONE));
        onDone?.(result, input);
        return result;
      } catch (error) {
        const known = toAppError(error);
        if (!UNKNOWN_OUTCOME.has(known.kind)) requestId.current = null;
        if (known.kind === 'unexpected') console.error(error);
        await loadText(language, ['errors']).catch(() => undefined);
        setFailure(known);
        return undefined;
      } finally {
        running.current = false;
        setIsRunning(false);
      }
    },
    [queryClient, language],
  );

  return {
    run,
    isRunning,
    failure,
    error: failure ? appErrorText(failure, common, options.errorTexts) : null,
    reset: useCallback(() => setFailure(null), []),
  };
}
