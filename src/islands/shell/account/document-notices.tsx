import type { Row } from '#src/data/rows.ts';
import { useOrganizations, useSession } from '../session.ts';
import { useChanges } from './use-changes.ts';
import { useLinkedToast } from './use-linked-toast.ts';

/** A tenant handed in what the office asked for. */
export function DocumentHandedIn() {
  const { active } = useOrganizations();
  const say = useLinkedToast();
  useChanges<Row<'document_requests'>>(
    'document_requests',
    'UPDATE',
    `organization_id=eq.${active?.id}`,
    ({ new: row }) => {
      if ('status' in row && row.status === 'handed_in') say('document_handed_in', '/documents');
    },
  );
  return null;
}

/** A tenant sees what they are asked for themselves; what they hand in changes it too. */
export function DocumentRequested() {
  const say = useLinkedToast();
  useChanges<Row<'document_requests'>>('document_requests', '*', undefined, ({ eventType, new: row }) => {
    if (!('status' in row)) return;
    if (eventType === 'INSERT') say('document_requested', '/documents');
    else if (row.status === 'accepted' || row.status === 'refused') {
      say(`document_${row.status}`, '/documents');
    }
  });
  return null;
}

const JUST_NOW_MS = 5_000;

/** A tenant hears only of documents that they see; one that is renamed is not shared anew. */
export function DocumentShared() {
  const { userId } = useSession();
  const say = useLinkedToast();
  useChanges<Row<'documents'>>('documents', '*', undefined, (change) => {
    const { new: row } = change;
    if (!('sharedAt' in row) || row.sharedAt === null || row.createdBy === userId) return;
    const isNew = Date.parse(change.commit_timestamp) - Date.parse(row.sharedAt) < JUST_NOW_MS;
    if (isNew) say('document_shared', '/documents');
  });
  return null;
}
