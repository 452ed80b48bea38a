/** Why an issuer of fiscal receipts, or its numbers, are refused. */
export const errorsIssuers = {
  issuer_address_missing: 'Electronic receipts need the issuer’s address. Add it to the fiscal profile.',
  ncf_expiry_missing: 'Electronic numbers of this type have an expiration date. Enter it.',
  property_has_receipts:
    'Another issuer has issued receipts for this property since that day. Choose a later one.',
  tax_id_taken: 'Another of your issuers has that number.',
};
