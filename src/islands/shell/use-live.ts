import {
  partialMatchKey,
  type Query,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { askAgain } from '#src/data/at-once.ts';
import { firstScreenStands } from './first-screen.ts';
import { type LiveSource, listen } from './live-channel.ts';

const BUNDLE_MS = 150;
/** A glance at another tab is no reason to ask again. */
const LOOKED_AT_AGAIN_MS = 60_000;
/** Read so shortly before listening that hardly anything can have changed in between. */
const JUST_READ_MS = 5_000;
/** What did change in between is shown this much later, and whoever has gone on by then has not read twice. */
const READ_TWICE_MS = 6_000;

type Choice = (query: Query) => boolean;

const waiting = new Map<QueryClient, readonly Choice[]>();

const matches = (queryKey: QueryKey, keys: readonly QueryKey[]) =>
  keys.some((key) => partialMatchKey(queryKey, key));

/** Loads the queries again in a moment, each once, whoever else asks for them meanwhile. */
function reloadSoon(queryClient: QueryClient, choice: Choice): void {
  const known = waiting.get(queryClient);
  waiting.set(queryClient, [...(known ?? []), choice]);
  if (known) return;
  setTimeout(() => {
    const choices = waiting.get(queryClient) ?? [];
    waiting.delete(queryClient);
    askAgain(queryClient, (query) => choices.some((isChosen) => isChosen(query)));
  }, BUNDLE_MS);
}

/**
 * Loads again what was read before it is listened to: at once what is older, and after a while what was read only just now,
 * or is being read, and was not read again since. Returns what calls the second off.
 */
export function catchUp(queryClient: QueryClient, keys: () => readonly QueryKey[]): () => void {
  const since = Date.now();
  // What was never read is not old: it may wait for a call that answers it with others (src/data/at-once.ts).
  const isOld: Choice = ({ state }) =>
    state.fetchStatus === 'idle' && state.status !== 'pending' && since - state.dataUpdatedAt > JUST_READ_MS;
  const known = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => matches(queryKey, keys()) });
  const old = new Set(known.filter(isOld));
  const underWay = new Set(known.filter(({ state }) => state.fetchStatus !== 'idle'));
  if (old.size > 0) reloadSoon(queryClient, (query) => old.has(query));
  const timer = setTimeout(
    () =>
      reloadSoon(
        queryClient,
        (query) =>
          matches(query.queryKey, keys()) && (underWay.has(query) || query.state.dataUpdatedAt <= since),
      ),
    READ_TWICE_MS,
  );
  return () => clearTimeout(timer);
}

/** Loads those of the queries again that were read a while ago. */
function reloadOld(queryClient: QueryClient, keys: readonly QueryKey[]): void {
  const isOld = (readAt: number) => Date.now() - readAt >= LOOKED_AT_AGAIN_MS;
  void queryClient.refetchQueries(
    {
      type: 'active',
      predicate: ({ queryKey, state }) => matches(queryKey, keys) && isOld(state.dataUpdatedAt),
    },
    { cancelRefetch: false },
  );
}

/**
 * Loads queries again whenever rows of the sources change on the server, and each time it begins to listen (`catchUp`): what
 * changed before, on another screen or while the connection was gone, was not told.
 * Events that come together cost one reload, also those of several listeners. No sources, no channel.
 *
 * The realtime service tells a change at most once, and does not say what it lost: whoever comes back to the page after a
 * while is shown what is true, too.
 */
export function useLive(sources: readonly LiveSource[], queryKeys: readonly QueryKey[]): void {
  const queryClient = useQueryClient();
  const keys = useRef(queryKeys);
  keys.current = queryKeys;
  // The list is usually written in place: only another content may open another channel.
  const wanted = JSON.stringify(sources);

  useEffect(() => {
    const list = JSON.parse(wanted) as LiveSource[];
    if (list.length === 0) return;
    let callOff: () => void = () => undefined;
    const onChange = () => {
      const changed = keys.current;
      reloadSoon(queryClient, ({ queryKey }) => matches(queryKey, changed));
    };
    const onListening = () => {
      callOff();
      callOff = catchUp(queryClient, () => keys.current);
    };
    const onWake = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) reloadOld(queryClient, keys.current);
    };
    let stop: () => void = () => undefined;
    let isGone = false;
    void firstScreenStands().then(() => {
      if (!isGone) stop = listen(list, { onChange, onListening });
    });
    document.addEventListener('visibilitychange', onWake);
    return () => {
      document.removeEventListener('visibilitychange', onWake);
      callOff();
      isGone = true;
      stop();
    };
  }, [wanted, queryClient]);
}
