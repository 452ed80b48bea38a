-- The history of a lease: what happened to it, when, by whom. Every verb writes it; the calendar's own steps stand in it too.
create type public.lease_event_kind as enum (
  'created', 'draft_changed', 'contract_sent', 'contract_recalled', 'contract_outdated', 'party_signed', 'party_refused',
  'contract_signed', 'signed', 'started', 'notice_given', 'notice_withdrawn', 'rent_changed', 'tenants_changed',
  'guarantors_changed', 'renewal_drafted', 'renewed', 'unit_moved', 'month_to_month', 'ended', 'terminated', 'called_off',
  'deposit_opened', 'deposit_reopened', 'deposit_carried', 'credit_moved', 'deposit_settled');
create type public.notice_party as enum ('landlord', 'tenant');
