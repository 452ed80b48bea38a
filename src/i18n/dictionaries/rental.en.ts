import type { FieldFault } from '#src/domain/contact.ts';
import type { RentalApplicationForm } from '#src/domain/rental-application.ts';

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
  place: 'Place',
  use: 'Use',
  offeredBy: 'Offered by',
  amenities: 'What it has',
  print: 'Press Ctrl + P (⌘ + P on a Mac) to print this page as a flyer.',
  flyer: { apply: 'See it and apply here' },
  photoOf: (p: { number: number; count: number }) => `Photo ${p.number} of ${p.count}`,
  form: {
    title: 'Apply for it',
    lead: 'It takes two minutes. You get an e-mail to confirm that it was you; then the landlord sees your application.',
    name: 'Full name',
    email: 'E-mail',
    phone: 'Phone',
    occupation: 'Occupation',
    employer: 'Employer',
    income: (p: { currency: string }) => `Income a month, in ${p.currency}`,
    moveIn: 'When would you move in?',
    note: 'Anything the landlord should know?',
    optional: 'optional',
    consent:
      'I agree that the landlord uses these data to decide on my application, and checks them. If it is refused or withdrawn, they are deleted after the term that the landlord has set, 30 to 365 days.',
    privacy: 'Privacy',
    fair: 'Nobody may be refused for sex, age, nationality, race, religion, family, disability or the like (Ley 85-25, art. 22). That is why the form does not ask for them.',
    trap: 'Leave this empty',
    send: 'Send application',
    errors: {
      name: {
        missing: 'Write your name.',
        invalid: 'There are hidden signs in it. Write it again by hand.',
        too_long: 'This is too long.',
      },
      email: {
        missing: 'Write your e-mail.',
        invalid: 'The e-mail has a mistake. It looks like ana@example.com.',
      },
      phone: {
        missing: 'Write your phone.',
        invalid: 'Write the phone with its area code, such as 809-555-0123.',
      },
      occupation: {
        invalid: 'There are hidden signs in it. Write it again by hand.',
        too_long: 'This is too long.',
      },
      employer: {
        invalid: 'There are hidden signs in it. Write it again by hand.',
        too_long: 'This is too long.',
      },
      income: { invalid: 'Write an amount such as 60,000.' },
      move_in: { invalid: 'Choose a date.' },
      note: {
        invalid: 'There are hidden signs in it. Write it again by hand.',
        too_long: 'This is too long: up to 1,000 characters.',
      },
      consent: { missing: 'Without your consent nobody may look at your data.' },
    } satisfies Faults as Faults,
    problem: 'Something is missing. See the fields marked below.',
    limited: 'Too many attempts. Try again in an hour.',
    failed: 'It could not be sent. What you wrote is still here; try again in a moment.',
  },
  sent: {
    title: 'Look into your mailbox',
    lead: 'We sent you an e-mail with a button. Your application reaches the landlord when you press it. The link works for seven days.',
  },
  closed: {
    title: 'No longer offered',
    lead: 'This listing is not published any more.',
    home: 'Go to Llavero',
  },
  unavailable: {
    title: 'It cannot be shown now',
    lead: 'Something failed on our side. Try again in a moment.',
  },
  confirm: {
    title: 'Confirm your application',
    lead: 'Press the button and the landlord sees your application.',
    button: 'Confirm my application',
    doneTitle: 'Done: your application has arrived',
    doneLead: 'The landlord looks at it and writes to you or calls you.',
    expired: 'This link has expired. Apply again from the listing.',
    unknown: 'This link does not work. Open it as it stands in the e-mail.',
  },
};

export type RentalText = typeof rental;
