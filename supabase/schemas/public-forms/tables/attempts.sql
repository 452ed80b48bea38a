create table private.attempts (
  scope text not null,
  key_hash bytea not null,
  window_start timestamptz not null,
  count integer not null default 1,
  primary key (scope, key_hash, window_start)
);
comment on table private.attempts is 'How often somebody did something in a window of time; deleted after a day.';

create index attempts_by_window on private.attempts (window_start);

alter table private.attempts enable row level security;
