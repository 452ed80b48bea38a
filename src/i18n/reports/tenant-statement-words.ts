import type { ChargeKind, JournalKind, PaymentMethod } from '#src/domain/enums.ts';
import type { Language } from '../language.ts';

const en = {
  title: (p: { year: number }) => `Account statement ${p.year}`,
  fileName: 'account-statement',
  tenant: 'Tenant',
  place: 'Place',
  currency: 'Currency',
  date: 'Date',
  concept: 'Concept',
  charges: 'Charges',
  payments: 'Payments',
  balance: 'Balance',
  opening: (p: { year: number }) => `Balance on January 1, ${p.year}`,
  closing: 'Balance',
  sums: 'Charged and paid in the year',
  receipt: (p: { number: string }) => `receipt ${p.number}`,
  /** A charge of a whole month. */
  ofMonth: (p: { charge: string; month: string }) => `${p.charge}, ${p.month}`,
  note: 'A negative balance is in the tenant’s favor. It is not a fiscal receipt.',
  charge: {
    rent: 'Rent',
    deposit: 'Deposit',
    late_fee: 'Late fee',
    condominium_fee: 'Condominium fee',
    utility: 'Metered service',
    opening_balance: 'Earlier balance',
    other: 'Other charge',
    itbis: 'ITBIS',
  } satisfies Record<ChargeKind, string>,
  method: {
    transfer: 'Payment by transfer',
    cash: 'Payment in cash',
    card: 'Payment by card',
    cheque: 'Payment by cheque',
    deposit: 'Paid from the deposit',
    withholding: 'Withheld',
  } satisfies Record<PaymentMethod, string>,
  kinds: {
    charge_credit: 'Credit',
    payment_refund: 'Refund',
    reversal: 'Reversal',
    deposit_refund: 'Deposit settled',
  } satisfies Partial<Record<JournalKind, string>>,
  other: 'Adjustment',
};

const es = {
  title: (p) => `Estado de cuenta ${p.year}`,
  fileName: 'estado-de-cuenta',
  tenant: 'Inquilino',
  place: 'Lugar',
  currency: 'Moneda',
  date: 'Fecha',
  concept: 'Concepto',
  charges: 'Cargos',
  payments: 'Pagos',
  balance: 'Balance',
  opening: (p) => `Balance al 1 de enero de ${p.year}`,
  closing: 'Balance',
  sums: 'Cargado y pagado en el año',
  receipt: (p) => `recibo ${p.number}`,
  ofMonth: (p) => `${p.charge} de ${p.month}`,
  note: 'Un balance negativo es a favor del inquilino. No es un comprobante fiscal.',
  charge: {
    rent: 'Alquiler',
    deposit: 'Depósito',
    late_fee: 'Mora',
    condominium_fee: 'Cuota de condominio',
    utility: 'Servicio por contador',
    opening_balance: 'Balance anterior',
    other: 'Otro cargo',
    itbis: 'ITBIS',
  },
  method: {
    transfer: 'Pago por transferencia',
    cash: 'Pago en efectivo',
    card: 'Pago con tarjeta',
    cheque: 'Pago con cheque',
    deposit: 'Pagado del depósito',
    withholding: 'Retención',
  },
  kinds: {
    charge_credit: 'Crédito',
    payment_refund: 'Devolución',
    reversal: 'Reverso',
    deposit_refund: 'Liquidación del depósito',
  },
  other: 'Ajuste',
} satisfies typeof en;

/** The words of a tenant's statement: the screen, the file and the Worker's PDF say the same. */
export const tenantStatementWords: Record<Language, typeof en> = { es, en };
