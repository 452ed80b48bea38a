import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type Conversation, messageQueries } from '#src/data/messages/queries.ts';
import { isOccupying } from '#src/domain/leasing/lease.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ConversationMenu } from '#src/islands/shell/messages/conversation-menu.tsx';
import { Thread } from '#src/islands/shell/messages/thread.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { CardSkeleton } from '#src/islands/tenant-dashboard/screens/leasing/parts/screen-skeleton.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';

/** One conversation as its tenants see it. */
export function Screen({ params }: ScreenProps) {
  const query = useQuery(messageQueries.byId(params.id ?? ''));
  return (
    <QueryView query={query} skeleton={<CardSkeleton />}>
      {(conversation) => <Detail conversation={conversation} />}
    </QueryView>
  );
}

function Detail({ conversation }: { conversation: Conversation }) {
  const { thread, tenant: text } = useText('messages');
  const canWrite = isOccupying(conversation.leaseStatus);
  return (
    <>
      <PageHeader
        title={conversation.subject || thread.noSubject}
        description={text.to({ name: conversation.organizationName })}
        back={
          <AppLink
            to="/messages"
            className="inline-flex min-h-11 items-center md:min-h-8 gap-1.5 text-14 text-action print:hidden"
          >
            <ArrowLeft size={16} aria-hidden="true" />
            {thread.back}
          </AppLink>
        }
        actions={<ConversationMenu conversation={conversation} side="tenant" />}
      />
      <div className="grid gap-4">
        {canWrite ? null : <Notice>{thread.formerLease}</Notice>}
        <Thread conversation={conversation} side="tenant" canWrite={canWrite} />
      </div>
    </>
  );
}
