import type * as domain from '#src/domain/foundation/enums.ts';

type Labels = {
  currency: Record<domain.CurrencyCode, string>;
  userType: Record<domain.UserType, string>;
  membershipRole: Record<domain.MembershipRole, string>;
  organizationKind: Record<domain.OrganizationKind, string>;
  propertyType: Record<domain.PropertyType, string>;
  unitUse: Record<domain.UnitUse, string>;
  leaseStatus: Record<domain.LeaseStatus, string>;
  prorationMethod: Record<domain.ProrationMethod, string>;
  lateFeeKind: Record<domain.LateFeeKind, string>;
  chargeKind: Record<domain.ChargeKind, string>;
  paymentStatus: Record<domain.PaymentStatus, string>;
  paymentMethod: Record<domain.PaymentMethod, string>;
  accountKind: Record<domain.AccountKind, string>;
  journalKind: Record<domain.JournalKind, string>;
  identityType: Record<domain.IdentityType, string>;
  invitationKind: Record<domain.InvitationKind, string>;
};

/** What each value of each enum is called. Keys are the values that the database keeps. */
export const enumsEn = {
  currency: { DOP: 'Dominican pesos', USD: 'US dollars' },
  userType: { owner: 'Owner', manager: 'Manager', tenant: 'Tenant', admin: 'Administrator' },
  membershipRole: {
    owner: 'Owner',
    manager: 'Manager',
    accountant: 'Accountant',
    maintenance: 'Maintenance',
    viewer: 'Read only',
  },
  organizationKind: { person: 'Person', company: 'Company', enterprise: 'Large company' },
  propertyType: {
    single_family: 'Single-family house',
    multi_family: 'Multi-family building',
    apartment_complex: 'Apartment complex',
    condominium: 'Condominium',
    commercial: 'Commercial',
    mixed: 'Mixed use',
  },
  unitUse: { dwelling: 'Residential', commercial: 'Commercial' },
  leaseStatus: {
    draft: 'Draft',
    sent: 'Sent',
    partially_signed: 'Partially signed',
    signed: 'Signed',
    active: 'Active',
    notice_given: 'Notice given',
    month_to_month: 'Month to month',
    ended: 'Ended',
    terminated: 'Terminated',
    renewed: 'Renewed',
  },
  prorationMethod: {
    thirty_days: '30-day months',
    calendar_month: 'Calendar month days',
    year_365: '365-day year',
    none: 'Whole months only',
  },
  lateFeeKind: {
    none: 'No late fee',
    fixed: 'Fixed amount',
    percent_of_outstanding: 'Percentage of amount owed',
    percent_of_rent: 'Percentage of rent',
  },
  chargeKind: {
    rent: 'Rent',
    deposit: 'Deposit',
    late_fee: 'Late fee',
    condominium_fee: 'Condominium fee',
    returned_payment: 'Returned payment fee',
    utility: 'Metered utility',
    opening_balance: 'Previous balance',
    other: 'Other charge',
    itbis: 'ITBIS',
  },
  paymentStatus: {
    reported: 'To be confirmed',
    confirmed: 'Confirmed',
    rejected: 'Rejected',
    reversed: 'Reversed',
  },
  paymentMethod: {
    transfer: 'Transfer',
    cash: 'Cash',
    card: 'Card',
    cheque: 'Check',
    deposit: 'From the deposit',
    withholding: 'Withheld',
    opening_credit: 'Previous credit',
    moved_credit: 'Credit from the previous unit',
  },
  accountKind: {
    asset: 'Assets',
    liability: 'Liabilities',
    equity: 'Equity',
    income: 'Income',
    expense: 'Expenses',
  },
  journalKind: {
    charge: 'Charge',
    payment: 'Payment',
    credit_application: 'Credit applied',
    reversal: 'Reversal',
    adjustment: 'Adjustment',
    opening: 'Opening balance',
    deposit_refund: 'Deposit returned',
    bill: 'Bill',
    bill_payment: 'Bill paid',
    bank_transaction: 'Bank',
    cash_transfer: 'Transfer',
    payment_refund: 'Refund',
    manual: 'Manual entry',
    charge_credit: 'Charge reduction',
    conversion: 'Currency exchange',
    owner_distribution: 'Paid to an owner',
    unit_move: 'Move to another unit',
  },
  identityType: { cedula: 'Cédula', rnc: 'RNC', passport: 'Passport' },
  invitationKind: { member: 'Team member', tenant: 'Tenant', co_owner: 'Co-owner' },
} satisfies Labels;

export type EnumText = typeof enumsEn;
