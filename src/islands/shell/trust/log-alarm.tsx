import type { LookedAtLog } from '#src/data/trust/watched-logs.ts';
import { useText } from '#src/i18n/react.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

/** Says loudly that a log is not the one that this browser remembers, and what to do. */
export function LogAlarm({ log: { name, fault } }: { log: LookedAtLog }) {
  const text = useText('trust');
  if (!fault) return null;
  return (
    <div role="alert">
      <Notice tone="bad" title={text.alarm.title({ name })}>
        <p>{text.faults[fault]}</p>
        <p>{text.alarm.whatToDo}</p>
      </Notice>
    </div>
  );
}
