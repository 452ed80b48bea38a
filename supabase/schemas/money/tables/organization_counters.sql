-- Per organisation: the gapless numbers, and the one lock that every money verb takes first,
-- so that two verbs never wait for each other in a circle.
create table private.organization_counters (
  organization_id uuid primary key references public.organizations (id) on delete cascade,
  last_receipt_number bigint not null default 0,
  last_entry_number bigint not null default 0,
  last_maintenance_number bigint not null default 0,
  last_work_order_number bigint not null default 0
);
comment on table private.organization_counters is 'Last numbers given; its row is the organisation''s money lock.';
