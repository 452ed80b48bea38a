// What tenants who left keep reading, by the table.

/** What somebody who left keeps reading: the table, and the column that says of which day a row is. */
export const DATED: readonly (readonly [table: string, day: string])[] = [
  ['area_reservations', 'created_at'],
  ['card_payments', 'created_at'],
  ['charge_credits', 'occurred_on'],
  ['charges', 'due_on'],
  ['condition_photos', 'created_at'],
  ['condition_reports', 'created_at'],
  ['deposit_settlements', 'settled_on'],
  ['document_requests', 'created_at'],
  ['ecf_documents', 'issued_on'],
  ['fiscal_invoices', 'issued_on'],
  ['fiscal_withholdings', 'withheld_on'],
  ['held_deposits', 'occurred_on'],
  ['lease_rent_steps', 'starts_on'],
  ['maintenance_events', 'created_at'],
  ['maintenance_photos', 'created_at'],
  ['maintenance_requests', 'created_at'],
  ['meter_readings', 'read_on'],
  ['parcels', 'noted_at'],
  ['payment_plans', 'agreed_on'],
  ['payments', 'paid_on'],
  ['recurring_charges', 'starts_on'],
  ['refunds', 'requested_at'],
];
/** What goes with another row: read when that one is. */
export const PARTS: readonly (readonly [table: string, of: string, by: string])[] = [
  ['condition_items', 'condition_reports', 'report_id'],
  ['deposit_deductions', 'deposit_settlements', 'settlement_id'],
  ['deduction_evidence', 'deposit_deductions', 'deduction_id'],
  ['fiscal_invoice_charges', 'fiscal_invoices', 'invoice_id'],
  ['payment_allocations', 'payments', 'payment_id'],
  ['payment_exchanges', 'payments', 'payment_id'],
  ['payment_plan_instalments', 'payment_plans', 'plan_id'],
  ['receipts', 'payments', 'payment_id'],
];
/** What is theirs by their account, whatever the day: their own row, permission, request, and the votes that they hold. */
export const OWN = [
  'autopays',
  'plan_requests',
  'lease_tenants',
  'decision_votes',
  'decision_ballots',
  'decision_votes_list',
];
/** Where they lived and with whom, what they were to sign, and what reached them while they lived there. */
export const OF_THE_PLACE = [
  'log_checkpoints',
  'contract_signers',
  'decision_units_list',
  'contract_versions',
  'contracts_list',
  'leases',
  'leases_list',
  'notice_recipients',
  'notice_recipients_list',
  'notices',
  'notices_list',
  'online_payment_settings',
  'organizations',
  'people',
  'properties',
  'properties_list',
  'property_contacts',
  'service_levels',
  'units',
  'units_list',
];
