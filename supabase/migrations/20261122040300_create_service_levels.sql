-- An organisation's own answer to "how soon". Where it has said nothing, private.maintenance_service_levels holds.
create table public.service_levels (
  organization_id uuid not null references public.organizations (id) on delete cascade,
  priority public.maintenance_priority not null,
  response_hours integer not null check (response_hours between 1 and 720),
  resolution_hours integer not null check (resolution_hours <= 2160 and resolution_hours > response_hours),
  updated_at timestamptz not null default now(),
  primary key (organization_id, priority)
);
comment on table public.service_levels is
  'Within how many hours an organisation means to answer and to resolve a maintenance request of a priority.';
alter table public.service_levels enable row level security;
grant select on public.service_levels to authenticated, service_role;
create policy "readers of maintenance and tenants see service levels" on public.service_levels for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('maintenance.read')))
    or organization_id = any (array(select private.my_landlord_ids())));
create trigger refuse_truncate before truncate on public.service_levels
  for each statement execute function private.refuse_change();

create function private.apply_service_level()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_level public.service_levels;
begin
  select * into v_level from public.service_levels where organization_id = new.organization_id and priority = new.priority;
  if found then
    new.respond_by := new.created_at + make_interval(hours => v_level.response_hours);
    new.resolve_by := new.created_at + make_interval(hours => v_level.resolution_hours);
  end if;
  return new;
end
$$;
comment on function private.apply_service_level is 'Trigger: until when a request is due is what the organisation says for its priority.';
create trigger apply_service_level before insert on public.maintenance_requests
  for each row execute function private.apply_service_level();
create trigger apply_service_level_of_priority before update of priority on public.maintenance_requests
  for each row when (old.priority <> new.priority) execute function private.apply_service_level();

create function private.set_service_levels(p_organization_id uuid, p_levels jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_count integer;
begin
  if p_organization_id not in (select private.my_organization_ids('organization.manage')) then
    perform private.fail('not_found');
  end if;
  if exists (select 1 from jsonb_to_recordset(p_levels) as l (response_hours integer, resolution_hours integer)
    where (l.response_hours between 1 and 720 and l.resolution_hours between 2 and 2160
      and l.resolution_hours > l.response_hours) is not true) then
    perform private.fail('service_level_order');
  end if;
  insert into public.service_levels (organization_id, priority, response_hours, resolution_hours)
  select p_organization_id, l.priority, l.response_hours, l.resolution_hours
  from jsonb_to_recordset(p_levels) as l (priority public.maintenance_priority, response_hours integer, resolution_hours integer)
  on conflict (organization_id, priority) do update set response_hours = excluded.response_hours,
    resolution_hours = excluded.resolution_hours, updated_at = now();
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
create function public.set_service_levels(p_organization_id uuid, p_levels jsonb)
returns integer language sql set search_path = ''
as $$ select private.set_service_levels(p_organization_id, p_levels) $$;
comment on function public.set_service_levels is
  'Says within how many hours requests of each priority are answered and resolved: [{priority, response_hours, resolution_hours}]; new requests go by it. Errors: not_found, service_level_order.';
revoke execute on function private.set_service_levels, public.set_service_levels, private.apply_service_level from public, anon;
grant execute on function private.set_service_levels, public.set_service_levels to authenticated;
