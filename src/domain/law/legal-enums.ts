/** The matters about which a legal file is kept. The database has the same lists. */
export const legalFileKinds = [
  'end_of_term',
  'rent_increase',
  'deposit',
  'unpaid_rent',
  'eviction',
  'new_owner',
  'death_of_tenant',
  'sublease',
] as const;
export type LegalFileKind = (typeof legalFileKinds)[number];

export const legalFileStatuses = ['open', 'closed'] as const;
export type LegalFileStatus = (typeof legalFileStatuses)[number];

/** What happens in a legal file. A note may be in any. */
export const legalSteps = [
  'paper_written',
  'served',
  'sent',
  'agreed',
  'unit_returned',
  'condition_recorded',
  'deposit_refunded',
  'debt_paid',
  'claim_filed',
  'hearing_set',
  'judgment_given',
  'judgment_served',
  'unit_recovered',
  'ownership_changed',
  'tenant_died',
  'taken_over',
  'sublease_requested',
  'note',
] as const;
export type LegalStep = (typeof legalSteps)[number];
