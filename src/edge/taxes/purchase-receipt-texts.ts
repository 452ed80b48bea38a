import type { IdentityType } from '#src/domain/foundation/enums.ts';
import type { OwnPurchaseKind } from '#src/domain/taxes/ncf.ts';
import type { Language } from '#src/i18n/language.ts';

const es = {
  titles: {
    purchases: 'Comprobante de compras',
    minor_expenses: 'Comprobante para gastos menores',
  } satisfies Record<OwnPurchaseKind, string>,
  buyer: 'Emitido por quien compra',
  vendor: 'Vendedor',
  vendorIds: {
    rnc: 'RNC del vendedor',
    cedula: 'Cédula del vendedor',
    passport: 'Pasaporte del vendedor',
  } satisfies Record<IdentityType, string>,
  subtotal: 'Subtotal',
  otherTaxes: 'Otros impuestos y propina',
  itbisWithheld: 'ITBIS retenido',
  isrWithheld: 'ISR retenido',
  payable: 'Neto al vendedor',
};

/** What stands after the Spanish, for who reads English. */
const en: typeof es = {
  titles: { purchases: 'Purchase receipt', minor_expenses: 'Minor-expense receipt' },
  buyer: 'Issued by the buyer',
  vendor: 'Seller',
  vendorIds: { rnc: 'Seller’s RNC', cedula: 'Seller’s cédula', passport: 'Seller’s passport' },
  subtotal: 'Subtotal',
  otherTaxes: 'Other taxes and tip',
  itbisWithheld: 'Tax withheld',
  isrWithheld: 'Income tax withheld',
  payable: 'Net to the seller',
};

/** The words of the paper that only a receipt for one's own purchase has; the rest are those of fiscal receipts. */
export const purchaseReceiptTexts: Record<Language, typeof es> = { es, en };
