create table private.log_leaves (
  organization_id uuid not null,
  position bigint not null check (position >= 0),
  kind text not null,
  record_id uuid not null,
  at timestamptz not null,
  leaf text not null,
  primary key (organization_id, position)
);
comment on table private.log_leaves is
  'The log: append-only, positions from 0 without gaps. leaf is the text whose hash stands in the tree; it names no person.';

create index log_leaves_by_record on private.log_leaves (record_id, kind, position);
create index log_leaves_of_access on private.log_leaves (organization_id, position) where kind = 'access';

alter table private.log_leaves enable row level security;

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on private.log_leaves
  for each statement execute function private.refuse_change();
create trigger refuse_change before update or delete on private.log_leaves
  for each row execute function private.refuse_change();
