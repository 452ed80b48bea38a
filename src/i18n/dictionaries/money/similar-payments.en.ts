interface Facts {
  amount: string;
  date: string;
  method: string;
}

/** Said before money is written down that looks as if it were there already. */
export const similarPaymentsEn = {
  title: (p: { count: number }): string =>
    p.count === 1 ? 'This payment may already be recorded' : 'These payments may be duplicates',
  reported: (p: Facts) => `${p.amount} on ${p.date}, ${p.method}: reported, to be confirmed`,
  confirmed: (p: Facts) => `${p.amount} on ${p.date}, ${p.method}: confirmed`,
  reference: (p: { reference: string }) => `reference ${p.reference}`,
  see: (p: Facts) => `View the payment of ${p.date}`,
  another: 'It’s a different payment',
  unanswered: 'Check the payment above. If this one is different, confirm it here.',
};
export type SimilarPaymentsText = typeof similarPaymentsEn;
