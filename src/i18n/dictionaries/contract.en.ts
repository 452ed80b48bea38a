import type { ContractKind, ContractStatus, SignerRole } from '#src/domain/enums.ts';

/** Reading and signing a contract, for both sides. */
export const contract = {
  kinds: { contract: 'Contract', amendment: 'Amendment' } satisfies Record<ContractKind, string>,
  statuses: {
    open: 'Waits for signatures',
    signed: 'Signed',
    refused: 'Not accepted',
    voided: 'Voided',
  } satisfies Record<ContractStatus, string>,
  roles: { landlord: 'Landlord', tenant: 'Tenant', guarantor: 'Guarantor' } satisfies Record<
    SignerRole,
    string
  >,
  version: (p: { number: number }) => `Version ${p.number}`,
  sentOn: (p: { date: string }) => `Sent on ${p.date}`,
  textLanguage: 'Language of the text',
  binding: 'Spanish (binds)',
  translation: 'English (translation)',
  download: 'Download PDF',
  fileName: 'contract',
  signers: 'Who signs',
  signed: (p: { date: string }) => `Signed on ${p.date}`,
  waiting: 'Has not signed yet',
  refused: (p: { date: string }) => `Did not accept on ${p.date}`,
  reason: (p: { reason: string }) => `Reason: ${p.reason}`,
  sign: {
    title: 'Sign',
    text: 'Read the whole text first. Signing binds you as a signature on paper does.',
    consent:
      'I have read the document and accept it. I agree to sign it electronically: under Ley 126-02 a simple electronic signature is valid. My name, the time, my network address and my program are kept with it.',
    consentMissing: 'Accept the consent to sign.',
    name: 'Your full name',
    nameHint: (p: { name: string }) => `As it stands in the document: ${p.name}`,
    nameMissing: 'Write your full name.',
    nameOther: (p: { name: string }) =>
      `The document says “${p.name}”. Write that name; accents and capitals do not matter.`,
    submit: 'Sign the document',
    done: 'You have signed',
    doneByAll: 'Signed by everybody: the document is agreed',
  },
  refuse: {
    action: 'I do not agree',
    title: 'Do not sign?',
    text: 'The landlord reads your reason and can send another version. This one can be signed no more.',
    reason: 'What you do not agree with',
    reasonMissing: 'Write the reason.',
    submit: 'Do not sign',
    done: 'The landlord was told',
  },
};

export type ContractText = typeof contract;
