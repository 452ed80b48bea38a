-- A removed membership is a deleted row: whom to tell can no longer be asked of its policy, and telling everybody would
-- say who left where. Every user therefore has a row of their own that changes instead, and screens listen to that.
create table public.seat_signals (
  id uuid primary key references auth.users (id) on delete cascade,
  changed_at timestamptz not null default now()
);
comment on table public.seat_signals is
  'One row a user (id is the user''s): when the teams that the user works in last changed. It says that, not what.';

alter table public.seat_signals enable row level security;
grant select on public.seat_signals to authenticated, service_role;
create policy "users see their own signal" on public.seat_signals
  for select to authenticated using (id = (select auth.uid()));

create function private.signal_seats(p_organization_id uuid, p_former_member uuid default null)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.seat_signals (id, changed_at)
  select s.user_id, clock_timestamp()
  from (select m.user_id from public.memberships m where m.organization_id = p_organization_id
    union select p_former_member where p_former_member is not null) s
  -- A user whose account is being removed is not there any more.
  where exists (select 1 from auth.users u where u.id = s.user_id)
  order by s.user_id
  on conflict (id) do update set changed_at = excluded.changed_at
$$;
comment on function private.signal_seats is
  'Tells the members of an organisation, and somebody who was one, that its team changed; in the order of their ids, so that two changes never wait for each other in a circle.';

create function private.signal_team_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_row jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform private.signal_seats(
    case when tg_table_name = 'organizations' then (v_row ->> 'id')::uuid else (v_row ->> 'organization_id')::uuid end,
    case when tg_table_name = 'memberships' then (v_row ->> 'user_id')::uuid end);
  return null;
end
$$;
comment on function private.signal_team_change is 'Trigger: who works where, as what, and who is invited, reaches the screens at once.';
create trigger signal_team_change after insert or update or delete on public.memberships
  for each row execute function private.signal_team_change();
create trigger signal_team_change
  after update of name, kind, default_currency, time_zone, rnc, address, phone, closed_at on public.organizations
  for each row execute function private.signal_team_change();
create trigger signal_team_change_on_insert after insert on public.invitations
  for each row when (new.kind = 'member') execute function private.signal_team_change();
create trigger signal_team_change_on_update after update on public.invitations
  for each row when (new.kind = 'member') execute function private.signal_team_change();

do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.seat_signals;
  end if;
end
$$;
