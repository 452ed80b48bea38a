type Amount = { amount: string };
type Dated = { date: string };

/** Tenants move to another unit of the organization: what is asked, and what becomes of their money. */
export const unitMoveEn = {
  title: 'Move to another unit',
  text: (p: { currency: string }) =>
    `This lease ends the day before, and a lease of the new unit starts with the same tenants. The rent stays in ${p.currency}. For another currency, end this lease and create a new one.`,
  property: 'Property',
  unit: 'New unit',
  unitMissing: 'Choose a unit.',
  movesOn: 'First day in the new unit',
  movesOnInvalid: (p: Dated) => `Choose a day after ${p.date}, the first of this lease.`,
  endsOn: 'Last day of the new lease',
  endsOnHint: 'Without notice, it then continues month to month.',
  deposit: 'Deposit of the new lease',
  note: (p: { unit: string }) => `Move to ${p.unit}`,
  submit: 'Move',
  done: 'Move recorded',
  whatHappens: 'What happens',
  depositGoes: (p: Amount) => `The deposit of ${p.amount} carries over.`,
  depositMissing: (p: Amount) => `The remaining ${p.amount} of the new deposit is charged on the new lease.`,
  depositBeyond: (p: Amount) => `The extra ${p.amount} is still held as a deposit.`,
  takenOff: (p: Amount & Dated) => `${p.amount} charged for days after ${p.date} is credited.`,
  credit: 'Any credit carries over on the first day in the new unit.',
  creditNow: (p: Amount) =>
    `Today’s credit is ${p.amount}. It carries over on the first day in the new unit.`,
  owed: (p: Amount) => `The ${p.amount} owed today stays on this lease, along with any payment plan.`,
  parties:
    'Roommates, guarantors and late fees stay the same. Monthly charges don’t carry over: add them to the new lease.',
  autopay: 'Autopay ends with this lease. The tenant is asked to authorize the card again.',
  told: 'The tenants get an email.',
  undo: (p: Dated) =>
    `Until ${p.date}, you can undo this by cancelling the new lease. After that, you can’t.`,
  noUndo: 'This can’t be undone.',
  /** Above a lease that is left for another unit, or that its tenants came to. */
  notices: {
    movedTo: (p: Dated & { unit: string }) => `Move to ${p.unit} on ${p.date}. Another lease follows there.`,
    movedFrom: (p: Dated & { unit: string }) => `Move from ${p.unit} on ${p.date}.`,
  },
  /** In the history of a lease. */
  history: {
    movedTo: (p: Dated & { unit: string }) => `Move to ${p.unit} on ${p.date} recorded`,
    movedFrom: (p: Dated & { unit: string }) => `Move from ${p.unit} on ${p.date} recorded`,
    unitMoveCalledOff: 'Move to another unit cancelled',
    creditMovedTo: (p: { amount: string }) => `Credit of ${p.amount} moved to the new unit`,
    creditMovedFrom: (p: { amount: string }) => `Credit of ${p.amount} came from the previous unit`,
  },
};
export type UnitMoveText = typeof unitMoveEn;
