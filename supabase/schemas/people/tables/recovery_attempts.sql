create table private.recovery_attempts (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null default now()
);
comment on table private.recovery_attempts is 'Wrong recovery codes, to slow down guessing.';

create index recovery_attempts_by_user on private.recovery_attempts (user_id, at);
