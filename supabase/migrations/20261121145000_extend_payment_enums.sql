-- Money that goes back to a tenant leaves by an entry of its own.
alter type public.journal_kind add value 'payment_refund';
create type public.card_processor as enum ('azul', 'cardnet', 'stripe');
create type public.card_payment_status as enum
  ('created', 'pending', 'approved', 'declined', 'abandoned', 'partially_refunded', 'refunded');
create type public.card_fee_payer as enum ('landlord', 'tenant');
create type public.refund_status as enum ('requested', 'done', 'failed');
