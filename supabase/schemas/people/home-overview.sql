create function public.home_overview(
  p_organization_id uuid, p_today date, p_first_month date, p_ends_until date, p_size integer)
returns jsonb
language plpgsql
stable
set search_path = ''
-- Its ten lists take longer to plan than to read, and are planned alike for every organization: once for each connection.
set plan_cache_mode = 'force_generic_plan'
as $$
declare
  v_size integer := least(greatest(coalesce(p_size, 4), 1), 50);
  v_totals jsonb;
begin
  select to_jsonb(t) into v_totals from (
    select property_count, unit_count, occupied_unit_count, tenant_count, reported_payment_count
    from public.organization_totals where organization_id = p_organization_id) t;
  if v_totals is null then
    perform private.fail('not_found');
  end if;
  return jsonb_build_object(
    'totals', v_totals,
    'monthly', (select coalesce(jsonb_agg(m order by m.month), '[]') from (
      select month, currency, billed_minor, collected_minor, revenue_minor from public.monthly_totals
      where organization_id = p_organization_id and month between p_first_month and date_trunc('month', p_today)::date) m),
    'month_ends', (select coalesce(jsonb_agg(n order by n.month), '[]') from (
      select month, property_count, unit_count, leased_unit_count from public.month_ends
      where organization_id = p_organization_id and month >= p_first_month) n),
    'arrears', (select coalesce(jsonb_agg(a), '[]') from (
      select currency, lease_count, outstanding_minor from public.arrears where organization_id = p_organization_id) a),
    'reported', (select coalesce(jsonb_agg(r order by r.created_at), '[]') from (
      select id, lease_id, currency, amount_minor, paid_on, created_at, property_name, unit_label, tenant_name, received_minor, received_currency
      from public.payments_list where organization_id = p_organization_id and status = 'reported'
      order by created_at limit v_size) r),
    'plan_requests', (select coalesce(jsonb_agg(q order by q.created_at), '[]') from (
      select r.id, r.lease_id, r.currency, r.owed_minor, r.instalment_count, r.created_at, l.property_name, l.unit_label,
        (select t.full_name from public.tenants_list t where t.lease_id = r.lease_id and t.is_primary limit 1) as tenant_name
      from public.plan_requests r join public.leases_list l on l.id = r.lease_id
      where r.organization_id = p_organization_id and r.status = 'open'
      order by r.created_at limit v_size) q),
    -- Of the charges that are open the longest, those of the same lease together; names are looked up for the few that are listed.
    'late', (select coalesce(jsonb_agg(l order by l.oldest_due_on, l.lease_id), '[]') from (
      select g.lease_id, g.oldest_due_on, g.outstanding_minor, g.currency, n.tenant_name, n.property_name, n.unit_label
      from (
        select c.lease_id, c.currency, min(c.due_on) as oldest_due_on, sum(c.outstanding_minor)::bigint as outstanding_minor,
          min(c.id::text)::uuid as charge_id
        from (
          select id, lease_id, due_on, outstanding_minor, currency from public.charges
          where organization_id = p_organization_id and outstanding_minor > 0 and due_on < p_today
          order by due_on, id limit 200) c
        group by c.lease_id, c.currency order by 3, 1 limit v_size) g
      join public.charges_list n on n.id = g.charge_id) l),
    'ending', (select coalesce(jsonb_agg(e order by e.ends_on, e.id), '[]') from (
      select id, property_name, unit_label, ends_on, status from public.leases_list
      where organization_id = p_organization_id and status in ('active', 'notice_given') and ends_on <= p_ends_until
      order by ends_on, id limit v_size) e),
    'urgent', (select coalesce(jsonb_agg(g order by g.resolve_by, g.id), '[]') from (
      select id, title, status, resolve_by, property_name, unit_label from public.maintenance_list
      where organization_id = p_organization_id and status in ('pending', 'in_progress') and priority = 'urgent'
      order by resolve_by, id limit v_size) g),
    'vacant', (select coalesce(jsonb_agg(v), '[]') from (
      select id, label, property_name, market_rent_minor, market_rent_currency from public.units_list
      where organization_id = p_organization_id and archived_at is null and not is_leased
        and (v_totals ->> 'unit_count')::integer > (v_totals ->> 'occupied_unit_count')::integer
      order by listed_property_order, listed_label, id limit v_size) v));
end
$$;
select private.declare_verb('home_overview', 'rows', p_comment =>
  'Figures and short lists of the owner''s home, as far as the caller may read them; not_found for strangers. Amounts in minor units.');
