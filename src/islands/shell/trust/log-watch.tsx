import { useQuery } from '@tanstack/react-query';
import { trustQueries } from '#src/data/trust/records.ts';
import type { Namespace } from '#src/i18n/load.ts';
import { TextProvider, useLanguage } from '#src/i18n/react.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { LogAlarm } from './log-alarm.tsx';

const namespaces: readonly Namespace[] = ['trust'];

/** Compares the reader's logs with what this browser remembers of them, and says so where one is not the same. */
export function LogWatch() {
  const language = useLanguage();
  const { userId } = useSession();
  const { data = [] } = useQuery({ ...trustQueries.logs(userId), staleTime: Number.POSITIVE_INFINITY });
  const alarms = data.filter(({ fault }) => fault !== null);
  if (alarms.length === 0) return null;
  return (
    <TextProvider language={language} namespaces={namespaces}>
      <div className="grid gap-2 px-4 pt-4 sm:px-6 lg:px-8">
        {alarms.map((log) => (
          <LogAlarm key={log.organizationId} log={log} />
        ))}
      </div>
    </TextProvider>
  );
}
