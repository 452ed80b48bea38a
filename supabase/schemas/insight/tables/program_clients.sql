create table private.program_clients (
  id uuid primary key default gen_random_uuid(),
  -- As the program calls itself: nobody has checked it.
  name text not null check (char_length(btrim(name)) between 1 and 80),
  redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 5),
  created_at timestamptz not null default now()
);
comment on table private.program_clients is
  'Programs that registered themselves to ask people for access (RFC 7591). They are public clients: none has a secret.';

create index program_clients_by_age on private.program_clients (created_at);
