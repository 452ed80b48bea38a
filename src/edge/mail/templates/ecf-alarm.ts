import { integer, nullish, number, object, picklist, pipe, string } from 'valibot';
import { defineTemplate } from '../template.ts';

const Alarm = object({
  /** Receipts that the tax authority does not have yet, one that it rejected, or one that does not reach its buyer. */
  event: picklist(['waiting', 'rejected', 'undelivered']),
  /** The first of those that wait, or the one that it is about. */
  encf: string(),
  issuer: nullish(string()),
  hours: nullish(pipe(number(), integer())),
  count: nullish(pipe(number(), integer())),
  buyer: nullish(string()),
});

const RECEIPTS = 'owner-dashboard/finance/taxes/receipts';

/** Of one that counts, and that its buyer's own service does not take. */
const undelivered = {
  es: (encf: string, buyer: string) => ({
    subject: `El e-CF ${encf} no llegó a su comprador`,
    preview: 'La DGII lo aceptó y vale.',
    heading: 'Un e-CF no llegó a su comprador',
    paragraphs: [
      `La DGII aceptó el e-CF ${encf}. El servicio del comprador (RNC ${buyer}) no respondió en varios días. Envíele el comprobante usted.`,
    ],
  }),
  en: (encf: string, buyer: string) => ({
    subject: `e-CF ${encf} didn’t reach its buyer`,
    preview: 'The DGII accepted it, and it’s valid.',
    heading: 'An e-CF didn’t reach its buyer',
    paragraphs: [
      `The DGII accepted e-CF ${encf}. The buyer’s service (RNC ${buyer}) hasn’t answered for several days. Send them the receipt yourself.`,
    ],
  }),
};

/** To those who handle money: electronic receipts need somebody. */
export const ecfAlarm = defineTemplate(Alarm, {
  es: ({ event, encf, ...p }, { siteUrl }) => ({
    ...(event === 'undelivered'
      ? undelivered.es(encf, p.buyer ?? '')
      : event === 'rejected'
        ? {
            subject: `La DGII rechazó el e-CF ${encf}`,
            preview: 'No tiene valor fiscal.',
            heading: 'La DGII rechazó un e-CF',
            paragraphs: [
              `El e-CF ${encf} no tiene valor fiscal y no está en ningún formulario. Vea por qué lo rechazó y emita otro en su lugar.`,
            ],
          }
        : {
            subject: `${p.count} e-CF esperan desde hace más de ${p.hours} horas`,
            preview: 'Todavía no tienen la respuesta de la DGII.',
            heading: 'Hay e-CF que esperan',
            paragraphs: [
              'Se envían solos en cuanto se puede. Vea si falta algo de su parte: el certificado o una corrección.',
            ],
            facts: [
              ['Emisor', p.issuer ?? ''],
              ['El primero', encf],
            ] as const,
          }),
    button: { label: 'Ver los comprobantes', url: `${siteUrl}/${RECEIPTS}` },
  }),
  en: ({ event, encf, ...p }, { siteUrl }) => ({
    ...(event === 'undelivered'
      ? undelivered.en(encf, p.buyer ?? '')
      : event === 'rejected'
        ? {
            subject: `The DGII rejected e-CF ${encf}`,
            preview: 'It has no fiscal value.',
            heading: 'The DGII rejected an e-CF',
            paragraphs: [
              `The e-CF ${encf} has no fiscal value and isn’t on any form. See why it was rejected, and issue another in its place.`,
            ],
          }
        : {
            subject: `${p.count} e-CF have been waiting for over ${p.hours} hours`,
            preview: 'The DGII hasn’t answered for them yet.',
            heading: 'Some e-CF are waiting',
            paragraphs: [
              'They’re sent as soon as possible. Check whether something is missing on your side: the certificate or a correction.',
            ],
            facts: [
              ['Issuer', p.issuer ?? ''],
              ['The first', encf],
            ] as const,
          }),
    button: { label: 'View receipts', url: `${siteUrl}/${RECEIPTS}` },
  }),
});
