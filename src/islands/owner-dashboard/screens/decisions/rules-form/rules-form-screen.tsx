import { useQuery } from '@tanstack/react-query';
import { publishDecisionRules, ruleQueries } from '#src/data/decisions/rules.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { OfBuilding } from '../parts/of-building.tsx';
import { MajorityFields } from './majority-fields.tsx';
import { RuleFields } from './rule-fields.tsx';
import { type RulesValues, rulesDefaults, rulesSchema, toRules } from './rules-schema.ts';

/** Where the next version of a building's rules is stated, from the one that holds. */
export function Screen({ params }: ScreenProps) {
  const text = useText('decisionRules');
  const { states } = useText('common');
  const propertyId = params.id ?? '';
  const query = useQuery(ruleQueries.current(propertyId));
  return (
    <OfBuilding propertyId={propertyId}>
      <div className="mx-auto max-w-3xl">
        <PageHeader
          title={text.form.title}
          description={text.form.text}
          back={<BackLink to={`/democratic/rules/${propertyId}`}>{text.back}</BackLink>}
        />
        <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
          {(current) => <RulesForm propertyId={propertyId} current={current} />}
        </QueryView>
      </div>
    </OfBuilding>
  );
}

interface RulesFormProps {
  propertyId: string;
  current: Awaited<ReturnType<NonNullable<ReturnType<typeof ruleQueries.current>['queryFn']>>>;
}

function RulesForm({ propertyId, current }: RulesFormProps) {
  const text = useText('decisionRules');
  const go = useGo();
  const app = useAppForm({
    schema: rulesSchema,
    defaults: rulesDefaults(current.rules, current.majorities),
    draftKey: `decision-rules:${propertyId}`,
    texts: text.form.problems,
  });
  const publish = useAction({
    mutationFn: (values: RulesValues, requestId: string) =>
      publishDecisionRules({ propertyId, rulesId: requestId, rules: toRules(values) }, requestId),
    invalidates: [ruleQueries.all, ['decisions']],
    toast: text.form.published,
    onDone: () => {
      app.clearDraft();
      go(`/democratic/rules/${propertyId}`);
    },
  });
  return (
    <ActionForm
      action={publish}
      onSubmit={app.submit(publish.run)}
      buttons={
        <Button type="submit" variant="primary" isBusy={publish.isRunning}>
          {text.form.publish}
        </Button>
      }
    >
      <div className="grid gap-6">
        <Notice title={text.disputedTitle}>{text.disputed}</Notice>
        <Card title={text.rules}>
          <RuleFields app={app} />
        </Card>
        <Card title={text.majorities} description={text.majoritiesText}>
          <MajorityFields app={app} />
        </Card>
      </div>
    </ActionForm>
  );
}
