import type { Row } from '#src/data/rows.ts';
import { useOrganizations, useSession } from '../session.ts';
import { useChanges } from './use-changes.ts';
import { useLinkedToast } from './use-linked-toast.ts';

/** A mark that counts something unread was raised by a message: nothing else raises it. */
export function MessageReceived() {
  const { userId } = useSession();
  const say = useLinkedToast();
  useChanges<Row<'conversation_marks'>>('conversation_marks', '*', `user_id=eq.${userId}`, ({ new: row }) => {
    if ('unreadCount' in row && row.unreadCount > 0) {
      say('message_received', `/messages/${row.conversationId}`);
    }
  });
  return null;
}

export function NoticePublished() {
  const say = useLinkedToast();
  useChanges<Row<'notice_recipients'>>('notice_recipients', 'INSERT', undefined, ({ new: row }) => {
    if ('noticeId' in row) say('notice_published', `/notices/${row.noticeId}`);
  });
  return null;
}

export function MaintenanceReported() {
  const { active } = useOrganizations();
  const { userId } = useSession();
  const say = useLinkedToast();
  useChanges<Row<'maintenance_requests'>>(
    'maintenance_requests',
    'INSERT',
    `organization_id=eq.${active?.id}`,
    ({ new: row }) => {
      if ('reportedBy' in row && row.reportedBy !== userId)
        say('maintenance_reported', `/maintenance/${row.id}`);
    },
  );
  return null;
}

const STEPS: ReadonlySet<string> = new Set(['started', 'set_back', 'completed', 'cancelled', 'reopened']);

export function MaintenanceUpdated() {
  const { userId } = useSession();
  const say = useLinkedToast();
  useChanges<Row<'maintenance_events'>>('maintenance_events', 'INSERT', undefined, ({ new: row }) => {
    if ('kind' in row && STEPS.has(row.kind) && row.actorId !== userId)
      say('maintenance_updated', `/maintenance/${row.maintenanceId}`);
  });
  return null;
}
