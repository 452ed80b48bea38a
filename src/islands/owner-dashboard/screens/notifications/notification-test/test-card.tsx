import { useStore } from '@nanostores/react';
import type { OwnTest } from '#src/data/notifications/tests/queries.ts';
import { diagnose, type Outlook, type TestStep } from '#src/domain/notifications/diagnosis.ts';
import { formatTime } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useMoment } from '#src/islands/shell/notifications/use-moment.ts';
import { $timeZone } from '#src/stores/time-zone.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Notice, type NoticeProps } from '#src/ui/components/notice.tsx';

const tones: Readonly<Record<Outlook, NonNullable<NoticeProps['tone']>>> = {
  good: 'good',
  waits: 'info',
  bad: 'warn',
};

/** One test: what became of it, what to do, and each step with the provider's own words. */
export function TestCard({ test, now }: { test: OwnTest; now: number }) {
  const text = useText('notificationTest');
  const moment = useMoment();
  const { code, outlook, until } = diagnose(test, now);
  const said = text.diagnoses[code];
  const channel = text.channels[test.channel];
  return (
    <Card title={channel} description={text.sentAt({ when: moment(test.createdAt) })}>
      <div className="grid gap-4">
        {/* Said by itself when it changes. */}
        <div role="status">
          <Notice tone={tones[outlook]} title={said.title}>
            {said.text({ until: until ? moment(until) : '' })}
          </Notice>
        </div>
        <ol aria-label={text.stepsOf({ channel })} className="grid gap-2 border-l-2 border-line pl-4">
          {test.steps.map((step) => (
            <Step key={`${step.step}/${step.at}`} step={step} />
          ))}
        </ol>
      </div>
    </Card>
  );
}

function Step({ step: { step, at, detail } }: { step: TestStep }) {
  const text = useText('notificationTest');
  const language = useLanguage();
  const timeZone = useStore($timeZone);
  return (
    <li className="grid gap-x-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <time dateTime={at} className="text-14 text-hint tabular-nums">
        {formatTime(at, language, timeZone)}
      </time>
      <span>
        <span>{text.steps[step]}</span>
        {detail ? (
          <span lang="en" className="block font-mono text-12 text-secondary wrap-anywhere">
            {detail}
          </span>
        ) : null}
      </span>
    </li>
  );
}
