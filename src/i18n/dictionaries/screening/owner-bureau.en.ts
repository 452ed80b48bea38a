/** An outside bureau that is asked about applicants. */
export const ownerBureau = {
  bureau: {
    title: 'Screening bureau',
    hint: 'We only check people who agreed to it. The result isn’t part of the score.',
    ask: 'Request check',
    notAsked: 'Not checked yet.',
    noConsent: 'Hasn’t agreed to the check yet.',
    outcomes: { nothing_found: 'Nothing found', findings: 'Findings' },
    statuses: { asked: 'Requested, no response yet', failed: 'The bureau didn’t respond' },
    askedOn: (p: { date: string; reference: string }) =>
      p.reference === '' ? `Requested on ${p.date}` : `Requested on ${p.date}, reference ${p.reference}`,
    unavailable: 'The bureau didn’t respond. Try again later; no one is checked twice for the same request.',
    identityMissing: 'Add this person’s identity document first.',
  },
};
