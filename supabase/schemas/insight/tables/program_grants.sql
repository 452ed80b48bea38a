create table private.program_grants (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  client_id uuid not null references private.program_clients (id),
  -- What the person was shown when they agreed.
  name text not null,
  redirect_host text not null,
  -- Null: what is the person's own as a tenant.
  organization_id uuid references public.organizations (id) on delete cascade,
  scopes public.program_scope[] not null check (cardinality(scopes) > 0),
  -- The sign-in that was made for this program alone. Its tokens are sealed by the edge and open nowhere else.
  session_id uuid not null,
  sealed text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
comment on table private.program_grants is
  'Which program may ask for what in whose name: read through list_program_grants, gone with the account.';

create index program_grants_by_user on private.program_grants (user_id, created_at desc);
create index program_grants_by_client on private.program_grants (client_id);
create index program_grants_by_organization on private.program_grants (organization_id);
create index program_grants_by_session on private.program_grants (session_id);
