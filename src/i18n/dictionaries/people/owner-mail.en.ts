/** Statements that go to the owners of properties themselves. */
export const ownerMail = {
  title: (p: { name: string }) => `Email to ${p.name}`,
  about: 'The owner gets only their own share, as a PDF, and can unsubscribe.',
  none: 'No email yet.',
  goesTo: (p: { email: string; language: string }) => `${p.email} · ${p.language}`,
  stopped: 'The person at that address unsubscribed from statements.',
  change: 'Edit email',
  address: {
    title: (p: { name: string }) => `Email for ${p.name}`,
    email: 'Email',
    emailHint: 'For all their properties. Leave empty to remove it.',
    language: 'Statement language',
    submit: 'Save',
    saved: 'Email saved.',
    taken: 'Email removed.',
  },
  send: {
    action: 'Send now',
    title: (p: { name: string }) => `Send to ${p.name}`,
    question: (p: { email: string; period: string }) =>
      `We’ll send the statement for ${p.period} to ${p.email}.`,
    about: 'It shows only their share, in the currency and on the basis on screen.',
    check: 'Is that address right? You can’t unsend it.',
    submit: 'Send',
    sent: (p: { email: string }) => `On its way to ${p.email}.`,
  },
  schedule: {
    toOwners: 'Send to the owners',
    hint: 'Each gets only their own share, in their language.',
    withAddress: (p: { names: string }) => `Will get it: ${p.names}.`,
    withoutAddress: (p: { names: string }) => `Won’t get it (no email): ${p.names}.`,
    recipients: 'the owners',
  },
};
export type OwnerMailText = typeof ownerMail;
