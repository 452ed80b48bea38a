import { boolean, integer, isoDate, number, object, picklist, pipe, string } from 'valibot';
import { currencyCodes } from '#src/domain/enums.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
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
    subject: `${p.tenant} asks for a payment plan`,
    preview: `${formatMoney(p.owed_minor, p.currency, 'en')} in ${p.count} payments.`,
    heading: 'A tenant asks for a payment plan',
    paragraphs: ['Agree to it, change the instalments, or answer from the lease.'],
    ...(p.message ? { quote: p.message } : {}),
    facts: [
      ['Tenant', p.tenant],
      ['Place', `${p.property}, ${p.unit}`],
      ['Owes', formatMoney(p.owed_minor, p.currency, 'en')],
      ['Payments', String(p.count)],
      ['First payment', formatDate(p.first_on, 'en', 'long')],
    ],
    button: { label: 'See the lease', url: `${siteUrl}/owner-dashboard/leases/${p.lease_id}` },
  }),
});

const Answered = object({ ...ofLease, is_agreed: boolean(), answer: string(), landlord: string() });

/** To the tenant who asked: what the landlord says. */
export const planAnswered = defineTemplate(Answered, {
  es: (p, { siteUrl }) => ({
    subject: p.is_agreed ? 'Su acuerdo de pago fue aceptado' : 'Respuesta a su solicitud de acuerdo',
    preview: p.is_agreed ? 'Vea las cuotas y sus fechas.' : `De ${p.landlord}.`,
    heading: p.is_agreed ? 'Su acuerdo de pago fue aceptado' : 'Respuesta a su solicitud de acuerdo',
    paragraphs: [
      p.is_agreed
        ? `${p.landlord} aceptó un acuerdo. Mientras lo cumpla, no se suma mora.`
        : `${p.landlord} le respondió:`,
    ],
    ...(p.answer ? { quote: p.answer } : {}),
    button: { label: 'Ver y pagar', url: tenantUrl(siteUrl, 'payments/pay', p) },
  }),
  en: (p, { siteUrl }) => ({
    subject: p.is_agreed ? 'Your payment plan was agreed' : 'An answer to your request for a plan',
    preview: p.is_agreed ? 'See the instalments and their days.' : `From ${p.landlord}.`,
    heading: p.is_agreed ? 'Your payment plan was agreed' : 'An answer to your request for a plan',
    paragraphs: [
      p.is_agreed
        ? `${p.landlord} agreed a plan. While you keep it, no late fee is added.`
        : `${p.landlord} answered you:`,
    ],
    ...(p.answer ? { quote: p.answer } : {}),
    button: { label: 'See and pay', url: tenantUrl(siteUrl, 'payments/pay', p) },
  }),
});
