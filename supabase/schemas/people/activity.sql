create function private.list_activity(
  p_organization_id uuid, p_tables text[] default null, p_before bigint default null, p_limit integer default 50)
returns table (id bigint, at timestamptz, actor_id uuid, actor_name text, action text, table_name text, row_id uuid,
  subject text, facts jsonb, changes jsonb)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_limit integer := least(greatest(coalesce(p_limit, 50), 1), 200);
  -- What follows by itself from something that is listed: money applied to charges, months charged.
  v_silent text[] := array['updated_at', 'charged_through', 'unapplied_minor', 'entry_id', 'reversal_entry_id', 'has_left'];
begin
  perform private.require_permission(p_organization_id, 'audit.read');
  return query
    select l.id, l.at, l.actor_id, coalesce(nullif(ap.full_name, ''), au.email, ''), l.action, l.table_name, l.row_id,
      coalesce(r.row ->> 'name', r.row ->> 'label', r.row ->> 'full_name', r.row ->> 'email',
        case l.table_name
          when 'memberships' then (select coalesce(nullif(p.full_name, ''), u.email) from auth.users u
            left join public.profiles p on p.id = u.id where u.id = l.row_id)
          when 'leases' then (select pr.name || ', ' || un.label from public.units un
            join public.properties pr on pr.id = un.property_id where un.id = (r.row ->> 'unit_id')::uuid)
          when 'lease_tenants' then (select pe.full_name from public.people pe where pe.id = (r.row ->> 'person_id')::uuid)
          when 'lease_rent_steps' then (select pr.name || ', ' || un.label from public.leases le
            join public.units un on un.id = le.unit_id join public.properties pr on pr.id = le.property_id
            where le.id = (r.row ->> 'lease_id')::uuid)
        end, ''),
      jsonb_strip_nulls(jsonb_build_object('role', r.row -> 'role', 'kind', r.row -> 'kind', 'status', r.row -> 'status',
        'currency', r.row -> 'currency', 'amount_minor', r.row -> 'amount_minor', 'rent_minor', r.row -> 'rent_minor')),
      case when l.action = 'update' then
        (select coalesce(jsonb_object_agg(n.key, jsonb_build_array(l.before -> n.key, n.value)), '{}')
         from jsonb_each(l.after) n where n.value is distinct from l.before -> n.key and n.key <> all (v_silent))
        else '{}' end
    from (
      (select a.* from public.audit_log a where p_tables is null and a.organization_id = p_organization_id
        and (p_before is null or a.id < p_before)
        and (a.action <> 'update' or a.before - v_silent <> a.after - v_silent) order by a.id desc limit v_limit)
      union all
      -- Table by table, so that rows which are few among many are found by the index.
      select found.* from unnest(p_tables) as t (name) cross join lateral (
        select a.* from public.audit_log a where a.organization_id = p_organization_id and a.table_name = t.name
          and (p_before is null or a.id < p_before)
          and (a.action <> 'update' or a.before - v_silent <> a.after - v_silent) order by a.id desc limit v_limit) found
    ) l
    cross join lateral (select coalesce(l.after, l.before) as row) r
    left join public.profiles ap on ap.id = l.actor_id
    left join auth.users au on au.id = l.actor_id
    order by l.id desc
    limit v_limit;
end
$$;
select private.declare_verb('list_activity', 'audit.read', p_comment =>
  'What was done in an organisation, newest first, in pages: p_before is the id of the last entry seen; p_tables null for all. changes holds [before, after] by column. actor_id null: the system. Error: not_allowed.');

-- A link to a request, a conversation or a notice opens in its own organisation.
create function public.find_organization_of(p_id uuid)
returns uuid
language sql
stable
set search_path = ''
as $$
  select found.organization_id
  from (
    select p.organization_id from public.properties p where p.id = p_id
    union all select u.organization_id from public.units u where u.id = p_id
    union all select l.organization_id from public.leases l where l.id = p_id
    union all select y.organization_id from public.payments y where y.id = p_id
    union all select a.organization_id from public.accounts a where a.id = p_id
    union all select e.organization_id from public.people e where e.id = p_id
    union all select s.organization_id from public.applications s where s.id = p_id
    union all select v.organization_id from public.vendors v where v.id = p_id
    union all select b.organization_id from public.bills b where b.id = p_id
    union all select k.organization_id from public.bank_accounts k where k.id = p_id
    union all select m.organization_id from public.maintenance_requests m where m.id = p_id
    union all select c.organization_id from public.conversations c where c.id = p_id
    union all select n.organization_id from public.notices n where n.id = p_id
  ) found
  where found.organization_id = any (array(select private.my_organization_ids()))
  limit 1
$$;
select private.declare_verb('find_organization_of', 'rows', p_comment =>
  'Which of the organisations that the caller works in has the record of a screen, such as a property, a lease, a payment or a conversation; null for none that they may see. A link then opens in its own organisation.');
