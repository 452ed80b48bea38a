import type { TaxPlaces } from './tax-places.en.ts';

export const taxPlaces = {
  form606: 'Formulario 606 (compras)',
  form607: 'Formulario 607 (ventas)',
  form608: 'Formulario 608 (anulados)',
  formIt1: 'Formulario IT-1 (ITBIS)',
  formIr17: 'Formulario IR-17 (retenciones)',
  fiscalReceipts: 'Comprobantes fiscales (NCF)',
  taxProfile: 'Perfil fiscal y secuencias',
} satisfies TaxPlaces;
