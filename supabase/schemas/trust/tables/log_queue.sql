create table private.log_queue (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  record_id uuid not null,
  facts jsonb not null,
  at timestamptz not null default clock_timestamp()
);
comment on table private.log_queue is
  'What waits to get its position in the log. The journal and the receipts need no place here: their own numbers have no gaps.';

create index log_queue_of_organization on private.log_queue (organization_id, id);

alter table private.log_queue enable row level security;
