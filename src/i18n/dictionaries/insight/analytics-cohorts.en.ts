/** How long tenancies last, by the quarter in which they began. */
export const analyticsCohorts = {
  title: 'Who stays',
  about:
    'Tenancies by the quarter in which they began, and how many were still there later. A renewal goes on.',
  of: 'of',
  caption: 'Tenancies still there, by the quarter in which they began',
  quarter: 'Began',
  count: 'Tenancies',
  after: (p: { months: number }) => `After ${p.months} months`,
  stayed: (p: { staying: number; reached: number }) => `${p.staying} of ${p.reached}`,
  all: 'All',
  note: 'Only tenancies that began long enough ago count in a column.',
  chart: 'Share still there, of all tenancies',
  months: 'Months',
  share: 'Still there',
  csv: 'Save as CSV',
  empty: { title: 'No tenancies yet', text: 'They show here once leases have begun.' },
};

export type AnalyticsCohortsText = typeof analyticsCohorts;
