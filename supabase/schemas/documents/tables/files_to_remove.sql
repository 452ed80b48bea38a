-- A database does not reach files: what is to go is written down here, and the edge's timer removes it.
create table private.files_to_remove (
  id bigint generated always as identity primary key,
  bucket_id text not null,
  path text not null,
  at timestamptz not null default now()
);
comment on table private.files_to_remove is
  'Files whose rows are gone; the edge''s timer removes them from the storage.';

alter table private.files_to_remove enable row level security;
