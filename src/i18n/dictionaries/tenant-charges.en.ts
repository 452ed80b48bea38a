/** The screen of what was charged; its title is with the area's own texts. */
export const tenantChargesEn = {
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
  left: (p: { amount: string }) => `${p.amount} left`,
  paidInTime: (p: { date: string }) => `Cancelled: the rent was paid in time, on ${p.date}`,
  reversedFor: (p: { reason: string }) => `Cancelled: ${p.reason}`,
  emptyTitle: 'Nothing has been charged yet',
  emptyText: 'Each month’s rent appears here on its first day, with what you have paid of it.',
  errorTitle: 'Your account could not be loaded',
  older: 'Show older charges',
};
