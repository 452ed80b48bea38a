type Count = { count: number };

/** A property's months as charts, and what it earns. */
export const ownerPropertyMetrics = {
  propertyAnalytics: {
    span: 'Period',
    months: (p: Count) => `${p.count} months`,
    month: 'Month',
    currency: 'Currency',
    money: 'Billed and collected',
    moneyHint: 'By due month. Deposits aren’t income and don’t count.',
    billed: 'Billed',
    collected: 'Collected',
    occupancy: 'Physical occupancy',
    occupancyHint: 'Days rented out of the days units were available.',
    occupancyShort: 'rented',
    emptyTitle: 'No months yet',
    emptyText: 'Once the property has a unit, you’ll see what’s billed, collected and rented each month.',
  },
  propertyMetrics: {
    wholeYear: 'For the last twelve full months.',
    projected: (p: Count) =>
      p.count === 1
        ? 'Projected to a year from the one full month available.'
        : `Projected to a year from the ${p.count} full months available.`,
    noMonth: 'Figures appear after the first full month.',
    noExpenses:
      'The books have no expenses for this property in these months. If there were any, net income is overstated.',
    how: 'How it’s calculated',
    add: 'Add',
    names: {
      rentBilledMinor: 'Rent charged',
      rentCollectedMinor: 'Rent collected',
      marketValueMinor: 'Market value',
      debtServiceMinor: 'Yearly loan payments',
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
      grossPotentialRentMinor: 'Rent charged + market rent of vacant units.',
      netOperatingIncomeMinor:
        'GPR − vacancy loss − credit loss − operating expenses. Before loan, depreciation and income tax.',
      capRate: 'NOI ÷ market value.',
      cashOnCash: '(NOI − yearly loan payments) ÷ cash invested.',
      debtCoverage: 'NOI ÷ yearly loan payments. Above 1, the rent covers the loan.',
      physicalOccupancy: 'Days rented ÷ days available.',
      economicOccupancy: 'Rent collected ÷ GPR.',
    },
    missing: {
      history: 'No full month yet.',
      rent: 'There’s no rent to compare with.',
      market_rent: 'A vacant unit has no market rent.',
      value: 'There’s no market value in this currency.',
      purchase: 'The purchase price is missing in this currency, or lower than the loan.',
      loan: 'The loan amount is missing.',
      debt_service: 'The yearly loan payments are missing; enter 0 if there’s no loan.',
      no_debt: 'There’s no loan.',
    },
  },
};

export type OwnerPropertyMetricsText = typeof ownerPropertyMetrics;
