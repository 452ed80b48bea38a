/** What each report is called. */
export const reportNames = {
  income_statement: 'Income statement',
  balance_sheet: 'Balance sheet',
  trial_balance: 'Trial balance',
  cash_flow: 'Cash flow',
  rent_roll: 'Rent roll',
  aged_receivables: 'Aged receivables',
  deposits_held: 'Deposits held',
  owner_statement: 'Owner statements',
  vacancy_loss: 'Vacancy loss',
  budget_variance: 'Budget vs. actual',
  tax_summary: 'Tax summary',
};

export type ReportNames = typeof reportNames;
