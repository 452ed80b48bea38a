import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { accountQueries, wants } from '#src/data/account/queries.ts';
import { getClient } from '#src/data/client.ts';
import type { TableRow } from '#src/data/rows.ts';
import { useText } from '#src/i18n/react.tsx';
import { showToast } from '#src/stores/toasts.ts';
import { useOrganizations, useSession } from '../session.ts';
import { useGo } from '../use-go.ts';
import { noticeEvents } from './notice-events.ts';

type PaymentChange = RealtimePostgresChangesPayload<TableRow<'payments'>>;

const JUST_NOW_MS = 5_000;

/** Says in passing what happens to payments while one looks elsewhere, as far as one wants to hear of it. */
export function Notices() {
  const { userId, userType } = useSession();
  const { active } = useOrganizations();
  const rows = useQuery(accountQueries.notifications(userId));
  const [event] = noticeEvents(userType, active);
  if (!event || !rows.data || !wants(rows.data, event, 'in_app')) return null;
  return event === 'payment_reported' ? <Reported organizationId={active?.id ?? ''} /> : <Decided />;
}

function Reported({ organizationId }: { organizationId: string }) {
  const { notices } = useText('account');
  const go = useGo();
  usePaymentChanges('INSERT', `organization_id=eq.${organizationId}`, (change) => {
    if (!('status' in change.new) || change.new.status !== 'reported') return;
    const { id } = change.new;
    showToast('info', notices.payment_reported, {
      label: notices.open,
      run: () => go(`/finance/payments/${id}`),
    });
  });
  return null;
}

function Decided() {
  const { notices } = useText('account');
  const go = useGo();
  usePaymentChanges('UPDATE', undefined, (change) => {
    if (!('status' in change.new)) return;
    const { id, status, decided_at: decidedAt } = change.new;
    if (status !== 'confirmed' && status !== 'rejected') return;
    // A payment changes again when its credit is used: that is no decision.
    const isNew = Date.parse(change.commit_timestamp) - Date.parse(decidedAt ?? '') < JUST_NOW_MS;
    if (!isNew) return;
    showToast(status === 'confirmed' ? 'success' : 'info', notices[`payment_${status}`], {
      label: notices.open,
      run: () => go(`/payments/${id}`),
    });
  });
  return null;
}

/** Follows changes of payments that the reader may see; the server decides which those are. */
function usePaymentChanges(
  event: 'INSERT' | 'UPDATE',
  filter: string | undefined,
  onChange: (change: PaymentChange) => void,
): void {
  const latest = useRef(onChange);
  latest.current = onChange;

  useEffect(() => {
    const client = getClient();
    const channel = client.channel(`notices-${event}-${filter ?? ''}`);
    const wanted = { schema: 'public', table: 'payments', ...(filter && { filter }) };
    channel.on('postgres_changes', { event: '*', ...wanted }, (change) => {
      if (change.eventType === event) latest.current(change as PaymentChange);
    });
    channel.subscribe();
    return () => void client.removeChannel(channel);
  }, [event, filter]);
}
