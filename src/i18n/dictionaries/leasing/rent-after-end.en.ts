type AmountAndDay = { amount: string; date: string };

/** Rent that was charged for days after the last one of a lease: taken off with its end, and due again without one. */
export const rentAfterEndEn = {
  takeOff: (p: AmountAndDay) => `Credit ${p.amount} for the days after ${p.date}`,
  hint: 'Rent and monthly charges. Anything already paid becomes the tenant’s credit.',
  invoiced: 'Charges after the last day have a fiscal receipt: reverse them with a credit note.',
  note: (p: { date: string }) => `Rent after the last day, ${p.date}`,
  left: (p: AmountAndDay) => `${p.amount} was charged for days after ${p.date}, the last day.`,
  takeOffLeft: 'Credit it',
  takeOffTitle: 'Credit the charges after the last day?',
  takenOff: 'Charges credited',
  giveBack: (p: { amount: string }) => `Charge again the ${p.amount} credited for the notice`,
  giveBackHint: 'The tenant’s credit is used first.',
  giveBackInvoiced:
    'A fiscal receipt billed that month without these days. Cancel the receipt first, or withdraw the notice without charging again.',
};
export type RentAfterEndText = typeof rentAfterEndEn;
