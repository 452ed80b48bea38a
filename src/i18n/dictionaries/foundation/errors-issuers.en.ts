/** Why an issuer of fiscal receipts, or its numbers, are refused. */
export const errorsIssuers = {
  contingency_is_paper: 'Only paper numbers (series B) can be kept for a contingency.',
  issuer_address_missing: 'Electronic receipts need the issuer’s address. Add it to the fiscal profile.',
  issuing_way_missing: 'An electronic issuer needs a way to issue other than paper.',
  ncf_expiry_missing: 'Electronic numbers of this type have an expiration date. Enter it.',
  ncf_expiry_not_allowed: 'Electronic numbers of this type don’t expire. Leave the date empty.',
  phone_malformed: 'Enter the phone as 809-555-0100.',
  property_has_receipts:
    'Another issuer has issued receipts for this property since that day. Choose a later one.',
  tax_id_taken: 'Another of your issuers has that number.',
};
