const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** What a bill says to the tax authority: its receipt or why it has none, its rate, and how that is put right. */
export const ownerBillReceipt = {
  field: 'Fiscal receipt',
  with: 'With NCF',
  reasons: {
    state_fee: 'None: tax or fee of the State (IPI and others)',
    bank_fee: 'None: bank charge',
    payroll: 'None: payroll or social security',
    informal: 'None: vendor who gives no receipts',
    other: 'None: other expense without a receipt',
  },
  own: {
    purchases: (p: { type: string }) => `Give out a receipt of purchases (${p.type})`,
    minor_expenses: (p: { type: string }) => `Give out minor expenses (${p.type})`,
  },
  ownHints: {
    purchases:
      'For a person who gives no receipts. It takes the next number when it is approved; you withhold all of the ITBIS.',
    minor_expenses:
      'For small expenses of your staff: transport, tolls, parking. It takes the next number when it is approved; the ITBIS is cost and nothing is withheld.',
  },
  ownLeft: (p: { count: number }) => plural(p.count, 'number left', 'numbers left'),
  ownNone: (p: { type: string }) => `There are no good ${p.type} numbers.`,
  ownRanges: 'Add them in the tax profile',
  ownWaits: (p: { type: string }) => `A ${p.type} with the next number is given out when it is approved.`,
  withholdOwn: (p: { itbis: string; isr: string }) => `Withhold ITBIS ${p.itbis} and ISR ${p.isr}`,
  issue: {
    action: 'Give out receipt',
    title: 'Give out a receipt for this expense',
    text: 'The next number of your range becomes the NCF of this bill in the 606.',
    kind: 'Receipt',
    submit: 'Give out',
    done: (p: { ncf: string }) => `${p.ncf} was given out.`,
  },
  paper: (p: { ncf: string }) => `Download ${p.ncf} (PDF)`,
  paperFile: (p: { ncf: string }) => `receipt-${p.ncf}.pdf`,
  voidNote: (p: { ncf: string }) => `${p.ncf} is cancelled and stands in form 608.`,
  withoutHint: 'An expense without a fiscal receipt stands in no 606, and none of its ITBIS is credited.',
  informalHint:
    'For a vendor who gives no receipts you may give out one of purchases (B11 or E41): choose it in this list.',
  term: 'Without a receipt',
  missingTitle: 'The NCF is missing',
  missingText: 'This bill is in no 606 until its NCF is written down, or until it says why it has none.',
  rate: 'Pesos for a dollar',
  rateHint: 'For the 606, IT-1 and IR-17. The books keep dollars.',
  rateSource: 'Source of the rate',
  ratedOn: 'Day of the rate',
  rateTerm: 'Rate for the forms',
  rateOf: (p: { rate: string; source: string; date: string }) => `${p.rate}, ${p.source}, ${p.date}`,
  noRate: 'Not known',
  correct: {
    action: 'Correct receipt',
    title: 'Correct the receipt',
    text: 'Changes what the forms of the DGII say of this bill. Its amounts and its entry stay as they are.',
    idType: 'Number of the vendor',
    noId: 'None',
    id: 'RNC or cédula',
    idHint: 'It belongs to the vendor: it changes in all of their bills.',
    idMalformed: 'An RNC has 9 digits, a cédula 11.',
    submit: 'Save correction',
    done: 'The receipt was corrected.',
  },
  repeatHint:
    'Each bill waits as a draft until its NCF is written down: every receipt has a number of its own. Only one without a fiscal receipt is approved by itself.',
  waiting: (p: { count: number }) => plural(p.count, 'waits for its NCF', 'wait for their NCF'),
};
export type OwnerBillReceiptText = typeof ownerBillReceipt;
