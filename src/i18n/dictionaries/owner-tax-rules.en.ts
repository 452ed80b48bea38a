const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const ownerTaxRules = {
  title: 'Rates, thresholds and terms',
  text: 'What the forms and suggestions use, when it applies and its source. Information, not tax advice.',
  caption: 'Rates, thresholds and terms',
  columns: { rule: 'Rule', value: 'Value', from: 'From', source: 'Source', confirmed: 'Confirmed on' },
  names: {
    itbis_basis_points: 'ITBIS',
    furnished_share_basis_points: 'Furnished dwelling: taxable share presumed',
    itbis_withheld_basis_points: 'ITBIS withheld from a landlord who is a person',
    isr_withheld_basis_points: 'ISR withheld from rent of a person',
    isr_fees_basis_points: 'ISR withheld from fees and services of a person',
    isr_technical_basis_points: 'ISR withheld from technical services of a person',
    isr_withheld_state_basis_points: 'ISR withheld by the State',
    ipi_basis_points: 'Property tax (IPI)',
    ipi_threshold_minor: 'Property tax (IPI): threshold',
    transfer_tax_basis_points: 'Tax on checks and electronic transfers',
    card_itbis_basis_points: 'ITBIS withheld from card sales by the acquirer',
    credit_note_days: 'Days in which a credit note lowers ITBIS',
    consumer_threshold_minor: 'Consumer receipts with a row of their own from',
    rows_606: 'Rows of a 606',
    rows_607: 'Rows of a 607',
  },
  rental: {
    deposit_cap: 'Most months of rent for a deposit',
    notice: 'Notice before the end of the term',
    increase_cap: 'Highest rent increase when nothing else was agreed',
    self_renewal: 'The lease renews itself without notice',
    retention_reasons: 'Days to give reasons for keeping a deposit',
    contract_content: 'What a written contract says',
  },
  uses: { dwelling: 'dwelling', commercial: 'commercial' },
  days: (p: { count: number }) => plural(p.count, 'day', 'days'),
  months: (p: { count: number }) => plural(p.count, 'month', 'months'),
  noValue: '–',
  source: (p: { law: string; article: string }) => `${p.law}, art. ${p.article}`,
  never: 'Not confirmed',
  old: 'Over a year ago',
  confirmText: 'Amber: not checked against its source in the last year. Check it before you rely on it.',
};

export type OwnerTaxRulesText = typeof ownerTaxRules;
