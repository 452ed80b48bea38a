import { boolean, integer, isoDate, number, object, picklist, pipe, string } from 'valibot';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { defineTemplate } from '../template.ts';
import { ofLease, tenantUrl } from '../tenant-url.ts';

const minor = pipe(number(), integer());
const day = pipe(string(), isoDate());

const Move = object({
  ...ofLease,
  landlord: string(),
  property: string(),
  unit: string(),
  from_property: string(),
  from_unit: string(),
  moves_on: day,
  ends_on: day,
  currency: picklist(currencyCodes),
  rent_minor: minor,
  due_day: minor,
  /** What was left as deposit and goes along, and what the new one is above it. */
  held_minor: minor,
  deposit_due_minor: minor,
  /** What is still to pay for the earlier unit. */
  owed_minor: minor,
  has_autopay: boolean(),
  has_account: boolean(),
});

/** To the tenants: they move to another unit of the same landlord; what goes along, and what does not. */
export const unitMove = defineTemplate(Move, {
  es: (p, { siteUrl }) => {
    const money = (amountMinor: number) => formatMoney(amountMinor, p.currency, 'es');
    const date = formatDate(p.moves_on, 'es', 'long');
    return {
      subject: `Desde el ${date} su unidad es ${p.unit}`,
      preview: `${p.landlord} registró su cambio de unidad.`,
      heading: `Desde el ${date} su unidad es ${p.unit}`,
      paragraphs: [
        `${p.landlord} registró su cambio de ${p.from_property}, ${p.from_unit}, a ${p.property}, ${p.unit}. El contrato anterior termina el día antes. Su saldo a favor, si tiene, pasa al nuevo contrato ese día.`,
        ...(p.held_minor > 0 ? [`Su depósito de ${money(p.held_minor)} pasa al nuevo contrato.`] : []),
        ...(p.deposit_due_minor > 0
          ? [`Faltan ${money(p.deposit_due_minor)} para completar el nuevo depósito.`]
          : []),
        ...(p.owed_minor > 0
          ? [`Todavía debe ${money(p.owed_minor)} del contrato anterior. Ese monto se paga ahí.`]
          : []),
        ...(p.has_autopay
          ? [
              'La autorización de su tarjeta termina con el contrato anterior. En el nuevo no le cobraremos automáticamente hasta que usted la dé otra vez.',
            ]
          : []),
      ],
      facts: [
        ['Nueva unidad', `${p.property}, ${p.unit}`],
        ['Contrato', `${date} – ${formatDate(p.ends_on, 'es', 'long')}`],
        ['Alquiler mensual', money(p.rent_minor)],
        ['Día de pago', String(p.due_day)],
      ],
      ...(p.has_account
        ? { button: { label: 'Ver el nuevo contrato', url: tenantUrl(siteUrl, 'property', p) } }
        : {}),
    };
  },
  en: (p, { siteUrl }) => {
    const money = (amountMinor: number) => formatMoney(amountMinor, p.currency, 'en');
    const date = formatDate(p.moves_on, 'en', 'long');
    return {
      subject: `Starting ${date}, your unit is ${p.unit}`,
      preview: `${p.landlord} recorded your move.`,
      heading: `Starting ${date}, your unit is ${p.unit}`,
      paragraphs: [
        `${p.landlord} recorded your move from ${p.from_property}, ${p.from_unit}, to ${p.property}, ${p.unit}. The previous lease ends the day before. Any credit you have moves to the new lease that day.`,
        ...(p.held_minor > 0 ? [`Your deposit of ${money(p.held_minor)} moves to the new lease.`] : []),
        ...(p.deposit_due_minor > 0
          ? [`${money(p.deposit_due_minor)} is still due for the new deposit.`]
          : []),
        ...(p.owed_minor > 0
          ? [`You still owe ${money(p.owed_minor)} on the previous lease. Pay it there.`]
          : []),
        ...(p.has_autopay
          ? [
              'Your card authorization ends with the previous lease. Nothing is charged automatically on the new one until you authorize it again.',
            ]
          : []),
      ],
      facts: [
        ['New unit', `${p.property}, ${p.unit}`],
        ['Lease', `${date} – ${formatDate(p.ends_on, 'en', 'long')}`],
        ['Monthly rent', money(p.rent_minor)],
        ['Due day', String(p.due_day)],
      ],
      ...(p.has_account
        ? { button: { label: 'View new lease', url: tenantUrl(siteUrl, 'property', p) } }
        : {}),
    };
  },
});
