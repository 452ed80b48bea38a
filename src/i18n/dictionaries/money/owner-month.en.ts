/** The figures of a month above the payments and charges. */
export const ownerMonth = {
  more: 'Income, expenses and deposits',
  income: 'Income',
  incomeHint: 'rent, late fees and other income, without ITBIS or deposits',
  expenses: 'Expenses',
  expensesHint: 'the month’s approved bills and other expenses',
  profit: 'Profit',
  profitHint: 'income minus expenses',
  deposits: 'Deposits held today',
  depositsHint: 'they belong to the tenants and are in none of the other figures',
};

export type OwnerMonthText = typeof ownerMonth;
