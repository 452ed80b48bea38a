import { similarPaymentsEn } from './similar-payments.en.ts';

/** What may be wrong with a report of a payment: read with its form. */
export const tenantReport = {
  problems: {
    amountMissing: 'Enter the amount you paid, for example 25,000.00.',
    amountTooLarge: 'That amount is too large.',
    rateMissing: 'Enter how many pesos a dollar cost.',
    dateFuture: 'The date can’t be in the future.',
    dateOld: 'The date can’t be more than three years ago.',
    referenceLong: 'Use up to 80 characters for the reference.',
  },
  exchange: {
    /** Of currencies, in a sentence. */
    money: { DOP: 'pesos', USD: 'dollars' },
    paidIn: (p: { currency: string }) => `I paid in ${p.currency}`,
    rate: 'Pesos per dollar',
    rateHint: (p: { rate: string; source: string; date: string }) =>
      `Your landlord’s last rate: ${p.rate}, from ${p.source}, ${p.date}.`,
    rateOwn: 'The rate you used.',
    /** Who says a rate that the tenant typed. */
    ownSource: 'Tenant’s rate',
    counts: (p: { amount: string }) => `It counts as ${p.amount}. Your landlord will confirm the rate.`,
    paidFact: 'You paid',
    rateFact: (p: { rate: string; source: string; date: string }) => `${p.rate} · ${p.source}, ${p.date}`,
  },
  similar: similarPaymentsEn,
  photo: {
    unreadable: 'We couldn’t open this photo. Take another one or choose a screenshot.',
    tooLarge: 'The PDF is larger than 5 MB. Take a photo of it instead.',
    kind: 'Choose a photo or a PDF.',
  },
  errors: {
    file_too_large: 'The proof is larger than 5 MB. Choose a smaller one.',
    request_id_reused: 'We got your first report. Check your payments before you report another one.',
    lease_not_in_force: 'This lease doesn’t take payments yet.',
  },
};

export type TenantReportText = typeof tenantReport;
