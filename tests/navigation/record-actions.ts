import type { ReadAction } from '#src/domain/foundation/record-action.ts';

const of = (action: ReadAction['action'], record: string, about = ''): ReadAction => ({
  action,
  record,
  about,
});

/** Sentences as people type them, with what they ask for. */
export const sentences: Readonly<Record<'es' | 'en', readonly (readonly [string, ReadAction | null])[]>> = {
  es: [
    ['cobrar a Yesenia', of('payment', 'Yesenia')],
    ['registrar pago Yesenia', of('payment', 'Yesenia')],
    ['Registrar un pago de la inquilina Yesenia Cruz', of('payment', 'Yesenia Cruz')],
    ['cobrarle', null],
    ['cobrar a', null],
    ['pago', null],
    ['nuevo cargo 5B', of('charge', '5B')],
    ['facturar al 5-B', of('charge', '5-B')],
    ['escribir a Juan de la Cruz', of('message', 'Juan de la Cruz')],
    ['reportar avería 3B', of('report', '3B')],
    ['reportar averia en el apto 3B', of('report', '3B')],
    ['reportar fuga de agua en 3B', of('report', '3B', 'fuga de agua')],
    ['renovar contrato 5B', of('renew', '5B')],
    ['renovar 5B', of('renew', '5B')],
    ['Yesenia', null],
    ['', null],
  ],
  en: [
    ['record a payment for Yesenia', of('payment', 'Yesenia')],
    ['payment yesenia cruz', of('payment', 'yesenia cruz')],
    ['collect from Yesenia', of('payment', 'Yesenia')],
    ['collect rent from unit 3B', of('payment', '3B')],
    ['new charge 5B', of('charge', '5B')],
    ['message Yesenia', of('message', 'Yesenia')],
    ['write to Yesenia', of('message', 'Yesenia')],
    ['report a leak in 3B', of('report', '3B', 'leak')],
    ['report a problem at 3B', of('report', '3B')],
    ['renew the lease of 5B', of('renew', '5B')],
    ['record', null],
    ['Paymenta', null],
  ],
};
