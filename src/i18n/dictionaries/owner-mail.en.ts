/** Statements that go to the owners of properties themselves. */
export const ownerMail = {
  title: (p: { name: string }) => `By e-mail to ${p.name}`,
  about: 'The owner gets their own part alone, as a PDF, and can stop these messages.',
  none: 'No address yet.',
  goesTo: (p: { email: string; language: string }) => `${p.email} · ${p.language}`,
  stopped: 'Whoever reads that address asked for no more statements.',
  change: 'Address',
  address: {
    title: (p: { name: string }) => `Address of ${p.name}`,
    email: 'E-mail',
    emailHint: 'For all of their properties. Leave it empty to take it away.',
    language: 'Language of the statement',
    submit: 'Save',
    saved: 'Address saved.',
    taken: 'Address taken away.',
  },
  send: {
    action: 'Send now',
    title: (p: { name: string }) => `Send to ${p.name}`,
    question: (p: { email: string; period: string }) => `The statement of ${p.period} goes to ${p.email}.`,
    about: 'It has their part alone, in the currency and on the basis on the screen.',
    check: 'Is that address right? What was sent cannot be called back.',
    submit: 'Send',
    sent: (p: { email: string }) => `On its way to ${p.email}.`,
  },
  schedule: {
    toOwners: 'To the owners themselves',
    hint: 'Each gets their own part alone, in their language.',
    withAddress: (p: { names: string }) => `Have an address: ${p.names}.`,
    withoutAddress: (p: { names: string }) => `Get nothing, for want of an address: ${p.names}.`,
    recipients: 'the owners',
  },
};
export type OwnerMailText = typeof ownerMail;
