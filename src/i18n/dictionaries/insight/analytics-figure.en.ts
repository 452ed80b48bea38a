/** What stands behind one figure. */
export const analyticsFigure = {
  formula: 'How it is counted',
  numerator: 'Numerator',
  denominator: 'Denominator',
  value: 'Figure',
  period: 'Dates',
  rows: 'What it is made of',
  kind: 'Type',
  currency: 'Currency',
  kinds: {
    charge: 'Charge',
    payment: 'Payment',
    charge_credit: 'Credit',
    journal_entry: 'Entry in the books',
    unit: 'Unit',
    lease: 'Lease',
    tenant: 'Tenant',
    request: 'Repair request',
    application: 'Application',
  },
  record: 'Record',
  day: 'Date',
  amount: 'Amount',
  part: 'Part',
  of: 'Of',
  csv: 'Save rows as CSV',
  noRows: 'There is nothing behind this figure.',
  unknownText: 'There is nothing to divide by in these days, so there is no figure.',
};

export type AnalyticsFigureText = typeof analyticsFigure;
