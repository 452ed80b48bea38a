/** Accounts of deposits and of owners' money, and money that moves between accounts. */
export const ownerCash = {
  currency: 'Currency',
  account: 'Account',
  accountIn: 'Into which account',
  accountOut: 'From which account',
  holding: {
    label: 'Whose money',
    hint: 'Money held for others can only pay what is theirs. This can’t be changed once the account has entries.',
    own: 'Your own',
    owners: 'Owners’ money',
    deposits: 'Tenants’ deposits',
  },
  usual: {
    action: 'Usual accounts',
    title: 'Usual accounts',
    text: 'Where money arrives and leaves when nobody chooses another account. Card payments arrive there too.',
    payments: 'Rent arrives in',
    deposits: 'Deposits are returned from',
    done: 'Usual accounts saved.',
  },
  move: {
    action: 'Move money',
    title: 'Move money',
    submit: 'Move',
    from: 'Out of',
    to: 'Into',
    amount: 'Amount',
    amountMissing: 'Write an amount above zero.',
    same: 'Choose another account.',
    movedOn: 'Day',
    dateInvalid: 'Choose a day up to today.',
    property: 'Of which property',
    propertyHint: 'Owners’ money only pays bills and owners of the property it is of.',
    noProperty: 'Of none in particular',
    memo: 'Note',
    done: 'Money moved.',
  },
  gap: {
    title: 'Money of others',
    deposits: 'Deposits of tenants',
    owners: 'To distribute to owners',
    ownersText:
      'What properties with owners on record have earned, in cash, less what was paid to them: as “Pay owners” counts it. It is no account of the balance sheet, where it is part of the equity.',
    missing: (p: { owed: string; kept: string; missing: string }) =>
      `You owe ${p.owed}, but the accounts set aside for it hold only ${p.kept}: you are ${p.missing} short.`,
    enough: (p: { owed: string; kept: string }) =>
      `You owe ${p.owed}, and the accounts set aside for it hold ${p.kept}.`,
    together: (p: { owed: string }) => `You owe ${p.owed}. It stands in your own accounts.`,
  },
  exchange: {
    /** Of currencies, in a sentence. */
    money: { DOP: 'pesos', USD: 'dollars' },
    cameIn: (p: { currency: string }) => `It came in ${p.currency}`,
    received: (p: { currency: string }) => `Received in ${p.currency}`,
    receivedMissing: 'Write how much came.',
    rate: 'Pesos for a dollar',
    rateMissing: 'Write how many pesos a dollar costs.',
    source: 'Source of the rate',
    sourceHint: 'Who says so: the Central Bank, your bank.',
    sourceMissing: 'Write who says so.',
    countsAs: 'Counts as',
    countsHint: 'What it pays, in the money of the lease.',
    countsMissing: 'Write what it counts as.',
    countsFar: 'That is more than a tenth off the rate. Check the amounts, or give a discount instead.',
    gain: (p: { amount: string }) => `${p.amount} better than the rate: posted as a gain.`,
    loss: (p: { amount: string }) => `${p.amount} worse than the rate: posted as a loss.`,
    even: 'Exactly at the rate.',
    /** Facts of a payment. */
    receivedFact: 'Received',
    rateFact: 'Rate',
    rateOf: (p: { rate: string; source: string; date: string }) => `${p.rate} · ${p.source}, ${p.date}`,
    differenceLost: 'Exchange loss',
    differenceGained: 'Exchange gain',
    confirmText: (p: { name: string }) =>
      `${p.name} says it came in this money. Check the rate: it decides what is paid.`,
    goesBack: (p: { amount: string }) => `${p.amount} goes back: what came, at its own rate.`,
  },
  confirm: { title: 'Confirm payment', submit: 'Confirm' },
  refused: {
    owners_money_short: (p: { amount: string }) =>
      `This account holds ${p.amount} for that property. Choose another account or a lower amount.`,
    deposits_short: (p: { amount: string }) =>
      `This account holds ${p.amount}. Move money into it first, or choose another.`,
    deposits_needed: (p: { amount: string }) =>
      `Only ${p.amount} can leave: the rest is owed to tenants as deposits.`,
  },
};

export type OwnerCashText = typeof ownerCash;
