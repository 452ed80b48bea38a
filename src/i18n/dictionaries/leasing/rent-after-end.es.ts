import type { RentAfterEndText } from './rent-after-end.en.ts';

export const rentAfterEndEs = {
  takeOff: (p) => `Rebajar ${p.amount}: los días después del ${p.date}`,
  hint: 'Es alquiler ya cargado, con sus cargos mensuales. Si estaba pagado, queda a favor del inquilino.',
  invoiced:
    'Lo cargado después del último día ya tiene comprobante fiscal: rebájelo con una nota de crédito.',
  note: (p) => `Alquiler después del último día, ${p.date}`,
  left: (p) => `Hay ${p.amount} cargados por días posteriores al último, el ${p.date}.`,
  takeOffLeft: 'Rebajarlo',
  takeOffTitle: '¿Rebajar lo cargado después del último día?',
  takenOff: 'Rebajado',
  giveBack: (p) => `Volver a cargar ${p.amount}: lo que se rebajó por el aviso de salida`,
  giveBackHint: 'Se paga primero con el saldo a favor del inquilino.',
  giveBackInvoiced:
    'El comprobante fiscal de ese mes no incluye estos días. Anule primero el comprobante, o retire el aviso de salida sin volver a cargarlos.',
} satisfies RentAfterEndText;
