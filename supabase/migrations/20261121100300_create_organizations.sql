create table public.organizations (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 120),
  kind public.organization_kind not null default 'person',
  default_currency public.currency_code not null default 'DOP',
  time_zone text not null default 'America/Santo_Domingo',
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.organizations is 'A person, company or enterprise that owns or manages property; everything belongs to one.';
create index organizations_created_by on public.organizations (created_by);

create table public.memberships (
  organization_id uuid not null references public.organizations (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.membership_role not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id)
);
comment on table public.memberships is 'Who works in which organisation, and as what.';
create index memberships_user on public.memberships (user_id);

create table private.role_permissions (
  role public.membership_role not null,
  permission text not null,
  primary key (role, permission)
);
comment on table private.role_permissions is
  'The permissions table; src/domain/permissions.ts is its twin and a test keeps them equal.';
insert into private.role_permissions (role, permission)
select r.role::public.membership_role, unnest(r.permissions)
from (values
  ('owner', array['portfolio.read', 'portfolio.write', 'people.read', 'people.write', 'leases.read', 'leases.write',
    'money.read', 'money.write', 'money.reverse', 'members.manage', 'organization.manage', 'audit.read']),
  ('manager', array['portfolio.read', 'portfolio.write', 'people.read', 'people.write', 'leases.read', 'leases.write',
    'money.read', 'money.write', 'money.reverse', 'members.manage', 'audit.read']),
  ('accountant', array['portfolio.read', 'people.read', 'leases.read', 'money.read', 'money.write', 'money.reverse',
    'audit.read']),
  ('maintenance', array['portfolio.read']),
  ('viewer', array['portfolio.read', 'people.read', 'leases.read', 'money.read'])
) as r (role, permissions);

create function private.my_organization_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select organization_id from public.memberships where user_id = (select auth.uid())
$$;
comment on function private.my_organization_ids() is 'Organisations that the caller works in, whatever the role.';

create function private.my_organization_ids(p_permission text)
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select m.organization_id
  from public.memberships m
  join private.role_permissions p on p.role = m.role and p.permission = p_permission
  where m.user_id = (select auth.uid())
$$;
comment on function private.my_organization_ids(text) is
  'Organisations in which the caller''s role holds the permission. Policies compare organization_id with this set, never row by row.';

create function private.require_permission(p_organization_id uuid, p_permission text)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if p_organization_id is null
    or p_organization_id not in (select private.my_organization_ids(p_permission)) then
    perform private.fail('not_allowed', jsonb_build_object('permission', p_permission));
  end if;
end
$$;
comment on function private.require_permission is 'Refuses with not_allowed unless the caller''s role holds the permission.';

create function private.organization_today(p_organization_id uuid)
returns date
language sql
stable
security definer
set search_path = ''
as $$
  select (now() at time zone o.time_zone)::date from public.organizations o where o.id = p_organization_id
$$;
comment on function private.organization_today is 'Today in the organisation''s time zone.';
grant execute on function private.my_organization_ids(), private.my_organization_ids(text),
  private.require_permission, private.organization_today to authenticated, service_role;

alter table public.organizations enable row level security;
grant select on public.organizations to authenticated;
grant update (name, kind, default_currency, time_zone) on public.organizations to authenticated;
grant all on public.organizations to service_role;
create policy "managers of the organisation change it" on public.organizations
  for update to authenticated
  using (id = any (array(select private.my_organization_ids('organization.manage'))))
  with check (id = any (array(select private.my_organization_ids('organization.manage'))));

create function private.check_time_zone()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not exists (select 1 from pg_catalog.pg_timezone_names where name = new.time_zone) then
    perform private.fail('unknown_time_zone', jsonb_build_object('time_zone', new.time_zone));
  end if;
  return new;
end
$$;
comment on function private.check_time_zone is 'Trigger: a zone that PostgreSQL does not know is refused.';
create trigger check_time_zone before insert or update of time_zone on public.organizations
  for each row execute function private.check_time_zone();
create trigger touch_updated_at before update on public.organizations
  for each row execute function private.touch_updated_at();

alter table public.memberships enable row level security;
grant select on public.memberships to authenticated;
grant all on public.memberships to service_role;
create policy "members see who works in their organisation" on public.memberships
  for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids())));
