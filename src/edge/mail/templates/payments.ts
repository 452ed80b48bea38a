import { boolean, integer, number, object, optional, picklist, pipe, string } from 'valibot';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { OFF } from '../switch-off.ts';
import { defineTemplate } from '../template.ts';
import { ofLease, tenantUrl } from '../tenant-url.ts';

const payment = {
  payment_id: string(),
  amount_minor: pipe(number(), integer()),
  currency: picklist(currencyCodes),
};

const Reported = object({ ...payment, property: string(), unit: string(), tenant: string() });

/** To those who handle the money: a tenant says to have paid. */
export const paymentReported = defineTemplate(Reported, {
  es: (p, { siteUrl }) => ({
    subject: `${p.tenant} reportó un pago de ${formatMoney(p.amount_minor, p.currency, 'es')}`,
    preview: 'Revise si el dinero llegó y confírmelo.',
    heading: 'Hay un pago por confirmar',
    paragraphs: [
      'Un inquilino reportó un pago. Revise si el dinero llegó; no se registra nada hasta que usted lo confirme.',
    ],
    facts: [
      ['Inquilino', p.tenant],
      ['Lugar', `${p.property}, ${p.unit}`],
      ['Monto', formatMoney(p.amount_minor, p.currency, 'es')],
    ],
    button: { label: 'Revisar el pago', url: `${siteUrl}/owner-dashboard/finance/payments/${p.payment_id}` },
    notes: [OFF.es],
  }),
  en: (p, { siteUrl }) => ({
    subject: `${p.tenant} reported a payment of ${formatMoney(p.amount_minor, p.currency, 'en')}`,
    preview: 'Check that the money arrived and confirm it.',
    heading: 'You have a payment to confirm',
    paragraphs: [
      'A tenant reported a payment. Check that the money arrived; nothing is posted until you confirm it.',
    ],
    facts: [
      ['Tenant', p.tenant],
      ['Unit', `${p.property}, ${p.unit}`],
      ['Amount', formatMoney(p.amount_minor, p.currency, 'en')],
    ],
    button: {
      label: 'Review payment',
      url: `${siteUrl}/owner-dashboard/finance/payments/${p.payment_id}`,
    },
    notes: [OFF.en],
  }),
});

const Decided = object({
  ...ofLease,
  ...payment,
  decision: picklist(['confirmed', 'rejected']),
  reason: string(),
  landlord: string(),
  /** Nobody confirms a card payment by hand. */
  by_card: optional(boolean(), false),
});

/** To the tenant who reported a payment: what became of it. */
export const paymentDecided = defineTemplate(Decided, {
  es: (p, { siteUrl }) => {
    const amount = formatMoney(p.amount_minor, p.currency, 'es');
    const isConfirmed = p.decision === 'confirmed';
    const heading = isConfirmed
      ? `Su pago de ${amount} fue ${p.by_card ? 'aprobado' : 'confirmado'}`
      : `Su pago de ${amount} no fue aceptado`;
    return {
      subject: heading,
      preview: isConfirmed ? 'Su recibo está listo.' : 'Lea el motivo y repórtelo otra vez si hace falta.',
      heading,
      paragraphs: [
        isConfirmed
          ? `${p.by_card ? 'El procesador aprobó su pago con tarjeta' : `${p.landlord} confirmó su pago`}. Su recibo está listo para descargar.`
          : `${p.landlord} no aceptó su pago por este motivo:`,
      ],
      ...(isConfirmed ? {} : { quote: p.reason }),
      button: { label: 'Ver el pago', url: tenantUrl(siteUrl, `payments/${p.payment_id}`, p) },
      notes: [OFF.es],
    };
  },
  en: (p, { siteUrl }) => {
    const amount = formatMoney(p.amount_minor, p.currency, 'en');
    const isConfirmed = p.decision === 'confirmed';
    const heading = isConfirmed
      ? `Your payment of ${amount} was ${p.by_card ? 'approved' : 'confirmed'}`
      : `Your payment of ${amount} was rejected`;
    return {
      subject: heading,
      preview: isConfirmed ? 'Your receipt is ready.' : 'See why, and report it again if needed.',
      heading,
      paragraphs: [
        isConfirmed
          ? `${p.by_card ? 'The processor approved your card payment' : `${p.landlord} confirmed your payment`}. Your receipt is ready to download.`
          : `${p.landlord} rejected your payment for this reason:`,
      ],
      ...(isConfirmed ? {} : { quote: p.reason }),
      button: { label: 'View payment', url: tenantUrl(siteUrl, `payments/${p.payment_id}`, p) },
      notes: [OFF.en],
    };
  },
});
