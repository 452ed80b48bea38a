import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore, FileText } from 'lucide-react';
import { archiveConversations } from '#src/data/messages/mutations.ts';
import { type Conversation, messageQueries } from '#src/data/messages/queries.ts';
import { isOccupying } from '#src/domain/leasing/lease.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ConversationMenu } from '#src/islands/shell/messages/conversation-menu.tsx';
import { Thread } from '#src/islands/shell/messages/thread.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** The open conversation. */
export function ConversationPane({ id, backTo }: { id: string; backTo: string }) {
  const { states } = useText('common');
  const query = useQuery(messageQueries.byId(id));
  return (
    <QueryView
      query={query}
      skeleton={
        <Card>
          <SkeletonText label={states.loading} rows={8} />
        </Card>
      }
    >
      {(conversation) => <Pane conversation={conversation} backTo={backTo} />}
    </QueryView>
  );
}

function Pane({ conversation, backTo }: { conversation: Conversation; backTo: string }) {
  const { inbox, thread } = useText('messages');
  const { can } = useOrganization();
  const canWrite = can('messages.write');
  return (
    <section aria-labelledby="conversation-title" className="grid min-w-0 gap-4">
      <div className="lg:hidden print:hidden">
        <BackLink to={backTo}>{thread.back}</BackLink>
      </div>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="conversation-title" className="text-20 break-words">
            {conversation.subject || thread.noSubject}
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-15 text-secondary">
            <span>{conversation.tenantNames}</span>
            <AppLink
              to={`/units/${conversation.unitId}`}
              className="rounded-mark text-action hover:underline"
            >
              {conversation.propertyName} · {conversation.unitLabel}
            </AppLink>
            {isOccupying(conversation.leaseStatus) ? null : <Badge>{inbox.former}</Badge>}
          </p>
        </div>
        <div className="print:hidden">
          <PaneMenu conversation={conversation} canWrite={canWrite} />
        </div>
      </header>
      <Thread conversation={conversation} side="office" canWrite={canWrite} />
    </section>
  );
}

function PaneMenu({ conversation, canWrite }: { conversation: Conversation; canWrite: boolean }) {
  const { thread } = useText('messages');
  const go = useGo();
  const queryClient = useQueryClient();
  const isArchived = conversation.archivedAt !== null;
  const archive = useAction({
    mutationFn: (wanted: boolean) =>
      archiveConversations({ conversationIds: [conversation.id], isArchived: wanted }),
    invalidates: [messageQueries.all],
    onDone: (_, wanted) =>
      showToast('success', wanted ? thread.archived : thread.unarchived, {
        label: thread.undo,
        run: () => {
          void archiveConversations({ conversationIds: [conversation.id], isArchived: !wanted }).then(() =>
            queryClient.invalidateQueries({ queryKey: messageQueries.all }),
          );
        },
      }),
  });
  useErrorToast(archive);
  return (
    <ConversationMenu
      conversation={conversation}
      side="office"
      items={[
        ...(canWrite
          ? [
              {
                id: 'archive',
                label: isArchived ? thread.unarchive : thread.archive,
                icon: isArchived ? ArchiveRestore : Archive,
                onSelect: () => void archive.run(!isArchived),
              },
            ]
          : []),
        {
          id: 'lease',
          label: thread.openLease,
          icon: FileText,
          onSelect: () => go(`/leases/${conversation.leaseId}`),
        },
      ]}
    />
  );
}
