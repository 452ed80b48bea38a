/** The screens of the organization's money, as its bar of links names them. */
export const ownerFinanceAreas = {
  label: 'Finance',
  areas: {
    rent: 'Rent',
    month: 'The month',
    journal: 'Journal',
    accounts: 'Chart of accounts',
    lateFees: 'Late fees',
    currencies: 'Currencies',
    periods: 'Closing',
  },
};

export type OwnerFinanceAreasText = typeof ownerFinanceAreas;
