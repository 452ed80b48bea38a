/** What a reader of the calendar chooses by. The database has the same lists. */
export const calendarKinds = [
  'rent',
  'lease',
  'tax',
  'books',
  'maintenance',
  'reservation',
  'notice',
  'document',
  'decision',
  'item',
  'holiday',
] as const;

/** Why an entry stands on its day: a screen has words for each. */
export const calendarRules = [
  'rent_due',
  'charge_due',
  'late_fee_day',
  'instalment_due',
  'autopay_charge',
  'autopay_card_ends',
  'lease_start',
  'lease_end',
  'rent_step',
  'notice_last_day',
  'deposit_reasons_day',
  'take_over_last_day',
  'demand_pay_day',
  'hearing',
  'tax_606',
  'tax_607',
  'tax_608',
  'tax_it1',
  'tax_ir17',
  'tax_ir1',
  'tax_ir2',
  'tax_ipi',
  'receipt_range_ends',
  'certificate_ends',
  'bill_due',
  'bill_repeats',
  'report_sent',
  'card_claim_answer',
  'repair_visit',
  'service_level_response',
  'service_level_resolution',
  'area_reserved',
  'notice_published',
  'document_due',
  'assembly_starts',
  'assembly_second_call',
  'decision_closes',
  'visit',
  'task',
  'reminder',
  'holiday',
] as const;

/** Why an entry may not be moved. */
export const calendarFixedReasons = [
  'lease_terms',
  'law',
  'legal_file',
  'tax',
  'books',
  'service_level',
  'reservation',
  'notice',
  'document',
  'decision',
  'holiday',
  'done',
  'not_allowed',
] as const;

export const calendarItemKinds = ['visit', 'task', 'reminder'] as const;

/** How often an item comes again (FREQ of RFC 5545). */
export const calendarFrequencies = ['daily', 'weekly', 'monthly', 'yearly'] as const;
