import { integer, isoDate, minValue, number, object, pipe, string } from 'valibot';
import { formatDate } from '#src/i18n/format.ts';
import { defineTemplate } from '../template.ts';

const Ending = object({
  holder: string(),
  /** How many days before its end this is written, at most; 0 when it has ended. */
  days: pipe(number(), integer(), minValue(0)),
  last_day: pipe(string(), isoDate()),
});

const PROFILE = 'owner-dashboard/finance/taxes/profile';

/** To those who manage an organization: the certificate that signs its electronic receipts ends. */
export const certificateEnding = defineTemplate(Ending, {
  es: ({ holder, days, last_day }, { siteUrl }) => {
    const day = formatDate(last_day, 'es', 'long');
    const heading =
      days === 0 ? 'El certificado que firma ya venció' : `El certificado que firma vence el ${day}`;
    return {
      ...{ subject: heading, heading, preview: `Es el de ${holder}.` },
      paragraphs: [
        `Los comprobantes electrónicos se firman con el certificado de ${holder}. ${days === 0 ? 'Venció' : 'Vence'} el ${day}, y con un certificado vencido no se firma ninguno.`,
        'Pida uno nuevo a la entidad que se lo dio y agréguelo en el perfil fiscal.',
      ],
      button: { label: 'Ver los certificados', url: `${siteUrl}/${PROFILE}` },
    };
  },
  en: ({ holder, days, last_day }, { siteUrl }) => {
    const day = formatDate(last_day, 'en', 'long');
    const heading =
      days === 0 ? 'The signing certificate has expired' : `The signing certificate expires on ${day}`;
    return {
      ...{ subject: heading, heading, preview: `It belongs to ${holder}.` },
      paragraphs: [
        `Electronic receipts are signed with the certificate of ${holder}. It ${days === 0 ? 'expired' : 'expires'} on ${day}. An expired certificate signs nothing.`,
        'Ask the authority that issued it for a new one, and add it to the fiscal profile.',
      ],
      button: { label: 'View certificates', url: `${siteUrl}/${PROFILE}` },
    };
  },
});
