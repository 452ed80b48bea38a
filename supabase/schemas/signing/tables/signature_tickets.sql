-- A ticket shows the service on whose behalf it writes a signature down: the caller's own session made it.
create table private.signature_tickets (
  id uuid primary key default gen_random_uuid(),
  signer_id uuid not null references public.contract_signers (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '5 minutes',
  used_at timestamptz
);
comment on table private.signature_tickets is 'Good for one signature within five minutes.';

create index signature_tickets_by_signer on private.signature_tickets (signer_id);
create index signature_tickets_by_user on private.signature_tickets (user_id);

alter table private.signature_tickets enable row level security;
