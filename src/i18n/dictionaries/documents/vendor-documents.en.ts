import type { VendorDocumentKind } from '#src/domain/documents/vendor-document.ts';

/** Papers of a vendor, and which of them are required. */
export const vendorDocuments = {
  title: 'Vendor documents',
  hint: 'JPEG, PNG, WebP or PDF, up to 10 MB.',
  none: 'No documents yet.',
  add: 'Add document',
  kind: 'Document',
  number: 'Number',
  validFrom: 'Valid from',
  validUntil: 'Valid until',
  note: 'Notes',
  file: 'File',
  choose: 'Choose a file',
  save: 'Save document',
  saved: 'Document saved.',
  open: (p: { name: string }) => `Open ${p.name}`,
  removeOf: (p: { name: string }) => `Delete ${p.name}`,
  removeTitle: (p: { name: string }) => `Delete ${p.name}?`,
  removeText: 'Its file goes too.',
  remove: 'Delete',
  removed: 'Document deleted.',
  until: (p: { date: string }) => `Until ${p.date}`,
  noEnd: 'No end date',
  missing: (p: { kinds: string }) => `Required and missing or expired: ${p.kinds}.`,
  state: { coming: 'Not valid yet', valid: 'Valid', ending: 'Expires soon', ended: 'Expired' },
  kinds: {
    insurance: 'Insurance',
    licence: 'License',
    tax_certificate: 'Tax certificate',
    other: 'Other',
  } satisfies Record<VendorDocumentKind, string>,
  required: {
    action: 'Required documents',
    title: 'Required documents',
    text: 'A vendor needs these, valid on the day, to be given work. Without one, whoever assigns it gives a reason.',
    saved: 'Required documents saved.',
  },
  problems: {
    kindMissing: 'Choose what it is.',
    untilEarly: 'It can’t end before it starts.',
    fileType: 'Choose a JPEG, PNG, WebP or PDF file.',
    fileSize: 'Choose a file of up to 10 MB.',
    full: 'A vendor can have up to 40 documents. Delete one first.',
  },
};

export type VendorDocumentsText = typeof vendorDocuments;
