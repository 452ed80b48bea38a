create function private.require_data_watcher(p_organization_id uuid)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if p_organization_id not in (select private.my_organization_ids('audit.read') union all select private.my_landlord_ids()) then
    perform private.fail('not_found');
  end if;
end
$$;
comment on function private.require_data_watcher is
  'Refuses with not_found whoever neither reads the audit log of an organisation nor rents or rented from it.';

create function private.data_readers(p_organization_id uuid)
returns table (role public.membership_role, member_count bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_data_watcher(p_organization_id);
  return query
    select m.role, count(*) from public.memberships m
    join private.role_permissions r on r.role = m.role and r.permission = 'people.read'
    where m.organization_id = p_organization_id group by m.role order by m.role;
end
$$;
select private.declare_verb('data_readers', 'audit.read, own', p_comment =>
  'Who of an organisation may read the data of its tenants: how many members of each role. Error: not_found.');

create function private.data_looks(p_organization_id uuid)
returns table (at timestamptz, action text, role public.membership_role, actor_name text)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_with_names boolean := coalesce(p_organization_id in (select private.my_organization_ids('audit.read')), false);
begin
  perform private.require_data_watcher(p_organization_id);
  return query
    select k.at, k.facts ->> 'action', m.role, case when v_with_names then nullif(btrim(p.full_name), '') end
    from (select l.at, o.facts::jsonb as facts from private.log_leaves l
        join private.log_openings o on o.organization_id = l.organization_id and o.position = l.position
        where l.organization_id = p_organization_id and l.kind = 'access'
      union all
      select q.at, q.facts from private.log_queue q where q.organization_id = p_organization_id and q.kind = 'access') k
    left join public.memberships m on m.organization_id = p_organization_id and m.user_id = (k.facts ->> 'actor')::uuid
    left join public.profiles p on p.id = m.user_id
    where k.facts ->> 'action' in ('data_exported', 'admin_list_users')
    order by k.at desc limit 50;
end
$$;
select private.declare_verb('data_looks', 'audit.read, own', p_comment =>
  'The last fifty times that a member took a copy of their data, with whom they work for, or an administrator of the site was shown accounts. role is null for who is no member; actor_name also for tenants. Error: not_found.');

create function private.shared_data(p_organization_id uuid)
returns table (what text, item_count bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_data_watcher(p_organization_id);
  return query
    select 'documents', count(*) from public.documents d where d.organization_id = p_organization_id and d.is_shared
    union all select 'listings', count(*) from public.listings l where l.organization_id = p_organization_id and l.is_active
    union all select 'reports', count(*) from public.report_schedules s where s.organization_id = p_organization_id
    union all select 'feeds', count(*) from public.calendar_feeds f
      where f.organization_id = p_organization_id and f.with_names and f.revoked_at is null;
end
$$;
select private.declare_verb('shared_data', 'audit.read, own', p_comment =>
  'How much an organisation shares: documents with their tenants, published listings, scheduled reports, and links of calendars with names. Error: not_found.');
