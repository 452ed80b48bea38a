-- Platform administrators act only through functions that need a second factor and write the audit log.
create function private.require_platform_admin(p_action text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.profiles where id = (select auth.uid()) and user_type = 'admin') then
    perform private.fail('not_allowed');
  elsif coalesce((select auth.jwt()) ->> 'aal', 'aal1') <> 'aal2' then
    perform private.fail('second_factor_needed');
  end if;
  insert into public.audit_log (actor_id, action, table_name) values ((select auth.uid()), p_action, 'platform');
end
$$;
comment on function private.require_platform_admin is
  'Refuses with not_allowed or second_factor_needed; writes the act to the audit log.';

create function private.admin_overview()
returns table (user_count bigint, organization_count bigint, property_count bigint, unit_count bigint, occupied_unit_count bigint)
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_platform_admin('admin_overview');
  return query select (select count(*) from public.profiles), count(*), coalesce(sum(t.property_count), 0)::bigint,
    coalesce(sum(t.unit_count), 0)::bigint, coalesce(sum(t.occupied_unit_count), 0)::bigint
  from public.organization_totals t;
end
$$;
select private.declare_verb('admin_overview', 'admin', p_comment =>
  'Counts over the whole platform. Errors: not_allowed, second_factor_needed.');

create function private.admin_list_users(
  p_search text default '', p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 50)
returns table (id uuid, email text, full_name text, user_type public.user_type, created_at timestamptz, last_sign_in_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_shown uuid[];
begin
  perform private.require_platform_admin('admin_list_users');
  v_shown := array(select p.id from public.profiles p join auth.users u on u.id = p.id
    where (p_before is null or (p.created_at, p.id) < (p_before, p_before_id))
      and (coalesce(p_search, '') = '' or u.email ilike '%' || p_search || '%' or p.full_name ilike '%' || p_search || '%')
    order by p.created_at desc, p.id desc
    limit least(greatest(coalesce(p_limit, 50), 1), 200));
  -- Their landlords and employers read in their own log that somebody of the site looked.
  perform private.log_look(v_shown, 'admin_list_users');
  return query
    select p.id, u.email::text, p.full_name, p.user_type, p.created_at, u.last_sign_in_at
    from public.profiles p join auth.users u on u.id = p.id
    where p.id = any (v_shown)
    order by p.created_at desc, p.id desc;
end
$$;
select private.declare_verb('admin_list_users', 'admin', p_comment =>
  'Users, newest first, in pages: p_before and p_before_id are those of the last user seen. Errors: not_allowed, second_factor_needed.');
