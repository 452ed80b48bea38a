/** Payouts of card sales of which ITBIS was withheld. */
export const ownerTaxCards = {
  title: 'Card payouts',
  text: 'Your card processor (Azul, CardNet, Visanet) withholds ITBIS in advance, usually 2% of the sale. Copy it from its statement. It lowers the month’s ITBIS.',
  exempt:
    'Nothing is withheld from businesses whose main activity is exempt from ITBIS (NG 06-2023, art. 5).',
  add: 'Record payout',
  caption: 'Card payouts with ITBIS withheld',
  empty: 'No ITBIS was withheld from card payouts this month.',
  columns: {
    day: 'Date',
    acquirer: 'Processor',
    reference: 'Reference',
    gross: 'Card sales',
    withheld: 'ITBIS withheld',
    actions: 'Actions',
  },
  dialog: {
    title: 'Record a card payout',
    text: 'The amount withheld comes off the account with your card payments, so the account matches the bank. Enter the commission as a bill.',
    acquirer: 'Card processor',
    acquirerMissing: 'Enter the processor.',
    reference: 'Payout reference',
    day: 'Payout date',
    account: 'Account with the card payments',
    gross: 'Card sales (RD$)',
    grossHint: 'Before commission and withholding.',
    grossMissing: 'Enter the card sales.',
    withheld: 'ITBIS withheld',
    withheldHint: (p: { percent: string }) =>
      `Filled in with ${p.percent} of the sales. Change it if the statement differs.`,
    withheldMissing: 'Enter the amount withheld. If nothing was withheld, there’s nothing to record.',
    withheldTooMuch: 'You can’t withhold more than the sales.',
    net: 'Payout before commission',
    submit: 'Record',
    done: 'Payout recorded.',
  },
  reverse: {
    action: 'Reverse',
    actionOf: (p: { acquirer: string; date: string }) => `Reverse: ${p.acquirer}, ${p.date}`,
    title: 'Reverse payout',
    text: 'This reverses its entry. The withheld ITBIS no longer counts for the month.',
    reason: 'Reason',
    reasonMissing: 'Enter a reason.',
    done: 'Payout reversed.',
  },
};
export type OwnerTaxCardsText = typeof ownerTaxCards;
