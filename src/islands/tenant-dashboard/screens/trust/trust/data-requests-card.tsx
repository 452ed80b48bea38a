import { useQuery } from '@tanstack/react-query';
import { UserRoundSearch } from 'lucide-react';
import { useState } from 'react';
import {
  type DataRequest,
  dataRequestQueries,
  type Landlord,
  withdrawDataRequest,
} from '#src/data/trust/data-requests.ts';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { DataRequestLine } from '#src/islands/shell/trust/data-request-line.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { AskDialog } from './ask-dialog.tsx';

/** What a tenant asked about their data, the answers, and a way to ask. */
export function DataRequestsCard({ landlords }: { landlords: readonly Landlord[] }) {
  const { tenant: text } = useText('dataRequests');
  const { states } = useText('common');
  const query = useQuery(dataRequestQueries.mine(useSession().userId));
  const [isAsking, setAsking] = useState(false);
  return (
    <Card
      title={text.title}
      description={`${text.text} ${text.ownCopy}`}
      isFlush
      action={
        landlords.length > 0 ? (
          <Button size="sm" onClick={() => setAsking(true)}>
            {text.ask}
          </Button>
        ) : null
      }
    >
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} rows={1} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState icon={UserRoundSearch} title={text.emptyTitle} text={text.emptyText} />}
      >
        {(rows) => (
          <ul className="divide-y divide-line">
            {rows.map((request) => (
              <DataRequestLine
                key={request.id}
                request={request}
                who={request.organizationName}
                action={request.status === 'open' ? <Withdraw request={request} /> : null}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {isAsking ? <AskDialog landlords={landlords} onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}

function Withdraw({ request: { id, kind } }: { request: DataRequest }) {
  const { tenant: text, kinds } = useText('dataRequests');
  const withdraw = useAction({
    mutationFn: withdrawDataRequest,
    invalidates: [dataRequestQueries.all],
    toast: text.withdrawn,
  });
  return (
    <div className="grid gap-2">
      <Button
        size="sm"
        isBusy={withdraw.isRunning}
        aria-label={text.withdrawOf({ what: kinds[kind] })}
        onClick={() => void withdraw.run({ dataRequestId: id })}
      >
        {text.withdraw}
      </Button>
      <FailureNote text={withdraw.error} />
    </div>
  );
}
