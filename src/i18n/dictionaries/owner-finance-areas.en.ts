/** The screens of the organization's money, as its bar of links names them. */
export const ownerFinanceAreas = {
  label: 'Finance',
  areas: {
    rent: 'Rent',
    taxes: 'Taxes',
    accounting: 'Accounting',
  },
};

export type OwnerFinanceAreasText = typeof ownerFinanceAreas;
