create function private.link_tenant_user()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.user_id := (select p.user_id from public.people p where p.id = new.person_id);
  return new;
end
$$;
comment on function private.link_tenant_user is 'Trigger: a person who already is a user sees a new lease at once.';

create function private.is_occupying(p_status public.lease_status)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_status in ('active', 'notice_given', 'month_to_month')
$$;
comment on function private.is_occupying is
  'True when a lease in this state means that somebody lives or works in the unit.';

create function private.refuse_archive_in_use()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select 1 from public.leases
    where case tg_table_name when 'units' then unit_id = new.id else property_id = new.id end
      and status in ('sent', 'partially_signed', 'signed', 'active', 'notice_given', 'month_to_month')
  ) then
    perform private.fail('in_use', jsonb_build_object('table', tg_table_name));
  end if;
  return new;
end
$$;
comment on function private.refuse_archive_in_use is
  'Trigger: what is let, or about to be, is not put away; else more units would be let than there are.';

create function private.my_lease_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select t.lease_id from public.lease_parties t join public.leases l on l.id = t.lease_id
  where t.user_id = (select auth.uid()) and l.status <> 'draft'
$$;
comment on function private.my_lease_ids is 'Leases that the caller is a tenant of today, those that ended too.';

-- The place is the one that they rented; its papers are for who has it.
create function private.my_unit_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select unit_id from public.leases
  where id in (select private.my_lease_ids() union all select private.my_past_lease_ids())
$$;
comment on function private.my_unit_ids is 'Units that the caller rents or rented.';

create function private.my_property_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select property_id from public.leases
  where id in (select private.my_lease_ids() union all select private.my_past_lease_ids())
$$;
comment on function private.my_property_ids is 'Properties in which the caller rents or rented.';

create function private.my_landlord_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select organization_id from public.lease_tenants where user_id = (select auth.uid())
$$;
comment on function private.my_landlord_ids is 'Organisations that the caller rents or rented from.';

create function private.refuse_lease_delete()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.status <> 'draft' then
    perform private.fail('lease_in_force');
  end if;
  return old;
end
$$;
comment on function private.refuse_lease_delete is 'Trigger: only a draft may be removed; other leases end.';

create function private.refuse_lease_status()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from private.lease_transitions where from_status = old.status and to_status = new.status) then
    perform private.fail('lease_status_change', jsonb_build_object('from', old.status, 'to', new.status));
  end if;
  return new;
end
$$;
comment on function private.refuse_lease_status is
  'Trigger: a lease takes only a status that may follow the one it has.';

-- Their leases end for them on their last day.
create function public.my_leases()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(l) order by l.starts_on desc, l.id), '[]')
  from (
    select id, organization_id, property_id, status, starts_on, ends_on, ended_on, currency, due_day, deposit_minor, proration_method,
      late_fee_kind, late_fee_minor, late_fee_basis_points, late_fee_cap_minor, late_fee_grace_days, bill_from, charged_through,
      property_name, unit_label, organization_name, time_zone, street, street_number, sector, municipality, province, unit_use,
      rent_minor, null::date as left_on
    from public.leases_list
    where id = any (array(select private.my_lease_ids())) and status not in ('draft', 'sent', 'partially_signed')
    union all
    select id, organization_id, property_id, 'ended', starts_on, ends_on, private.my_last_day(id), currency, due_day, deposit_minor,
      proration_method, late_fee_kind, late_fee_minor, late_fee_basis_points, late_fee_cap_minor, late_fee_grace_days, bill_from,
      least(charged_through, private.my_last_day(id)),
      property_name, unit_label, organization_name, time_zone, street, street_number, sector, municipality, province, unit_use,
      rent_minor, private.my_last_day(id)
    from public.leases_list
    where id = any (array(select private.my_past_lease_ids())) and not id = any (array(select private.my_lease_ids()))
      and status not in ('draft', 'sent', 'partially_signed')
  ) l
$$;
select private.declare_verb('my_leases', 'rows', p_comment =>
  'Leases that the caller is or was a tenant of, the newest first, as leases_list has them; those still being agreed are left out. One that they left while others stayed ended for them on left_on.');

grant execute on function private.is_occupying, private.my_lease_ids, private.my_unit_ids, private.my_property_ids,
  private.my_landlord_ids to authenticated, service_role;
