/** A debit note: what is added to a fiscal receipt that was given out. */
export const ownerTaxDebit = {
  title: 'Issue debit note',
  text: 'Adds these charges to a receipt already issued, such as late interest. ITBIS applies as on that receipt.',
  receipt: 'Receipt it modifies',
  choose: 'Choose a receipt',
  option: (p: { ncf: string; date: string; client: string }) => `${p.ncf} · ${p.date} · ${p.client}`,
  receiptMissing: 'Choose the receipt to add the charges to.',
  noReceipt: 'This lease has no valid receipt to add to. Issue a separate receipt for these charges.',
  reason: 'Reason',
  reasonHint: 'Shown on the note.',
  reasonMissing: 'Enter a reason.',
  lateInterest: 'Late interest (intereses por mora)',
  submit: 'Issue debit note',
  done: 'Debit note issued.',
};
export type OwnerTaxDebitText = typeof ownerTaxDebit;
