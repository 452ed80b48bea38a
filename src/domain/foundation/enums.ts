/**
 * The closed lists of the domain. Each has the same name and the same values as the enum type in the database;
 * the order is the order in which a screen offers them.
 */

export const currencyCodes = ['DOP', 'USD'] as const;
export type CurrencyCode = (typeof currencyCodes)[number];

/** Decides which area of the product a signed-in person may open. */
export const userTypes = ['owner', 'manager', 'tenant', 'admin'] as const;
export type UserType = (typeof userTypes)[number];

export const membershipRoles = ['owner', 'manager', 'accountant', 'maintenance', 'viewer'] as const;
export type MembershipRole = (typeof membershipRoles)[number];

export const organizationKinds = ['person', 'company', 'enterprise'] as const;
export type OrganizationKind = (typeof organizationKinds)[number];

export const propertyTypes = [
  'single_family',
  'multi_family',
  'apartment_complex',
  'condominium',
  'commercial',
  'mixed',
] as const;
export type PropertyType = (typeof propertyTypes)[number];

/** Rental law and tax treat a dwelling and a commercial unit differently. */
export const unitUses = ['dwelling', 'commercial'] as const;
export type UnitUse = (typeof unitUses)[number];

export const leaseStatuses = [
  'draft',
  'sent',
  'partially_signed',
  'signed',
  'active',
  'notice_given',
  'month_to_month',
  'ended',
  'terminated',
  'renewed',
] as const;
export type LeaseStatus = (typeof leaseStatuses)[number];

/** What the history of a lease tells. */
export const leaseEventKinds = [
  'created',
  'draft_changed',
  'contract_sent',
  'contract_recalled',
  'contract_outdated',
  'party_signed',
  'party_refused',
  'contract_signed',
  'signed',
  'started',
  'notice_given',
  'notice_withdrawn',
  'rent_changed',
  'tenants_changed',
  'guarantors_changed',
  'renewal_drafted',
  'renewed',
  'unit_moved',
  'month_to_month',
  'ended',
  'terminated',
  'called_off',
  'deposit_opened',
  'deposit_reopened',
  'deposit_carried',
  'credit_moved',
  'deposit_settled',
] as const;
export type LeaseEventKind = (typeof leaseEventKinds)[number];

/** Who announces that a lease will end. */
export const noticeParties = ['landlord', 'tenant'] as const;
export type NoticeParty = (typeof noticeParties)[number];

export const prorationMethods = ['thirty_days', 'calendar_month', 'year_365', 'none'] as const;
export type ProrationMethod = (typeof prorationMethods)[number];

export const lateFeeKinds = ['none', 'fixed', 'percent_of_outstanding', 'percent_of_rent'] as const;
export type LateFeeKind = (typeof lateFeeKinds)[number];

export const chargeKinds = [
  'rent',
  'deposit',
  'late_fee',
  'condominium_fee',
  'utility',
  'opening_balance',
  'other',
  'itbis',
  'returned_payment',
] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** What is taken off a charge: what was charged wrongly, what is given, what will not come any more. */
export const chargeCreditKinds = ['correction', 'discount', 'write_off'] as const;
export type ChargeCreditKind = (typeof chargeCreditKinds)[number];

/** Once for each late charge, or for every late day after the grace days. */
export const lateFeeFrequencies = ['one_time', 'daily'] as const;
export type LateFeeFrequency = (typeof lateFeeFrequencies)[number];

