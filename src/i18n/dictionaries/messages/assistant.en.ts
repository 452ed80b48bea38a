import type { Words } from '#src/i18n/words.ts';

export const assistant = {
  title: 'Assistant',
  description: (v: Words) => `Answers about your rental at ${v.place}, from your own data.`,
  howItWorks:
    'It answers from your lease, your account, your repair requests and the guides. When it doesn’t know, it says so. This isn’t legal advice.',
  isPrivate: 'Only you can see this conversation.',
  question: 'Your question',
  ask: 'Ask',
  empty: 'Enter a question.',
  emptyTitle: 'What would you like to know?',
  examples: [
    'How much do I owe?',
    'When is my next rent due?',
    'Was my payment received?',
    'How do I report a repair?',
  ],
  examplesLabel: 'Sample questions',
  asked: 'You asked',
  answered: 'Answer',
  from: (v: Words) => `From: ${v.place}`,
  unsaved: 'This answer wasn’t saved.',
  keep: 'Save it',
  conversation: 'Conversation',
  fresh: 'New conversation',
  remove: 'Delete conversation',
  removeTitle: 'Delete this conversation?',
  removeText: 'Its questions and answers will be permanently deleted.',
  removed: 'Conversation deleted.',
  errorTitle: 'We couldn’t load the conversation',
  unknown: 'I don’t know that. I only know your lease, your account, your repair requests and the guides.',
  askThem: (v: Words) => `${v.landlord} can tell you.`,
  tryThese: 'You can ask, for example:',
  places: {
    home: 'Home',
    charges: 'Account',
    payments: 'Payments',
    pay: 'Pay',
    rental: 'My rental',
    maintenance: 'Repairs',
    report: 'Report a problem',
    documents: 'Documents',
    contact: 'Message them',
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
      'I can tell you what you owe and when, how to pay, and whether a payment was confirmed. I also know your lease terms and where your repairs stand.',
    thanks: () => 'You’re welcome.',
    guide: (v: Words) => `There’s a guide about it: ${v.title}.`,
    nothing_owed: () => 'You’re all paid up: you owe nothing today.',
    next_rent: (v: Words) => `Your next rent is ${v.amountMinor}, due on ${v.dueOn}.`,
    no_next_rent: () => 'No more rent is due under this lease.',
    waiting: (v: Words) =>
      `You reported ${v.waitingMinor}. ${v.landlord} hasn’t confirmed it yet. You owe nothing else.`,
    due_today: (v: Words) => `You owe ${v.remainingMinor}, due today.`,
    due: (v: Words) => `You owe ${v.remainingMinor}, due on ${v.dueOn}.`,
    late: (v: Words) =>
      `You owe ${v.remainingMinor}. Of that, ${v.lateMinor} is overdue; the oldest part was due on ${v.dueOn}.`,
    ways_to_pay: (v: Words) =>
      `Under “Pay” you’ll see the payment methods ${v.landlord} accepts. If you paid by transfer or in cash, report it with a photo of the proof.`,
    payment_reported: (v: Words) =>
      `You reported your payment of ${v.amountMinor} on ${v.paidOn}. ${v.landlord} hasn’t confirmed it yet.`,
    payment_confirmed: (v: Words) =>
      `Your payment of ${v.amountMinor} on ${v.paidOn} is confirmed.${v.receipt ? ` Your latest receipt is ${v.receipt}.` : ''}`,
    payment_rejected: (v: Words) =>
      `Your payment of ${v.amountMinor} on ${v.paidOn} was rejected.${v.reason ? ` Reason: ${v.reason}` : ''}`,
    payment_reversed: (v: Words) => `Your payment of ${v.amountMinor} on ${v.paidOn} was reversed.`,
    no_payment: () => 'You haven’t made any payments yet.',
    receipt: (v: Words) =>
      `Your latest receipt is ${v.number}, issued on ${v.issuedOn} for ${v.amountMinor}.`,
    no_receipt: () => 'You don’t have a receipt yet. You get one when a payment is confirmed.',
    rent: (v: Words) => `Your rent is ${v.rentMinor} a month, due on day ${v.dueDay} of each month.`,
    no_rent: () => 'No rent applies today under this lease.',
    rent_changes: (v: Words) => `Starting ${v.startsOn}, it will be ${v.amountMinor}.`,
    rent_stays: () => 'No rent changes are scheduled.',
    deposit: (v: Words) =>
      `Your deposit is ${v.depositMinor}. When you move out, ${v.landlord} will give you a written settlement: what’s returned, what’s kept and why.`,
    no_deposit: () => 'This lease has no deposit.',
    lease_ended: (v: Words) => `Your lease ended${v.endedOn ? ` on ${v.endedOn}` : ''}.`,
    lease_begins: (v: Words) =>
      `Your lease starts on ${v.startsOn}${v.endsOn ? ` and ends on ${v.endsOn}` : ''}.`,
    lease_runs: (v: Words) => `Your lease runs from ${v.startsOn} to ${v.endsOn}.`,
    lease_open: (v: Words) => `Your lease began on ${v.startsOn} and now runs month to month.`,
    leaving: (v: Words) =>
      `If you want to move out, tell ${v.landlord} in writing. Your lease says how far in advance.`,
    notice_law: (v: Words) =>
      `If the lease doesn’t say, ${v.law} (art. ${v.article}) requires ${v.days} days’ notice before the end of the term.`,
    requests: (v: Words) => `Open repair requests: ${v.count}.`,
    request: (v: Words) => `No. ${v.number}, “${v.title}”: ${v.status}.`,
    no_requests: () => 'You have no open repair requests.',
    how_to_report: () => 'Report it with photos. It takes less than a minute, and you can follow every step.',
    contact: (v: Words) => `You rent from ${v.landlord}. You can message them from here.`,
    documents: () => 'You can find your lease, receipts and shared files under Documents.',
    emergency: () => 'In an emergency, call 911 first. Then report it here as urgent.',
    place: (v: Words) =>
      `You live at ${v.place}.${v.address ? ` Address: ${v.address}.` : ''} You rent from ${v.landlord}.`,
    security: () => 'Go to Security to change your password or set up two-step sign-in.',
    settings: () => 'You can choose your language, theme and notifications under Settings.',
  },
};
export type AssistantText = typeof assistant;
