import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useRef } from 'react';
import { accountQueries, wants } from '#src/data/people/account/queries.ts';
import type { Row } from '#src/data/rows.ts';
import { type NotificationEvent, notificationsFor } from '#src/domain/notifications/events.ts';
import { useText } from '#src/i18n/react.tsx';
import { showToast } from '#src/stores/toasts.ts';
import { useOrganizations, useSession } from '../session.ts';
import { useGo } from '../use-go.ts';
import { CardDisputed } from './card-notices.tsx';
import { ParcelWaiting, ReservationDecided, RulesPublished } from './community-notices.tsx';
import { DocumentHandedIn, DocumentRequested, DocumentShared } from './document-notices.tsx';
import { useChanges } from './use-changes.ts';
import {
  MaintenanceReported,
  MaintenanceUpdated,
  MessageReceived,
  NoticePublished,
} from './work-notices.tsx';

const JUST_NOW_MS = 5_000;

const watchers: Partial<Record<NotificationEvent, ComponentType>> = {
  payment_reported: Reported,
  payment_decided: Decided,
  card_disputed: CardDisputed,
  message_received: MessageReceived,
  notice_published: NoticePublished,
  maintenance_reported: MaintenanceReported,
  maintenance_updated: MaintenanceUpdated,
  document_handed_in: DocumentHandedIn,
  document_requested: DocumentRequested,
  document_shared: DocumentShared,
  parcel_waiting: ParcelWaiting,
  reservation_decided: ReservationDecided,
  rules_published: RulesPublished,
};

/** Says in passing what happens while one looks elsewhere, as far as one wants to hear of it. */
export function Notices() {
  const { userId, userType } = useSession();
  const { active } = useOrganizations();
  const { data: rows } = useQuery(accountQueries.notifications(userId));
  if (!rows) return null;
  return notificationsFor(userType, active)
    .filter((event) => wants(rows, event, 'in_app'))
    .map((event) => {
      const Watcher = watchers[event];
      return Watcher ? <Watcher key={event} /> : null;
    });
}

function Reported() {
  const { notices } = useText('account');
  const { active } = useOrganizations();
  const go = useGo();
  useChanges<Row<'payments'>>('payments', 'INSERT', `organization_id=eq.${active?.id}`, (change) => {
    // What the office records itself begins as reported too, in the same transaction; nobody reported it.
    if (!('status' in change.new) || change.new.status !== 'reported' || !change.new.reportedBy) return;
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
  const told = useRef(new Set<string>());
  useChanges<Row<'payments'>>('payments', 'UPDATE', undefined, (change) => {
    if (!('status' in change.new)) return;
    const { id, status, decidedAt } = change.new;
    if (status !== 'confirmed' && status !== 'rejected') return;
    // A payment changes again when its credit is used: that is no decision.
    const isNew = Date.parse(change.commit_timestamp) - Date.parse(decidedAt ?? '') < JUST_NOW_MS;
    // What it pays changes it once more in the same moment.
    if (!isNew || told.current.has(id)) return;
    told.current.add(id);
    showToast(status === 'confirmed' ? 'success' : 'info', notices[`payment_${status}`], {
      label: notices.open,
      run: () => go(`/payments/${id}`),
    });
  });
  return null;
}