export const paymentStatuses = ['reported', 'confirmed', 'rejected', 'reversed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Ways in which money comes or goes. */
export const moneyMethods = ['transfer', 'cash', 'card', 'cheque'] as const;

/**
 * Besides them, a deposit that is settled pays what is owed, what a client withholds for the State, what was paid ahead
 * of the books, and what tenants take along to another unit. Nobody chooses these ways: the settlement, the withholding,
 * the opening balances and the move take them.
 */
export const paymentMethods = [
  ...moneyMethods,
  'deposit',
  'withholding',
  'opening_credit',
  'moved_credit',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What is kept of a deposit. */
export const deductionKinds = ['owed', 'repairs', 'cleaning', 'other'] as const;
export type DeductionKind = (typeof deductionKinds)[number];

export const accountKinds = ['asset', 'liability', 'equity', 'income', 'expense'] as const;
export type AccountKind = (typeof accountKinds)[number];

export const journalKinds = [
  'charge',
  'payment',
  'credit_application',
  'reversal',
  'adjustment',
  'opening',
  'deposit_refund',
  'bill',
  'bill_payment',
  'bank_transaction',
  'cash_transfer',
  'payment_refund',
  'manual',
  'charge_credit',
  'conversion',
  'owner_distribution',
  'unit_move',
] as const;
export type JournalKind = (typeof journalKinds)[number];

/** Cédula: personal identity card. RNC: taxpayer number of the Dominican tax authority. */
export const identityTypes = ['cedula', 'rnc', 'passport'] as const;
export type IdentityType = (typeof identityTypes)[number];

/** A co-owner comes to the decisions of their building. */
export const invitationKinds = ['member', 'tenant', 'co_owner'] as const;
export type InvitationKind = (typeof invitationKinds)[number];

/** What the log of an account's security holds. */
export const securityEventKinds = [
  'signed_in',
  'password_changed',
  'email_changed',
  'factor_added',
  'factor_removed',
  'recovery_codes_created',
  'recovery_code_used',
  'sessions_ended',
  'data_exported',
  'program_granted',
  'program_revoked',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** How far an application to rent has come. */
export const applicationStatuses = [
  'draft',
  'submitted',
  'in_review',
  'approved',
  'rejected',
  'withdrawn',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationSources = ['office', 'listing'] as const;
export type ApplicationSource = (typeof applicationSources)[number];

export const applicationEventKinds = [
  'created',
  'submitted',
  'review_started',
  'approved',
  'rejected',
  'withdrawn',
  'reopened',
  'score_overridden',
  'lease_made',
] as const;
export type ApplicationEventKind = (typeof applicationEventKinds)[number];

export const referenceKinds = ['landlord', 'employer', 'personal'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

export const referenceOutcomes = ['pending', 'favorable', 'unfavorable', 'unreachable'] as const;
export type ReferenceOutcome = (typeof referenceOutcomes)[number];

/** Papers of an application. */
export const applicationDocumentKinds = ['identity', 'income', 'reference', 'other'] as const;
export type ApplicationDocumentKind = (typeof applicationDocumentKinds)[number];

/** What a document that is signed is: the contract of a lease, or what was agreed to change in it. */
export const contractKinds = ['contract', 'amendment'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** What became of a version of a contract. */
export const contractStatuses = ['open', 'signed', 'refused', 'voided'] as const;
export type ContractStatus = (typeof contractStatuses)[number];

export const signerRoles = ['landlord', 'tenant', 'guarantor'] as const;
export type SignerRole = (typeof signerRoles)[number];

/** Papers of a property, unit, lease or person. */
export const documentKinds = [
  'contract',
  'identity',
  'title',
  'insurance',
  'inventory',
  'photo',
  'invoice',
  'permit',
  'other',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Whose permission a document is read with. */
export const documentAreas = ['portfolio', 'leases', 'people'] as const;
export type DocumentArea = (typeof documentAreas)[number];
/** What a vendor asks for: posted when it is approved, undone by a reversal. */
export const billStatuses = [
  'draft',
  'awaiting_approval',
  'approved',
  'partially_paid',
  'paid',
  'void',
] as const;
export type BillStatus = (typeof billStatuses)[number];
/** Companies that take card payments for an organisation. */
export const cardProcessors = ['azul', 'cardnet', 'stripe'] as const;
export type CardProcessorName = (typeof cardProcessors)[number];

/** An attempt to pay by card. */
export const cardPaymentStatuses = [
  'created',
  'pending',
  'approved',
  'declined',
  'abandoned',
  'partially_refunded',
  'refunded',
] as const;
export type CardPaymentStatus = (typeof cardPaymentStatuses)[number];

/** Who pays what a card payment costs. */
export const cardFeePayers = ['landlord', 'tenant'] as const;
export type CardFeePayer = (typeof cardFeePayers)[number];

export const refundStatuses = ['requested', 'done', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];
/** Accrual counts what was earned and owed; cash counts what was paid. */
export const accountingBases = ['accrual', 'cash'] as const;
export type AccountingBasis = (typeof accountingBases)[number];

export const reportKinds = [
  'income_statement',
  'balance_sheet',
  'trial_balance',
  'cash_flow',
  'rent_roll',
  'aged_receivables',
  'deposits_held',
  'owner_statement',
  'vacancy_loss',
  'budget_variance',
  'tax_summary',
] as const;
export type ReportKind = (typeof reportKinds)[number];
