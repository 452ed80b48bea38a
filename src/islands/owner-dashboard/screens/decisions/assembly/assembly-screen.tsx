import { useQuery } from '@tanstack/react-query';
import { type Assembly, assemblyQueries } from '#src/data/decisions/assemblies/queries.ts';
import { ruleQueries } from '#src/data/decisions/rules.ts';
import { noticeDays } from '#src/domain/decisions/assembly.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { RecordHead } from '#src/islands/shell/record/record-head.tsx';
import { RecordPage } from '#src/islands/shell/record/record-page.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { AssemblyState } from '../assemblies/assembly-state.tsx';
import { AgendaCard } from './agenda-card.tsx';
import { AttendanceCard } from './attendance-card.tsx';
import { MinutesCard } from './minutes-card.tsx';
import { MinutesEditor } from './minutes-editor.tsx';
import { NextCard } from './next-card.tsx';
import { PresenceCard } from './presence-card.tsx';
import { QuorumCard } from './quorum-card.tsx';
import { useAssemblyActions } from './use-assembly-actions.tsx';
import { useAssemblyLive } from './use-assembly-live.ts';

/** One assembly: its draft and call, the session as it goes, and its minutes. */
export function Screen({ params }: ScreenProps) {
  const { states } = useText('common');
  const query = useQuery(assemblyQueries.byId(params.id ?? ''));
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(assembly) => <AssemblyPage assembly={assembly} />}
    </QueryView>
  );
}

function AssemblyPage({ assembly }: { assembly: Assembly }) {
  const text = useText('assemblies');
  const { can } = useOrganization();
  const { primary, actions, dialog } = useAssemblyActions(assembly);
  useAssemblyLive(assembly);
  const { status } = assembly;
  const isMeeting = status === 'called' || status === 'in_session';
  const isOver = status === 'closed' || status === 'certified';
  const canRun = can('decisions.write');
  return (
    <>
      <RecordHead
        kind={text.one}
        title={assembly.title}
        back={<BackLink to="/democratic/assemblies">{text.back}</BackLink>}
        facts={[
          <AppLink
            key="property"
            to={recordPath.property(assembly.propertyId)}
            className="rounded-mark text-action hover:underline"
          >
            {assembly.propertyName}
          </AppLink>,
        ]}
        state={<AssemblyState status={status} />}
        primary={primary}
        actions={actions}
      />
      {dialog}
      <ShortNotice assembly={assembly} />
      {canRun ? <StartHint assembly={assembly} /> : null}
      <RecordPage
        main={
          <>
            {isOver ? <MinutesCard assembly={assembly} /> : null}
            {isMeeting ? <QuorumCard assembly={assembly} /> : null}
            <AgendaCard assembly={assembly} />
            {isMeeting && can('people.read') ? <AttendanceCard assembly={assembly} canRun={canRun} /> : null}
            {isMeeting && canRun ? <MinutesEditor assembly={assembly} /> : null}
            {isOver ? <PresenceCard assembly={assembly} /> : null}
          </>
        }
        side={
          <>
            {isMeeting ? null : <QuorumCard assembly={assembly} />}
            <Facts assembly={assembly} />
            {status === 'certified' ? <NextCard assembly={assembly} /> : null}
          </>
        }
      />
    </>
  );
}

/** Says it of one that was called with fewer days than its rules ask for. */
function ShortNotice({ assembly: { calledAt, rulesId, startsAt } }: { assembly: Assembly }) {
  const { call: text } = useText('assemblies');
  const { timeZone } = useOrganization();
  const rules = useQuery({ ...ruleQueries.byId(rulesId ?? ''), enabled: rulesId !== null }).data;
  if (!calledAt || !rules || rules.noticeDays === null) return null;
  const given = noticeDays(calledAt, startsAt, timeZone);
  if (given >= rules.noticeDays) return null;
  return (
    <div className="mb-6">
      <Notice tone="warn">{text.wasShort({ given, asked: rules.noticeDays })}</Notice>
    </div>
  );
}

/** From when on the session can be opened. */
function StartHint({ assembly: { status, startsAt } }: { assembly: Assembly }) {
  const text = useText('assembly');
  const { timeZone } = useOrganization();
  const language = useLanguage();
  if (status !== 'called' || Date.parse(startsAt) <= Date.now()) return null;
  return (
    <p className="mb-6 text-14 text-hint">
      {text.tooEarly({ time: formatInstant(startsAt, language, timeZone) })}
    </p>
  );
}

function Facts({ assembly }: { assembly: Assembly }) {
  const { facts: text } = useText('assembly');
  const { one } = useText('assemblies');
  const { timeZone } = useOrganization();
  const language = useLanguage();
  const at = (instant: string) => formatInstant(instant, language, timeZone);
  const { startsAt, secondCallAt, place, calledAt, openedAt, closedAt } = assembly;
  return (
    <Card title={one}>
      <DefinitionList
        items={[
          { term: text.when, value: at(startsAt) },
          ...(secondCallAt ? [{ term: text.second, value: at(secondCallAt) }] : []),
          ...(place ? [{ term: text.place, value: place }] : []),
          ...(calledAt ? [{ term: text.called, value: at(calledAt) }] : []),
          ...(openedAt ? [{ term: text.opened, value: at(openedAt) }] : []),
          ...(closedAt ? [{ term: text.closed, value: at(closedAt) }] : []),
        ]}
      />
    </Card>
  );
}
