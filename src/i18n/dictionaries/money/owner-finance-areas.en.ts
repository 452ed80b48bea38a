/** The screens of the organization's money, as its bar of links names them. */
export const ownerFinanceAreas = {
  label: 'Finance',
  month: {
    income: 'Income',
    incomeHint: 'rent, late fees and other income, without ITBIS or deposits',
    expenses: 'Expenses',
    expensesHint: 'the month’s approved bills and other expenses',
    profit: 'Profit',
    profitHint: 'income minus expenses',
    deposits: 'Deposits held today',
    depositsHint: 'they belong to the tenants and are in none of the other figures',
  },
  areas: {
    rent: 'Rent',
    taxes: 'Taxes',
    accounting: 'Accounting',
    expenses: 'Expenses',
    vendors: 'Vendors',
    bank: 'Bank',
    onlinePayments: 'Ways to pay',
    reports: 'Reports',
    distributions: 'Owners',
    budget: 'Budget',
    month: 'Upcoming charges',
    journal: 'Journal',
    accounts: 'Chart of accounts',
    lateFees: 'Late fees',
    currencies: 'Currencies',
    periods: 'Closing',
  },
};

export type OwnerFinanceAreasText = typeof ownerFinanceAreas;
