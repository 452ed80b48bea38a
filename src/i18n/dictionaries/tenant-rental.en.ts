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
  monthToMonth: 'Runs on from month to month',
  deposit: 'Deposit',
  noDeposit: 'None',
  partMonths: 'Part of a month',
  partMonth: {
    thirty_days: 'Each day costs a thirtieth of the rent.',
    calendar_month: 'Each day costs the rent divided by the days of that month.',
    year_365: 'Each day costs a year’s rent divided by 365.',
    none: 'A month that has begun is charged whole.',
  },
  lateFees: 'If you pay late',
  noLateFee: 'Your lease has no late fee.',
  fixedFee: (p: Amount) => `A fee of ${p.amount} is added once to each late rent.`,
  feeOfOutstanding: (p: { percent: string }) =>
    `A fee of ${p.percent} of what is still owed is added once to each late rent.`,
  feeOfRent: (p: { percent: string }) => `A fee of ${p.percent} of the rent is added once to each late rent.`,
  feeCap: (p: Amount) => `It is never more than ${p.amount}.`,
  grace: (p: { count: number }) =>
    p.count === 0
      ? 'It applies from the day after the due day.'
      : p.count === 1
        ? 'You have one day of grace after the due day.'
        : `You have ${p.count} days of grace after the due day.`,
  changes: 'Agreed changes of rent',
  changeOn: (p: Day) => `From ${p.date}`,
  rentFree: 'Rent-free',
  upcoming: (p: Day) => `Your lease begins on ${p.date}.`,
  ended: (p: Day) => `This lease ended on ${p.date}. Its payments and receipts stay here.`,
  errorTitle: 'Your lease could not be loaded',
};
export type TenantRentalText = typeof tenantRental;
