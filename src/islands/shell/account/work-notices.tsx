import type { TableRow } from '#src/data/rows.ts';
import { useOrganizations, useSession } from '../session.ts';
import { useChanges } from './use-changes.ts';
import { useLinkedToast } from './use-linked-toast.ts';

/** A mark that counts something unread was raised by a message: nothing else raises it. */
export function MessageReceived() {
  const { userId } = useSession();
  const say = useLinkedToast();
  useChanges<TableRow<'conversation_marks'>>(
    'conversation_marks',
    '*',
    `user_id=eq.${userId}`,
    ({ new: row }) => {
      if ('unread_count' in row && row.unread_count > 0) {
        say('message_received', `/messages/${row.conversation_id}`);
      }
    },
  );
  return null;
}

export function NoticePublished() {
  const say = useLinkedToast();
  useChanges<TableRow<'notice_recipients'>>('notice_recipients', 'INSERT', undefined, ({ new: row }) => {
    if ('notice_id' in row) say('notice_published', `/notices/${row.notice_id}`);
  });
  return null;
}

export function MaintenanceReported() {
  const { active } = useOrganizations();
  const { userId } = useSession();
  const say = useLinkedToast();
  useChanges<TableRow<'maintenance_requests'>>(
    'maintenance_requests',
    'INSERT',
    `organization_id=eq.${active?.id}`,
    ({ new: row }) => {
      if ('reported_by' in row && row.reported_by !== userId)
        say('maintenance_reported', `/maintenance/${row.id}`);
    },
  );
  return null;
}

const STEPS: ReadonlySet<string> = new Set(['started', 'set_back', 'completed', 'cancelled', 'reopened']);

export function MaintenanceUpdated() {
  const { userId } = useSession();
  const say = useLinkedToast();
  useChanges<TableRow<'maintenance_events'>>('maintenance_events', 'INSERT', undefined, ({ new: row }) => {
    if ('kind' in row && STEPS.has(row.kind) && row.actor_id !== userId)
      say('maintenance_updated', `/maintenance/${row.maintenance_id}`);
  });
  return null;
}
