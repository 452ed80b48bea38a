import type { ContractKind, ContractStatus, SignerRole } from '#src/domain/foundation/enums.ts';

/** Reading and signing a contract, for both sides. */
export const contract = {
  kinds: { contract: 'Contract', amendment: 'Amendment' } satisfies Record<ContractKind, string>,
  statuses: {
    open: 'Awaiting signatures',
    signed: 'Signed',
    refused: 'Declined',
    voided: 'Voided',
  } satisfies Record<ContractStatus, string>,
  roles: { landlord: 'Landlord', tenant: 'Tenant', guarantor: 'Guarantor' } satisfies Record<
    SignerRole,
    string
  >,
  version: (p: { number: number }) => `Version ${p.number}`,
  sentOn: (p: { date: string }) => `Sent on ${p.date}`,
  textLanguage: 'Language of the text',
  binding: 'Spanish (binding)',
  translation: 'English (translation)',
  download: 'Download PDF',
  fileName: 'contract',
  signers: 'Who signs',
  signed: (p: { date: string }) => `Signed on ${p.date}`,
  waiting: 'Hasn’t signed yet',
  refused: (p: { date: string }) => `Declined on ${p.date}`,
  reason: (p: { reason: string }) => `Reason: ${p.reason}`,
  sign: {
    title: 'Sign',
    text: 'Read the whole text first. Signing here is as binding as signing on paper.',
    consent:
      'I have read the document and accept it. I agree to sign it electronically: under Ley 126-02, a simple electronic signature is valid. My name, the date and time, my IP address and my browser will be kept with it.',
    consentMissing: 'Check the box to agree and sign.',
    name: 'Your full name',
    nameHint: (p: { name: string }) => `As shown in the document: ${p.name}`,
    nameMissing: 'Enter your full name.',
    nameOther: (p: { name: string }) =>
      `The document says “${p.name}”. Enter that name. Accents and capitals don’t matter.`,
    submit: 'Sign document',
    done: 'You signed the document',
    doneByAll: 'Everyone has signed the document',
  },
  refuse: {
    action: 'I don’t agree',
    title: 'Decline to sign?',
    text: 'The landlord will see your reason and can send a new version. This one can no longer be signed.',
    reason: 'What you don’t agree with',
    reasonMissing: 'Enter a reason.',
    submit: 'Decline to sign',
    done: 'We told the landlord',
  },
};

export type ContractText = typeof contract;
