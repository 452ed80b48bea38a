/** The tenant's fiscal receipts. */
export const tenantFiscal = {
  title: 'Fiscal receipts',
  text: (p: { landlord: string }) => `Receipts ${p.landlord} issued for this lease, each with its NCF.`,
  back: 'Payments',
  list: 'Your fiscal receipts',
  kinds: {
    fiscal_credit: 'Fiscal credit invoice',
    consumer: 'Consumer invoice',
    debit_note: 'Debit note',
    credit_note: 'Credit note',
    special_regime: 'Receipt for special regimes',
    government: 'Government receipt',
  },
  changes: (p: { ncf: string }) => `modifies ${p.ncf}`,
  standings: {
    waiting: 'The DGII is validating it',
    contingency: 'Issued in contingency',
    rejected: 'Rejected by the DGII: not valid',
    annulled: 'Cancelled',
  },
  noValue: 'Trial: no fiscal value',
  explained: {
    waiting: 'You can download it once the DGII accepts it.',
    contingency: 'You can check it with the DGII from 72 hours on.',
  },
  download: 'Download',
  downloadNamed: (p: { ncf: string }) => `Download ${p.ncf} (PDF)`,
  saved: (p: { ncf: string }) => `Receipt ${p.ncf} is in your downloads.`,
  file: (p: { ncf: string }) => `comprobante-${p.ncf}.pdf`,
  emptyTitle: 'No fiscal receipts yet',
  emptyText:
    'When your landlord issues one, you can download it here. If you need one with your RNC, ask for it.',
  errorTitle: 'We couldn’t load your fiscal receipts',
  older: 'Show older receipts',
};
export type TenantFiscalText = typeof tenantFiscal;
