create table public.condition_items (
  id uuid primary key,
  organization_id uuid not null,
  report_id uuid not null,
  lease_id uuid not null,
  -- The item of the move-in report that it is compared with.
  origin_id uuid references public.condition_items (id) on delete restrict,
  position integer not null,
  room text not null check (char_length(btrim(room)) between 1 and 60),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  condition public.item_condition not null,
  note text not null default '' check (char_length(note) <= 500),
  unique (organization_id, id),
  foreign key (organization_id, report_id) references public.condition_reports (organization_id, id) on delete restrict,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict
);
comment on table public.condition_items is 'A thing or surface of a room and the state it is in.';

create index condition_items_of_report on public.condition_items (organization_id, report_id, position);
create index condition_items_of_lease on public.condition_items (lease_id);
create index condition_items_of_origin on public.condition_items (origin_id);

alter table public.condition_items enable row level security;
grant select on public.condition_items to authenticated, service_role;
create policy "readers of leases and tenants see condition items" on public.condition_items for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('condition_items'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.condition_items
  for each statement execute function private.refuse_change();
create trigger keep_confirmed before insert or update or delete on public.condition_items
  for each row execute function private.keep_confirmed_reports();
select private.compose_texts('public.condition_items');
