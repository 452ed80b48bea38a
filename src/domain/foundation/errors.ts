/** Every way in which a caller can break a rule of the domain; dictionaries turn each code into text. */
export type DomainErrorCode =
  | 'amount_not_positive'
  | 'amount_out_of_range'
  | 'currency_mismatch'
  | 'date_invalid'
  | 'date_out_of_range'
  | 'due_day_invalid'
  | 'entry_unbalanced'
  | 'allocation_exceeds_payment'
  | 'lease_term_invalid'
  | 'month_invalid'
  | 'ncf_invalid'
  | 'random_bytes_missing'
  | 'rent_step_duplicated'
  | 'rent_step_missing'
  | 'weights_invalid';

export type DomainErrorParams = Readonly<Record<string, string | number>>;

/**
 * A broken rule of the domain. `code` is stable and meant for programs; the message is for logs only.
 * `params` holds what a text may want to name: dates, amounts in minor units, currencies.
 */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  readonly params: DomainErrorParams;

  constructor(code: DomainErrorCode, params: DomainErrorParams = {}) {
    super(`${code} ${JSON.stringify(params)}`);
    this.name = 'DomainError';
    this.code = code;
    this.params = params;
  }
}
