/** Why nobody signs for an issuer. Screens say each in the reader's words. */
export const noSigners = [
  /** No certificate was chosen. */
  'no_key',
  /** Nobody agreed that its key signs receipts with fiscal value. */
  'consent_missing',
  /** What was sealed does not open: the certificate has to be added again. */
  'key_unreadable',
  'certificate_expired',
  'certificate_not_yet_valid',
] as const;
export type NoSigner = (typeof noSigners)[number];

/** A sentence for each of them. */
export type NoSignerTexts = Readonly<Record<NoSigner, string>>;

/** What is known of why nobody signs; what is not known is told as the first. */
export const noSignerOf = (code: string): NoSigner => noSigners.find((own) => own === code) ?? 'no_key';
