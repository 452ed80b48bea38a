interface Money {
  amount: string;
}
interface Since extends Money {
  date: string;
}

export const trustSections = {
  deposits: {
    title: 'Where the deposits are',
    text: 'What tenants have left, against the accounts that keep deposits apart. From the journal.',
    owed: 'Deposits held',
    apart: 'Kept apart',
    notApart: (p: Money) => `${p.amount} is not in an account of its own.`,
    emptyTitle: 'No deposits yet',
    emptyText: 'When a lease has a deposit, it appears here with the accounts that keep it.',
  },
  myDeposits: {
    title: 'Where your deposit is',
    text: 'As your landlord’s journal has it. Check that the entry is in the log.',
    held: (p: Money) => `${p.amount} held`,
    unpaid: (p: Money) => `${p.amount} not paid yet`,
    came: (p: Since) => `${p.amount} came in on ${p.date}`,
    account: (p: { name: string }) => `Account: ${p.name}`,
    noAccount: 'On no account in these books',
    apart: 'Kept apart',
    mixed: 'With the landlord’s own money',
    entry: 'Journal entry of the deposit',
    emptyTitle: 'You have no deposit',
    emptyText: 'If your lease has a deposit, it appears here with the account that keeps it.',
  },
  charges: {
    title: 'What was charged, and why',
    text: 'The newest charges with the clause, rule or bill behind each.',
    passedOn: 'Costs passed on',
    passedOnText: 'Charges that come from a bill, with the bill.',
    dueOn: (p: { date: string }) => `due ${p.date}`,
    reversed: 'reversed',
    rent: (p: Since) => `Lease: ${p.amount} a month since ${p.date}`,
    recurring: (p: Since) => `Agreed every month: ${p.amount} since ${p.date}`,
    lateFee: (p: Since) => `Late: ${p.amount} due on ${p.date}`,
    rule: (p: { rule: string; days: number }) =>
      `The rule today: ${p.rule}, ${p.days === 1 ? '1 grace day' : `${p.days} grace days`}`,
    ofRent: (p: { percent: string }) => `${p.percent} of the rent`,
    ofDebt: (p: { percent: string }) => `${p.percent} of the amount owed`,
    bill: (p: Since & { name: string }) => `Bill from ${p.name}, ${p.date}, ${p.amount} in all`,
    methods: {
      equal: 'divided in equal parts',
      area: 'divided by area',
      rent: 'divided by rent',
      manual: 'divided by hand',
    },
    deposit: 'Deposit of the lease',
    tax: 'Tax on the charge that it belongs to',
    opening: 'Owed before these books began',
    byHand: 'Charged by the office',
    all: (p: { count: number }) => `Show all ${p.count}`,
    emptyTitle: 'Nothing has been charged',
    emptyText: 'Charges appear here with what they rest on.',
    noneOfBills: 'No bill has been passed on among the newest charges.',
  },
  service: {
    title: 'Repairs: times kept and missed',
    text: 'Repairs of the last 12 months, each against the time that it had.',
    answered: (p: { kept: string; missed: string }) => `Answered: ${p.kept} in time, ${p.missed} late`,
    solved: (p: { kept: string; missed: string }) => `Solved: ${p.kept} in time, ${p.missed} late`,
    times: (p: { response: string; resolution: string }) =>
      `Times today: ${p.response} h to answer, ${p.resolution} h to solve`,
    count: (p: { count: number }) => (p.count === 1 ? '1 repair' : `${p.count} repairs`),
    emptyTitle: 'No repairs in 12 months',
    emptyText: 'When there are some, this says how soon they were answered and solved.',
  },
  looks: {
    title: 'Who sees personal data',
    text: 'Who may read it, and when it was copied or shown outside.',
    readers: 'May read it',
    members: (p: { role: string; count: number }) => `${p.role}: ${p.count}`,
    seen: 'Copies and looks',
    noLooks: 'None is recorded.',
    notRecorded: 'Ordinary reading on a screen is not recorded.',
    data_exported: (p: { who: string }) => `${p.who} downloaded a copy of their data`,
    admin_list_users: 'An administrator of the site saw the list of accounts',
    someone: 'Someone who has left',
    shared: 'What is shared',
    documents: (p: { count: string }) => `Documents shared with tenants: ${p.count}`,
    listings: (p: { count: string }) => `Homes advertised: ${p.count}`,
    reports: (p: { count: string }) => `Reports sent by schedule: ${p.count}`,
    feeds: (p: { count: string }) => `Calendar links with names: ${p.count}`,
  },
};

export type TrustSectionsText = typeof trustSections;
