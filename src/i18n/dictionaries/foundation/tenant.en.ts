import { tenantPaymentsEn } from '../money/tenant-payments.en.ts';

type Amount = { amount: string };
type Day = { date: string };

export const tenant = {
  title: 'Your home',
  navigation: {
    home: 'Home',
    calendar: 'Coming up',
    payments: 'Payments',
    autopay: 'Autopay',
    statement: 'Yearly statement',
    fiscalReceipts: 'Fiscal receipts',
    planRequest: 'Ask for a payment plan',
    charges: 'Account',
    maintenance: 'Repairs',
    messages: 'Messages',
    notices: 'Notices',
    waiting: {
      messages: (p: { count: number }) =>
        p.count === 1 ? '1 unread conversation' : `${p.count} unread conversations`,
      notices: (p: { count: number }) => (p.count === 1 ? '1 unread notice' : `${p.count} unread notices`),
      decisions: (p: { count: number }) => (p.count === 1 ? '1 vote to cast' : `${p.count} votes to cast`),
      documents: (p: { count: number }) =>
        p.count === 1 ? '1 document to send' : `${p.count} documents to send`,
    },
    rental: 'My rental',
    documents: 'Documents',
    trust: 'Trust',
    community: 'Community',
    decisions: 'Decisions',
    help: 'Help',
    law: 'The law',
    contract: 'Contract',
    assistant: 'Assistant',
  },
  place: (p: { property: string; unit: string }) => `${p.property}, ${p.unit}`,
  tenancy: {
    choose: 'Lease',
    former: 'ended',
    future: 'upcoming',
    option: (p: { place: string; state: string }) => `${p.place} (${p.state})`,
    emptyTitle: 'No lease is linked to your account yet',
    emptyText: (p: { email: string }) =>
      `Ask your landlord to invite ${p.email}, or open the link in their invitation email. Your lease will then appear here.`,
    errorTitle: 'We couldn’t load your lease',
    left: (p: Day) => `You left this lease on ${p.date}. You can read its history.`,
  },
  home: {
    coming: 'See what’s coming up',
    title: 'Home',
    hello: (p: { name: string }) => `Hello, ${p.name}`,
    pay: 'Pay',
    report: 'Report a payment',
    reportAnother: 'Report another payment',
    toPay: 'To pay',
    overdue: 'Overdue',
    waiting: 'To be confirmed',
    clear: 'You’re all paid up',
    dueBy: (p: Day & { relative: string }) => `Due on ${p.date}, ${p.relative}.`,
    dueToday: 'Due today.',
    wasDue: (p: Day & { relative: string }) => `Was due on ${p.date}, ${p.relative}.`,
    partOverdue: (p: Amount & Day & { relative: string }) =>
      `${p.amount} of that was due on ${p.date}, ${p.relative}.`,
    partsOverdue: (p: Amount & Day) =>
      `${p.amount} of that is overdue; the oldest part was due on ${p.date}.`,
    wereDue: (p: Day & { relative: string }) => `The oldest part was due on ${p.date}, ${p.relative}.`,
    restBy: (p: Day) => `The rest is due on ${p.date}.`,
    waitingText: (p: { landlord: string }) =>
      `You reported it. ${p.landlord} still has to confirm it; you don’t need to do anything.`,
    clearText: 'You owe nothing today.',
    next: (p: Amount & Day) => `Next rent: ${p.amount} on ${p.date}.`,
    noNext: 'No more rent is scheduled on this lease.',
    credit: (p: Amount) => `You have a credit of ${p.amount}. It will go toward your next charges.`,
    breakdown: 'Breakdown',
    lessReported: 'Minus what you reported',
    total: 'Total',
    left: 'Left to pay',
    reports: 'Waiting for confirmation',
    rejectedTitle: (p: Amount) => `Your payment of ${p.amount} was rejected`,
    errorTitle: 'We couldn’t load what you owe',
  },
  charge: {
    rent: (p: { month: string }) => `Rent, ${p.month}`,
    rentPart: (p: { from: string; to: string }) => `Rent, ${p.from} to ${p.to}`,
    lateFee: 'Late fee',
    lateFeeOf: (p: { month: string }) => `Late fee, ${p.month}`,
    deposit: 'Deposit',
    other: 'Other charge',
    condominium_fee: 'Condominium fee',
    returned_payment: 'Returned payment fee',
    utility: 'Metered utility',
    itbis: 'ITBIS',
    opening_balance: 'Previous balance',
    due: (p: Day) => `Due ${p.date}`,
    wasDue: (p: Day) => `Was due ${p.date}`,
  },
  charges: { title: 'Account' },
  ...tenantPaymentsEn,
};

export type TenantText = typeof tenant;
