type Value = { value: string };
type Named = { name: string };

/** How a period went: the figures, what they are compared with, and what stands behind each. */
export const analytics = {
  title: 'Analytics',
  about: 'How the period went, beside others. Press a figure to see where it comes from.',
  filters: {
    label: 'What is shown',
    currency: 'Currency',
    property: 'Property',
    everyProperty: 'All',
    owner: 'Owner',
    propertyType: 'Property type',
    unitUse: 'Use',
    sector: 'Sector',
    every: 'All',
    more: 'More filters',
    clear: 'Clear filters',
    /** Figures that cannot be narrowed to what was chosen are of everything. */
    unmet: (p: { names: string }) => `Not narrowed by these filters: ${p.names}.`,
  },
  head: {
    title: 'At a glance',
    measure: 'Figure',
    now: 'This period',
    before: 'Period before',
    year: 'Year before',
    budget: 'Budget',
    collected: (p: { period: string; amount: string }) => `You collected ${p.amount} in ${p.period}`,
    collectedMore: (p: { amount: string }) => `${p.amount} more than in the period before`,
    collectedLess: (p: { amount: string }) => `${p.amount} less than in the period before`,
    collectedSame: 'as much as in the period before',
    occupancy: (p: Value) => `${p.value} of your units are rented`,
    overdue: (p: { amount: string }) => `${p.amount} is overdue`,
    noneOverdue: 'nothing is overdue',
    profit: (p: { amount: string }) => `your net operating income is ${p.amount}`,
    budgetNote: 'There is a budget for whole months of net operating income.',
  },
  change: {
    up: (p: Value) => `${p.value} more`,
    down: (p: Value) => `${p.value} less`,
    same: 'No change',
    /** Of a share, which grows by points and not by percent. */
    points: (p: Value) => `${p.value} points`,
  },
  units: {
    days: (p: Value) => (p.value === '1' ? '1 day' : `${p.value} days`),
    hours: (p: Value) => (p.value === '1' ? '1 hour' : `${p.value} hours`),
    months: (p: Value) => (p.value === '1' ? '1 month' : `${p.value} months`),
    perArea: (p: Value) => `${p.value} per m²`,
  },
  sections: {
    label: 'Sections',
    income: 'Money in',
    occupancy: 'Occupancy',
    late: 'Late payment',
    tenants: 'Who stays',
    rents: 'Rent and market',
    result: 'Result',
    costs: 'Costs',
    maintenance: 'Maintenance',
  },
  charts: {
    months: 'Month by month',
    by: (p: Named) => `By ${p.name.toLowerCase()}`,
    top: (p: { count: number; total: number }) => `The largest ${p.count} of ${p.total}.`,
    explore: 'Explore',
    exploreOf: (p: Named) => `Explore: ${p.name}`,
    month: 'Month',
    causes: 'Why net operating income changed',
    causesAbout: 'From the period before to this one, by property.',
    before: 'Period before',
    after: 'This period',
    others: 'Other properties',
    property: 'Property',
    noCauses: 'Nothing changed between the two periods.',
  },
  empty: {
    title: 'No figures for this period',
    text: 'Nothing was recorded in these days. Choose other dates or fewer filters.',
  },
  keys: {
    leaseKinds: { fixed: 'Fixed term', month_to_month: 'Month to month' },
    bedrooms: (p: { count: number }) => (p.count === 1 ? '1 bedroom' : `${p.count} bedrooms`),
    area: (p: { band: string }) => `${p.band} m²`,
    tenancy: (p: { band: string }) => `${p.band} months`,
  },
  none: 'Not stated',
};

export type AnalyticsText = typeof analytics;
