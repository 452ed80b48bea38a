type Count = { count: number };

/** A property's months as charts, and what it earns. */
export const ownerPropertyMetrics = {
  propertyAnalytics: {
    span: 'Period',
    months: (p: Count) => `${p.count} months`,
    month: 'Month',
    currency: 'Currency',
    money: 'Billed and collected',
    moneyHint: 'By the month in which it fell due. Deposits are not income and do not count.',
    billed: 'Billed',
    collected: 'Collected',
    occupancy: 'Physical occupancy',
    occupancyHint: 'Days let of the days on which the units were there.',
    occupancyShort: 'let',
    emptyTitle: 'The months will stand here',
    emptyText:
      'As soon as the property has a unit, you see month by month what is billed, collected and let.',
  },
  propertyMetrics: {
    wholeYear: 'Of the last twelve whole months.',
    projected: (p: Count) =>
      p.count === 1
        ? 'Projected to a year from the one whole month there is.'
        : `Projected to a year from the ${p.count} whole months there are.`,
    noMonth: 'The figures appear after the first whole month.',
    noExpenses:
      'The books have no expenses of this property in these months. If it had any, the net income is too high here.',
    how: 'How it is calculated',
    add: 'Add it',
    names: {
      rentBilledMinor: 'Rent charged',
      rentCollectedMinor: 'Rent collected',
      marketValueMinor: 'Market value',
      debtServiceMinor: 'Loan payments a year',
      grossPotentialRentMinor: 'Gross potential rent (GPR)',
      vacancyLossMinor: 'Vacancy loss',
      creditLossMinor: 'Credit loss',
      operatingExpensesMinor: 'Operating expenses',
      netOperatingIncomeMinor: 'Net operating income (NOI)',
      cashInvestedMinor: 'Cash invested',
      capRate: 'Cap rate',
      cashOnCash: 'Cash-on-cash return',
      debtCoverage: 'Debt coverage (DSCR)',
      physicalOccupancy: 'Physical occupancy',
      economicOccupancy: 'Economic occupancy',
    },
    formulas: {
      grossPotentialRentMinor: 'Rent charged + market rent of what stood empty.',
      netOperatingIncomeMinor:
        'GPR − vacancy loss − credit loss − operating expenses. Without loan, depreciation and income tax.',
      capRate: 'NOI ÷ market value.',
      cashOnCash: '(NOI − loan payments a year) ÷ cash invested.',
      debtCoverage: 'NOI ÷ loan payments a year. Above 1, the rent pays the loan.',
      physicalOccupancy: 'Days let ÷ days on which the units were there.',
      economicOccupancy: 'Rent collected ÷ GPR.',
    },
    missing: {
      history: 'No month is whole yet.',
      rent: 'There is no rent to compare with.',
      market_rent: 'A unit that stood empty has no market rent.',
      value: 'The market value is missing in this currency.',
      purchase: 'The purchase price is missing in this currency, or less than the loan.',
      loan: 'The amount borrowed is missing.',
      debt_service: 'The loan payments a year are missing; write 0 without a loan.',
      no_debt: 'There is no loan to pay.',
    },
  },
};

export type OwnerPropertyMetricsText = typeof ownerPropertyMetrics;
