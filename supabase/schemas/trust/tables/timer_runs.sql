create table private.timer_runs (
  timer text primary key check (timer in ('hourly', 'waiting')),
  ran_at timestamptz not null
);
comment on table private.timer_runs is
  'When each timer of the Worker last did all of its work, with nothing that failed: what the public status goes by.';

alter table private.timer_runs enable row level security;
