import { type InferOutput, integer, isoDate, nullish, number, object, picklist, pipe, string } from 'valibot';
import { formatDate } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import type { MailContent } from '../mail-content.ts';
import { defineTemplate } from '../template.ts';

const Alarm = object({
  /**
   * Receipts that the tax authority does not have yet, one that it rejected, one that does not reach its buyer, or a contingency
   * that lasts longer than it may.
   */
  event: picklist(['waiting', 'rejected', 'undelivered', 'contingency']),
  /** The first of those that wait, or the one that it is about. */
  encf: nullish(string(), ''),
  issuer: nullish(string(), ''),
  hours: nullish(pipe(number(), integer())),
  count: nullish(pipe(number(), integer())),
  buyer: nullish(string(), ''),
  /** Of a contingency: its first day, and the last on which it may give out paper. */
  starts_on: nullish(pipe(string(), isoDate())),
  last_day: nullish(pipe(string(), isoDate())),
});
type Alarm = InferOutput<typeof Alarm>;
type Said = (p: Alarm) => Omit<MailContent, 'button'>;

const TAXES = 'owner-dashboard/finance/taxes';

const said: Readonly<Record<Alarm['event'], Readonly<Record<Language, Said>>>> = {
  waiting: {
    es: (p) => ({
      subject: `${p.count} e-CF esperan desde hace más de ${p.hours} horas`,
      preview: 'Todavía no tienen la respuesta de la DGII.',
      heading: 'Hay e-CF que esperan',
      paragraphs: [
        'Se envían solos en cuanto se puede. Vea si falta algo de su parte: el certificado o una corrección.',
      ],
      facts: [
        ['Emisor', p.issuer],
        ['El primero', p.encf],
      ],
    }),
    en: (p) => ({
      subject: `${p.count} e-CF have been waiting for over ${p.hours} hours`,
      preview: 'The DGII hasn’t answered for them yet.',
      heading: 'Some e-CF are waiting',
      paragraphs: [
        'They’re sent as soon as possible. Check whether something is missing on your side: the certificate or a correction.',
      ],
      facts: [
        ['Issuer', p.issuer],
        ['The first', p.encf],
      ],
    }),
  },
  rejected: {
    es: ({ encf }) => ({
      subject: `La DGII rechazó el e-CF ${encf}`,
      preview: 'No tiene valor fiscal.',
      heading: 'La DGII rechazó un e-CF',
      paragraphs: [
        `El e-CF ${encf} no tiene valor fiscal y no está en ningún formulario. Vea por qué lo rechazó y emita otro en su lugar.`,
      ],
    }),
    en: ({ encf }) => ({
      subject: `The DGII rejected e-CF ${encf}`,
      preview: 'It has no fiscal value.',
      heading: 'The DGII rejected an e-CF',
      paragraphs: [
        `The e-CF ${encf} has no fiscal value and isn’t on any form. See why it was rejected, and issue another in its place.`,
      ],
    }),
  },
  // It counts, but its buyer's own service does not take it.
  undelivered: {
    es: ({ encf, buyer }) => ({
      subject: `El e-CF ${encf} no llegó a su comprador`,
      preview: 'La DGII lo aceptó y vale.',
      heading: 'Un e-CF no llegó a su comprador',
      paragraphs: [
        `La DGII aceptó el e-CF ${encf}. El servicio del comprador (RNC ${buyer}) no respondió en varios días. Envíele el comprobante usted.`,
      ],
    }),
    en: ({ encf, buyer }) => ({
      subject: `e-CF ${encf} didn’t reach its buyer`,
      preview: 'The DGII accepted it, and it’s valid.',
      heading: 'An e-CF didn’t reach its buyer',
      paragraphs: [
        `The DGII accepted e-CF ${encf}. The buyer’s service (RNC ${buyer}) hasn’t answered for several days. Send them the receipt yourself.`,
      ],
    }),
  },
  // The term is known second hand, so nothing is stopped.
  contingency: {
    es: (p) => ({
      subject: `La contingencia de ${p.issuer} dura más de lo permitido`,
      preview: 'Vuelva a los e-CF y termínela.',
      heading: 'Una contingencia dura más de lo permitido',
      paragraphs: [
        'Todavía se emiten comprobantes de papel. Vuelva a los e-CF y termine la contingencia. Leímos este plazo de segunda mano: confírmelo en la DGII.',
      ],
      facts: [
        ['Emisor', p.issuer],
        ['Desde', formatDate(p.starts_on ?? '', 'es')],
        ['Podía durar hasta', formatDate(p.last_day ?? '', 'es')],
      ],
    }),
    en: (p) => ({
      subject: `${p.issuer}’s contingency is lasting longer than allowed`,
      preview: 'Go back to e-CF and end it.',
      heading: 'A contingency is lasting longer than allowed',
      paragraphs: [
        'Paper receipts are still being issued. Go back to e-CF and end the contingency. We read this term second hand: confirm it with the DGII.',
      ],
      facts: [
        ['Issuer', p.issuer],
        ['Since', formatDate(p.starts_on ?? '', 'en')],
        ['It could last until', formatDate(p.last_day ?? '', 'en')],
      ],
    }),
  },
};

const buttons: Readonly<Record<'receipts' | 'taxes', Readonly<Record<Language, string>>>> = {
  receipts: { es: 'Ver los comprobantes', en: 'View receipts' },
  taxes: { es: 'Ver la contingencia', en: 'View the contingency' },
};

const alarmIn =
  (language: Language) =>
  (p: Alarm, { siteUrl }: { siteUrl: string }): MailContent => ({
    ...said[p.event][language](p),
    button:
      p.event === 'contingency'
        ? { label: buttons.taxes[language], url: `${siteUrl}/${TAXES}` }
        : { label: buttons.receipts[language], url: `${siteUrl}/${TAXES}/receipts` },
  });

/** To those who handle money: electronic receipts, or a contingency, need somebody. */
export const ecfAlarm = defineTemplate(Alarm, { es: alarmIn('es'), en: alarmIn('en') });
