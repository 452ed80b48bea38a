import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { myPartQueries } from '#src/data/decisions/my-part.ts';
import { sha256Of } from '#src/data/sha256.ts';
import { DEFAULT_TIME_ZONE } from '#src/domain/foundation/time-zone.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useSession } from '#src/islands/shell/session.ts';
import { TouchBackLink } from '#src/islands/shell/touch-back-link.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { AssemblyBadge } from '../parts/assembly-badge.tsx';

/** One assembly: when and where, its agenda, and its minutes once they are signed. */
export function Screen({ params: { id = '' } }: ScreenProps) {
  const { assemblies: text, back } = useText('tenantDecisions');
  const { states } = useText('common');
  const language = useLanguage();
  const assembly = useQuery(myPartQueries.assembly(id));
  const { data: buildings = [] } = useQuery(myPartQueries.buildings(useSession().userId));
  return (
    <QueryView
      query={assembly}
      skeleton={<SkeletonTable label={states.loading} rows={4} />}
      errorTitle={text.failed}
    >
      {({ title, propertyId, startsAt, secondCallAt, place, status, minutes, minutesHash }) => {
        const building = buildings.find((one) => one.propertyId === propertyId);
        const timeZone = building?.timeZone ?? DEFAULT_TIME_ZONE;
        const when = (instant: string) => formatInstant(instant, language, timeZone);
        return (
          <>
            <PageHeader
              back={<TouchBackLink to="/decisions">{back}</TouchBackLink>}
              kind={text.kind}
              title={title}
              description={building?.propertyName}
            />
            <div className="in-turn grid gap-6">
              <Card>
                <div className="grid gap-3">
                  <div>
                    <AssemblyBadge status={status} />
                  </div>
                  <DefinitionList
                    items={[
                      { term: text.when, value: when(startsAt) },
                      ...(secondCallAt ? [{ term: text.secondCall, value: when(secondCallAt) }] : []),
                      ...(place ? [{ term: text.where, value: place }] : []),
                    ]}
                  />
                </div>
              </Card>
              <AgendaCard assemblyId={id} />
              {status === 'certified' ? (
                <MinutesCard assemblyId={id} minutes={minutes} hash={minutesHash} />
              ) : null}
              {status === 'closed' ? <Notice>{text.minutesLater}</Notice> : null}
            </div>
          </>
        );
      }}
    </QueryView>
  );
}

function AgendaCard({ assemblyId }: { assemblyId: string }) {
  const { assemblies: text } = useText('tenantDecisions');
  const { states } = useText('common');
  const query = useQuery(myPartQueries.agenda(assemblyId));
  return (
    <Card title={text.agenda}>
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} rows={3} />}
        isEmpty={(items) => items.length === 0}
        empty={<p className="text-15 text-secondary">{text.noAgenda}</p>}
      >
        {(items) => (
          <ol className="grid gap-3">
            {items.map(({ id, position, title, decisionId, isMotion, movedBy }) => (
              <li key={id} className="flex gap-3">
                <span className="text-secondary tabular-nums">{position}.</span>
                <span className="min-w-0">
                  <span className="block text-16 break-words">{title}</span>
                  {isMotion ? (
                    <span className="block text-14 text-hint">{text.motion({ name: movedBy })}</span>
                  ) : null}
                  {decisionId ? (
                    <AppLink
                      to={`/decisions/${decisionId}`}
                      className="inline-flex min-h-11 items-center text-15 text-action hover:underline"
                    >
                      {text.toDecision}
                    </AppLink>
                  ) : null}
                </span>
              </li>
            ))}
          </ol>
        )}
      </QueryView>
    </Card>
  );
}

interface MinutesCardProps {
  assemblyId: string;
  minutes: string;
  /** What was signed. */
  hash: string | null;
}

/** The minutes, who signed them, and whether they are what was signed. */
function MinutesCard({ assemblyId, minutes, hash }: MinutesCardProps) {
  const { assemblies: text } = useText('tenantDecisions');
  const { data: signatures = [] } = useQuery(myPartQueries.signatures(assemblyId));
  const isSame = useIsSame(minutes, hash);
  return (
    <Card title={text.minutes}>
      <div className="grid gap-4">
        <p className="text-16 break-words whitespace-pre-line">{minutes}</p>
        <ul className="text-15 text-secondary">
          {signatures.map(({ role, fullName }) => (
            <li key={role}>{text.signedBy[role]({ name: fullName })}</li>
          ))}
        </ul>
        <div role="status">
          {isSame === null ? null : (
            <Notice tone={isSame ? 'good' : 'bad'}>{isSame ? text.minutesGood : text.minutesBad}</Notice>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Null while it is being checked. */
function useIsSame(minutes: string, hash: string | null): boolean | null {
  const [isSame, setSame] = useState<boolean | null>(null);
  useEffect(() => {
    let isGone = false;
    void sha256Of(minutes).then((found) => isGone || setSame(found === hash));
    return () => {
      isGone = true;
    };
  }, [minutes, hash]);
  return isSame;
}
