-- Only what something sends is an event here; a message that protects the account cannot be switched off and is none.
create type public.notification_event as enum (
  'payment_reported', 'payment_decided', 'application_received', 'message_received', 'notice_published',
  'maintenance_reported', 'maintenance_updated', 'parcel_waiting', 'reservation_decided', 'rules_published',
  'document_requested', 'document_shared', 'document_handed_in', 'card_disputed');
create type public.notification_channel as enum ('in_app', 'email');
-- What happened to an account, for its holder to read. Auth keeps users, sessions and factors; nothing of ours may live in
-- its schema but a trigger on auth.users. So sign-ins and factors are noted by comparing: at each change of the user's row,
-- and before the list is read.
create type public.security_event_kind as enum (
  'signed_in', 'password_changed', 'email_changed', 'factor_added', 'factor_removed', 'recovery_codes_created',
  'recovery_code_used', 'sessions_ended', 'data_exported');
-- Whose money an account keeps: the organisation's own, its owners', or tenants' deposits.
create type public.cash_holding as enum ('own', 'owners', 'deposits');
