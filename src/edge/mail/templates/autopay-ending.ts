import { boolean, isoDate, object, pipe, string } from 'valibot';
import { formatDate } from '#src/i18n/format.ts';
import { defineTemplate } from '../template.ts';
import { ofLease, tenantUrl } from '../tenant-url.ts';

const Ending = object({
  ...ofLease,
  landlord: string(),
  property: string(),
  unit: string(),
  currency: string(),
  last4: string(),
  last_day: pipe(string(), isoDate()),
  is_renewed: boolean(),
});
const card = (last4: string) => (last4 ? `•••• ${last4}` : '••••');
const MINE = 'payments/autopay';

/** To the tenant, some time before the lease of their automatic payment ends: what follows needs another agreement. */
export const autopayEnding = defineTemplate(Ending, {
  es: (p, { siteUrl }) => {
    const day = formatDate(p.last_day, 'es', 'long');
    return {
      subject: `Su pago automático termina el ${day}`,
      preview: 'Después de ese día no le cobraremos automáticamente.',
      heading: `Su pago automático termina el ${day}`,
      paragraphs: [
        `Usted autorizó cobrar a su tarjeta ${card(p.last4)} lo que deba de su contrato con ${p.landlord}. Ese contrato termina el ${day}, y con él la autorización: después no le cobraremos automáticamente.`,
        p.is_renewed
          ? 'El nuevo contrato tiene su propio monto y necesita su propia autorización. Puede darla desde ahora.'
          : 'Lo que quede pendiente tendrá que pagarlo de otra forma.',
      ],
      facts: [['Lugar', `${p.property}, ${p.unit}`]],
      button: {
        label: p.is_renewed ? 'Activarlo en el nuevo contrato' : 'Ver el pago automático',
        url: tenantUrl(siteUrl, MINE, p),
      },
    };
  },
  en: (p, { siteUrl }) => {
    const day = formatDate(p.last_day, 'en', 'long');
    return {
      subject: `Your autopay ends on ${day}`,
      preview: 'After that, we won’t charge your card automatically.',
      heading: `Your autopay ends on ${day}`,
      paragraphs: [
        `You authorized charging your card ${card(p.last4)} for what you owe on your lease with ${p.landlord}. That lease and the authorization end on ${day}. After that, we won’t charge your card automatically.`,
        p.is_renewed
          ? 'The new lease has its own amount and needs its own authorization. You can give it now.'
          : 'Pay anything you still owe another way.',
      ],
      facts: [['Unit', `${p.property}, ${p.unit}`]],
      button: {
        label: p.is_renewed ? 'Turn on for the new lease' : 'View autopay',
        url: tenantUrl(siteUrl, MINE, p),
      },
    };
  },
});
