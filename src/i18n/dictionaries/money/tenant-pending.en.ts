import type { InstalmentState } from '#src/domain/money/plan-progress.ts';

type Amount = { amount: string };

/** What stands between a tenant's charges and payments: a plan that was agreed, a card payment without an answer. */
export const tenantPending = {
  attempt: {
    title: (p: Amount) => `A card payment of ${p.amount} is being checked`,
    text: 'We don’t know yet if it went through. If you paid, please wait and don’t pay again.',
    see: 'Check status',
    againTitle: 'Pay again?',
    againText: (p: Amount) =>
      `Your card payment of ${p.amount} isn’t confirmed yet. If it’s approved, you’ll have paid twice.`,
    againLeft: 'If you left without paying, you can continue.',
    again: 'Pay again',
  },
  plan: {
    title: 'Payment plan',
    see: 'View plan',
    list: 'Installments',
    next: (p: Amount & { date: string }) => `Next installment: ${p.amount} by ${p.date}.`,
    kept: 'While you keep up with it, no late fees are added.',
    missed: (p: Amount) => `You missed an installment: ${p.amount} is overdue.`,
    missedNote: 'Late fees may be added until you pay it.',
    paidOf: (p: { paid: string; total: string }) => `${p.paid} of ${p.total} paid.`,
    outside: (p: Amount) => `Outside the plan, you owe ${p.amount}.`,
    by: (p: { date: string }) => `Due ${p.date}`,
    left: (p: Amount) => `${p.amount} left`,
    states: {
      paid: 'Paid',
      missed: 'Overdue',
      next: 'Next',
      later: 'Upcoming',
    } satisfies Record<InstalmentState, string>,
    payNext: (p: Amount) => `The next installment: ${p.amount}`,
    payMissed: (p: Amount) => `Overdue on your plan: ${p.amount}`,
  },
  waiting: (p: Amount & { landlord: string }) =>
    `You reported ${p.amount}, and ${p.landlord} hasn’t confirmed it yet. What you pay now is in addition to that.`,
  partWaiting: (p: Amount) => `The ${p.amount} you reported isn’t confirmed yet. It’s already subtracted.`,
};

export type TenantPendingText = typeof tenantPending;
