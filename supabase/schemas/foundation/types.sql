create type public.currency_code as enum ('DOP', 'USD');
create type public.user_type as enum ('owner', 'manager', 'tenant', 'admin');
create type public.membership_role as enum ('owner', 'manager', 'accountant', 'maintenance', 'viewer');
create type public.organization_kind as enum ('person', 'company', 'enterprise');
create type public.invitation_kind as enum ('member', 'tenant', 'co_owner');
create type public.property_type as enum (
  'single_family', 'multi_family', 'apartment_complex', 'condominium', 'commercial', 'mixed');
create type public.unit_use as enum ('dwelling', 'commercial');
create type public.identity_type as enum ('cedula', 'rnc', 'passport');
create type public.lease_status as enum (
  'draft', 'sent', 'partially_signed', 'signed', 'active', 'notice_given', 'month_to_month', 'ended', 'terminated', 'renewed');
create type public.proration_method as enum ('thirty_days', 'calendar_month', 'year_365', 'none');
create type public.late_fee_kind as enum ('none', 'fixed', 'percent_of_outstanding', 'percent_of_rent');
create type public.account_kind as enum ('asset', 'liability', 'equity', 'income', 'expense');
create type public.journal_kind as enum (
  'charge', 'payment', 'credit_application', 'reversal', 'adjustment', 'opening', 'deposit_refund', 'manual', 'charge_credit',
  'conversion', 'bill', 'bill_payment', 'bank_transaction', 'cash_transfer', 'payment_refund', 'owner_distribution',
  'unit_move');
create type public.charge_kind as enum (
  'rent', 'deposit', 'late_fee', 'other', 'opening_balance', 'condominium_fee', 'utility', 'itbis', 'returned_payment');
create type public.payment_status as enum ('reported', 'confirmed', 'rejected', 'reversed');
create type public.payment_method as enum (
  'transfer', 'cash', 'card', 'cheque', 'deposit', 'withholding', 'opening_credit', 'moved_credit');
create type public.deduction_kind as enum ('owed', 'repairs', 'cleaning', 'other');
