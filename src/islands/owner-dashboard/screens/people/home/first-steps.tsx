import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, ChevronDown, Circle, CircleCheck, X } from 'lucide-react';
import { useState } from 'react';
import { type FirstSteps as Facts, totalsQueries } from '#src/data/money/totals/queries.ts';
import { addDays } from '#src/domain/foundation/dates.ts';
import { formatReceiptNumber } from '#src/domain/money/receipt-number.ts';
import type { Namespace } from '#src/i18n/load.ts';
import { TextProvider, useLanguage, useText } from '#src/i18n/react.tsx';
import { ReceiptButton } from '#src/islands/owner-dashboard/screens/money/payment/receipt-button.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { LoadingTable } from '#src/islands/shell/loading-shapes.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { $hiddenSteps, hideSteps } from '#src/stores/hidden-steps.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { DepositsHeld } from './deposits-held.tsx';
import { nextOf, type Step, stepsOf } from './step-list.ts';

// Not among what every home fetches.
const namespaces: readonly Namespace[] = ['ownerStart', 'ownerMoney'];

/** How long it is said that the first payment has come. */
const DAYS_OF_SUCCESS = 7;

interface FirstStepsProps {
  isAlone?: boolean;
  isExpected?: boolean;
}

/**
 * What is left to do until the first payment; then, for a week, that it has come. It can be hidden, and is shown again under
 * Organization.
 * @param isAlone nothing else is on the screen yet, so it cannot be hidden
 * @param isExpected the first payment has not come, as far as the home knows
 */
export function FirstSteps(props: FirstStepsProps) {
  const fallback = props.isExpected || props.isAlone ? <LoadingTable /> : null;
  return (
    <TextProvider language={useLanguage()} namespaces={namespaces} fallback={fallback}>
      <StepsOrSuccess {...props} />
    </TextProvider>
  );
}

function StepsOrSuccess({ isAlone = false, isExpected = isAlone }: FirstStepsProps) {
  const { id } = useOrganization();
  const isHidden = useStore($hiddenSteps).includes(id) && !isAlone;
  const query = totalsQueries.firstSteps(id);
  const { data, isPending } = useQuery({ ...query, enabled: !isHidden });
  const filter = `organization_id=eq.${id}`;
  useLive(
    [
      { table: 'payments', filter },
      { table: 'organization_totals', filter },
    ],
    [query.queryKey],
  );
  const today = useToday();
  if (isExpected && isPending && !isHidden) return <LoadingTable />;
  if (isHidden || !data) return null;
  if (data.paidOn === null) return <StepsCard steps={stepsOf(data)} canHide={!isAlone} />;
  return data.paidOn >= addDays(today, -DAYS_OF_SUCCESS) ? <AllSet facts={data} /> : null;
}

function StepsCard({ steps, canHide }: { steps: readonly Step[]; canHide: boolean }) {
  const { steps: text } = useText('ownerStart');
  const { id } = useOrganization();
  const [isOpen, setIsOpen] = useState(false);
  const next = nextOf(steps);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      className="mb-6"
      title={text.title}
      description={text.count({ done, total: steps.length })}
      action={
        canHide ? <IconButton icon={X} label={text.hide} onClick={() => hideSteps(id, true)} /> : undefined
      }
    >
      {/* On a phone the next step alone, until the others are asked for. */}
      <ol className="grid">
        {steps.map((step) => (
          <StepLine key={step.id} step={step} isNext={step === next} isFolded={!isOpen && step !== next} />
        ))}
      </ol>
      <Button
        variant="quiet"
        size="sm"
        className="mt-2 sm:hidden"
        icon={ChevronDown}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? text.fewer : text.all}
      </Button>
    </Card>
  );
}

interface StepLineProps {
  step: Step;
  isNext: boolean;
  isFolded: boolean;
}

function StepLine({ step, isNext, isFolded }: StepLineProps) {
  const { steps: text } = useText('ownerStart');
  const { states } = useText('common');
  const words = text.each[step.id];
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-2.5 first:border-0 ${
        isFolded ? 'max-sm:hidden' : 'max-sm:first:border-0'
      }`}
    >
      {step.isDone ? (
        <CircleCheck size={20} aria-label={text.done} className="shrink-0 text-good" />
      ) : (
        <Circle
          size={20}
          aria-hidden="true"
          className={isNext ? 'shrink-0 text-action' : 'shrink-0 text-hint'}
        />
      )}
      <div className="min-w-0 flex-1 basis-52">
        {step.isDone || isNext ? (
          <p className={isNext ? 'font-medium' : 'text-secondary'}>{words.title}</p>
        ) : (
          <AppLink to={step.to} className="text-action hover:underline">
            {words.title}
          </AppLink>
        )}
        {isNext ? <p className="text-14 text-hint">{words.text}</p> : null}
      </div>
      {step.isOptional && !step.isDone ? <span className="text-14 text-hint">{states.optional}</span> : null}
      {isNext ? (
        <AppLink to={step.to} className={`${buttonClass({ variant: 'primary' })} max-sm:w-full`}>
          {words.verb}
          <ArrowRight size={18} aria-hidden="true" />
        </AppLink>
      ) : null}
    </li>
  );
}

/** The first payment is in: what came of it, and what may still be done. */
function AllSet({ facts }: { facts: NonNullable<Facts> }) {
  const { steps: text } = useText('ownerStart');
  const { id } = useOrganization();
  const left = stepsOf(facts).filter(({ isDone }) => !isDone);
  const number = formatReceiptNumber(facts.receiptNumber ?? 0);
  return (
    <div className="mb-6">
      <Notice
        tone="good"
        title={text.setTitle}
        action={
          <>
            {facts.receiptId && facts.receiptNumber !== null ? (
              <ReceiptButton receiptId={facts.receiptId} number={facts.receiptNumber} />
            ) : null}
            <Button size="sm" variant="quiet" onClick={() => hideSteps(id, true)}>
              {text.hide}
            </Button>
          </>
        }
      >
        <p>
          {text.setText({ number })}{' '}
          <AppLink to={`/finance/payments/${facts.paymentId}`} className="text-action underline">
            {text.seePayment}
          </AppLink>
        </p>
        <DepositsHeld />
        {left.length > 0 ? (
          <ul className="mt-1 flex flex-wrap gap-x-4">
            {left.map((step) => (
              <li key={step.id}>
                <AppLink to={step.to} className="text-action hover:underline">
                  {text.each[step.id].title}
                </AppLink>
              </li>
            ))}
          </ul>
        ) : null}
      </Notice>
    </div>
  );
}
