import type { PaperWords } from './paper-words.ts';

/** The papers that are written from a lease: the copy for a reader of English. */
export const paperWordsEn: PaperWords = {
  to: 'To',
  from: 'From',
  about: 'Property',
  arithmetic: 'How the date was counted',
  articles: 'Article',
  information:
    'Information, not legal advice. No lawyer has reviewed this text. Ask one before you serve it.',
  copy: 'Reading copy. The Spanish text is the one that counts.',
  signature: 'Signature',
  titles: {
    end_of_term: 'Notice of non-renewal',
    rent_increase: 'Proposed rent increase',
    deposit_reasons: 'Reasons for keeping part of the deposit',
    rent_demand: 'Demand for payment',
    new_owner: 'Notice of new owner',
    take_over: 'Taking over the lease after a death',
    sublease_consent: 'Permission to sublet',
  },
  paragraphs: {
    end_of_term: ({ endsOn, lastDay }) => [
      `We do not wish to renew the lease, which ends on ${endsOn}.`,
      `The law requires this notice to be served through a bailiff by ${lastDay}.`,
      'Please hand over the property with its keys on that last day of the lease.',
    ],
    rent_increase: ({ rent, amount, percent, day, isDwelling, isAboveCap }) => [
      `The rent is ${rent} a month today. We propose ${amount} a month from ${day}, an increase of ${percent}.`,
      'Rent goes up by agreement. If you agree, sign this proposal and return it.',
      ...(isDwelling
        ? [
            isAboveCap
              ? 'The increase is above the 10% that holds for a home without an express agreement. It does not apply without your signature.'
              : 'The increase is within the 10% that holds for a home without an express agreement.',
          ]
        : []),
    ],
    deposit_reasons: ({ deposit, amount, day, text, lastDay }) => [
      `The property was returned on ${day}. Of the deposit of ${deposit}, ${amount} is kept.`,
      `Reasons: ${text}`,
      `The law requires these reasons in writing by ${lastDay}, with photos, quotes or estimates. They are attached.`,
    ],
    rent_demand: ({ owed, day }) => [
      `According to the account, ${owed} is owed under the lease as of the date of this letter.`,
      `Please pay it by ${day}. The writer sets this date, not the law.`,
      'If you have already paid, send the proof and disregard this letter.',
    ],
    new_owner: ({ name, day, endsOn }) => [
      `From ${day}, ${name} owns the property.`,
      `The new owner is bound by the lease, which goes on until ${endsOn} on the same terms.`,
      'Before you pay someone else or into another account, ask for confirmation in writing.',
    ],
    take_over: ({ name, day, lastDay }) => [
      `The tenant died on ${day}. Please accept our condolences.`,
      `${name} may take over the lease by saying so no later than ${lastDay}.`,
      'To do so, sign this letter and return it.',
    ],
    sublease_consent: ({ name, day, untilDay, endsOn }) => [
      `We give written permission to sublet the property to ${name}, from ${day} to ${untilDay}.`,
      `The tenant remains bound by the lease, which ends on ${endsOn}.`,
      'This permission is for that person and those dates only.',
    ],
  },
};
