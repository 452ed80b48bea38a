import type { errorsIssuers as english } from './errors-issuers.en.ts';

export const errorsIssuers = {
  contingency_is_paper: 'Solo los números de papel (serie B) se guardan para una contingencia.',
  issuer_address_missing:
    'Los comprobantes electrónicos necesitan la dirección del emisor. Agréguela en el perfil fiscal.',
  issuing_way_missing: 'Un emisor electrónico necesita una forma de emitir que no sea en papel.',
  ncf_expiry_missing: 'Los números electrónicos de este tipo tienen fecha de vencimiento. Escríbala.',
  ncf_expiry_not_allowed: 'Los números electrónicos de este tipo no vencen. Deje la fecha vacía.',
  phone_malformed: 'Escriba el teléfono como 809-555-0100.',
  property_has_receipts:
    'Otro emisor ya dio comprobantes de esta propiedad desde ese día. Elija uno posterior.',
  tax_id_taken: 'Otro de sus emisores tiene ese número.',
} satisfies typeof english;
