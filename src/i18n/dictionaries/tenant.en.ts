import { tenantPaymentsEn } from './tenant-payments.en.ts';

type Amount = { amount: string };
type Day = { date: string };

export const tenant = {
  title: 'Your home',
  navigation: {
    home: 'Home',
    payments: 'Payments',
    charges: 'Account',
    maintenance: 'Repairs',
    messages: 'Messages',
    notices: 'Notices',
    conversationsWaiting: (p: { count: number }) =>
      p.count === 1 ? '1 unread conversation' : `${p.count} unread conversations`,
    noticesWaiting: (p: { count: number }) =>
      p.count === 1 ? '1 unread notice' : `${p.count} unread notices`,
    rental: 'My rental',
    documents: 'Documents',
    contract: 'Contract',
  },
  place: (p: { property: string; unit: string }) => `${p.property}, ${p.unit}`,
  tenancy: {
    choose: 'Lease',
    former: 'ended',
    future: 'upcoming',
    option: (p: { place: string; state: string }) => `${p.place} (${p.state})`,
    emptyTitle: 'No lease is linked to your account yet',
    emptyText: (p: { email: string }) =>
      `Ask your landlord to invite ${p.email}, or open the link in their invitation e-mail. Your lease will appear here by itself.`,
    errorTitle: 'Your lease could not be loaded',
  },
  home: {
    title: 'Home',
    hello: (p: { name: string }) => `Hello, ${p.name}`,
    pay: 'Pay',
    report: 'Report a payment',
    reportAnother: 'Report another payment',
    toPay: 'To pay',
    overdue: 'Overdue',
    waiting: 'To be confirmed',
    clear: 'You are up to date',
    dueBy: (p: Day & { relative: string }) => `Due on ${p.date}, ${p.relative}.`,
    dueToday: 'Due today.',
    wasDue: (p: Day & { relative: string }) => `It was due on ${p.date}, ${p.relative}.`,
    partOverdue: (p: Amount & Day & { relative: string }) =>
      `${p.amount} of it was due on ${p.date}, ${p.relative}.`,
    restBy: (p: Day) => `The rest is due on ${p.date}.`,
    waitingText: (p: { landlord: string }) =>
      `You reported it. ${p.landlord} still has to confirm it; you do not need to do anything.`,
    clearText: 'You owe nothing today.',
    next: (p: Amount & Day) => `Next rent: ${p.amount} on ${p.date}.`,
    noNext: 'No more rent is scheduled on this lease.',
    credit: (p: Amount) => `You have ${p.amount} in your favor. It pays what comes next.`,
    breakdown: 'What it consists of',
    lessReported: 'Less what you reported',
    total: 'Total',
    left: 'Left to pay',
    reports: 'Waiting for confirmation',
    rejectedTitle: (p: Amount) => `Your payment of ${p.amount} was rejected`,
    errorTitle: 'What you owe could not be loaded',
  },
  charge: {
    rent: (p: { month: string }) => `Rent, ${p.month}`,
    rentPart: (p: { from: string; to: string }) => `Rent, ${p.from} to ${p.to}`,
    lateFee: 'Late fee',
    lateFeeOf: (p: { month: string }) => `Late fee, ${p.month}`,
    deposit: 'Deposit',
    other: 'Other charge',
    condominium_fee: 'Condominium fee',
    utility: 'Metered service',
    itbis: 'ITBIS',
    opening_balance: 'Earlier balance',
    due: (p: Day) => `Due ${p.date}`,
    wasDue: (p: Day) => `Was due ${p.date}`,
  },
  charges: {
    title: 'Account',
    description: 'What you were charged and what is paid.',
    charged: 'Charged',
    paid: 'Paid',
    open: 'Owed',
    credit: 'In your favor',
    summary: 'Summary',
    list: 'Charges',
    states: {
      paid: 'Paid',
      part: 'Partly paid',
      open: 'To pay',
      late: 'Overdue',
      reversed: 'Cancelled',
    },
    left: (p: Amount) => `${p.amount} left`,
    reversedFor: (p: { reason: string }) => `Cancelled: ${p.reason}`,
    emptyTitle: 'Nothing has been charged yet',
    emptyText: 'Each month’s rent appears here on its first day, with what you have paid of it.',
    errorTitle: 'Your account could not be loaded',
    older: 'Show older charges',
  },
  rental: {
    title: 'My rental',
    place: 'Where you live',
    placeOfBusiness: 'Your premises',
    address: 'Address',
    landlord: 'You rent from',
    terms: 'Your lease',
    rent: 'Rent',
    perMonth: (p: Amount) => `${p.amount} a month`,
    dueDay: 'Due',
    dueDayValue: (p: { day: number }) => `Day ${p.day} of each month`,
    from: 'From',
    to: 'To',
    monthToMonth: 'Runs on from month to month',
    deposit: 'Deposit',
    noDeposit: 'None',
    partMonths: 'Part of a month',
    partMonth: {
      thirty_days: 'Each day costs a thirtieth of the rent.',
      calendar_month: 'Each day costs the rent divided by the days of that month.',
      year_365: 'Each day costs a year’s rent divided by 365.',
      none: 'A month that has begun is charged whole.',
    },
    lateFees: 'If you pay late',
    noLateFee: 'Your lease has no late fee.',
    fixedFee: (p: Amount) => `A fee of ${p.amount} is added once to each late rent.`,
    feeOfOutstanding: (p: { percent: string }) =>
      `A fee of ${p.percent} of what is still owed is added once to each late rent.`,
    feeOfRent: (p: { percent: string }) =>
      `A fee of ${p.percent} of the rent is added once to each late rent.`,
    feeCap: (p: Amount) => `It is never more than ${p.amount}.`,
    grace: (p: { count: number }) =>
      p.count === 0
        ? 'It applies from the day after the due day.'
        : p.count === 1
          ? 'You have one day of grace after the due day.'
          : `You have ${p.count} days of grace after the due day.`,
    changes: 'Agreed changes of rent',
    changeOn: (p: Day) => `From ${p.date}`,
    rentFree: 'Rent-free',
    upcoming: (p: Day) => `Your lease begins on ${p.date}.`,
    ended: (p: Day) => `This lease ended on ${p.date}. Its payments and receipts stay here.`,
    errorTitle: 'Your lease could not be loaded',
  },
  ...tenantPaymentsEn,
};

export type TenantText = typeof tenant;
