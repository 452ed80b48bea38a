import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import type { Standing } from '#src/data/leasing/tenancy/standing.ts';
import type { PaymentPlan } from '#src/data/money/plans/queries.ts';
import {
  type InstalmentState,
  type InstalmentStep,
  nextPlanPayment,
} from '#src/domain/money/plan-progress.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { besidePlan, stepsOf } from './plan-figures.ts';

const TONES: Record<InstalmentState, 'good' | 'bad' | 'info' | 'neutral'> = {
  paid: 'good',
  missed: 'bad',
  next: 'info',
  later: 'neutral',
};

interface PlanCardProps {
  plan: PaymentPlan;
  lease: TenantLease;
  standing?: Standing | undefined;
}

/** A plan with its instalments: what is paid, what comes next, and what it does not cover. */
export function PlanCard({ plan, lease, standing }: PlanCardProps) {
  const { plan: text } = useText('tenantPending');
  const language = useLanguage();
  const steps = stepsOf(plan, useToday(lease.timeZone));
  const due = nextPlanPayment(steps);
  const besideMinor = standing ? besidePlan(plan, standing) : 0;
  // As the list of its instalments.
  const money = (minor: number) => formatMoney(minor, plan.currency, language);
  return (
    <Card title={text.title}>
      <div className="grid gap-4">
        {due?.isMissed ? (
          <Notice tone="bad">{`${text.missed({ amount: money(due.amountMinor) })} ${text.missedNote}`}</Notice>
        ) : (
          <p className="text-15 text-secondary">{text.kept}</p>
        )}
        <ul aria-label={text.list}>
          {steps.map((step) => (
            <StepRow key={step.dueOn} step={step} plan={plan} />
          ))}
        </ul>
        <p className="text-15 text-secondary">
          {text.paidOf({ paid: money(plan.paidMinor), total: money(plan.totalMinor) })}
          {besideMinor > 0 ? ` ${text.outside({ amount: money(besideMinor) })}` : null}
        </p>
        {plan.note ? <p className="text-15 break-words text-secondary">{plan.note}</p> : null}
      </div>
    </Card>
  );
}

function StepRow({ step, plan }: { step: InstalmentStep; plan: PaymentPlan }) {
  const { plan: text } = useText('tenantPending');
  const language = useLanguage();
  const isPart = step.leftMinor > 0 && step.leftMinor < step.amountMinor;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-0">
      <span>{text.by({ date: formatDate(step.dueOn, language, 'long') })}</span>
      <MoneyText amountMinor={step.amountMinor} currency={plan.currency} className="text-right font-medium" />
      <span>
        <Badge tone={TONES[step.state]}>{text.states[step.state]}</Badge>
      </span>
      <span className="text-right text-14 text-hint">
        {isPart ? text.left({ amount: formatMoney(step.leftMinor, plan.currency, language) }) : null}
      </span>
    </li>
  );
}
