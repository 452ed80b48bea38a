/** The first hour: the welcome of a new organization, and what is left to do until its first payment. */
export const ownerStart = {
  welcome: {
    title: 'Three questions to get started',
    text: 'You can change all of this later, under Organization.',
    name: 'Name',
    nameHint: 'Your name or your company’s. Tenants see it on their receipts.',
    homes: 'How many homes or stores do you rent out?',
    homeCounts: { one: 'One', few: '2 to 10', many: 'More than 10' },
    first: 'What do you want to do first?',
    firsts: { collect: 'Collect rent', bring: 'Bring my portfolio', look: 'Look around' },
    firstHints: {
      collect: 'Begin with one property and its tenant.',
      bring: 'Upload a spreadsheet with your properties and units.',
      look: 'Go to the dashboard. The steps wait for you there.',
    },
    submit: 'Get started',
    problems: { nameLong: 'Use up to 120 characters.' },
    created: (p: { name: string }) => `${p.name} is ready.`,
  },
  steps: {
    title: 'Start here',
    count: (p: { done: number; total: number }) => `${p.done} of ${p.total} done`,
    done: 'Done',
    hide: 'Hide',
    all: 'See all steps',
    fewer: 'Only the next step',
    each: {
      home: {
        title: 'Add your first home',
        text: 'A house, a building or a store.',
        verb: 'Add property',
      },
      lease: {
        title: 'Put a tenant in it',
        text: 'Their lease says the rent. Each month is then charged by itself.',
        verb: 'Add tenant',
      },
      account: {
        title: 'Say where tenants pay',
        text: 'Your tenants see this account when they pay.',
        verb: 'Add account',
      },
      invite: {
        title: 'Invite your tenant',
        text: 'They see what they owe and report payments to you.',
        verb: 'Open lease',
      },
      payment: {
        title: 'Get the first payment',
        text: 'Confirm what your tenant reports, or record it yourself. A receipt goes out.',
        verb: 'Record payment',
      },
      taxes: {
        title: 'Fill in your tax profile',
        text: 'Needed for receipts with NCF and tax forms.',
        verb: 'Fill in profile',
      },
      team: {
        title: 'Invite your team',
        text: 'Each member sees what their role needs.',
        verb: 'Invite someone',
      },
    },
    setTitle: 'You are set',
    setText: (p: { number: string }) =>
      `Your first payment is in and receipt ${p.number} is issued. A tenant you invited gets it by email.`,
    seePayment: 'See the payment',
    deposits: (p: { amount: string }) =>
      `You hold ${p.amount} in deposits. It belongs to your tenants, so no month counts it as collected.`,
    seeDeposits: 'See deposits',
    hiddenTitle: 'First steps',
    hiddenText: 'They are hidden on your dashboard.',
    showAgain: 'Show them again',
    shown: 'The first steps are on your dashboard again.',
    inviteSentTitle: 'Your tenant has been invited',
    inviteSentText: (p: { email: string }) =>
      `We wrote to ${p.email}. They will see what they owe and can report payments. You confirm them on your dashboard.`,
    toHome: 'Go to dashboard',
  },
};

export type OwnerStartText = typeof ownerStart;
