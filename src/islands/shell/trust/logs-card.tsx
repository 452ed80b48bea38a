import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { trustQueries } from '#src/data/trust/records.ts';
import { type LookedAtLog, signLogNow } from '#src/data/trust/watched-logs.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { LogAlarm } from './log-alarm.tsx';

/** Each log of the reader: how long it is, whether it has only grown, and a button that has it signed and checked now. */
export function LogsCard() {
  const { logs: text } = useText('trust');
  const { states } = useText('common');
  const query = useQuery(trustQueries.logs(useSession().userId));
  return (
    <Card title={text.title} description={text.text}>
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} rows={1} />}
        isEmpty={(logs) => logs.length === 0}
        empty={<EmptyState icon={ShieldCheck} title={text.emptyTitle} text={text.emptyText} />}
      >
        {(logs) => (
          <ul className="grid gap-4">
            {logs.map((log) => (
              <LogLine key={log.organizationId} log={log} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function LogLine({ log }: { log: LookedAtLog }) {
  const { logs: text } = useText('trust');
  const language = useLanguage();
  const { userId } = useSession();
  const sign = useAction({
    mutationFn: signLogNow,
    invalidates: [trustQueries.logs(userId).queryKey, trustQueries.entries(log.organizationId).queryKey],
    toast: text.signed,
  });
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold">{log.name}</p>
          {log.size === null ? null : (
            <p className="text-14 text-secondary">
              {text.good({ count: log.size, size: formatNumber(log.size, language) })}
            </p>
          )}
        </div>
        <Button isBusy={sign.isRunning} onClick={() => void sign.run({ organizationId: log.organizationId })}>
          {text.sign}
        </Button>
      </div>
      <FailureNote text={sign.error} />
      <LogAlarm log={log} />
    </li>
  );
}
