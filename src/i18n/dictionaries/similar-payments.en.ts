interface Facts {
  amount: string;
  date: string;
  method: string;
}

/** Said before money is written down that looks as if it were there already. */
export const similarPaymentsEn = {
  title: (p: { count: number }): string =>
    p.count === 1 ? 'This payment may be there already' : 'These payments may be the same one',
  reported: (p: Facts) => `${p.amount} of ${p.date}, ${p.method}: reported, to be confirmed`,
  confirmed: (p: Facts) => `${p.amount} of ${p.date}, ${p.method}: confirmed`,
  reference: (p: { reference: string }) => `reference ${p.reference}`,
  see: (p: Facts) => `See the payment of ${p.date}`,
  another: 'It is another payment',
  unanswered: 'Check the payment above. If this is another one, say so here.',
};
export type SimilarPaymentsText = typeof similarPaymentsEn;
