import { useState } from 'react';
import { applicationQueries } from '#src/data/applications/queries.ts';
import { lateFeeQueries } from '#src/data/charging/queries.ts';
import { peopleQueries, tenantQueries } from '#src/data/people/queries.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { refusedAt } from '#src/islands/shell/refused-at.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { moneyKeys } from '../finance/money-keys.ts';
import { ChargesPreview } from './charges-preview.tsx';
import { BackLink, Buttons, Overlap, ProblemList, Steps } from './form-parts.tsx';
import { columnsOf, type Problems, problemsOf, problemText, type Step, steps } from './lease-problems.ts';
import { saveLease } from './save-lease.ts';
import { StepPeople } from './step-people.tsx';
import { StepReview } from './step-review.tsx';
import { StepTerms } from './step-terms.tsx';
import { StepUnit } from './step-unit.tsx';
import { type StepProps, useLeaseDraft } from './use-lease-draft.ts';
import { usePrefill } from './use-prefill.ts';

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
  const common = useText('common');
  const [step, setStep] = useState<Step>('people');
  const [tries, setTries] = useState(0);
  const saving = useSaveLease(forget);
  const overlap = useOverlapText(saving.failure);

  const problems: Problems = tries > 0 ? problemsOf(step, draft, today) : {};
  const errorOf: StepProps['errorOf'] = (field) => {
    const problem = problems[field];
    if (problem) return problemText(problem, text, common);
    return (field === 'startsOn' ? overlap : undefined) ?? refusedAt(saving, ...columnsOf(field));
  };
  const position = steps.indexOf(step);
  const goTo = (next: Step) => {
    setStep(next);
    setTries(0);
    window.scrollTo({ top: 0 });
    document.getElementById('page-title')?.focus({ preventScroll: true });
  };
  const advance = async () => {
    if (Object.keys(problemsOf(step, draft, today)).length > 0) return setTries(tries + 1);
    saving.reset();
    const next = steps[position + 1];
    if (next) return goTo(next);
    await saving.run({ draft, today, toSign: draft.leaseId !== null });
  };
  const View = views[step];
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <form
        noValidate
        className="grid max-w-3xl gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void advance();
        }}
      >
        <Steps position={position} onGoTo={goTo} />
        <ProblemList key={tries} problems={problems} />
        <View draft={draft} today={today} change={change} errorOf={errorOf} onEdit={goTo} />
        {overlap && step === 'review' ? <Overlap sentence={overlap} onEdit={() => goTo('terms')} /> : null}
        {saving.error && !overlap ? <Notice tone="bad">{saving.error}</Notice> : null}
        <Buttons
          step={step}
          isBusy={saving.isRunning}
          onBack={() => goTo(steps[position - 1] ?? 'people')}
          onStartOver={startOver}
          isDraft={draft.leaseId !== null}
          onDraft={() => void saving.run({ draft, today, toSign: true })}
        />
      </form>
      {step === 'terms' || step === 'review' ? (
        <Card title={text.preview.title} description={text.preview.text} className="xl:sticky xl:top-6">
          <ChargesPreview draft={draft} today={today} />
        </Card>
      ) : null}
    </div>
  );
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

/** The dates of the lease that stands in the way, in a sentence. */
function useOverlapText(failure: ReturnType<typeof useSaveLease>['failure']): string | undefined {
  const text = useText('ownerMoney').tenantForm.terms;
  const language = useLanguage();
  if (failure?.code !== 'lease_overlaps') return undefined;
  const { starts_on: from, ends_on: to } = failure.params;
  return text.overlap({
    from: formatDate(String(from), language, 'long'),
    to: formatDate(String(to), language, 'long'),
  });
}
