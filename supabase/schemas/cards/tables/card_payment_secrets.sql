create table private.card_payment_secrets (
  card_payment_id uuid primary key references public.card_payments (id) on delete cascade,
  sealed text not null check (length(sealed) between 20 and 16000)
);
comment on table private.card_payment_secrets is
  'What the edge needs in order to lead somebody to the processor and to ask it afterwards, encrypted; gone once it is decided.';

alter table private.card_payment_secrets enable row level security;
