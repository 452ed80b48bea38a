/** The lines of links that several screens of one menu entry share. */
export const sections = {
  label: (p: { section: string }) => `${p.section}: sections`,
  rent: 'Rent',
  month: 'Upcoming charges',
  bills: 'Bills',
  recurring: 'Recurring',
  vendors: 'Vendors',
  received: 'e-CF',
  journal: 'Journal',
  accounts: 'Chart of accounts',
  periods: 'Closing',
  accounting: 'Export',
  reports: 'Reports',
  budget: 'Budget',
  distributions: 'Owners',
  taxes: 'Taxes',
  organization: 'Organization',
  onlinePayments: 'Ways to pay',
  lateFees: 'Late fees',
  currencies: 'Currencies',
  serviceLevels: 'Service levels',
  activity: 'Activity',
};

export type SectionsText = typeof sections;
