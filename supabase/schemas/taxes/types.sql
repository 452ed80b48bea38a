create type public.taxpayer_kind as enum ('person', 'company');
create type public.taxpayer_size as enum ('large_national', 'large_local', 'medium', 'small', 'micro', 'unclassified');
create type public.issuing_way as enum ('paper', 'direct', 'provider', 'external');
create type public.ecf_environment as enum ('testecf', 'certecf', 'ecf');
create type public.ecf_state as enum ('to_sign', 'signed', 'sent', 'accepted', 'conditional', 'rejected', 'annulled');
create type public.ecf_delivery as enum ('not_due', 'to_deliver', 'delivered', 'refused', 'unreachable');
create type public.ecf_approval as enum ('none', 'approved', 'refused');
create type public.tax_regime as enum ('ordinary', 'simplified');
create type public.tax_treatment as enum ('exempt', 'taxable', 'furnished');
create type public.ncf_kind as enum (
  'fiscal_credit', 'consumer', 'credit_note', 'special_regime', 'government', 'purchases', 'minor_expenses', 'debit_note');
create type public.tax_form as enum ('606', '607', '608', 'IT-1', 'IR-17');
create type public.tax_form_status as enum ('open', 'checked', 'filed');
create type public.accounting_system as enum ('quickbooks', 'xero', 'odoo', 'generic');
create type public.export_format as enum (
  'quickbooks_csv', 'quickbooks_iif', 'xero_bank', 'xero_invoices', 'odoo_journal', 'generic_journal');
