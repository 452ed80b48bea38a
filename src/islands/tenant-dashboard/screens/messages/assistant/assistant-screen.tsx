import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { tenancyQueries } from '#src/data/leasing/tenancy/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { maintenanceQueries } from '#src/data/maintenance/queries.ts';
import type { TenancyFacts } from '#src/domain/messages/assistant/facts.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { placeOf } from '#src/islands/tenant-dashboard/screens/leasing/parts/place.ts';
import { CardSkeleton } from '#src/islands/tenant-dashboard/screens/leasing/parts/screen-skeleton.tsx';
import { WithLease } from '#src/islands/tenant-dashboard/screens/leasing/parts/with-lease.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { AskForm } from './ask-form.tsx';
import { ConversationPicker } from './conversation-picker.tsx';
import { factsOf } from './facts.ts';
import { TurnView } from './turn.tsx';
import { useConversation } from './use-conversation.ts';

/** Questions about one's own rental, answered from one's own data. */
export function Screen() {
  return <WithLease>{(lease) => <AboutLease lease={lease} />}</WithLease>;
}

function AboutLease({ lease }: { lease: TenantLease }) {
  const text = useText('assistant');
  const place = placeOf(lease, useText('tenant'));
  const today = useToday(lease.timeZone);
  const standing = useQuery(tenancyQueries.standing(lease.id));
  const requests = useQuery(maintenanceQueries.ofLease(lease.id));
  return (
    <>
      <PageHeader title={text.title} description={text.description({ place })} />
      <QueryView query={standing} skeleton={<CardSkeleton />} errorTitle={text.errorTitle}>
        {(itsStanding) => (
          <QueryView query={requests} skeleton={<CardSkeleton />} errorTitle={text.errorTitle}>
            {(all) => (
              <Conversation
                facts={factsOf({ lease, standing: itsStanding, requests: all, today, place })}
                timeZone={lease.timeZone}
              />
            )}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}

function Conversation({ facts, timeZone }: { facts: TenancyFacts; timeZone: string }) {
  const text = useText('assistant');
  const conversation = useConversation(facts);
  const { keeping, unsaved } = conversation;
  return (
    <div className="grid gap-5">
      <ConversationPicker value={conversation.id} onChange={conversation.open} />
      <Card>
        <div className="grid gap-6">
          <Turns conversation={conversation} landlord={facts.lease.landlord} timeZone={timeZone} />
          {keeping.error ? (
            <div role="alert">
              <Notice tone="warn">
                <span className="grid justify-items-start gap-3">
                  {text.unsaved} {keeping.error}
                  <Button size="sm" onClick={() => void keeping.run(unsaved)}>
                    {text.keep}
                  </Button>
                </span>
              </Notice>
            </div>
          ) : null}
          <AskForm onAsk={conversation.ask} />
        </div>
      </Card>
      <p className="max-w-prose text-14 text-secondary">{text.isPrivate}</p>
    </div>
  );
}

interface TurnsProps {
  conversation: ReturnType<typeof useConversation>;
  landlord: string;
  timeZone: string;
}

function Turns({ conversation, landlord, timeZone }: TurnsProps) {
  const text = useText('assistant');
  const { states } = useText('common');
  const { id, turns, unsaved, ask } = conversation;
  if (id === null && unsaved.length === 0) return <Beginning onAsk={ask} />;
  if (id === null) return <TurnList turns={unsaved} landlord={landlord} timeZone={timeZone} />;
  return (
    <QueryView
      query={turns}
      skeleton={<SkeletonText label={states.loading} rows={4} />}
      errorTitle={text.errorTitle}
    >
      {(kept) => <TurnList turns={[...kept, ...unsaved]} landlord={landlord} timeZone={timeZone} />}
    </QueryView>
  );
}

function TurnList({
  turns,
  landlord,
  timeZone,
}: Omit<TurnsProps, 'conversation'> & { turns: TurnsProps['conversation']['unsaved'] }) {
  return (
    <ol aria-live="polite" className="grid gap-7">
      {turns.map(({ id, question, answer }) => (
        <TurnView key={id} question={question} answer={answer} landlord={landlord} timeZone={timeZone} />
      ))}
    </ol>
  );
}

/** What can be asked, for who has not asked yet. */
function Beginning({ onAsk }: { onAsk: (question: string) => Promise<void> }) {
  const text = useText('assistant');
  return (
    <div className="grid gap-4">
      <EmptyState icon={Sparkles} title={text.emptyTitle} text={text.howItWorks} />
      <ul aria-label={text.examplesLabel} className="flex flex-wrap justify-center gap-2">
        {text.examples.map((example) => (
          <li key={example}>
            <Button size="sm" onClick={() => void onAsk(example)}>
              {example}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
