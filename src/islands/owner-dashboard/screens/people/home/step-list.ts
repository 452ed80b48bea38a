import type { FirstSteps } from '#src/data/money/totals/queries.ts';

export const stepIds = ['home', 'lease', 'account', 'invite', 'payment', 'taxes', 'team'] as const;
export type StepId = (typeof stepIds)[number];

export interface Step {
  readonly id: StepId;
  /** Where it is done; the screen leads back here from there. */
  readonly to: string;
  readonly isDone: boolean;
  /** A payment can come in without it. */
  readonly isOptional: boolean;
}

type Facts = NonNullable<FirstSteps>;

/** Of what follows from what is there: nobody is invited before there is a lease. */
const inviteTo = ({ uninvitedLeaseId, leaseId }: Facts) => {
  const lease = uninvitedLeaseId ?? leaseId;
  return lease ? `/leases/${lease}?new=1` : '/tenants/new';
};

/** What a new organization does until its first payment, in this order. */
export function stepsOf(facts: Facts): Step[] {
  const needed = (id: StepId, to: string, isDone: boolean) => ({ id, to, isDone, isOptional: false });
  const optional = (id: StepId, to: string, isDone: boolean) => ({ id, to, isDone, isOptional: true });
  return [
    needed('home', '/properties/new', facts.hasUnit),
    needed('lease', '/tenants/new', facts.leaseId !== null),
    needed('account', '/finance/online-payments?step=1', facts.saysHowToPay),
    needed('invite', inviteTo(facts), facts.hasInvited),
    needed('payment', '/finance?record=1', facts.paymentId !== null),
    optional('taxes', '/finance/taxes/profile?step=1', facts.hasTaxProfile),
    optional('team', '/team?step=1', facts.hasTeam),
  ];
}

/** What comes next; what may wait comes after all that may not. */
export const nextOf = (steps: readonly Step[]): Step | undefined =>
  steps.find((step) => !step.isDone && !step.isOptional) ?? steps.find((step) => !step.isDone);
