const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const ownerTaxRules = {
  title: 'Rates, thresholds and terms',
  text: 'What the forms and suggestions use, when it applies and its source. Information, not tax advice.',
  caption: 'Rates, thresholds and terms',
  columns: { rule: 'Rule', value: 'Value', from: 'Effective', source: 'Source', confirmed: 'Confirmed on' },
  names: {
    itbis_basis_points: 'ITBIS',
    furnished_share_basis_points: 'Furnished home: presumed taxable share',
    itbis_withheld_basis_points: 'ITBIS withheld from an individual landlord',
    isr_withheld_basis_points: 'ISR withheld from an individual’s rent',
    isr_fees_basis_points: 'ISR withheld from an individual’s fees and services',
    isr_technical_basis_points: 'ISR withheld from an individual’s technical services',
    isr_withheld_state_basis_points: 'ISR withheld by the government',
    ipi_basis_points: 'Property tax (IPI)',
    ipi_threshold_minor: 'Property tax (IPI): threshold',
    transfer_tax_basis_points: 'Tax on checks and electronic transfers',
    card_itbis_basis_points: 'ITBIS withheld from card sales by the acquirer',
    contingency_days: 'Calendar days that a contingency with paper receipts may last',
    credit_note_days: 'Days in which a credit note reduces ITBIS',
    consumer_threshold_minor: 'Consumer receipts with their own row, from',
    rows_606: 'Rows of a 606',
    rows_607: 'Rows of a 607',
  },
  rental: {
    deposit_cap: 'Maximum deposit, in months of rent',
    notice: 'Notice before the end of the term',
    increase_cap: 'Maximum rent increase unless agreed otherwise',
    self_renewal: 'Lease renews automatically without notice',
    retention_reasons: 'Days to explain deposit deductions',
    take_over: 'Taking over the lease after a death, in days',
    contract_content: 'Required contents of a written contract',
  },
  uses: { dwelling: 'residential', commercial: 'commercial' },
  days: (p: { count: number }) => plural(p.count, 'day', 'days'),
  months: (p: { count: number }) => plural(p.count, 'month', 'months'),
  source: (p: { law: string; article: string }) => `${p.law}, art. ${p.article}`,
  never: 'Not confirmed',
  old: 'Over a year ago',
  confirmText:
    'Amber means it hasn’t been checked against its source in the past year. Check it before you rely on it.',
};

export type OwnerTaxRulesText = typeof ownerTaxRules;
