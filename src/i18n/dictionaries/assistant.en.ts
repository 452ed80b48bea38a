import type { Words } from '../words.ts';

export const assistant = {
  title: 'Assistant',
  description: (v: Words) => `Answers about your rental at ${v.place}, from your own data.`,
  howItWorks:
    'It answers by itself from your lease, your account, your requests and the guides. When it does not know, it says so. It is no legal advice.',
  isPrivate: 'Only you see this conversation.',
  question: 'Your question',
  ask: 'Ask',
  empty: 'Write a question.',
  emptyTitle: 'What would you like to know?',
  examples: [
    'How much do I owe?',
    'When is my next rent due?',
    'Did my payment arrive?',
    'How do I report a repair?',
  ],
  examplesLabel: 'Questions to begin with',
  asked: 'You asked',
  answered: 'Answer',
  from: (v: Words) => `From: ${v.place}`,
  unsaved: 'This answer was not kept.',
  keep: 'Keep it',
  conversation: 'Conversation',
  fresh: 'New conversation',
  remove: 'Delete conversation',
  removeTitle: 'Delete this conversation?',
  removeText: 'Its questions and answers are deleted for good.',
  removed: 'The conversation was deleted.',
  errorTitle: 'We could not load the conversation',
  unknown: 'I do not know that. I only know your lease, your account, your requests and the guides.',
  askThem: (v: Words) => `${v.landlord} can tell you.`,
  tryThese: 'You can ask, for instance:',
  places: {
    home: 'Home',
    charges: 'Account',
    payments: 'Payments',
    pay: 'Pay',
    rental: 'My rental',
    maintenance: 'Repairs',
    report: 'Report a problem',
    documents: 'Documents',
    contact: 'Write to them',
    security: 'Security',
    settings: 'Settings',
    help: 'Guide',
  },
  statuses: {
    pending: 'not started',
    in_progress: 'in progress',
    completed: 'completed',
    cancelled: 'cancelled',
  },
  says: {
    greeting: () => 'Hello. Ask me about your rent, your payments, your lease or a repair.',
    about: () =>
      'I tell you what you owe and when, how to pay, and whether a payment was confirmed. I also know what your lease says and how your repairs stand.',
    thanks: () => 'You are welcome.',
    guide: (v: Words) => `There is a guide about it: ${v.title}.`,
    nothing_owed: () => 'You are up to date: you owe nothing today.',
    next_rent: (v: Words) => `Your next rent is ${v.amountMinor}, due on ${v.dueOn}.`,
    no_next_rent: () => 'No further rent is planned under this lease.',
    waiting: (v: Words) =>
      `You reported ${v.waitingMinor}. ${v.landlord} has yet to confirm it; you owe nothing else.`,
    due_today: (v: Words) => `You owe ${v.remainingMinor}, due today.`,
    due: (v: Words) => `You owe ${v.remainingMinor}, due on ${v.dueOn}.`,
    late: (v: Words) =>
      `You owe ${v.remainingMinor}. Of that, ${v.lateMinor} is overdue; the oldest part was due on ${v.dueOn}.`,
    ways_to_pay: (v: Words) =>
      `Under "Pay" you see each way that ${v.landlord} takes. If you paid by transfer or in cash, report it with a photo of the proof.`,
    payment_reported: (v: Words) =>
      `Your payment of ${v.amountMinor} of ${v.paidOn} was reported. ${v.landlord} has yet to confirm it.`,
    payment_confirmed: (v: Words) =>
      `Your payment of ${v.amountMinor} of ${v.paidOn} is confirmed.${v.receipt ? ` Your latest receipt is ${v.receipt}.` : ''}`,
    payment_rejected: (v: Words) =>
      `Your payment of ${v.amountMinor} of ${v.paidOn} was not accepted.${v.reason ? ` The reason: ${v.reason}` : ''}`,
    payment_reversed: (v: Words) => `Your payment of ${v.amountMinor} of ${v.paidOn} was reversed.`,
    no_payment: () => 'There is no payment of yours yet.',
    receipt: (v: Words) => `Your latest receipt is ${v.number}, of ${v.issuedOn}, for ${v.amountMinor}.`,
    no_receipt: () => 'There is no receipt yet: one is made when a payment is confirmed.',
    rent: (v: Words) => `Your rent is ${v.rentMinor} a month, due on day ${v.dueDay}.`,
    no_rent: () => 'There is no rent in force today under this lease.',
    rent_changes: (v: Words) => `From ${v.startsOn} on it will be ${v.amountMinor}.`,
    rent_stays: () => 'No change is agreed for later.',
    deposit: (v: Words) =>
      `Your deposit is ${v.depositMinor}. When you leave, ${v.landlord} settles it with you in writing: what is returned, what is kept and why.`,
    no_deposit: () => 'No deposit was agreed under this lease.',
    lease_ended: (v: Words) => `Your lease ended${v.endedOn ? ` on ${v.endedOn}` : ''}.`,
    lease_begins: (v: Words) =>
      `Your lease begins on ${v.startsOn}${v.endsOn ? ` and ends on ${v.endsOn}` : ''}.`,
    lease_runs: (v: Words) => `Your lease runs from ${v.startsOn} to ${v.endsOn}.`,
    lease_open: (v: Words) => `Your lease began on ${v.startsOn} and runs on from month to month.`,
    leaving: (v: Words) =>
      `If you want to leave, tell ${v.landlord} in writing; your lease says how long before.`,
    notice_law: (v: Words) =>
      `Where the lease says nothing else, ${v.law} (art. ${v.article}) asks for ${v.days} days' notice before the end of the term.`,
    requests: (v: Words) => `Open requests: ${v.count}.`,
    request: (v: Words) => `No. ${v.number}, "${v.title}": ${v.status}.`,
    no_requests: () => 'You have no open requests.',
    how_to_report: () => 'Report it with photos: it takes less than a minute, and you follow every step.',
    contact: (v: Words) => `You rent from ${v.landlord}. You can write to them from here.`,
    documents: () => 'You can find your lease, receipts and shared files under Documents.',
    emergency: () => 'In an emergency call 911 first. Then report it here as urgent.',
    place: (v: Words) =>
      `You live at ${v.place}.${v.address ? ` Address: ${v.address}.` : ''} You rent from ${v.landlord}.`,
    security: () => 'You change your password and set up the second step under Security.',
    settings: () => 'You choose the language, the theme and the notifications under Settings.',
  },
};
export type AssistantText = typeof assistant;
