import type { FieldFault } from '#src/domain/public-forms/contact.ts';
import type { RentalApplicationForm } from '#src/domain/screening/rental-application.ts';

type Faults = Partial<Record<keyof RentalApplicationForm, Partial<Record<FieldFault, string>>>>;

/** The public page of a listing, and its form. */
export const rental = {
  title: (p: { title: string; place: string }) => `${p.title}, ${p.place}`,
  description: (p: { rent: string; place: string; landlord: string }) =>
    `For rent at ${p.rent} a month in ${p.place}. Offered by ${p.landlord}.`,
  rent: 'a month',
  facts: 'Details',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  area: 'Size',
  squareMetres: (p: { area: string }) => `${p.area} m²`,
  deposit: 'Deposit',
  depositMonths: (p: { count: number; amount: string }) => {
    if (p.count === 0) return 'None';
    return p.count === 1 ? `${p.amount} (1 month)` : `${p.amount} (${p.count} months)`;
  },
  available: 'Available',
  availableNow: 'Now',
  place: 'Location',
  use: 'Use',
  offeredBy: 'Offered by',
  amenities: 'Amenities',
  print: 'Press Ctrl + P (⌘ + P on a Mac) to print this page as a flyer.',
  flyer: { apply: 'See it and apply here' },
  photoOf: (p: { number: number; count: number }) => `Photo ${p.number} of ${p.count}`,
  form: {
    title: 'Apply',
    lead: 'It takes two minutes. Confirm by email, and the landlord gets your application.',
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    occupation: 'Occupation',
    employer: 'Employer',
    income: (p: { currency: string }) => `Monthly income, in ${p.currency}`,
    moveIn: 'When would you move in?',
    note: 'Anything the landlord should know?',
    optional: 'optional',
    consent:
      'I agree to let the landlord use and check this information to decide on my application. If it’s rejected or withdrawn, it’s deleted after 30 to 365 days, as the landlord has set.',
    privacy: 'Privacy',
    fair: 'No one can be rejected for their sex, age, nationality, race, religion, family, disability or the like (Ley 85-25, art. 22), so this form doesn’t ask for them.',
    trap: 'Leave this empty',
    send: 'Send application',
    errors: {
      name: {
        missing: 'Enter your name.',
        invalid: 'It has hidden characters. Type it again by hand.',
        too_long: 'This is too long.',
      },
      email: {
        missing: 'Enter your email.',
        invalid: 'Enter an email such as ana@example.com.',
      },
      phone: {
        missing: 'Enter your phone number.',
        invalid: 'Enter a phone number with area code, such as 809-555-0123.',
      },
      occupation: {
        invalid: 'It has hidden characters. Type it again by hand.',
        too_long: 'This is too long.',
      },
      employer: {
        invalid: 'It has hidden characters. Type it again by hand.',
        too_long: 'This is too long.',
      },
      income: { invalid: 'Enter an amount such as 60,000.' },
      move_in: { invalid: 'Choose a date.' },
      note: {
        invalid: 'It has hidden characters. Type it again by hand.',
        too_long: 'This is too long: up to 1,000 characters.',
      },
      consent: { missing: 'Check the box so the landlord can see your application.' },
    } satisfies Faults as Faults,
    problem: 'Something’s missing. Check the marked fields.',
    limited: 'Too many attempts. Try again in an hour.',
    failed: 'We couldn’t send it. What you wrote is still here; try again in a moment.',
  },
  sent: {
    title: 'Check your email',
    lead: 'We sent you an email. Press its button to send your application to the landlord. The link works for seven days.',
  },
  closed: {
    title: 'No longer available',
    lead: 'This listing is no longer published.',
    home: 'Go to Llavero',
  },
  unavailable: {
    title: 'We can’t show this right now',
    lead: 'Something went wrong on our end. Try again in a moment.',
  },
  confirm: {
    title: 'Confirm your application',
    lead: 'Press the button to send your application to the landlord.',
    button: 'Confirm my application',
    doneTitle: 'Your application was sent',
    doneLead: 'The landlord will review it and contact you.',
    expired: 'This link has expired. Apply again from the listing.',
    unknown: 'This link doesn’t work. Open it again from the email.',
  },
};

export type RentalText = typeof rental;
