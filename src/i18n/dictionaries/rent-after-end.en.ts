type AmountAndDay = { amount: string; date: string };

/** Rent that was charged for days after the last one of a lease: taken off with its end, and due again without one. */
export const rentAfterEndEn = {
  takeOff: (p: AmountAndDay) => `Take off ${p.amount}: the days after ${p.date}`,
  hint: 'It is rent, and what is charged every month beside it. If it was paid, it becomes the tenant’s credit.',
  invoiced: 'What was charged after the last day has a fiscal receipt: take it off with a credit note.',
  note: (p: { date: string }) => `Rent after the last day, ${p.date}`,
  left: (p: AmountAndDay) => `${p.amount} was charged for days after the last one, ${p.date}.`,
  takeOffLeft: 'Take it off',
  takeOffTitle: 'Take off what was charged after the last day?',
  takenOff: 'Taken off',
  giveBack: (p: { amount: string }) => `Charge again ${p.amount}: what was taken off for the notice`,
  giveBackHint: 'What the tenant has as credit pays it first.',
  giveBackInvoiced:
    'A fiscal receipt billed that month without these days. Cancel the receipt first, or withdraw the notice without charging them again.',
};
export type RentAfterEndText = typeof rentAfterEndEn;
