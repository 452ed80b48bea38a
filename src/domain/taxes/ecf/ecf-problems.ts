/** Where what would be refused is mended. */
export const ecfFields = [
  'issuer.taxId',
  'issuer.legalName',
  'issuer.tradeName',
  'issuer.address',
  'issuer.municipality',
  'buyer.name',
  'buyer.number',
  'range.expiry',
  'issuedOn',
  'payment',
  'payment.dueOn',
  'period',
  'lines',
  'line.name',
  'line.amount',
  'withheld',
  'itbis',
  'total',
  'rate',
  'reference',
  'reference.reason',
] as const;
export type EcfField = (typeof ecfFields)[number];

/** What is wrong there. Every code is one of these; screens say each in the reader's words. */
export const ecfProblemCodes = [
  'missing',
  'malformed',
  'too_long',
  /** The kind has no place for it. */
  'not_allowed',
  /** More than a document may hold. */
  'too_many',
  'negative',
  /** Sums that are not those of their parts. */
  'sum_differs',
  /** More is withheld than there is. */
  'over_withheld',
  'expired',
  'in_future',
  /** Before the issuer could give out e-CF. */
  'before_start',
  /** A day that is before the one it follows. */
  'too_early',
  /** A consumer has to be named from this sum on. */
  'consumer_unnamed',
  /** The receipt that it changes was not accepted by DGII, or not yet. */
  'base_not_accepted',
  /** A note about a note. */
  'base_is_note',
  /** Another kind of receipt than the code of the change asks for. */
  'base_other_kind',
  /** More than is left of the receipt. */
  'over_balance',
  /** A cancellation of the whole that is not the whole. */
  'not_whole',
  /** A correction of a text that has amounts. */
  'has_amounts',
] as const;
export type EcfProblemCode = (typeof ecfProblemCodes)[number];

/** Which codes each field can have. Screens have a sentence for each of them. */
export const ecfProblemsOf = {
  'issuer.taxId': ['missing', 'malformed'],
  'issuer.legalName': ['missing', 'too_long'],
  'issuer.tradeName': ['too_long'],
  'issuer.address': ['missing', 'too_long'],
  'issuer.municipality': ['malformed'],
  'buyer.name': ['missing', 'too_long', 'consumer_unnamed'],
  'buyer.number': ['missing', 'malformed', 'too_long', 'not_allowed', 'consumer_unnamed'],
  'range.expiry': ['missing', 'expired'],
  issuedOn: ['malformed', 'in_future', 'before_start', 'too_early'],
  payment: ['missing', 'negative', 'sum_differs'],
  'payment.dueOn': ['missing', 'too_early'],
  period: ['too_early'],
  lines: ['missing', 'too_many'],
  'line.name': ['missing'],
  'line.amount': ['missing', 'negative', 'not_allowed'],
  withheld: ['missing', 'negative', 'not_allowed', 'over_withheld'],
  itbis: ['negative', 'not_allowed', 'sum_differs'],
  total: ['missing', 'sum_differs', 'has_amounts', 'over_balance', 'not_whole'],
  rate: ['malformed'],
  reference: ['missing', 'malformed', 'not_allowed', 'base_other_kind', 'base_is_note', 'base_not_accepted'],
  'reference.reason': ['missing', 'too_long'],
} as const satisfies Readonly<Record<EcfField, readonly EcfProblemCode[]>>;

/** A sentence for each problem of each field. */
export type EcfProblemTexts = {
  readonly [Field in EcfField]: Readonly<Record<(typeof ecfProblemsOf)[Field][number], string>>;
};

export interface EcfProblem {
  readonly field: EcfField;
  readonly code: EcfProblemCode;
  /** Which line, counted from 1. */
  readonly line?: number;
}
