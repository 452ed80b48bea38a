-- Every verb carries a request_id made by the client: a replay returns the first result.
create table private.requests (
  actor_id uuid not null,
  request_id uuid not null,
  verb text not null,
  arguments text not null,
  result jsonb,
  created_at timestamptz not null default now(),
  primary key (actor_id, request_id)
);
comment on table private.requests is 'Idempotency: the first result of each request, by actor.';
comment on column private.requests.arguments is
  'SHA-256 of all of them: requests stay, and what was sent with them may have to be forgotten.';
