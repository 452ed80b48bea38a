create table private.job_runs (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  ran_for timestamptz not null,
  result jsonb,
  error text,
  at timestamptz not null default now()
);
comment on table private.job_runs is
  'What the scheduled job did or could not do, for organisations where there was something.';
