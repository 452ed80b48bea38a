create table private.log_nodes (
  organization_id uuid not null,
  level smallint not null check (level between 0 and 62),
  position bigint not null check (position >= 0),
  hash bytea not null check (octet_length(hash) = 32),
  primary key (organization_id, level, position)
);
comment on table private.log_nodes is
  'Hashes of the full subtrees of the log (RFC 6962, 2.1): level 0 are the leaves, a node of level n covers 2^n of them.';

alter table private.log_nodes enable row level security;

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on private.log_nodes
  for each statement execute function private.refuse_change();
create trigger refuse_change before update or delete on private.log_nodes
  for each row execute function private.refuse_change();
