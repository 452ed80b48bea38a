/**
 * Tables that name a person and are not in what that person exports, by the reason. Every other table with a column of a
 * user, a person or a lease is read by a function `private.export_…`.
 */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'business of the organization: who of its members typed it in is in `actions`': [
    'public.accounting_exports',
    'public.accounting_period_events',
    'public.application_documents',
    'public.application_events',
    'public.bank_imports',
    'public.bank_matches',
    'public.bank_reconciliations',
    'public.bill_documents',
    'public.bill_payments',
    'public.card_settlements',
    'public.bills',
    'public.budget_notes',
    'public.bureau_checks',
    'public.contingencies',
    'public.contract_particulars',
    'public.currency_conversions',
    'public.ecf_events',
    'public.ecf_received',
    'public.exchange_rates',
    'public.fiscal_issuers',
    'public.issuer_signers',
    'public.journal_entries',
    'public.journal_lines',
    'public.late_fee_rules',
    'public.lease_events',
    'public.message_templates',
    'public.owner_distributions',
    'public.property_issuers',
    'public.purchase_receipts',
    'public.recurring_bills',
    'public.report_files',
    'public.report_schedules',
    'public.signing_certificates',
    'public.tax_filed_contents',
    'public.tax_filing_events',
    'public.tax_filings',
    'public.unusable_ncfs',
    'private.card_credentials',
  ],
  'what a team writes down for itself about the people it deals with; the person asks that organization': [
    'public.person_notes',
    'public.person_tags',
  ],
  'which row belongs to which: what stands in the rows themselves is exported': [
    'public.bill_pass_ons',
    'public.deduction_evidence',
    'public.fiscal_invoice_charges',
    'public.payment_allocations',
  ],
  'counted or copied from rows that are exported': [
    'private.lease_account_years',
    'public.conversation_marks',
    'public.lease_balances',
    'public.membership_signals',
    'public.tenant_rows',
  ],
  'secret, or gone within minutes: what happened with it is in `security_events`': [
    'private.recovery_attempts',
    'private.recovery_codes',
    'private.requests',
    'private.signature_tickets',
  ],
  'copies of what is exported, emptied once they are sent': ['private.outgoing_mail'],
  'contacts of a place or a business, without an account': [
    'public.application_references',
    'public.owner_contacts',
    'public.property_contacts',
    'public.property_owners',
    'public.vendors',
  ],
};

/** Each table with the reason why it is not exported. */
export const notExported: ReadonlyMap<string, string> = new Map(
  Object.entries(reasons).flatMap(([reason, tables]) => tables.map((table) => [table, reason] as const)),
);
