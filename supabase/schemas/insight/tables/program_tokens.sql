create table private.program_tokens (
  hash bytea primary key,
  grant_id uuid not null references private.program_grants (id) on delete cascade,
  kind text not null check (kind in ('code', 'access', 'refresh')),
  -- Of a code: where it was sent, and what its verifier must come out as (RFC 7636).
  redirect_uri text,
  challenge text,
  expires_at timestamptz not null,
  -- A code or a refresh token that comes again was stolen by somebody: the whole grant ends.
  used_at timestamptz
);
comment on table private.program_tokens is 'What programs were given, as hashes.';

create index program_tokens_by_grant on private.program_tokens (grant_id, kind);
