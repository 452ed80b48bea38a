import type { OwnerTaxDebitText } from './owner-tax-debit.en.ts';

export const ownerTaxDebit = {
  title: 'Emitir nota de débito',
  text: 'Agrega estos cargos a un comprobante ya emitido: intereses por mora o algo que se supo después. El ITBIS se les aplica igual que al comprobante.',
  receipt: 'Comprobante que modifica',
  choose: 'Elija un comprobante',
  option: (p) => `${p.ncf} · ${p.date} · ${p.client}`,
  receiptMissing: 'Elija el comprobante al que se agregan los cargos.',
  noReceipt:
    'Este contrato no tiene comprobantes vigentes a los que agregar algo. Emita un comprobante propio para estos cargos.',
  reason: 'Motivo',
  reasonHint: 'Aparece en la nota.',
  reasonMissing: 'Escriba el motivo.',
  lateInterest: 'Intereses por mora',
  submit: 'Emitir nota',
  done: 'La nota de débito se emitió.',
} satisfies OwnerTaxDebitText;
