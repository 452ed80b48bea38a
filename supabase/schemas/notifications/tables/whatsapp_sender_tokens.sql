-- What lets the sender write. The edge encrypts it before it comes here and alone can read it.
create table private.whatsapp_sender_tokens (
  sender_id uuid primary key references public.whatsapp_senders (id) on delete cascade,
  sealed text not null check (length(sealed) between 20 and 8000)
);
comment on table private.whatsapp_sender_tokens is
  'Tokens of WhatsApp Business, AES-GCM with a key that only the edge has, bound to the number.';

alter table private.whatsapp_sender_tokens enable row level security;
