-- What visitors may do without an account is counted here, by who they are and by whom they name. Neither is kept: only a
-- hash with the day's salt, which is thrown away after the day, so that nobody can find out later who it was.
create table private.daily_salts (
  day date primary key,
  salt bytea not null default extensions.gen_random_bytes(32)
);
comment on table private.daily_salts is 'The salt of each day''s hashes of clients and addresses; deleted after a day.';

alter table private.daily_salts enable row level security;
