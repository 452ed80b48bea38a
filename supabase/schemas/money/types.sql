create type public.card_processor as enum ('azul', 'cardnet', 'stripe');
create type public.card_payment_status as enum (
  'created', 'pending', 'approved', 'declined', 'abandoned', 'partially_refunded', 'refunded');
create type public.card_fee_payer as enum ('landlord', 'tenant');
create type public.refund_status as enum ('requested', 'done', 'failed');
-- A tenant asks to pay what is overdue in instalments; the landlord agrees a plan, or answers.
create type public.plan_request_status as enum ('open', 'agreed', 'answered', 'withdrawn');
