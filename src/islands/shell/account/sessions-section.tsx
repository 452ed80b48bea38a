import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { endSessions } from '#src/data/people/security/mutations.ts';
import { type SessionRow, securityQueries } from '#src/data/people/security/queries.ts';
import { deviceOf } from '#src/domain/foundation/device.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { $timeZone } from '#src/stores/time-zone.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { FailureNote } from '../form/failure-note.tsx';
import { QueryView } from '../query-view.tsx';
import { useSession } from '../session.ts';
import { useAction } from '../use-action.ts';
import { AccountSection, SectionSkeleton } from './account-page.tsx';
import { useDeviceName } from './device-name.ts';

/** Where one is signed in, and the way to end it elsewhere. */
export function SessionsSection() {
  const { security } = useText('account');
  const text = security.sessions;
  const { userId } = useSession();
  const sessions = useQuery({ ...securityQueries.sessions(userId), staleTime: 0 });
  const [isAsking, setIsAsking] = useState(false);
  const end = useAction({
    mutationFn: (id: string | undefined) => endSessions(id),
    invalidates: [securityQueries.all(userId)],
    toast: (count) => text.ended({ count }),
    onDone: () => setIsAsking(false),
  });
  return (
    <AccountSection id="sessions" title={text.title} text={text.text}>
      <Card>
        <QueryView query={sessions} skeleton={<SectionSkeleton />}>
          {(rows) => (
            <div className="grid gap-4">
              <ul className="divide-y divide-line">
                {rows.map((row) => (
                  <SessionLine
                    key={row.id}
                    row={row}
                    isBusy={end.isRunning}
                    onEnd={() => void end.run(row.id)}
                  />
                ))}
              </ul>
              {rows.length > 1 ? (
                <Button className="justify-self-start" onClick={() => setIsAsking(true)}>
                  {text.endOthers}
                </Button>
              ) : (
                <p className="text-14 text-hint">{text.only}</p>
              )}
              <FailureNote text={end.error} />
            </div>
          )}
        </QueryView>
      </Card>
      <ActionDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void end.run(undefined)}
        title={text.endTitle}
        submitLabel={text.endOthers}
        action={end}
        variant="danger"
      >
        <p>{text.endText}</p>
      </ActionDialog>
    </AccountSection>
  );
}

function SessionLine({ row, isBusy, onEnd }: { row: SessionRow; isBusy: boolean; onEnd: () => void }) {
  const { security } = useText('account');
  const text = security.sessions;
  const language = useLanguage();
  const timeZone = useStore($timeZone);
  const device = useDeviceName()(row.userAgent);
  const Icon = deviceOf(row.userAgent).isPhone ? Smartphone : Monitor;
  const when = (instant: string) => formatInstant(instant, language, timeZone);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <Icon size={24} aria-hidden="true" className="shrink-0 text-hint" />
      <span className="min-w-0 flex-1 basis-48">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {row.isCurrent ? <Badge tone="good">{text.current}</Badge> : null}
        </span>
        <span className="block text-14 text-hint">{text.lastUsed({ when: when(row.lastUsedAt) })}</span>
        <span className="block text-14 text-hint">{text.began({ when: when(row.createdAt) })}</span>
      </span>
      {row.isCurrent ? null : (
        <Button size="sm" disabled={isBusy} aria-label={text.endOf({ device })} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </li>
  );
}
