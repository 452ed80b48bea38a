import type { QuoteTax } from '#src/domain/maintenance/work-order-enums.ts';

/** The page where a vendor gives a price, by a link and without an account. */
export const quotePage = {
  title: 'Give a quote',
  loading: 'Loading the job…',
  failed: 'We couldn’t load the job',
  asks: (p: { organization: string; vendor: string }) =>
    `${p.organization} is asking ${p.vendor} for a price.`,
  until: (p: { date: string }) => `You can reply until ${p.date}.`,
  job: 'The job',
  area: 'Area',
  kind: 'Type of repair',
  contact: 'Contact at the site',
  lines: 'What needs doing',
  photos: 'Photos',
  photo: (p: { number: number }) => `Photo ${p.number} of the job`,
  noPhotos: 'There are no photos of this job.',
  form: 'Your price',
  price: 'Price',
  tax: 'ITBIS',
  taxes: {
    none: 'I don’t charge ITBIS',
    included: 'It’s in the price',
    added: 'It’s added to the price',
  } satisfies Record<QuoteTax, string>,
  total: 'Total with taxes',
  days: 'Days of work',
  daysHint: 'How long the job takes once you start.',
  validUntil: 'Price valid until',
  note: 'Note',
  noteHint: 'What’s included, your warranty, when you could start.',
  ownPhotos: 'Your photos',
  ownPhoto: (p: { number: number }) => `Your photo ${p.number}`,
  ownPhotosHint: 'Up to 6, such as materials or similar jobs. Location data is removed.',
  addPhotos: 'Add photos',
  removePhoto: (p: { number: number }) => `Remove your photo ${p.number}`,
  unreadable: (p: { names: string }) => `We can’t read ${p.names}. Choose JPEG or PNG files.`,
  sendingPhoto: (p: { done: number; count: number }) => `Sending photo ${p.done} of ${p.count}…`,
  full: 'You’ve added 6 photos, the most you can.',
  send: 'Send quote',
  change: 'Send the new price',
  sent: 'Quote sent',
  given: (p: { organization: string }) =>
    `${p.organization} has your quote. You can change it here until they decide.`,
  decline: 'I can’t do this job',
  declineTitle: 'Decline this job?',
  declineText: 'We’ll tell them you won’t quote. You can still change your mind.',
  declineReason: 'Reason (optional)',
  declineMissing: 'Enter a reason.',
  declined: 'Declined',
  isDeclined: 'You declined this job. Sending a price takes that back.',
  problems: {
    priceMissing: 'Enter a price above zero.',
    daysInvalid: 'Enter between 1 and 365 days.',
    dayInvalid: 'Choose a day from today on, up to a year ahead.',
    noteLong: 'Use at most 1,000 characters.',
  },
  deciding: {
    title: 'They’re deciding',
    text: (p: { organization: string }) =>
      `${p.organization} is reviewing the quotes. You can’t change yours now.`,
  },
  accepted: {
    title: 'Your quote was accepted',
    text: (p: { organization: string }) =>
      `${p.organization} accepted your price. They’ll be in touch with the order.`,
  },
  expired: {
    title: 'The deadline has passed',
    text: (p: { organization: string }) =>
      `Ask ${p.organization} to send you the link again if you still want to quote.`,
  },
  closed: {
    title: 'No longer needed',
    text: (p: { organization: string }) => `${p.organization} isn’t taking quotes for this job anymore.`,
  },
  unknown: {
    title: 'This link isn’t valid',
    text: 'Open the link in the email again, and check that all of it was copied.',
  },
  phone: (p: { phone: string }) => `Call ${p.phone}`,
  yourPrice: 'Your price',
};

export type QuotePageText = typeof quotePage;
