import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { type Decision, decisionQueries, saveDecision } from '#src/data/decisions/decisions.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { BallotFields } from './ballot-fields.tsx';
import { type DecisionValues, decisionDefaults, decisionSchema, toDecision } from './decision-schema.ts';
import { DocumentsField } from './documents-field.tsx';
import { KindFields } from './kind-fields.tsx';
import { QuestionFields } from './question-fields.tsx';

/** Where a draft is written, or changed. */
export function Screen({ params }: ScreenProps) {
  const { form: text, back } = useText('ownerDecisions');
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={params.id ? text.editTitle : text.newTitle}
        description={text.text}
        back={<BackLink to={params.id ? recordPath.decision(params.id) : '/democratic'}>{back}</BackLink>}
      />
      {params.id ? <Known id={params.id} /> : <DecisionForm known={null} />}
    </div>
  );
}

function Known({ id }: { id: string }) {
  const { states } = useText('common');
  const query = useQuery(decisionQueries.draft(id));
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(known) => <DecisionForm key={known.decision.id} known={known} />}
    </QueryView>
  );
}

interface DecisionFormProps {
  known: Parameters<typeof decisionDefaults>[0];
}

/** What is typed outlives a reload and a lost connection. `?property` chooses the building. */
function DecisionForm({ known }: DecisionFormProps) {
  const { form: text } = useText('ownerDecisions');
  const { defaultCurrency } = useOrganization();
  const go = useGo();
  const property = new URLSearchParams(useSearch()).get('property');
  const decision: Decision | undefined = known?.decision;
  const app = useAppForm({
    schema: decisionSchema,
    defaults: decisionDefaults(known, property, defaultCurrency),
    draftKey: `decision:${decision?.id ?? ''}`,
    texts: text.problems,
  });
  const save = useAction({
    mutationFn: (values: DecisionValues, newId: string) =>
      saveDecision(
        { propertyId: values.propertyId ?? '', decision: toDecision(values, decision?.assemblyId ?? null) },
        decision?.id ?? newId,
      ),
    invalidates: [decisionQueries.all],
    toast: text.saved,
    onDone: (decisionId) => {
      app.clearDraft();
      go(recordPath.decision(decisionId));
    },
  });
  return (
    <ActionForm
      action={save}
      onSubmit={app.submit(save.run)}
      buttons={
        <Button type="submit" variant="primary" isBusy={save.isRunning}>
          {text.save}
        </Button>
      }
    >
      <Card>
        <div className="grid gap-8">
          <QuestionFields app={app} isNew={known === null} />
          <KindFields app={app} />
          <BallotFields app={app} />
          <DocumentsField app={app} />
          <p className="text-14 text-hint">{text.closingNote}</p>
        </div>
      </Card>
    </ActionForm>
  );
}
