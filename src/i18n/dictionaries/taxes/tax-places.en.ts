/** What stands under taxes, by name. */
export const taxPlaces = {
  form606: 'Form 606 (purchases)',
  form607: 'Form 607 (sales)',
  form608: 'Form 608 (voided receipts)',
  formIt1: 'Form IT-1 (ITBIS)',
  formIr17: 'Form IR-17 (withholdings)',
  fiscalReceipts: 'Fiscal receipts (NCF)',
  taxProfile: 'Tax profile and number ranges',
};

export type TaxPlaces = typeof taxPlaces;
