/** A debit note: what is added to a fiscal receipt that was given out. */
export const ownerTaxDebit = {
  title: 'Give out a debit note',
  text: 'It adds these charges to a receipt that was given out: late interest, or what became known later. ITBIS falls on them as on the receipt.',
  receipt: 'Receipt that it changes',
  choose: 'Choose a receipt',
  option: (p: { ncf: string; date: string; client: string }) => `${p.ncf} · ${p.date} · ${p.client}`,
  receiptMissing: 'Choose the receipt that the charges are added to.',
  noReceipt:
    'No receipt of this lease stands, so there is nothing to add to. Give these charges a receipt of their own.',
  reason: 'Reason',
  reasonHint: 'It stands on the note.',
  reasonMissing: 'Write the reason.',
  lateInterest: 'Late interest (intereses por mora)',
  submit: 'Give out note',
  done: 'The debit note was given out.',
};
export type OwnerTaxDebitText = typeof ownerTaxDebit;
