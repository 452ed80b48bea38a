-- What happened to an account, for its holder to read. Auth keeps users, sessions and factors; nothing of ours may live in
-- its schema but a trigger on auth.users. So sign-ins and factors are noted by comparing: at each change of the user's row,
-- and before the list is read.
create type public.security_event_kind as enum (
  'signed_in', 'password_changed', 'email_changed', 'factor_added', 'factor_removed', 'recovery_codes_created',
  'recovery_code_used', 'sessions_ended', 'data_exported', 'program_granted', 'program_revoked');
-- Whose money an account keeps: the organisation's own, its owners', or tenants' deposits.
create type public.cash_holding as enum ('own', 'owners', 'deposits');
