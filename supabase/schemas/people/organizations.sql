-- A function in plain SQL that cannot be put into its caller's query is planned at each call, and planning these takes
-- longer than running them: a receipt's details 2.2 ms of 2.4. In PL/pgSQL a connection plans them once. They say the same
-- as before.
create function private.my_organization_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query select m.organization_id from public.memberships m where m.user_id = (select auth.uid());
end
$$;
comment on function private.my_organization_ids() is 'Organisations that the caller works in, whatever the role.';

create function private.my_organization_ids(p_permission text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select m.organization_id
    from public.memberships m
    join private.role_permissions p on p.role = m.role and p.permission = p_permission
    where m.user_id = (select auth.uid())
      and (p_permission like '%.read'
        or not exists (select 1 from public.organizations o where o.id = m.organization_id and o.closed_at is not null));
end
$$;
comment on function private.my_organization_ids(text) is
  'Organisations in which the caller''s role holds the permission; of a closed one only those to read. Policies compare organization_id with this set, never row by row.';

create function private.require_record(p_organization_id uuid, p_permission text)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if p_organization_id is null or p_organization_id not in (select private.my_organization_ids(p_permission)) then
    perform private.fail('not_found');
  end if;
end
$$;
comment on function private.require_record is
  'Refuses with not_found, as if it was not there, what belongs to an organization in which the caller may not do that; null is what was not found.';

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
comment on function private.require_permission is
  'Refuses with not_allowed unless the caller''s role holds the permission.';

create function private.organization_today(p_organization_id uuid)
returns date
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (select (now() at time zone o.time_zone)::date from public.organizations o where o.id = p_organization_id);
end
$$;
comment on function private.organization_today is 'Today in the organisation''s time zone.';

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

create function private.start_organization()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.organization_counters (organization_id) values (new.id);
  insert into public.organization_totals (organization_id) values (new.id);
  insert into public.accounts (organization_id, code, system_key, name, kind, subtype, cash_flow_class, held_for)
  select new.id, code, system_key, name, kind, subtype, cash_flow_class, held_for from private.chart_template;
  return null;
end
$$;
comment on function private.start_organization is
  'Trigger: a new organisation has its counters, its totals and its chart of accounts.';

create function private.create_organization(
  p_name text, p_kind public.organization_kind default 'person', p_default_currency public.currency_code default 'DOP')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user uuid := (select auth.uid());
  v_id uuid := gen_random_uuid();
begin
  if not exists (select 1 from public.profiles where id = v_user and user_type in ('owner', 'manager')) then
    perform private.fail('not_allowed');
  end if;
  if (select count(*) from public.organizations where created_by = v_user) >= 50 then
    perform private.fail('too_many_organizations');
  end if;
  insert into public.organizations (id, name, kind, default_currency, created_by)
  values (v_id, btrim(p_name), p_kind, p_default_currency, v_user);
  insert into public.memberships (organization_id, user_id, role) values (v_id, v_user, 'owner');
  return v_id;
end
$$;
select private.declare_verb('create_organization', 'own', p_repeatable => true, p_comment =>
  'Makes an organisation with the caller as its owner; returns its id. Errors: not_allowed, too_many_organizations.');

create function private.keep_posted_currency()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select 1 from public.journal_entries where organization_id = new.id) then
    perform private.fail('currency_locked');
  end if;
  return new;
end
$$;
comment on function private.keep_posted_currency is
  'Trigger: once something is posted, the currency in which figures are read first stays.';

create function private.refuse_in_closed_organization()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Waits for whoever is closing the organisation just now.
  perform 1 from public.organizations where id in (select organization_id from new_rows) for key share;
  if exists (select 1 from public.organizations
    where id in (select organization_id from new_rows) and closed_at is not null) then
    perform private.fail('organization_closed');
  end if;
  return null;
end
$$;
comment on function private.refuse_in_closed_organization is
  'Trigger: a closed organisation gets no leases and no payments, not even a tenant''s report.';

grant execute on function private.my_organization_ids(), private.my_organization_ids(text), private.require_permission,
  private.organization_today to authenticated, service_role;
