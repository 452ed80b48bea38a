-- Their leases end for them on their last day.
create or replace function public.my_leases()
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
comment on function public.my_leases is
  'Leases that the caller is or was a tenant of, the newest first, as leases_list has them; those still being agreed are left out. One that they left while others stayed ended for them on left_on.';

create function pg_temp.rewrite(p_name text, p_from text, p_to text)
returns void
language plpgsql
as $$
declare
  v_definition text;
begin
  select pg_get_functiondef(p.oid) into strict v_definition from pg_catalog.pg_proc p
  where p.proname = p_name and p.pronamespace = 'private'::regnamespace and strpos(p.prosrc, p_from) > 0;
  execute replace(v_definition, p_from, p_to);
end
$$;

-- The statement of a year has what came until the reader's last day.
select pg_temp.rewrite('tenant_statement', 'and (id in (select private.my_lease_ids())',
  'and (id in (select private.my_lease_ids() union all select private.my_past_lease_ids())');
select pg_temp.rewrite('tenant_statement', '  v_opening bigint;', E'  v_opening bigint;\n  v_last date := ''infinity'';');
select pg_temp.rewrite('tenant_statement', $from$  v_from := make_date(p_year, 1, 1);$from$,
  $to$  v_from := make_date(p_year, 1, 1);
  if v_lease.organization_id not in (select private.my_organization_ids('money.read')) then
    v_last := private.my_last_day(p_lease_id);
  end if;
  if v_from > v_last then
    perform private.fail('not_found');
  end if;$to$);
select pg_temp.rewrite('tenant_statement', 'and l.occurred_on < make_date(p_year + 1, 1, 1)',
  'and l.occurred_on < make_date(p_year + 1, 1, 1) and l.occurred_on <= v_last');
select pg_temp.rewrite('tenant_statement', $from$(select string_agg(pe.full_name, ', ' order by t.is_primary desc, pe.full_name)
      from public.lease_tenants t join public.people pe on pe.id = t.person_id where t.lease_id = p_lease_id)$from$,
  'private.lease_party_names(p_lease_id, v_from)');

-- Their own data has what they read.
select pg_temp.rewrite(x.name, x.from_text, x.from_text || ' and ' || x.condition)
from (values
  ('export_leases', 'from public.lease_rent_steps s where s.lease_id = l.id', 's.starts_on <= private.last_day_of(l.id, p_user_id)'),
  ('export_leases', 'from public.charges c where c.lease_id = l.id', 'c.due_on <= private.last_day_of(l.id, p_user_id)'),
  ('export_leases', 'where pa.lease_id = l.id', 'pa.paid_on <= private.last_day_of(l.id, p_user_id)
        and (coalesce(pa.reported_by, p_user_id) = p_user_id or pa.created_at < private.last_moment_of(l.id, p_user_id))'),
  ('export_lease_money', 'from public.recurring_charges r where r.lease_id = p_lease_id',
    'r.starts_on <= private.last_day_of(p_lease_id, p_user_id)'),
  ('export_lease_money', 'from public.charge_credits c where c.lease_id = p_lease_id',
    'c.occurred_on <= private.last_day_of(p_lease_id, p_user_id)'),
  ('export_lease_money', 'from public.refunds r where r.lease_id = p_lease_id',
    'r.requested_at < private.last_moment_of(p_lease_id, p_user_id)'),
  ('export_lease_money', 'where m.lease_id = p_lease_id', 'm.read_on <= private.last_day_of(p_lease_id, p_user_id)'),
  ('export_lease_money', 'where f.lease_id = p_lease_id', 'f.issued_on <= private.last_day_of(p_lease_id, p_user_id)'),
  ('export_lease_money', 'where s.lease_id = p_lease_id', 's.settled_on <= private.last_day_of(p_lease_id, p_user_id)'),
  ('export_lease_money', 'where h.lease_id = p_lease_id', 'h.occurred_on <= private.last_day_of(p_lease_id, p_user_id)'),
  ('export_lease_money', 'from public.payment_plans p where p.lease_id = p_lease_id',
    'p.agreed_on <= private.last_day_of(p_lease_id, p_user_id)'),
  ('export_lease_life', 'where m.lease_id = p_lease_id', 'm.created_at < private.last_moment_of(p_lease_id, p_user_id)'),
  ('export_lease_life', 'where e.maintenance_id = m.id and not e.is_internal',
    'e.created_at < private.last_moment_of(p_lease_id, p_user_id)'),
  ('export_lease_life', 'where p.lease_id = p_lease_id', 'p.noted_at < private.last_moment_of(p_lease_id, p_user_id)'),
  ('export_lease_life', 'where r.lease_id = p_lease_id', 'r.created_at < private.last_moment_of(p_lease_id, p_user_id)'),
  ('export_lease_life', 'where q.lease_id = p_lease_id', 'q.created_at < private.last_moment_of(p_lease_id, p_user_id)'),
  ('export_lease_life', 'where d.lease_id = p_lease_id', 'd.created_at < private.last_moment_of(p_lease_id, p_user_id)')
) as x (name, from_text, condition);
select pg_temp.rewrite('export_leases', $from$'status', l.status,$from$,
  $to$'status', l.status, 'left_on', lt.left_on,$to$);
drop function pg_temp.rewrite;
