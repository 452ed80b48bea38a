import { useQuery } from '@tanstack/react-query';
import { MessagesSquare, PenLine } from 'lucide-react';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { messageQueries } from '#src/data/messages/queries.ts';
import { isOccupying } from '#src/domain/leasing/lease.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ConversationLine } from '#src/islands/shell/messages/conversation-line.tsx';
import { Waiting } from '#src/islands/shell/outbox/waiting.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { WithLease } from '#src/islands/tenant-dashboard/screens/leasing/parts/with-lease.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';

const CONVERSATION = ['conversation'] as const;

/** What the tenant and the landlord write to each other. */
export function Screen() {
  return <WithLease>{(lease) => <Conversations lease={lease} />}</WithLease>;
}

function Conversations({ lease }: { lease: TenantLease }) {
  const { title, tenant: text, inbox, thread } = useText('messages');
  const { states } = useText('common');
  const { userId } = useSession();
  const query = useQuery(messageQueries.ofLease(lease.id));
  useLive(
    [
      { table: 'conversations', filter: `lease_id=eq.${lease.id}` },
      { table: 'conversation_marks', filter: `user_id=eq.${userId}` },
    ],
    [messageQueries.all],
  );
  const canWrite = isOccupying(lease.status);
  return (
    <>
      <PageHeader
        title={title}
        description={canWrite ? text.description : thread.formerLease}
        actions={canWrite ? <WriteLink /> : null}
      />
      <Waiting kinds={CONVERSATION} about={lease.id} />
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} rows={4} />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <Card isFlush>
            <EmptyState icon={MessagesSquare} title={text.emptyTitle} text={text.emptyText} />
          </Card>
        }
        errorTitle={text.errorTitle}
      >
        {(rows) => (
          <Card isFlush>
            <ul aria-label={inbox.list} className="divide-y divide-line">
              {rows.map((row) => (
                <li key={row.id}>
                  <ConversationLine conversation={row} side="tenant" to={`/messages/${row.id}`} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </QueryView>
    </>
  );
}

function WriteLink() {
  const { tenant: text } = useText('messages');
  return (
    <AppLink to="/messages/new" className={buttonClass({ variant: 'primary' })}>
      <PenLine size={18} aria-hidden="true" />
      {text.write}
    </AppLink>
  );
}
