const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** What a bill says to the tax authority: its receipt or why it has none, its rate, and how that is put right. */
export const ownerBillReceipt = {
  field: 'Fiscal receipt',
  with: 'With NCF',
  reasons: {
    state_fee: 'None: government tax or fee (IPI and others)',
    bank_fee: 'None: bank charge',
    payroll: 'None: payroll or social security',
    informal: 'None: vendor doesn’t issue receipts',
    other: 'None: other expense without a receipt',
  },
  own: {
    purchases: (p: { type: string }) => `Issue a purchase receipt (${p.type})`,
    minor_expenses: (p: { type: string }) => `Issue a minor-expense receipt (${p.type})`,
  },
  ownHints: {
    purchases:
      'For an individual who doesn’t issue receipts. It takes the next number on approval; you withhold all of the ITBIS.',
    minor_expenses:
      'For your staff’s small expenses: transport, tolls, parking. It takes the next number on approval; the ITBIS is a cost and nothing is withheld.',
  },
  ownLeft: (p: { count: number }) => plural(p.count, 'number left', 'numbers left'),
  ownNone: (p: { type: string }) => `You have no valid ${p.type} numbers.`,
  ownRanges: 'Add them in the tax profile',
  ownWaits: (p: { type: string }) => `A ${p.type} with the next number is issued on approval.`,
  withholdOwn: (p: { itbis: string; isr: string }) => `Withhold ITBIS ${p.itbis} and ISR ${p.isr}`,
  itbis: {
    kind: 'Type of ITBIS',
    kinds: {
      general: '18% (general rate)',
      none: 'No ITBIS (exempt)',
      written: 'Another amount, as on the bill',
    },
    other: (p: { usual: string; base: string }) => `18% of ${p.base} would be ${p.usual}.`,
  },
  issue: {
    action: 'Issue receipt',
    title: 'Issue a receipt for this expense',
    text: 'The next number in your range becomes this bill’s NCF on the 606.',
    kind: 'Receipt',
    submit: 'Issue',
    done: (p: { ncf: string }) => `${p.ncf} issued.`,
  },
  paper: (p: { ncf: string }) => `Download ${p.ncf} (PDF)`,
  paperFile: (p: { ncf: string }) => `receipt-${p.ncf}.pdf`,
  voidNote: (p: { ncf: string }) => `${p.ncf} is cancelled and reported on form 608.`,
  withoutHint: 'An expense without a fiscal receipt isn’t on the 606, and none of its ITBIS is creditable.',
  informalHint:
    'If the vendor doesn’t issue receipts, you can issue a purchase receipt (B11 or E41): choose it in this list.',
  term: 'No receipt',
  missingTitle: 'The NCF is missing',
  missingText: 'This bill isn’t on the 606 until you enter its NCF or a reason for not having one.',
  rate: 'Pesos per dollar',
  rateHint: 'For the 606, IT-1 and IR-17. The books keep dollars.',
  rateSource: 'Source of the rate',
  ratedOn: 'Rate date',
  rateTerm: 'Rate for the forms',
  rateOf: (p: { rate: string; source: string; date: string }) => `${p.rate}, ${p.source}, ${p.date}`,
  correct: {
    action: 'Correct receipt',
    title: 'Correct receipt',
    text: 'Changes how this bill appears on DGII forms. Its amounts and journal entry don’t change.',
    idType: 'Vendor’s number',
    noId: 'None',
    id: 'RNC or cédula',
    idHint: 'It belongs to the vendor, so it changes on all their bills.',
    idMalformed: 'An RNC has 9 digits, a cédula 11.',
    submit: 'Save correction',
    done: 'Receipt corrected.',
  },
  repeatHint:
    'Each bill stays a draft until you enter its NCF, since every receipt has its own number. Only bills without a fiscal receipt are approved automatically.',
  waiting: (p: { count: number }) => plural(p.count, 'needs its NCF', 'need their NCF'),
};
export type OwnerBillReceiptText = typeof ownerBillReceipt;
