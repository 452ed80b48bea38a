-- The history of a lease: what happened to it, when, by whom. Every verb writes it; the calendar's own steps stand in it too.
create type public.lease_event_kind as enum
  ('created', 'signed', 'started', 'notice_given', 'notice_withdrawn', 'rent_changed', 'tenants_changed', 'guarantors_changed',
   'renewed', 'month_to_month', 'ended', 'terminated', 'deposit_carried', 'deposit_settled');

create table public.lease_events (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  lease_id uuid not null,
  kind public.lease_event_kind not null,
  facts jsonb not null default '{}',
  actor_id uuid,
  created_at timestamptz not null default now(),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade
);
comment on table public.lease_events is
  'What happened to a lease, when and by whom (actor_id null: by the calendar). Append-only; it goes only with a draft that is removed.';
create index lease_events_by_lease on public.lease_events (organization_id, lease_id, id desc);

alter table public.lease_events enable row level security;
grant select on public.lease_events to authenticated, service_role;
create policy "readers of leases see their history" on public.lease_events for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read'))));
create trigger refuse_change before update on public.lease_events
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.lease_events
  for each statement execute function private.refuse_change();

create function private.write_lease_event(p_lease public.leases, p_kind public.lease_event_kind, p_facts jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.lease_events (organization_id, lease_id, kind, facts, actor_id)
  values (p_lease.organization_id, p_lease.id, p_kind, jsonb_strip_nulls(p_facts), (select auth.uid()))
$$;
comment on function private.write_lease_event is 'Adds a line to the history of a lease, in the name of the caller.';

create function private.write_lease_beginnings()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.lease_events (organization_id, lease_id, kind, facts, actor_id)
  select n.organization_id, n.id, 'created', jsonb_strip_nulls(jsonb_build_object('starts_on', n.starts_on, 'ends_on', n.ends_on,
    'renews_lease_id', n.renews_lease_id)), (select auth.uid())
  from new_rows n order by n.created_at, n.id;
  return null;
end
$$;
comment on function private.write_lease_beginnings is 'Trigger: the history of a lease begins with its making.';
create trigger write_lease_beginnings after insert on public.leases referencing new table as new_rows
  for each statement execute function private.write_lease_beginnings();

create function private.write_lease_moves()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.lease_events (organization_id, lease_id, kind, facts, actor_id)
  select n.organization_id, n.id,
    case n.status when 'signed' then 'signed' when 'active' then 'started' when 'month_to_month' then 'month_to_month'
      when 'terminated' then 'terminated' else 'ended' end::public.lease_event_kind,
    jsonb_strip_nulls(jsonb_build_object('ended_on', case when n.status in ('ended', 'terminated', 'renewed') then n.ended_on end,
      'starts_on', case when n.status in ('signed', 'active') then n.starts_on end,
      'is_renewed', case when n.status = 'renewed' then true end)),
    case when n.status in ('signed', 'terminated') then (select auth.uid()) end
  from new_rows n join old_rows o using (id)
  -- Notice and its withdrawal are written by their verbs, with what was said.
  where n.status <> o.status and n.status not in ('draft', 'sent', 'partially_signed', 'notice_given')
    and not (o.status = 'notice_given' and n.status in ('active', 'month_to_month'));
  return null;
end
$$;
comment on function private.write_lease_moves is 'Trigger: what changes the status of a lease stands in its history.';
create trigger write_lease_moves after update on public.leases referencing new table as new_rows old table as old_rows
  for each statement execute function private.write_lease_moves();

-- Leases that were there before have at least their beginning.
insert into public.lease_events (organization_id, lease_id, kind, facts, created_at)
select organization_id, id, 'created', jsonb_build_object('starts_on', starts_on, 'ends_on', ends_on), created_at
from public.leases order by created_at, id;

create function private.member_name(p_organization_id uuid, p_user_id uuid)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(nullif(p.full_name, ''), u.email, '') from auth.users u left join public.profiles p on p.id = u.id
    where u.id = p_user_id and p_organization_id = any (array(select private.my_organization_ids('leases.read')))
  );
end
$$;
comment on function private.member_name is 'Who did something in an organisation, for readers of its leases alone.';
revoke execute on function private.member_name from public, anon;
grant execute on function private.member_name to authenticated, service_role;

create view public.lease_events_list with (security_invoker = true) as
select e.id, e.organization_id, e.lease_id, e.kind, e.facts, e.created_at, e.actor_id,
  private.member_name(e.organization_id, e.actor_id) as actor_name
from public.lease_events e;
comment on view public.lease_events_list is 'The history of leases with the names of those who acted; no name: the calendar.';
grant select on public.lease_events_list to authenticated, service_role;
