/** The certificates that sign electronic receipts. */
export const ownerCertificates = {
  title: 'Signing certificate',
  text: 'Each e-CF is signed with the certificate of a person. The DGII has to know that person as a signer for this issuer.',
  none: 'There is no certificate yet. Without one, nothing is signed here.',
  add: 'Add certificate',
  addTitle: 'Add a signing certificate',
  addText:
    'The file is opened on this page, and its password stays here. The key is encrypted before it is stored.',
  file: 'Certificate file',
  fileHint: 'A .p12 or .pfx file from the authority that issued it.',
  choose: 'Choose file',
  password: 'Password of the file',
  show: 'Show password',
  hide: 'Hide password',
  open: 'Open file',
  opening: 'Opening…',
  save: 'Save certificate',
  saved: 'Certificate saved',
  faults: {
    missing: 'Choose the certificate file.',
    not_a_key_file: 'This is not a .p12 or .pfx file.',
    wrong_password: 'The password is not the one of this file.',
    no_key: 'The file has no RSA key.',
    no_certificate: 'The file does not have the certificate of its key.',
    several_pairs: 'The file has several certificates with their keys. Export the one that signs by itself.',
    certificate_of_sha1:
      'This certificate was signed with SHA-1, which is no longer safe. Ask its authority for a new one.',
    not_read: 'The file could not be read. Choose it again.',
  },
  refusals: {
    certificate_malformed: 'The file does not hold a certificate that can be read.',
    certificate_of_sha1:
      'This certificate was signed with SHA-1, which is no longer safe. Ask its authority for a new one.',
    certificate_expired: 'This certificate has expired. Ask its authority for a new one.',
    certificate_not_yet_valid: 'This certificate is not valid yet.',
    key_not_of_certificate: 'The key does not belong to this certificate.',
    key_too_weak: 'The key is too short. Ask the authority for a certificate of 2,048 bits or more.',
  },
  holder: 'Holder',
  number: 'Number',
  authority: 'Issued by',
  valid: 'Valid',
  from: ({ from, until }: { from: string; until: string }) => `From ${from} to ${until}`,
  ends: ({ date }: { date: string }) => `Expires on ${date}. Request a new one in time.`,
  ended: ({ date }: { date: string }) => `Expired on ${date}. It signs nothing.`,
  signer: ({ issuer }: { issuer: string }) => `Who signs for ${issuer}`,
  nobody: 'No one',
  signerSet: 'Signer saved',
  try: 'Test with the DGII',
  letIn: {
    testecf: 'The DGII let the signer in, in its trial environment.',
    certecf: 'The DGII let the signer in, in its certification environment.',
    ecf: 'The DGII let the signer in. Receipts sent here have fiscal value.',
  },
  trial: {
    no_key: 'No one signs for this issuer yet.',
    consent_missing: 'Consent to keep the key for receipts with fiscal value is missing.',
    key_unreadable: 'The stored key can’t be opened. Add the same certificate file again.',
    certificate_expired: 'The certificate that signs has expired. Add a new one.',
    certificate_not_yet_valid: 'The certificate that signs isn’t valid yet.',
    unreachable: 'The DGII does not answer. Try again in a few minutes.',
    maintenance: 'The DGII’s service is out of order. Try again later.',
    refused: 'The DGII did not let the signer in. Check that it knows this person as a signer.',
  },
  message: ({ code, text }: { code: string; text: string }) => `DGII ${code}: ${text}`,
  remove: 'Remove',
  removeTitle: ({ holder }: { holder: string }) => `Remove the certificate of ${holder}?`,
  removeText:
    'Its key is destroyed. What it signed stays valid. Receipts that are not signed yet wait until there is another.',
  removed: 'Certificate removed',
  consent: 'Consent',
  consentGiven: ({ date, by, version }: { date: string; by: string; version: string }) =>
    `Given on ${date}${by && ` by ${by}`} (text of ${version})`,
  consentOlder:
    'That text was replaced. Your consent still counts. You can read the current text and consent to it.',
  consentMissing: 'Missing: this key signs in the DGII’s test environments only.',
  consentGive: 'Read and consent',
  consentTitle: 'Keep this key here for receipts with fiscal value',
  consentLead: ({ holder }: { holder: string }) =>
    `This is about the private key of ${holder}. Read all of it before you consent.`,
  consentText: [
    {
      about: 'The law.',
      text: 'Ley 32-23 (article 6) wants the key in a secure device, under the sole control of its holder. Anything else is an infraction (article 26, number 6).',
    },
    {
      about: 'Certified providers.',
      text: 'Decree 587-24 (article 22) lets them keep keys, with a link to an authority of INDOTEL. We read that second hand. Llavero is not one. Ask a lawyer before you consent.',
    },
    {
      about: 'Who holds the key.',
      text: 'Llavero’s server keeps it encrypted, for this organization alone. No screen shows it. Whoever runs the server holds the secret that opens it.',
    },
    {
      about: 'When it is used.',
      text: 'Only at the moment of signing: receipts, answers to suppliers, unused numbers, and signing in to the DGII and to other taxpayers’ services. It signs only for issuers that an owner chose it for.',
    },
    {
      about: 'Who makes it sign.',
      text: 'Owners, managers and accountants, when they issue receipts or answer suppliers. Suppliers’ receipts are acknowledged, and waiting documents signed, with no one present.',
    },
    {
      about: 'What is recorded.',
      text: 'Who handed the key in, who consented, who chose it for which issuer, and each document it signed.',
    },
    {
      about: 'How it ends.',
      text: 'An owner withdraws consent at any time by removing the certificate. The key is deleted at once and signs nothing more. Backups keep it encrypted until they expire. The holder can also have the authority revoke the certificate.',
    },
  ],
  consentCheck: 'I am the holder, or act with the holder’s authority, and consent.',
  consentNeeded: 'Check the box to consent.',
  consentSubmit: 'Consent',
  consented: 'Consent recorded',
};

export type OwnerCertificatesText = typeof ownerCertificates;
