-- Apart from the leaves, so that what it says of a person can go while the tree stays whole.
create table private.log_openings (
  organization_id uuid not null,
  position bigint not null,
  salt text not null check (salt ~ '^[0-9a-f]{64}$'),
  facts text not null,
  primary key (organization_id, position)
);
comment on table private.log_openings is
  'What a leaf is the hash of: SHA-256 of the salt, a line feed and the facts. Without its row a leaf says nothing of what it was.';

alter table private.log_openings enable row level security;

-- What follows a change, in this order.
create trigger refuse_change before update on private.log_openings
  for each row execute function private.refuse_change();
