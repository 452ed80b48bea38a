import { useQuery } from '@tanstack/react-query';
import { type PreventivePlan, preventivePlanQueries } from '#src/data/maintenance/preventive-plans.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { RecordHead } from '#src/islands/shell/record/record-head.tsx';
import { RecordPage } from '#src/islands/shell/record/record-page.tsx';
import { RelatedCard } from '#src/islands/shell/record/related-card.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { usePlanActions } from './plan-actions.tsx';
import { PlanDays } from './plan-days.tsx';
import { PlanState } from './plan-state.tsx';

/** One preventive plan: what it does, its next dates, and what the last ones became. */
export function Screen({ params }: ScreenProps) {
  const { states } = useText('common');
  const query = useQuery(preventivePlanQueries.byId(params.id ?? ''));
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(plan) => <PlanPage plan={plan} />}
    </QueryView>
  );
}

function PlanPage({ plan }: { plan: PreventivePlan }) {
  const text = useText('preventivePlans');
  const { office } = useText('maintenance');
  const { one: asset } = useText('assets');
  const { primary, actions, dialog } = usePlanActions(plan);
  const { propertyId, propertyName, unitId, unitLabel, assetId, assetName, lastError } = plan;
  return (
    <>
      <RecordHead
        kind={text.one}
        title={plan.title}
        back={<BackLink to="/maintenance/plans">{text.back}</BackLink>}
        facts={[text.rhythm[plan.rhythm]({ every: plan.every }), unitLabel ?? propertyName]}
        state={<PlanState plan={plan} />}
        primary={primary}
        actions={actions}
      />
      {dialog}
      {lastError ? (
        <div className="mb-6">
          <Notice tone="bad">
            {text.problem} {lastError === 'place_archived' ? text.archivedPlace : text.otherProblem}
          </Notice>
        </div>
      ) : null}
      <RecordPage
        main={
          <>
            <PlanDays plan={plan} />
            <Checklist lines={plan.checklist} />
          </>
        }
        side={
          <>
            <Facts plan={plan} />
            <RelatedCard
              items={[
                unitId && unitLabel
                  ? { kind: office.unit, name: unitLabel, to: recordPath.unit(unitId) }
                  : null,
                { kind: office.property, name: propertyName, to: recordPath.property(propertyId) },
                assetId && assetName ? { kind: asset, name: assetName, to: recordPath.asset(assetId) } : null,
              ]}
            />
          </>
        }
      />
    </>
  );
}

function Facts({ plan }: { plan: PreventivePlan }) {
  const text = useText('preventivePlans');
  const { office, category, priority, fields } = useText('maintenance');
  const language = useLanguage();
  return (
    <Card title={text.facts}>
      <DefinitionList
        items={[
          { term: text.form.category, value: category[plan.category] },
          { term: office.priority, value: priority[plan.priority] },
          { term: office.assignee, value: plan.assigneeName ?? office.nobody },
          { term: text.startsOn, value: formatDate(plan.startsOn, language) },
          { term: text.endsOn, value: plan.endsOn ? formatDate(plan.endsOn, language) : <NotKnown /> },
          { term: text.lead, value: text.leadDays({ count: plan.leadDays }) },
          ...(plan.description ? [{ term: fields.description, value: plan.description }] : []),
        ]}
      />
    </Card>
  );
}

function Checklist({ lines }: { lines: readonly string[] }) {
  const text = useText('preventivePlans');
  return (
    <Card title={text.checklist}>
      {lines.length === 0 ? (
        <p className="text-15 text-hint">{text.noChecklist}</p>
      ) : (
        <ol className="grid list-decimal gap-1 pl-5 text-15">
          {[...lines.entries()].map(([index, line]) => (
            <li key={index}>{line}</li>
          ))}
        </ol>
      )}
    </Card>
  );
}
