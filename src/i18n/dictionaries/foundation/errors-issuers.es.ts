import type { errorsIssuers as english } from './errors-issuers.en.ts';

export const errorsIssuers = {
  issuer_address_missing: 'Un e-CF dice la dirección de quien lo emite. Agréguela en el perfil fiscal.',
  ncf_expiry_missing: 'Los números electrónicos de este tipo tienen fecha de vencimiento. Escríbala.',
  property_has_receipts:
    'Otro emisor ya dio comprobantes de esta propiedad desde ese día. Elija uno posterior.',
  tax_id_taken: 'Otro de sus emisores tiene ese número.',
} satisfies typeof english;
