// How everything that changes something on the server is done: once, told in the reader's words, and asked after when its
// answer was lost.
import { QueryClientContext, type QueryKey } from '@tanstack/react-query';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { AppError, toAppError } from '#src/data/errors.ts';
import { newId } from '#src/data/new-id.ts';
import { ACTION_DONE } from '#src/domain/foundation/island-events.ts';
import { loadText } from '#src/i18n/load.ts';
import { useText } from '#src/i18n/react.tsx';
import { showToast } from '#src/stores/toasts.ts';
import { appErrorText } from './error-text.ts';
import { hasPending } from './form/form-draft.ts';

const lostAnswers = () => import('./lost-answers.ts').catch(() => null);

export interface ActionOptions<Input, Result> {
  /** One that takes the request id is done once, however often it is sent with it. */
  mutationFn: (input: Input, requestId: string) => Promise<Result>;
  onDone?: (result: Result, input: Input) => void;
  /** Queries to load again after success. */
  invalidates?: readonly QueryKey[] | ((result: Result, input: Input) => readonly QueryKey[]);
  /** Said after success. */
  toast?: string | ((result: Result, input: Input) => string);
  /** It has a way of its own without a connection. */
  worksOffline?: boolean;
  /** Of an action that was begun before. */
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
  /** How often it was done. */
  round: number;
  reset: () => void;
}

/**
 * An action that changes something on the server, done once however often it is asked for: a second click while it runs
 * does nothing. Offline it refuses at once. When its answer is lost, its request id stays with the form until it is known
 * what became of it: it is asked after, and what is sent meanwhile is the same action, or waits for the answer.
 */
export function useAction<Input, Result>(options: ActionOptions<Input, Result>): Action<Input, Result> {
  const common = useText('common');
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const running = useRef(false);
  const attempts = useRef(0);
  const latest = useRef(options);
  latest.current = options;
  const { finish, round } = useFinish<Input, Result>();

  const fail = useFail(setFailure);
  const isShown = useIsShown();

  const run = useCallback(
    async (input: Input): Promise<Result | undefined> => {
      if (running.current) return undefined;
      running.current = true;
      attempts.current += 1;
      setIsRunning(true);
      setFailure(null);
      const asked = latest.current;
      const { mutationFn: action } = asked;
      const form = {
        path: window.location.pathname,
        action,
        isOnce: action.length > 1 && !asked.requestId,
        input,
      };
      // Fetched while the action is on its way: it is needed when the connection is gone.
      const answers = navigator.onLine ? lostAnswers() : null;
      let requestId = '';
      try {
        if (!navigator.onLine && !asked.worksOffline) throw new AppError('unsent', 'unsent');
        const pending = hasPending() ? await (await answers)?.idForForm(form) : undefined;
        requestId = pending ?? asked.requestId ?? newId();
        const result = await action(input, requestId);
        if (hasPending()) (await answers)?.forgetForm(form);
        finish(result, input, latest.current);
        return result;
      } catch (thrown) {
        const lost = await answers;
        const known = toAppError(thrown);
        await fail(lost ? await lost.afterFailure(form, requestId, known) : known);
        const own = attempts.current;
        void lost
          ?.followForm(form, requestId, () => attempts.current !== own, fail)
          .then((end) => {
            if (!end) return;
            setFailure(null);
            // Whoever has closed the form is not led anywhere any more.
            finish(end.result, input, isShown.current ? asked : { ...asked, onDone: () => undefined });
          });
        return undefined;
      } finally {
        running.current = false;
        setIsRunning(false);
      }
    },
    [fail, finish, isShown],
  );

  return {
    run,
    isRunning,
    failure,
    round,
    error: failure ? appErrorText(failure, common, options.errorTexts) : null,
    reset: useCallback(() => setFailure(null), []),
  };
}

/** What follows an action that was done, and how often it was. */
function useFinish<Input, Result>() {
  // Pages outside the dashboards have no cache of rows.
  const queryClient = useContext(QueryClientContext);
  const [round, setRound] = useState(0);
  const finish = useCallback(
    (result: Result, input: Input, { invalidates = [], toast, onDone }: ActionOptions<Input, Result>) => {
      const keys = typeof invalidates === 'function' ? invalidates(result, input) : invalidates;
      for (const queryKey of keys) void queryClient?.invalidateQueries({ queryKey });
      const said = typeof toast === 'function' ? toast(result, input) : toast;
      if (said) showToast('success', said);
      document.dispatchEvent(new Event(ACTION_DONE));
      setRound((before) => before + 1);
      onDone?.(result, input);
    },
    [queryClient],
  );
  return { finish, round };
}

/** Tells why an action was refused, in words that are there by then. */
function useFail(tell: (error: AppError) => void) {
  const { language } = useText('common');
  const queryClient = useContext(QueryClientContext);
  return useCallback(
    async (error: AppError) => {
      if (error.kind === 'unexpected') console.error(error.cause ?? error);
      // What is on the screen is from before it.
      if (error.code === 'earlier_attempt_saved') void queryClient?.invalidateQueries();
      await loadText(language, ['errors']).catch(() => undefined);
      tell(error);
    },
    [language, tell, queryClient],
  );
}

function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
