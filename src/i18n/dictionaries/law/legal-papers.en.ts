import type { PaperField, PaperKind } from '#src/domain/law/paper.ts';

/** Papers that are written from a lease. */
export const legalPapers = {
  title: 'Papers',
  text: 'A letter in Spanish with a copy in English, written from the lease. Nothing is sent.',
  choose: 'Choose a lease',
  back: 'Legal',
  kind: 'Paper',
  download: 'Download PDF',
  downloaded: 'Paper downloaded',
  fileName: 'paper',
  passed: (p: { date: string }) =>
    `The last day to give notice was ${p.date}. The lease renews by itself, so this paper is not written.`,
  late: (p: { date: string }) =>
    `The last day was ${p.date}. The paper is written all the same, and it comes late.`,
  aboveCap: (p: { maximum: string }) =>
    `For a home without an express agreement, the most is ${p.maximum}. The paper says that it needs the tenant’s signature.`,
  now: {
    term: 'Last day of the lease',
    rent: 'Rent',
    deposit: 'Deposit',
    owed: 'Owed',
  },
  kinds: {
    end_of_term: 'Notice of non-renewal',
    rent_increase: 'Proposed rent increase',
    deposit_reasons: 'Reasons for keeping part of the deposit',
    rent_demand: 'Demand for payment',
    new_owner: 'Notice of new owner',
    take_over: 'Taking over the lease after a death',
    sublease_consent: 'Permission to sublet',
  } satisfies Record<PaperKind, string>,
  days: {
    rent_increase: 'New rent from',
    deposit_reasons: 'Day the unit was returned',
    rent_demand: 'Pay by',
    new_owner: 'Owner since',
    take_over: 'Day of death',
    sublease_consent: 'Sublease from',
  } satisfies Record<Exclude<PaperKind, 'end_of_term'>, string>,
  amounts: { rent_increase: 'New rent', deposit_reasons: 'Amount kept' },
  names: {
    new_owner: 'New owner',
    take_over: 'Who may take over',
    sublease_consent: 'Subtenant',
  },
  untilDay: 'Sublease until',
  reasons: 'Reasons',
  problems: {
    day: 'Choose a day.',
    untilDay: 'Choose a day on or after the first.',
    amountMinor: 'Enter an amount.',
    name: 'Enter a name.',
    text: 'Enter the reasons.',
  } satisfies Record<PaperField, string>,
};

export type LegalPapersText = typeof legalPapers;
