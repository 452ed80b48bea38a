create table public.calendar_item_changes (
  organization_id uuid not null,
  item_id uuid not null,
  -- The day on which the rule puts it, in the item's zone.
  occurs_on date not null,
  is_removed boolean not null default false,
  starts_on date,
  ends_on date,
  starts_at timestamptz,
  ends_at timestamptz,
  done_at timestamptz,
  primary key (item_id, occurs_on),
  check (num_nonnulls(starts_on, ends_on) in (0, 2) and num_nonnulls(starts_at, ends_at) in (0, 2)),
  check (starts_on is null or starts_at is null),
  check (ends_on between starts_on and starts_on + 366),
  check (starts_at between '1900-01-01' and '2200-12-31'),
  check (ends_at between starts_at and starts_at + interval '366 days'),
  foreign key (organization_id, item_id) references public.calendar_items (organization_id, id) on delete cascade
);
comment on table public.calendar_item_changes is
  'One day of a repeating item that is different: removed, moved to another time, or done.';

create index calendar_item_changes_by_item on public.calendar_item_changes (organization_id, item_id);

alter table public.calendar_item_changes enable row level security;
grant select on public.calendar_item_changes to authenticated, service_role;
create policy "readers of the portfolio see changes of calendar items" on public.calendar_item_changes for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read'))));
