import { useStore } from '@nanostores/react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { isUnsent, type OutboxEntry } from '#src/data/foundation/outbox/entry.ts';
import type { OutboxKind } from '#src/domain/foundation/outbox.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { $connectivity } from '#src/stores/connectivity.ts';
import { $timeZone } from '#src/stores/time-zone.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { AppLink } from '../app-link.tsx';
import { loneLinkClass } from '../link-class.ts';
import { useSession } from '../session.ts';
import { $outbox, workOutbox } from './outbox-store.ts';

/** What changes on the server with an action of each kind: the first part of the queries' keys. */
const CHANGES: Record<OutboxKind, readonly string[]> = {
  maintenance_report: ['maintenance'],
  maintenance_message: ['maintenance'],
  maintenance_photos: ['maintenance'],
  maintenance_rating: ['maintenance'],
  payment_report: ['tenancy', 'payments'],
  message: ['messages'],
  conversation: ['messages'],
  requested_document: ['document-requests'],
  notice_acknowledgement: ['notices', 'waiting'],
};

/** Sends what waits for as long as the area is open, and says what of it there is, and how old what is on screen is. */
export function OfflineLine() {
  const text = useText('outbox');
  const { userId } = useSession();
  const queryClient = useQueryClient();
  const entries = useStore($outbox).filter(isUnsent);
  const isOffline = useStore($connectivity) === 'offline';
  const arrived = useRef(text.arrived);
  arrived.current = text.arrived;

  useEffect(() => {
    const onSent = ({ kind }: OutboxEntry) => {
      for (const root of CHANGES[kind]) void queryClient.invalidateQueries({ queryKey: [root] });
    };
    const onEmptied = () => showToast('success', arrived.current);
    return workOutbox(userId, { onSent, onEmptied });
  }, [userId, queryClient]);

  const [path] = useLocation();
  const isLineShown = entries.length > 0 && path !== '/outbox';
  const failed = entries.filter(({ state }) => state === 'failed').length;
  if (!isLineShown && !isOffline) return null;
  return (
    <div role="status" className="grid gap-2 px-4 pt-2 sm:px-6 lg:px-8">
      {isOffline ? <AsOf queryClient={queryClient} /> : null}
      {isLineShown ? (
        <Notice
          tone={failed > 0 ? 'bad' : 'info'}
          action={
            <AppLink to="/outbox" className={loneLinkClass}>
              {text.see}
            </AppLink>
          }
        >
          {text.line({ waiting: entries.length - failed, failed })}
        </Notice>
      ) : null}
    </div>
  );
}

/** The moment at which the oldest of what is on screen was read; undefined when nothing is. */
function oldestOnScreen(queryClient: QueryClient): number | undefined {
  const shown = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((updatedAt) => updatedAt > 0);
  return shown.length > 0 ? Math.min(...shown) : undefined;
}

const LOOK_AGAIN_MS = 300;

function AsOf({ queryClient }: { queryClient: QueryClient }) {
  const { asOf } = useText('outbox');
  const language = useLanguage();
  const timeZone = useStore($timeZone);
  const [moment, setMoment] = useState(() => oldestOnScreen(queryClient));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = queryClient.getQueryCache().subscribe(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        setMoment(oldestOnScreen(queryClient));
      }, LOOK_AGAIN_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queryClient]);

  if (moment === undefined) return null;
  return (
    <p className="px-1 text-14 text-secondary">
      {asOf({ moment: formatInstant(moment, language, timeZone) })}
    </p>
  );
}
