import { useStore } from '@nanostores/react';
import { useQueryClient } from '@tanstack/react-query';
import { waitingQueries } from '#src/data/messages/waiting.ts';
import { markRead, markUnread, mute, snooze, unmute } from '#src/data/notifications/centre/mutations.ts';
import { NOTIFICATIONS } from '#src/data/notifications/unread.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { $timeZone } from '#src/stores/time-zone.ts';
import { showToast } from '#src/stores/toasts.ts';
import { useAction } from '../use-action.ts';
import { useErrorToast } from '../use-error-toast.ts';

const CHANGED = [NOTIFICATIONS, waitingQueries.all];
/** What a timer of a browser can wait for. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Puts what is unread of a record away until a moment, or brings it back. */
export function useSnooze(onDone?: () => void) {
  const text = useText('notifications');
  const language = useLanguage();
  const timeZone = useStore($timeZone);
  const queryClient = useQueryClient();
  const reload = () => CHANGED.map((queryKey) => queryClient.invalidateQueries({ queryKey }));
  return useAction({
    mutationFn: snooze,
    invalidates: CHANGED,
    toast: (_, { until }) =>
      until ? text.snoozed({ when: formatInstant(until, language, timeZone) }) : text.unsnoozed,
    onDone: (_, { until }) => {
      const wait = until ? Date.parse(until) - Date.now() : 0;
      // Nothing on the server changes when its time has come.
      if (wait > 0 && wait < LONGEST_WAIT_MS) setTimeout(reload, wait);
      onDone?.();
    },
  });
}

/** What can be done with notifications; each says what it did. */
export function useCentre() {
  const text = useText('notifications');
  const { actions } = useText('common');

  const unread = useAction({ mutationFn: markUnread, invalidates: CHANGED });
  const read = useAction({ mutationFn: markRead, invalidates: CHANGED });
  const readAll = useAction({
    mutationFn: markRead,
    invalidates: CHANGED,
    onDone: (ids) => {
      if (ids.length === 0) return void showToast('info', text.nothingUnread);
      const undo = { label: actions.undo, run: () => void unread.run({ ids }) };
      showToast('success', text.markedAll({ count: ids.length }), undo);
    },
  });
  const away = useSnooze();
  const silence = useAction({ mutationFn: mute, invalidates: CHANGED, toast: text.muted });
  const hear = useAction({ mutationFn: unmute, invalidates: CHANGED, toast: text.unmuted });
  useErrorToast(unread);
  useErrorToast(read);
  useErrorToast(readAll);
  useErrorToast(away);
  useErrorToast(silence);
  useErrorToast(hear);
  return { unread, read, readAll, away, silence, hear };
}

export type CentreActions = ReturnType<typeof useCentre>;
