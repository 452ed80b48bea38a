type Amount = { amount: string };
type Day = { date: string };

/** The tenant's own lease: where, from whom, on which terms. */
export const tenantRental = {
  title: 'My rental',
  place: 'Where you live',
  placeOfBusiness: 'Your premises',
  address: 'Address',
  landlord: 'You rent from',
  terms: 'Your lease',
  rent: 'Rent',
  perMonth: (p: Amount) => `${p.amount} a month`,
  dueDay: 'Due',
  dueDayValue: (p: { day: number }) => `Day ${p.day} of each month`,
  from: 'From',
  to: 'To',
  monthToMonth: 'Month to month',
  deposit: 'Deposit',
  noDeposit: 'None',
  partMonths: 'Partial months',
  partMonth: {
    thirty_days: 'Each day is one thirtieth of the rent.',
    calendar_month: 'Each day is the rent divided by the days in that month.',
    year_365: 'Each day is a year’s rent divided by 365.',
    none: 'Partial months are charged in full.',
  },
  lateFees: 'If you pay late',
  noLateFee: 'Your lease has no late fee.',
  fixedFee: (p: Amount) => `A fee of ${p.amount} is added once to each late rent.`,
  feeOfOutstanding: (p: { percent: string }) =>
    `A fee of ${p.percent} of the amount still owed is added once to each late rent.`,
  feeOfRent: (p: { percent: string }) => `A fee of ${p.percent} of the rent is added once to each late rent.`,
  feeCap: (p: Amount) => `It’s never more than ${p.amount}.`,
  grace: (p: { count: number }) =>
    p.count === 0
      ? 'It applies from the day after rent is due.'
      : p.count === 1
        ? 'You have 1 grace day after rent is due.'
        : `You have ${p.count} grace days after rent is due.`,
  changes: 'Agreed rent changes',
  changeOn: (p: Day) => `From ${p.date}`,
  rentFree: 'Rent-free',
  upcoming: (p: Day) => `Your lease begins on ${p.date}.`,
  ended: (p: Day) => `This lease ended on ${p.date}. Its payments and receipts stay here.`,
  errorTitle: 'We couldn’t load your lease',
};
export type TenantRentalText = typeof tenantRental;
