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
    condominium_fee: 'Condominium fee',
    utility: 'Metered service',
    opening_balance: 'Earlier balance',
    other: 'Other charge',
  } satisfies Record<ChargeKind, string>,
  methods: {
    transfer: 'Transfer',
    cash: 'Cash',
    card: 'Card',
    cheque: 'Cheque',
    deposit: 'From the deposit',
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
  kinds: {
    rent: 'Alquiler',
    deposit: 'Depósito',
    late_fee: 'Mora',
    condominium_fee: 'Cuota de condominio',
    utility: 'Servicio por contador',
    opening_balance: 'Balance anterior',
    other: 'Otro cargo',
  },
  methods: {
    transfer: 'Transferencia',
    cash: 'Efectivo',
    card: 'Tarjeta',
    cheque: 'Cheque',
    deposit: 'Del depósito',
  },
} satisfies typeof en;

/** The words of a receipt. They live here, not with the islands' texts, because only the worker prints it. */
export const receiptTexts: Record<Language, typeof en> = { es, en };
