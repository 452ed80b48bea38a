-- Whether a unit is let is no secret to who looks after the property, although the lease is: maintenance saw none let.
create function private.leased_unit_count(p_property_id uuid)
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  -- Leases in force never share a unit, and a unit that is let is not archived: their number is that of the units let.
  return (
    select count(*)::integer from public.leases l
    where l.property_id = p_property_id and l.status in ('active', 'notice_given', 'month_to_month')
      and l.organization_id = any (array(select private.my_organization_ids('portfolio.read')))
  );
end
$$;
comment on function private.leased_unit_count is 'How many units of a property are let, for readers of the portfolio.';

-- Whether a unit is let is no secret to who looks after the property, although the lease is (see leased_unit_count).
create function private.is_unit_leased(p_unit_id uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select 1 from public.leases l
    where l.unit_id = p_unit_id and l.status in ('active', 'notice_given', 'month_to_month')
      and l.organization_id = any (array(select private.my_organization_ids('portfolio.read')))
  );
end
$$;
comment on function private.is_unit_leased is 'Whether a lease of the unit is in force, for readers of the portfolio.';

create function public.unit_timeline(
  p_unit_id uuid, p_before_on date default null, p_before_key text default null, p_limit integer default 50)
returns table (happened_on date, key text, kind text, lease_id uuid, tenant_name text, currency public.currency_code,
  amount_minor bigint, before_minor bigint)
language sql
stable
set search_path = ''
as $$
with place as (
  select u.id, u.organization_id, u.created_at, o.time_zone, (now() at time zone o.time_zone)::date as today
  from public.units u join public.organizations o on o.id = u.organization_id
  where u.id = p_unit_id and u.organization_id = any (array(select private.my_organization_ids('portfolio.read')))
),
leases as (
  select l.* from public.leases l join place on l.unit_id = place.id and l.organization_id = place.organization_id
  where l.status not in ('draft', 'sent', 'partially_signed')
),
steps as (
  select s.lease_id, s.starts_on, s.currency, s.rent_minor, lag(s.rent_minor) over (partition by s.lease_id order by s.starts_on) as before_minor
  from public.lease_rent_steps s join leases l on l.id = s.lease_id
),
-- Rows that only auditors see: others are told of leases alone.
changes as (
  select a.id, (a.at at time zone place.time_zone)::date as happened_on, a.before, a.after
  from place join public.audit_log a
    on a.organization_id = place.organization_id and a.table_name = 'units' and a.row_id = place.id and a.action = 'update'
),
events as (
  select (place.created_at at time zone place.time_zone)::date as happened_on, '0' as key, 'added' as kind, null::uuid as lease_id,
    null::public.currency_code as currency, null::bigint as amount_minor, null::bigint as before_minor from place
  union all
  select l.starts_on, '3' || l.id, 'lease_begun', l.id, l.currency,
    (select s.rent_minor from steps s where s.lease_id = l.id order by s.starts_on limit 1), null from leases l
  union all
  select l.ended_on, '2' || l.id, 'lease_ended', l.id, null, null, null from leases l
  where l.status in ('ended', 'terminated', 'renewed') and l.ended_on is not null
  union all
  select s.starts_on, '4' || s.lease_id || s.starts_on, 'rent_changed', s.lease_id, s.currency, s.rent_minor, s.before_minor
  from steps s where s.before_minor is not null
  union all
  select c.happened_on, '1' || lpad(c.id::text, 20, '0'),
    case when c.after ->> 'archived_at' is null then 'restored' else 'archived' end, null, null, null, null
  from changes c where (c.before ->> 'archived_at' is null) <> (c.after ->> 'archived_at' is null)
  union all
  select c.happened_on, '5' || lpad(c.id::text, 20, '0'), 'market_rent_changed', null,
    (coalesce(c.after, c.before) ->> 'market_rent_currency')::public.currency_code, (c.after ->> 'market_rent_minor')::bigint,
    case when c.before ->> 'market_rent_currency' = c.after ->> 'market_rent_currency' then (c.before ->> 'market_rent_minor')::bigint end
  from changes c where (c.before -> 'market_rent_minor', c.before -> 'market_rent_currency')
    is distinct from (c.after -> 'market_rent_minor', c.after -> 'market_rent_currency')
)
select e.happened_on, e.key, e.kind, e.lease_id,
  (select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
    where lt.lease_id = e.lease_id and lt.is_primary limit 1),
  e.currency, e.amount_minor, e.before_minor
from events e cross join place
where e.happened_on <= place.today and (p_before_on is null or (e.happened_on, e.key) < (p_before_on, coalesce(p_before_key, '')))
order by e.happened_on desc, e.key desc
limit least(greatest(coalesce(p_limit, 50), 1), 200)
$$;
select private.declare_verb('unit_timeline', 'rows', p_comment =>
  'What happened to a unit up to today, newest first, in pages: p_before_on and p_before_key are those of the last event seen. Kinds: added, lease_begun, lease_ended, rent_changed, and for auditors archived, restored, market_rent_changed.');

create function private.stay_in_unit(p_called_off public.leases, p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_old public.leases;
  v_runs_on boolean;
begin
  select * into v_old from public.leases where id = p_called_off.moved_from_lease_id and status = 'notice_given' for update;
  if not found then
    return;
  end if;
  v_runs_on := v_old.ends_on < private.organization_today(v_old.organization_id);
  begin
    update public.leases set ended_on = null,
      status = case when v_runs_on then 'month_to_month' else 'active' end::public.lease_status
    where id = v_old.id;
  exception when exclusion_violation then
    return;
  end;
  perform private.write_lease_event(v_old, 'unit_moved', jsonb_build_object('is_called_off', true, 'reason', p_reason));
  perform private.lengthen_rent(v_old.id, p_reason);
end
$$;
comment on function private.stay_in_unit is
  'A move that is called off: the lease that was to end goes on, with the rent that was taken off. Where its unit is promised to somebody else by now, it ends all the same.';

grant execute on function private.leased_unit_count, private.is_unit_leased to authenticated, service_role;
