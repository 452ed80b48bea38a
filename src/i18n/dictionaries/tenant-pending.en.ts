import type { InstalmentState } from '#src/domain/plan-progress.ts';

type Amount = { amount: string };

/** What stands between a tenant's charges and payments: a plan that was agreed, a card payment without an answer. */
export const tenantPending = {
  attempt: {
    title: (p: Amount) => `A card payment of ${p.amount} is being checked`,
    text: 'We do not know yet how it ended. If you paid, wait: do not pay again.',
    see: 'See how it stands',
    againTitle: 'Pay once more?',
    againText: (p: Amount) =>
      `Your card payment of ${p.amount} has no answer yet. If it is approved, you will have paid twice.`,
    againLeft: 'If you left without paying, you can continue.',
    again: 'Pay once more',
  },
  plan: {
    title: 'Payment plan',
    see: 'See the plan',
    list: 'Installments',
    next: (p: Amount & { date: string }) => `Next installment: ${p.amount} by ${p.date}.`,
    kept: 'While you keep to it, no late fee is added.',
    missed: (p: Amount) => `The day of an installment has passed: ${p.amount} is left of it.`,
    missedNote: 'Late fees may be added until you pay it.',
    paidOf: (p: { paid: string; total: string }) => `${p.paid} of ${p.total} paid.`,
    outside: (p: Amount) => `Besides the plan you owe ${p.amount}.`,
    by: (p: { date: string }) => `By ${p.date}`,
    left: (p: Amount) => `${p.amount} left`,
    states: {
      paid: 'Paid',
      missed: 'Overdue',
      next: 'Next',
      later: 'To come',
    } satisfies Record<InstalmentState, string>,
    payNext: (p: Amount) => `The next installment: ${p.amount}`,
    payMissed: (p: Amount) => `Overdue on your plan: ${p.amount}`,
  },
  waiting: (p: Amount & { landlord: string }) =>
    `You reported ${p.amount}, and ${p.landlord} has not confirmed it yet. What you pay now comes on top of it.`,
  partWaiting: (p: Amount) =>
    `${p.amount} that you reported is still to be confirmed. It is already taken off.`,
};

export type TenantPendingText = typeof tenantPending;
