import type { SimilarPaymentsText } from './similar-payments.en.ts';

export const similarPaymentsEs = {
  title: (p) =>
    p.count === 1 ? 'Puede que este pago ya esté registrado' : 'Puede que estos pagos sean el mismo',
  reported: (p) => `${p.amount} del ${p.date}, ${p.method}: reportado, por confirmar`,
  confirmed: (p) => `${p.amount} del ${p.date}, ${p.method}: confirmado`,
  reference: (p) => `referencia ${p.reference}`,
  see: (p) => `Ver el pago del ${p.date}`,
  another: 'Es otro pago',
  unanswered: 'Revise el pago de arriba. Si este es otro, indíquelo aquí.',
} satisfies SimilarPaymentsText;
