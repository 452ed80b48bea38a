import { integer, isoDate, nullable, number, object, picklist, pipe, string } from 'valibot';
import { cardProcessors, currencyCodes } from '#src/domain/enums.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { OFF } from '../switch-off.ts';
import { defineTemplate } from '../template.ts';

const Disputed = object({
  state: picklist(['opened', 'lost', 'returned']),
  payment_id: string(),
  processor: picklist(cardProcessors),
  property: string(),
  unit: string(),
  tenant: string(),
  amount_minor: pipe(number(), integer()),
  currency: picklist(currencyCodes),
  respond_by: nullable(pipe(string(), isoDate())),
});

const NAMES = { azul: 'Azul', cardnet: 'CardNet', stripe: 'Stripe' };

const es = {
  opened: (amount: string) => ({
    subject: `Disputan un pago con tarjeta de ${amount}`,
    heading: 'El titular de una tarjeta disputa un pago',
    text: 'El titular le dijo a su banco que no reconoce este pago. Si usted no responde a tiempo, el banco se queda con el dinero.',
  }),
  lost: (amount: string) => ({
    subject: `Perdió la disputa de ${amount}`,
    heading: 'Perdió una disputa',
    text: 'El banco le dio la razón al titular de la tarjeta y el dinero no vuelve. En el pago está lo que quedó asentado.',
  }),
  returned: (amount: string) => ({
    subject: `Se cerró a su favor la disputa de ${amount}`,
    heading: 'Una disputa se cerró a su favor',
    text: 'El dinero es suyo. Si el banco lo había retirado, ya lo devolvió.',
  }),
};

const en = {
  opened: (amount: string) => ({
    subject: `A card payment of ${amount} is disputed`,
    heading: 'A card’s holder disputes a payment',
    text: 'The holder told their bank that they do not recognise this payment. Without an answer in time, the bank keeps the money.',
  }),
  lost: (amount: string) => ({
    subject: `You lost the dispute of ${amount}`,
    heading: 'A dispute is lost',
    text: 'The bank sided with the card’s holder, and the money does not come back. The payment shows what was posted.',
  }),
  returned: (amount: string) => ({
    subject: `The dispute of ${amount} was closed in your favour`,
    heading: 'A dispute was closed in your favour',
    text: 'The money is yours. If the bank had taken it, it gave it back.',
  }),
};

/** To those who handle the money: a card's holder disputes a payment, or how that ended. */
export const cardDisputed = defineTemplate(Disputed, {
  es: (p, { siteUrl }) => {
    const amount = formatMoney(p.amount_minor, p.currency, 'es');
    const { subject, heading, text } = es[p.state](amount);
    const day = p.state === 'opened' && p.respond_by ? formatDate(p.respond_by, 'es', 'long') : null;
    const answer = `Responda en el sitio de ${NAMES[p.processor]}${day ? ` a más tardar el ${day}` : ''}.`;
    return {
      subject,
      preview: p.state === 'opened' ? answer : text,
      heading,
      paragraphs: p.state === 'opened' ? [text, answer] : [text],
      facts: [
        ['Inquilino', p.tenant],
        ['Lugar', `${p.property}, ${p.unit}`],
        ['Monto', amount],
      ],
      button: { label: 'Ver el pago', url: `${siteUrl}/owner-dashboard/finance/payments/${p.payment_id}` },
      notes: [OFF.es],
    };
  },
  en: (p, { siteUrl }) => {
    const amount = formatMoney(p.amount_minor, p.currency, 'en');
    const { subject, heading, text } = en[p.state](amount);
    const day = p.state === 'opened' && p.respond_by ? formatDate(p.respond_by, 'en', 'long') : null;
    const answer = `Answer on the site of ${NAMES[p.processor]}${day ? ` by ${day}` : ''}.`;
    return {
      subject,
      preview: p.state === 'opened' ? answer : text,
      heading,
      paragraphs: p.state === 'opened' ? [text, answer] : [text],
      facts: [
        ['Tenant', p.tenant],
        ['Place', `${p.property}, ${p.unit}`],
        ['Amount', amount],
      ],
      button: {
        label: 'See the payment',
        url: `${siteUrl}/owner-dashboard/finance/payments/${p.payment_id}`,
      },
      notes: [OFF.en],
    };
  },
});
