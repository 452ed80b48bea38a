import {
  array,
  boolean,
  type InferOutput,
  integer,
  isoDate,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { defineTemplate } from '../template.ts';
import { ofLease, tenantUrl } from '../tenant-url.ts';

const minor = pipe(number(), integer());

const Requested = object({
  lease_id: string(),
  property: string(),
  unit: string(),
  tenant: string(),
  currency: picklist(currencyCodes),
  owed_minor: minor,
  count: minor,
  first_on: pipe(string(), isoDate()),
  message: string(),
});

/** To those who handle the money: a tenant asks to pay in instalments. */
export const planRequested = defineTemplate(Requested, {
  es: (p, { siteUrl }) => ({
    subject: `${p.tenant} pide un acuerdo de pago`,
    preview: `${formatMoney(p.owed_minor, p.currency, 'es')} en ${p.count} pagos.`,
    heading: 'Un inquilino pide un acuerdo de pago',
    paragraphs: ['Acéptelo, cambie las cuotas, o respóndale desde el contrato.'],
    ...(p.message ? { quote: p.message } : {}),
    facts: [
      ['Inquilino', p.tenant],
      ['Lugar', `${p.property}, ${p.unit}`],
      ['Debe', formatMoney(p.owed_minor, p.currency, 'es')],
      ['Pagos', String(p.count)],
      ['Primer pago', formatDate(p.first_on, 'es', 'long')],
    ],
    button: { label: 'Ver el contrato', url: `${siteUrl}/owner-dashboard/leases/${p.lease_id}` },
  }),
  en: (p, { siteUrl }) => ({
    subject: `${p.tenant} requested a payment plan`,
    preview: `${formatMoney(p.owed_minor, p.currency, 'en')} in ${p.count} payments.`,
    heading: 'A tenant requested a payment plan',
    paragraphs: ['Accept it, change the installments or reply from the lease.'],
    ...(p.message ? { quote: p.message } : {}),
    facts: [
      ['Tenant', p.tenant],
      ['Unit', `${p.property}, ${p.unit}`],
      ['Owes', formatMoney(p.owed_minor, p.currency, 'en')],
      ['Payments', String(p.count)],
      ['First payment', formatDate(p.first_on, 'en', 'long')],
    ],
    button: { label: 'View lease', url: `${siteUrl}/owner-dashboard/leases/${p.lease_id}` },
  }),
});

const Answered = object({
  ...ofLease,
  is_agreed: boolean(),
  answer: string(),
  landlord: string(),
  currency: optional(picklist(currencyCodes)),
  /** Of a plan that was agreed, in the order of their days. */
  instalments: optional(nullable(array(object({ due_on: pipe(string(), isoDate()), amount_minor: minor })))),
});

/** Each instalment with its day. A message that was queued before it named them has none. */
function instalmentFacts(
  { instalments, currency }: InferOutput<typeof Answered>,
  language: Language,
): [string, string][] {
  if (!instalments || !currency) return [];
  const by = language === 'es' ? 'Hasta el' : 'Due';
  return instalments.map(({ due_on, amount_minor }) => [
    `${by} ${formatDate(due_on, language, 'long')}`,
    formatMoney(amount_minor, currency, language),
  ]);
}

/** To the tenant who asked: what the landlord says. */
export const planAnswered = defineTemplate(Answered, {
  es: (p, { siteUrl }) => ({
    subject: p.is_agreed ? 'Su acuerdo de pago fue aceptado' : 'Respuesta a su solicitud de acuerdo',
    preview: p.is_agreed ? 'Vea las cuotas y sus fechas.' : `De ${p.landlord}.`,
    heading: p.is_agreed ? 'Su acuerdo de pago fue aceptado' : 'Respuesta a su solicitud de acuerdo',
    paragraphs: [
      p.is_agreed
        ? `${p.landlord} aceptó el acuerdo. Mientras lo cumpla, no se le carga mora.`
        : `${p.landlord} le respondió:`,
    ],
    ...(p.answer ? { quote: p.answer } : {}),
    facts: instalmentFacts(p, 'es'),
    button: {
      label: p.is_agreed ? 'Ver el acuerdo y pagar' : 'Ver y pagar',
      url: tenantUrl(siteUrl, 'payments/pay', p),
    },
  }),
  en: (p, { siteUrl }) => ({
    subject: p.is_agreed ? 'Your payment plan is set up' : 'A reply to your payment plan request',
    preview: p.is_agreed ? 'See your installments and due dates.' : `From ${p.landlord}.`,
    heading: p.is_agreed ? 'Your payment plan is set up' : 'A reply to your payment plan request',
    paragraphs: [
      p.is_agreed
        ? `${p.landlord} set up your plan. While you keep up with it, no late fees are added.`
        : `${p.landlord} replied:`,
    ],
    ...(p.answer ? { quote: p.answer } : {}),
    facts: instalmentFacts(p, 'en'),
    button: {
      label: p.is_agreed ? 'View plan and pay' : 'View and pay',
      url: tenantUrl(siteUrl, 'payments/pay', p),
    },
  }),
});
