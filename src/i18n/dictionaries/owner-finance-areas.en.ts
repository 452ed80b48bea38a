/** The screens of the organization's money, as its bar of links names them. */
export const ownerFinanceAreas = {
  label: 'Finance',
  areas: {
    rent: 'Rent',
    reports: 'Reports',
    budget: 'Budget',
  },
};

export type OwnerFinanceAreasText = typeof ownerFinanceAreas;
