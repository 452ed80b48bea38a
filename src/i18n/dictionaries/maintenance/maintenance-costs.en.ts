/** What upkeep cost, by place and by kind. */
export const maintenanceCosts = {
  title: 'Maintenance costs',
  description: 'What repairs cost in your books, and how long requests took.',
  period: 'Period',
  noMoney: 'Your role doesn’t see amounts. The requests are here.',
  byPlace: 'By property and unit',
  byKind: 'By type of repair',
  byAccount: 'By account',
  columns: {
    property: 'Property',
    unit: 'Unit',
    kind: 'Type of repair',
    account: 'Account',
    cost: 'Cost',
    requests: 'Requests',
    completed: 'Completed',
    time: 'Average time to resolve',
  },
  wholeProperty: 'Whole property',
  hours: (p: { hours: string }) => `${p.hours} h`,
  daysLong: (p: { days: string }) => `${p.days} days`,
  empty: 'No costs or requests in this period.',
  note: 'Costs are the repairs account and the expense accounts that you added, by property. The unit is the one on the bill.',
  export: 'Export',
  fileName: 'maintenance-costs',
};

export type MaintenanceCostsText = typeof maintenanceCosts;
