import { useQuery } from '@tanstack/react-query';
import { type Application, applicationQueries } from '#src/data/screening/applications/queries.ts';
import { isOpen } from '#src/domain/screening/screening.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { ApplicationBadge } from '../screening/application-badge.tsx';
import { AffordabilityCard } from './affordability-card.tsx';
import { ApplicantsCard } from './applicants-card.tsx';
import { ApplicationActions } from './application-actions.tsx';
import { BureauCard } from './bureau-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { ReferencesCard } from './references-card.tsx';
import { RequestedTermsCard } from './requested-terms-card.tsx';
import { ScoreCard } from './score-card.tsx';

/** One application: who asks for what, what speaks for it, and the decision. */
export function Screen({ params }: ScreenProps) {
  const { id } = useOrganization();
  const { states } = useText('common');
  const query = useQuery(applicationQueries.byId(id, params.id ?? ''));
  useLive([{ table: 'applications', filter: `id=eq.${params.id}` }], [applicationQueries.all]);
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(application) => <Detail application={application} />}
    </QueryView>
  );
}

function Detail({ application }: { application: Application }) {
  const { detail: text } = useText('ownerScreening');
  const { can } = useOrganization();
  const canEdit = can('people.write') && isOpen(application.status);
  const { propertyName: property, unitLabel: unit } = application;
  const place = unit ? text.place({ property, unit }) : text.anyUnitOf({ property });
  return (
    <>
      <PageHeader
        title={application.fullName}
        back={<BackLink to="/tenant-screening">{text.back}</BackLink>}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {text.for({ place })}
            <ApplicationBadge status={application.status} />
          </span>
        }
        actions={<ApplicationActions application={application} />}
      />
      <DecisionNotice application={application} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid min-w-0 gap-6">
          <ApplicantsCard {...{ application, canEdit }} />
          <ReferencesCard {...{ application, canEdit }} />
          <DocumentsCard {...{ application, canEdit }} />
          <BureauCard application={application} canAsk={canEdit && application.status !== 'draft'} />
          <HistoryCard application={application} />
        </div>
        <div className="grid min-w-0 gap-6">
          <ScoreCard application={application} />
          <AffordabilityCard application={application} />
          <RequestedTermsCard {...{ application, canEdit }} />
        </div>
      </div>
    </>
  );
}

/** What was decided, why, and until when it is kept. */
function DecisionNotice({ application }: { application: Application }) {
  const { detail: text } = useText('ownerScreening');
  const language = useLanguage();
  const { status, decisionReason: reason, retentionUntil: keptUntil } = application;
  if (isOpen(status)) return null;
  const look = {
    approved: { tone: 'good', title: text.approvedNote },
    rejected: { tone: 'bad', title: text.rejectedNote },
    withdrawn: { tone: 'info', title: text.withdrawnNote },
  } as const;
  const { tone, title } = look[status as keyof typeof look];
  return (
    <div className="mb-6">
      <Notice tone={tone} title={title}>
        {reason ? <p>{text.reasonIs({ reason })}</p> : null}
        {keptUntil ? <p>{text.keptUntil({ date: formatDate(keptUntil, language) })}</p> : null}
      </Notice>
    </div>
  );
}
