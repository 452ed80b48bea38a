import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { helpQueries, type PartStatus } from '#src/data/messages/help/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { $connectivity } from '#src/stores/connectivity.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';

/** Whether the service answers, asked from here and now. */
export function StatusCard() {
  const text = useText('help');
  const isOffline = useStore($connectivity) === 'offline';
  const query = useQuery(helpQueries.status());
  return (
    <Card title={text.status} description={text.statusText}>
      <div role="status" className="grid gap-3">
        {isOffline ? <p className="text-15 text-bad">{text.offline}</p> : null}
        {(['data', 'signIn'] as const).map((part) => (
          <p key={part} className="flex flex-wrap items-center justify-between gap-3 text-15">
            {text.parts[part]}
            <Answer status={query.isFetching ? undefined : query.data?.[part]} />
          </p>
        ))}
      </div>
      <Button className="mt-4" isBusy={query.isFetching} onClick={() => void query.refetch()}>
        {text.checkAgain}
      </Button>
    </Card>
  );
}

function Answer({ status }: { status: PartStatus | undefined }) {
  const text = useText('help');
  if (!status) return <Badge icon={Hourglass}>{text.checking}</Badge>;
  if (!status.isUp) {
    return (
      <Badge tone="bad" icon={CircleX}>
        {text.down}
      </Badge>
    );
  }
  return (
    <Badge tone="good" icon={CircleCheck}>
      {text.up} {text.milliseconds({ count: status.afterMs })}
    </Badge>
  );
}
