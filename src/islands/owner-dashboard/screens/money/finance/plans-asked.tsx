import { useQuery } from '@tanstack/react-query';
import { planQueries } from '#src/data/money/plans/queries.ts';
import { type AskedPlan, openPlanRequestsQuery } from '#src/data/money/plans/request-queries.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { WaitingMark } from '#src/islands/shell/waiting-mark.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';

/** Payment plans that tenants asked for, the oldest first. Says nothing while there are none; while they load, what follows waits. */
export function PlansAsked() {
  const text = useText('ownerMoney').finance;
  const { id } = useOrganization();
  const { data: plans = [], isPending, fetchStatus } = useQuery(openPlanRequestsQuery(id));
  useLive([{ table: 'plan_requests', filter: `organization_id=eq.${id}` }], [planQueries.all]);
  if (plans.length === 0) return isPending && fetchStatus !== 'paused' ? <WaitingMark /> : null;
  return (
    <Card title={text.plansAsked} description={text.plansAskedText} isFlush>
      <ul className="grid border-t border-line">
        {plans.map((plan) => (
          <Asked key={plan.id} plan={plan} />
        ))}
      </ul>
    </Card>
  );
}

function Asked({ plan }: { plan: AskedPlan }) {
  const text = useText('ownerMoney').finance;
  const language = useLanguage();
  const name = plan.primaryTenant?.tenant || text.noTenant;
  const date = formatDate(plan.firstOn, language);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{name}</p>
        <p className="text-14 text-secondary">{plan.primaryTenant?.place}</p>
      </div>
      <p className="min-w-0 basis-52 text-14 text-secondary">
        {text.planAsked({ count: plan.instalmentCount, date })}
      </p>
      <MoneyText
        amountMinor={plan.owedMinor}
        currency={plan.currency}
        className="min-w-32 text-right text-16 font-semibold"
      />
      <AppLink
        to={`/leases/${plan.leaseId}#plan`}
        className={buttonClass({ variant: 'primary' })}
        aria-label={text.answerPlanOf({
          name,
          amount: formatMoney(plan.owedMinor, plan.currency, language),
        })}
      >
        {text.answerPlan}
      </AppLink>
    </li>
  );
}
