/** The tenant's screen of the law. */
export const tenantLaw = {
  title: 'The law',
  text: 'What the law on rentals says about your lease, in short.',
  tabs: { label: 'Parts', lease: 'Your lease', library: 'Articles', dates: 'Dates' },
  noLease: 'You have no lease here yet.',
  end: {
    title: 'End of the lease',
    day: (p: { date: string }) => `The last day of your lease is ${p.date}.`,
    open: 'Your lease goes on month to month, until someone gives notice.',
  },
  notice: {
    title: 'If you or your landlord do not want to go on',
    text: 'Either of you gives notice by this day, through a bailiff. If no one does, the lease renews by itself.',
  },
  deposit: {
    title: 'Your deposit',
    text: (p: { date: string }) =>
      `If you return the unit on ${p.date}, your landlord has until this day to explain in writing what they keep.`,
  },
};

export type TenantLawText = typeof tenantLaw;
