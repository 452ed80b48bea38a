create table private.secrets (
  name text primary key,
  value bytea not null
);
comment on table private.secrets is 'Random keys made once per database; never leave it.';
