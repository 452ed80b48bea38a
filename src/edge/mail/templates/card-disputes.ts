import {
  type InferOutput,
  integer,
  isoDate,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
} from 'valibot';
import { cardProcessors, currencyCodes } from '#src/domain/foundation/enums.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import type { MailContent, MailContext } from '../mail-content.ts';
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
  states: {
    opened: (amount: string) => ({
      subject: `Disputan un pago con tarjeta de ${amount}`,
      heading: 'El titular de una tarjeta disputa un pago',
      text: 'El titular le dijo a su banco que no reconoce este pago. Si usted no responde a tiempo, el banco se queda con el dinero.',
    }),
    lost: (amount: string) => ({
      subject: `Perdió la disputa de ${amount}`,
      heading: 'Perdió una disputa',
      text: 'El banco le dio la razón al titular de la tarjeta y el dinero no vuelve. En el pago verá lo que se registró.',
    }),
    returned: (amount: string) => ({
      subject: `Se cerró a su favor la disputa de ${amount}`,
      heading: 'Una disputa se cerró a su favor',
      text: 'El dinero es suyo. Si el banco lo había retirado, ya lo devolvió.',
    }),
  },
  answer: (site: string, day: string | null) =>
    `Responda en el sitio de ${site}${day ? ` a más tardar el ${day}` : ''}.`,
  facts: { tenant: 'Inquilino', place: 'Lugar', amount: 'Monto' },
  button: 'Ver el pago',
};

const en: typeof es = {
  states: {
    opened: (amount: string) => ({
      subject: `A card payment of ${amount} is disputed`,
      heading: 'A cardholder disputes a payment',
      text: 'The cardholder told their bank they don’t recognize this payment. If you don’t respond in time, the bank keeps the money.',
    }),
    lost: (amount: string) => ({
      subject: `You lost the dispute over ${amount}`,
      heading: 'You lost a dispute',
      text: 'The bank sided with the cardholder, so the money won’t be returned. The payment shows what was posted.',
    }),
    returned: (amount: string) => ({
      subject: `The dispute over ${amount} was closed in your favor`,
      heading: 'A dispute was closed in your favor',
      text: 'The money is yours. If the bank had taken it, it has been returned.',
    }),
  },
  answer: (site, day) => `Respond on ${site}’s site${day ? ` by ${day}` : ''}.`,
  facts: { tenant: 'Tenant', place: 'Unit', amount: 'Amount' },
  button: 'View payment',
};

function disputed(p: InferOutput<typeof Disputed>, { siteUrl, language }: MailContext): MailContent {
  const words = { es, en }[language];
  const amount = formatMoney(p.amount_minor, p.currency, language);
  const { subject, heading, text } = words.states[p.state](amount);
  const isOpened = p.state === 'opened';
  const day = isOpened && p.respond_by ? formatDate(p.respond_by, language, 'long') : null;
  const answer = words.answer(NAMES[p.processor], day);
  return {
    subject,
    preview: isOpened ? answer : text,
    heading,
    paragraphs: isOpened ? [text, answer] : [text],
    facts: [
      [words.facts.tenant, p.tenant],
      [words.facts.place, `${p.property}, ${p.unit}`],
      [words.facts.amount, amount],
    ],
    button: {
      label: words.button,
      url: `${siteUrl}/owner-dashboard/finance/payments/${p.payment_id}`,
    },
    notes: [OFF[language]],
  };
}

/** To those who handle the money: a card's holder disputes a payment, or how that ended. */
export const cardDisputed = defineTemplate(Disputed, { es: disputed, en: disputed });
