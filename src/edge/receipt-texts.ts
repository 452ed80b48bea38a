import type { ChargeKind, PaymentMethod } from '#src/domain/enums.ts';
import type { Language } from '#src/i18n/language.ts';

const en = {
  title: 'Payment receipt',
  fileName: 'receipt',
  void: 'VOID',
  voidNote: 'The payment was reversed: this receipt no longer proves it.',
  cedula: 'Cédula',
  phone: 'Tel.',
  receivedFrom: 'Received from',
  property: 'Property',
  unit: 'Unit',
  address: 'Address',
  paidOn: 'Paid on',
  issuedOn: 'Issued on',
  method: 'Method',
  reference: 'Reference',
  concept: 'For',
  amount: 'Amount',
  credit: 'Credit for coming charges',
  total: 'Total received',
  kinds: {
    rent: 'Rent',
    deposit: 'Deposit',
    late_fee: 'Late fee',
    other: 'Other charge',
    itbis: 'ITBIS',
  } satisfies Record<ChargeKind, string>,
  methods: {
    transfer: 'Transfer',
    cash: 'Cash',
    card: 'Card',
    cheque: 'Cheque',
    deposit: 'From the deposit',
    withholding: 'Withheld',
  } satisfies Record<PaymentMethod, string>,
};

const es = {
  title: 'Recibo de pago',
  fileName: 'recibo',
  void: 'ANULADO',
  voidNote: 'El pago se revirtió: este recibo ya no sirve como constancia.',
  cedula: 'Cédula',
  phone: 'Tel.',
  receivedFrom: 'Recibido de',
  property: 'Propiedad',
  unit: 'Unidad',
  address: 'Dirección',
  paidOn: 'Fecha del pago',
  issuedOn: 'Emitido el',
  method: 'Forma de pago',
  reference: 'Referencia',
  concept: 'Concepto',
  amount: 'Monto',
  credit: 'Saldo a favor para próximos cargos',
  total: 'Total recibido',
  kinds: { rent: 'Alquiler', deposit: 'Depósito', late_fee: 'Mora', other: 'Otro cargo', itbis: 'ITBIS' },
  methods: {
    transfer: 'Transferencia',
    cash: 'Efectivo',
    card: 'Tarjeta',
    cheque: 'Cheque',
    deposit: 'Del depósito',
    withholding: 'Retención',
  },
} satisfies typeof en;

/** The words of a receipt. They live here, not with the islands' texts, because only the worker prints it. */
export const receiptTexts: Record<Language, typeof en> = { es, en };
