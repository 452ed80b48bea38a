create table private.secret_choices (
  decision_id uuid not null references public.decisions (id) on delete restrict,
  choice smallint[] not null,
  weight bigint not null check (weight > 0),
  ballots integer not null check (ballots > 0),
  primary key (decision_id, choice)
);
comment on table private.secret_choices is
  'What was chosen in a secret decision: only sums. All of its rows are written anew, in no order, each time somebody votes (ADR 0024).';

alter table private.secret_choices enable row level security;
