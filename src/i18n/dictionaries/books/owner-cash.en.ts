/** Accounts of deposits and of owners' money, and money that moves between accounts. */
export const ownerCash = {
  currency: 'Currency',
  account: 'Account',
  accountIn: 'To account',
  accountOut: 'From account',
  holding: {
    label: 'Whose money it holds',
    hint: 'Money held for others can only pay what is theirs. This can’t be changed once the account has entries.',
    own: 'Your own',
    owners: 'Owners’ money',
    deposits: 'Tenants’ deposits',
  },
  usual: {
    action: 'Default accounts',
    title: 'Default accounts',
    text: 'Used when no other account is chosen. Card payments go here too.',
    payments: 'Receive rent in',
    deposits: 'Return deposits from',
    done: 'Default accounts saved.',
  },
  move: {
    action: 'Move money',
    title: 'Move money',
    submit: 'Move',
    from: 'From',
    to: 'To',
    amount: 'Amount',
    amountMissing: 'Enter an amount above zero.',
    same: 'Choose a different account.',
    movedOn: 'Date',
    dateInvalid: 'Choose a day up to today.',
    property: 'Property',
    propertyHint: 'Owners’ money can only pay the bills and owners of its own property.',
    noProperty: 'No specific property',
    memo: 'Note',
    done: 'Money moved.',
  },
  gap: {
    title: 'Money held for others',
    deposits: 'Tenants’ deposits',
    owners: 'To distribute to owners',
    ownersText:
      'What properties with registered owners have earned in cash, minus what they were paid, as shown in “Pay owners”. On the balance sheet it’s part of equity.',
    missing: (p: { owed: string; kept: string; missing: string }) =>
      `You owe ${p.owed}, but the accounts set aside for it hold only ${p.kept}: you are ${p.missing} short.`,
    enough: (p: { owed: string; kept: string }) =>
      `You owe ${p.owed}, and the accounts set aside for it hold ${p.kept}.`,
    together: (p: { owed: string }) => `You owe ${p.owed}, and it’s mixed with your own money.`,
  },
  exchange: {
    /** Of currencies, in a sentence. */
    money: { DOP: 'pesos', USD: 'dollars' },
    cameIn: (p: { currency: string }) => `Paid in ${p.currency}`,
    received: (p: { currency: string }) => `Received in ${p.currency}`,
    receivedMissing: 'Enter how much you received.',
    rate: 'Pesos per dollar',
    rateMissing: 'Enter how many pesos a dollar costs.',
    source: 'Rate source',
    sourceHint: 'Where the rate comes from: the Central Bank, your bank.',
    sourceMissing: 'Enter the source.',
    countsAs: 'Counts as',
    countsHint: 'What it pays, in the lease’s currency.',
    countsMissing: 'Enter what it counts as.',
    countsFar: 'That’s more than 10% off the rate. Check the amounts, or give a discount instead.',
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
      `${p.name} says they paid in this currency. Check the rate: it sets how much gets paid.`,
    goesBack: (p: { amount: string }) =>
      `${p.amount} will be refunded: what you received, at its original rate.`,
  },
  confirm: { title: 'Confirm payment', submit: 'Confirm' },
  refused: {
    owners_money_short: (p: { amount: string }) =>
      `This account holds only ${p.amount} for that property. Choose another account or a lower amount.`,
    deposits_short: (p: { amount: string }) =>
      `This account holds only ${p.amount}. Move money in first, or choose another.`,
    deposits_needed: (p: { amount: string }) =>
      `Only ${p.amount} can leave: the rest is owed to tenants as deposits.`,
  },
};

export type OwnerCashText = typeof ownerCash;
