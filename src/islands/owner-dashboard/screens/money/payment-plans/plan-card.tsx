import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { cancelPaymentPlan } from '#src/data/money/plans/mutations.ts';
import { type PaymentPlan, planQueries } from '#src/data/money/plans/queries.ts';
import { planRequestQuery } from '#src/data/money/plans/request-queries.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ProgressBar } from '#src/ui/components/progress-bar.tsx';
import { PlanRequestNotice } from './plan-request.tsx';

const PlanDialog = lazyPart(() => import('./plan-dialog.tsx').then((file) => file.PlanDialog));

const TONE = { active: 'info', kept: 'good', broken: 'bad', cancelled: 'neutral' } as const;

/** What is paid off in instalments, or the way to agree it. */
export function PlanCard({ lease }: { lease: Lease }) {
  const { plan: text } = useText('ownerCards');
  const { can } = useOrganization();
  const [isOpen, setOpen] = useState(false);
  const { data: plan } = useQuery(planQueries.ofLease(lease.id));
  const { data: request } = useQuery(planRequestQuery(lease.id));
  const filter = `lease_id=eq.${lease.id}`;
  useLive(
    [
      { table: 'charges', filter },
      { table: 'plan_requests', filter },
    ],
    [planQueries.all],
  );
  const asked = request?.status === 'open' ? request : null;
  const isRunning = plan?.state === 'active' || plan?.state === 'broken';
  const canAgree = can('money.write') && !isRunning && lease.receivableMinor > 0;
  if (plan === undefined) return null;
  return (
    <Card title={text.title}>
      <div className="grid gap-4">
        {asked ? (
          <PlanRequestNotice request={asked} canDecide={canAgree} onAgree={() => setOpen(true)} />
        ) : null}
        {plan ? (
          <Plan plan={plan} isRunning={isRunning} />
        ) : asked ? null : (
          <p className="text-secondary">{text.empty}</p>
        )}
        {canAgree && !asked ? (
          <Button className="justify-self-start" onClick={() => setOpen(true)}>
            {text.agree}
          </Button>
        ) : null}
      </div>
      {isOpen ? <PlanDialog lease={lease} request={asked} isOpen onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

function Plan({ plan, isRunning }: { plan: PaymentPlan; isRunning: boolean }) {
  const { plan: text } = useText('ownerCards');
  const language = useLanguage();
  const { can } = useOrganization();
  const money = (minor: number) => formatMoney(minor, plan.currency, language);
  const progress = text.paid({ paid: money(plan.paidMinor), total: money(plan.totalMinor) });
  return (
    <>
      <div className="grid justify-items-start gap-2">
        <Badge tone={TONE[plan.state]}>{text.states[plan.state]}</Badge>
      </div>
      <ProgressBar
        label={text.progress}
        share={plan.paidMinor / plan.totalMinor}
        valueText={progress}
        tone={plan.state === 'broken' ? 'bad' : 'info'}
      />
      <ol className="grid gap-1">
        {plan.instalments.map((instalment) => (
          <li key={instalment.position} className="flex justify-between gap-4 text-15">
            <span className="text-secondary">{formatDate(instalment.dueOn, language)}</span>
            <span className="tabular-nums">{money(instalment.amountMinor)}</span>
          </li>
        ))}
      </ol>
      {plan.note ? <p className="text-14 text-hint">{plan.note}</p> : null}
      {isRunning && can('money.write') ? <CancelPlan planId={plan.id} /> : null}
    </>
  );
}

function CancelPlan({ planId }: { planId: string }) {
  const { plan: text } = useText('ownerCards');
  const { actions } = useText('common');
  const [isOpen, setOpen] = useState(false);
  const cancel = useAction({
    mutationFn: cancelPaymentPlan,
    invalidates: [planQueries.all],
    toast: text.cancelled,
    onDone: () => setOpen(false),
  });
  return (
    <>
      <Button size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        {text.cancel}
      </Button>
      <ActionDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text.cancelTitle}
        submitLabel={text.cancel}
        cancelLabel={actions.back}
        action={cancel}
        onConfirm={() => void cancel.run({ planId })}
        variant="danger"
      >
        <p>{text.cancelText}</p>
      </ActionDialog>
    </>
  );
}
