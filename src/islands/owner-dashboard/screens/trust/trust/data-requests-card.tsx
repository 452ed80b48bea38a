import { useQuery } from '@tanstack/react-query';
import { UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import { type DataRequest, dataRequestQueries } from '#src/data/trust/data-requests.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { DataRequestLine } from '#src/islands/shell/trust/data-request-line.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { AnswerDialog } from './answer-dialog.tsx';

/** What tenants ask about their data: what waits first, with its deadline and a way to answer. */
export function DataRequestsCard() {
  const text = useText('dataRequests');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const query = useQuery(dataRequestQueries.ofOrganization(id));
  const [answered, setAnswered] = useState<DataRequest | null>(null);
  const whoOf = (request: DataRequest) => request.personName ?? text.unknownPerson;
  return (
    <Card title={text.office.title} description={text.office.text} isFlush>
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} rows={2} />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState icon={UserRoundSearch} title={text.office.emptyTitle} text={text.office.emptyText} />
        }
      >
        {(rows) => (
          <ul className="divide-y divide-line">
            {rows.map((request) => (
              <DataRequestLine
                key={request.id}
                request={request}
                who={whoOf(request)}
                action={
                  request.status === 'open' && can('people.write') ? (
                    <Button
                      size="sm"
                      aria-label={text.office.answerOf({ who: whoOf(request) })}
                      onClick={() => setAnswered(request)}
                    >
                      {text.office.answer}
                    </Button>
                  ) : null
                }
              />
            ))}
          </ul>
        )}
      </QueryView>
      {answered ? (
        <AnswerDialog request={answered} who={whoOf(answered)} onClose={() => setAnswered(null)} />
      ) : null}
    </Card>
  );
}
