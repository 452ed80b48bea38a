/** An outside bureau that is asked about applicants. */
export const ownerBureau = {
  bureau: {
    title: 'Screening bureau',
    hint: 'Only people who agreed to the check are asked after. The answer is no part of the score.',
    ask: 'Ask the bureau',
    notAsked: 'Not asked yet.',
    noConsent: 'Has not agreed to the check yet.',
    outcomes: { nothing_found: 'Nothing found', findings: 'With findings' },
    statuses: { asked: 'Asked, no answer yet', failed: 'The bureau did not answer' },
    askedOn: (p: { date: string; reference: string }) =>
      p.reference === '' ? `Asked on ${p.date}` : `Asked on ${p.date}, reference ${p.reference}`,
    unavailable:
      'The bureau did not answer. Try again in a while; nobody is asked after twice for one question.',
    identityMissing: 'Add the identity document of this person first.',
  },
};
