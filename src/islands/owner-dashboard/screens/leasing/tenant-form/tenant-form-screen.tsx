import { useEffect, useState } from 'react';
import { peopleQueries, tenantQueries } from '#src/data/leasing/people/queries.ts';
import { lateFeeQueries } from '#src/data/money/charging/queries.ts';
import { applicationQueries } from '#src/data/screening/applications/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { refusedAt } from '#src/islands/shell/form/refused-at.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Card } from '#src/ui/components/card.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { ChargesPreview } from './charges-preview.tsx';
import { BackLink, Buttons, Overlap, Steps } from './form-parts.tsx';
import { readableDraft } from './lease-draft.ts';
import { columnsOf, type Step, steps } from './lease-problems.ts';
import { saveLease } from './save-lease.ts';
import { StepPeople } from './step-people.tsx';
import { StepReview } from './step-review.tsx';
import { StepTerms } from './step-terms.tsx';
import { StepUnit } from './step-unit.tsx';
import { type StepProps, useLeaseDraft } from './use-lease-draft.ts';
import { usePrefill } from './use-prefill.ts';
import { useProblems } from './use-problems.ts';

const views = { people: StepPeople, unit: StepUnit, terms: StepTerms, review: StepReview };

/** A tenant and their lease in four steps, from a person to a contract. */
export function Screen() {
  const text = useText('ownerMoney').tenantForm;
  const { states } = useText('common');
  const form = useLeaseDraft();
  const awaited = usePrefill(form.draft, form.change);
  return (
    <>
      <PageHeader title={text.title} description={text.description} back={<BackLink />} />
      {awaited ? (
        <QueryView query={awaited} skeleton={<SkeletonText label={states.loading} rows={8} />}>
          {() => null}
        </QueryView>
      ) : (
        <TenantForm {...form} />
      )}
    </>
  );
}

function TenantForm({ draft, today, change, forget, startOver }: ReturnType<typeof useLeaseDraft>) {
  const text = useText('ownerMoney').tenantForm;
  const [step, setStep] = useState<Step>('people');
  const [turns, setTurns] = useState(0);
  const saving = useSaveLease(forget);
  const problems = useProblems({ draft, today, change }, saving.failure);
  const { refusal, sentenceOf } = problems;

  const found = problems.of(step);
  const errorOf: StepProps['errorOf'] = (field) => {
    const problem = found[field];
    return problem ? sentenceOf(problem) : refusedAt(saving, ...columnsOf(field));
  };
  const position = steps.indexOf(step);
  const goTo = (next: Step) => {
    const { depositMinor, lateFee } = readableDraft(draft);
    change({ depositMinor, lateFee });
    setStep(next);
    window.scrollTo({ top: 0 });
    setTurns(turns + 1);
  };
  const advance = async () => {
    if (step === 'people') await problems.ask();
    if (Object.keys(problems.of(step)).length > 0) return;
    saving.reset();
    const next = steps[position + 1];
    if (next) return goTo(next);
    await saving.run({ draft, today, toSign: draft.leaseId !== null });
  };
  const View = views[step];
  useHeadingOfStep(step, turns > 0);
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <ActionForm
        className="grid max-w-3xl gap-6"
        // Each step is a form of its own.
        action={{ ...saving, error: refusal ? null : saving.error, round: turns }}
        onSubmit={advance}
        buttons={
          <Buttons
            step={step}
            isBusy={saving.isRunning}
            onBack={() => goTo(steps[position - 1] ?? 'people')}
            onStartOver={startOver}
            isDraft={draft.leaseId !== null}
            onDraft={() => void saving.run({ draft, today, toSign: true })}
          />
        }
      >
        <Steps position={position} onGoTo={goTo} />
        <View
          {...{ draft, today, change, errorOf }}
          isTaken={Object.values(found).includes('overlap')}
          registeredOf={problems.registeredOf}
          onEdit={goTo}
        />
        {refusal && step === 'review' ? <Overlap sentence={refusal} onEdit={() => goTo('terms')} /> : null}
      </ActionForm>
      {step === 'terms' || step === 'review' ? (
        <Card title={text.preview.title} description={text.preview.text} className="xl:sticky xl:top-6">
          <ChargesPreview draft={draft} today={today} />
        </Card>
      ) : null}
    </div>
  );
}

/** Whoever turns to a step is told which one it is: its own heading takes the focus. */
function useHeadingOfStep(step: Step, isTurned: boolean): void {
  useEffect(() => {
    const heading = isTurned ? document.getElementById(`step-${step}`) : null;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [step, isTurned]);
}

function useSaveLease(forget: () => void) {
  const text = useText('ownerMoney').tenantForm;
  const { id } = useOrganization();
  const go = useGo();
  return useAction({
    mutationFn: (input: Parameters<typeof saveLease>[1], requestId) => saveLease(id, input, requestId),
    invalidates: [
      ...moneyKeys,
      peopleQueries.all,
      ['units'],
      ['properties'],
      tenantQueries.all,
      applicationQueries.all,
      lateFeeQueries.all,
    ],
    toast: (_, { toSign }) => (toSign ? text.draftSaved : text.created),
    onDone: (leaseId, { toSign }) => {
      forget();
      go(`/leases/${leaseId}${toSign ? '/contract' : '?new=1'}`, { replace: true });
    },
  });
}
