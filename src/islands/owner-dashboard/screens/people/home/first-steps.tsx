import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { cardQueries, type OnlinePaymentSettings } from '#src/data/cards/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';

type FirstStepsProps = { hasProperty: boolean; hasTenant: boolean };

/** Whether a tenant who wants to pay is told how. */
const saysHowToPay = (settings: OnlinePaymentSettings) =>
  (settings.takesTransfers && settings.transferText.trim() !== '') ||
  (settings.takesCash && settings.cashText.trim() !== '') ||
  (settings.takesCards && !settings.isTest);

interface Step {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly verb: string;
  readonly isDone: boolean;
}

/** What a new organisation does first, in order; the next step has the button. */
export function FirstSteps(props: FirstStepsProps) {
  const { steps } = useText('owner').home;
  const list = useSteps(props);
  const next = list.find((step) => !step.isDone);
  return (
    <Card title={steps.title} description={steps.text}>
      <ol className="grid">
        {list.map((step, index) => (
          <StepLine key={step.id} step={step} number={index + 1} isNext={step === next} />
        ))}
      </ol>
    </Card>
  );
}

function useSteps({ hasProperty, hasTenant }: FirstStepsProps): Step[] {
  const { home } = useText('owner');
  const { steps } = home;
  const { id } = useOrganization();
  const settings = useQuery(cardQueries.settings(id)).data;
  return [
    {
      id: 'property',
      title: steps.property,
      text: steps.propertyText,
      to: '/properties/new',
      verb: home.addProperty,
      isDone: hasProperty,
    },
    {
      id: 'tenant',
      title: steps.tenant,
      text: steps.tenantText,
      to: '/tenants/new',
      verb: home.newTenant,
      isDone: hasTenant,
    },
    {
      id: 'account',
      title: steps.account,
      text: steps.accountText,
      to: '/finance/online-payments',
      verb: steps.accountVerb,
      isDone: settings !== undefined && saysHowToPay(settings),
    },
    {
      id: 'payment',
      title: steps.payment,
      text: steps.paymentText,
      to: '/finance?record=1',
      verb: home.recordPayment,
      isDone: false,
    },
  ];
}

function StepLine({ step, number, isNext }: { step: Step; number: number; isNext: boolean }) {
  const { steps } = useText('owner').home;
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line py-4 first:border-0"
    >
      {step.isDone ? (
        <CircleCheck size={32} strokeWidth={1.75} aria-label={steps.done} className="shrink-0 text-good" />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-selected text-15 font-semibold text-action"
        >
          {number}
        </span>
      )}
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{step.title}</p>
        <p className="text-14 text-hint">{step.text}</p>
      </div>
      {isNext ? (
        <AppLink to={step.to} className={buttonClass({ variant: 'primary' })}>
          {step.verb}
          <ArrowRight size={18} aria-hidden="true" />
        </AppLink>
      ) : null}
    </li>
  );
}
