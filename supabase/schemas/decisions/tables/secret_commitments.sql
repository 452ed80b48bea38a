create table private.secret_commitments (
  decision_id uuid not null references public.decisions (id) on delete restrict,
  commitment bytea not null check (length(commitment) = 32),
  primary key (decision_id, commitment)
);
comment on table private.secret_commitments is
  'The hash of each secret ballot with a token that only its voter has (ADR 0024): the published leaves.';

alter table private.secret_commitments enable row level security;
