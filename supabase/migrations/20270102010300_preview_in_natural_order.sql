-- The home, the preview of a month and owners' statements name places and people in natural order, too.

create or replace function public.home_overview(
  p_organization_id uuid, p_today date, p_first_month date, p_ends_until date, p_size integer)
returns jsonb
language plpgsql
stable
set search_path = ''
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
      select month, property_count, unit_count, let_unit_count from public.month_ends
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
    -- Of the charges that are open the longest, those of the same lease together.
    'late', (select coalesce(jsonb_agg(l order by l.oldest_due_on, l.lease_id), '[]') from (
      select c.lease_id, min(c.due_on) as oldest_due_on, sum(c.outstanding_minor)::bigint as outstanding_minor, c.currency,
        min(c.tenant_name) as tenant_name, min(c.property_name) as property_name, min(c.unit_label) as unit_label
      from (
        select lease_id, due_on, outstanding_minor, currency, tenant_name, property_name, unit_label
        from public.charges_list
        where organization_id = p_organization_id and outstanding_minor > 0 and due_on < p_today
        order by due_on, id limit 200) c
      group by c.lease_id, c.currency order by 2, 1 limit v_size) l),
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
      where organization_id = p_organization_id and archived_at is null and not is_let
        and (v_totals ->> 'unit_count')::integer > (v_totals ->> 'occupied_unit_count')::integer
      order by listed_property_order, listed_label, id limit v_size) v));
end
$$;

create or replace function private.preview_month(p_organization_id uuid, p_month date)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_today date := private.organization_today(p_organization_id);
  v_day date;
  v_last date := (date_trunc('month', p_month::timestamp) + interval '1 month')::date - 1;
  v_before bigint;
  v_postable bigint;
  v_lines jsonb;
begin
  if p_organization_id not in (select private.my_organization_ids('money.read')) then
    perform private.fail('not_allowed');
  end if;
  v_day := private.day_of_month(p_organization_id, p_month);
  perform private.lock_money(p_organization_id);
  -- It is posted, looked at, and undone: what is shown is what the job will do, not what somebody thinks that it does.
  begin
    select last_entry_number into v_before from private.organization_counters where organization_id = p_organization_id;
    perform private.post_month_until(p_organization_id, v_day, v_today);
    select last_entry_number into v_postable from private.organization_counters where organization_id = p_organization_id;
    perform private.advance_leases(p_organization_id, v_last);
    perform private.post_due_rent(p_organization_id, v_last);
    perform private.post_recurring_charges(p_organization_id, v_last);
    select jsonb_agg(to_jsonb(x) order by x.property_name collate private.natural_order, x.unit_label collate private.natural_order,
      x.due_on, x.kind) into v_lines from (
      select c.lease_id, p.name as property_name, u.label as unit_label,
        (select pe.full_name from public.lease_tenants lt join public.people pe on pe.id = lt.person_id
          where lt.lease_id = c.lease_id and lt.is_primary limit 1) as tenant_name,
        c.kind, c.description, c.period_start, c.period_end, c.due_on, e.occurred_on as posted_on, c.currency, c.amount_minor,
        c.allocated_minor as from_credit_minor, e.entry_number <= v_postable as is_postable,
        case when c.kind = 'rent' then (select s.rent_minor from public.lease_rent_steps s
          where s.lease_id = c.lease_id and s.starts_on <= c.period_start order by s.starts_on desc limit 1) end as rent_minor,
        l.proration_method, late.due_on as late_since
      from public.journal_entries e
      join public.charges c on c.entry_id = e.id
      join public.properties p on p.id = c.property_id
      join public.leases l on l.id = c.lease_id
      join public.units u on u.id = l.unit_id
      left join public.charges late on late.id = c.late_fee_for
      where e.organization_id = p_organization_id and e.entry_number > v_before
    ) x;
    raise exception 'undo' using errcode = 'LL001';
  exception when sqlstate 'LL001' then
    null;
  end;
  return coalesce(v_lines, '[]');
end
$$;

create or replace function private.account_obstacles(p_user_id uuid)
returns table (organization_id uuid, name text, reason text)
language sql
stable
security definer
set search_path = ''
as $$
  select o.id, o.name, case
    when exists (select 1 from public.memberships x where x.organization_id = o.id and x.user_id <> p_user_id) then 'members'
    when exists (select 1 from public.leases l where l.organization_id = o.id) then 'leases'
    else 'books' end
  from public.memberships m
  join public.organizations o on o.id = m.organization_id
  where m.user_id = p_user_id and m.role = 'owner'
    and not exists (select 1 from public.memberships x where x.organization_id = o.id and x.role = 'owner' and x.user_id <> p_user_id)
    and (exists (select 1 from public.memberships x where x.organization_id = o.id and x.user_id <> p_user_id)
      or exists (select 1 from public.leases l where l.organization_id = o.id)
      or exists (select 1 from public.journal_entries j where j.organization_id = o.id))
  order by o.name collate private.natural_order, o.id
$$;

create or replace function private.report_owner_shares(
  p_organization_id uuid, p_from date, p_to date, p_basis public.accounting_basis, p_property_ids uuid[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_permission(p_organization_id, 'people.read');
  perform private.require_period(p_from, p_to);
  return coalesce((
    select jsonb_agg(jsonb_build_object('property_id', p.id, 'property_name', p.name, 'currency', s.currency,
      'earned_before_minor', s.earned_before, 'drawn_before_minor', s.drawn_before,
      'income_minor', s.income, 'expense_minor', s.expense, 'accounts', s.accounts, 'drawn_minor', s.drawn,
      'drawn_after_minor', s.drawn_ever - s.drawn_before - s.drawn,
      'owners', coalesce((select jsonb_agg(o.owner - 'identity_type' order by o.n)
        from jsonb_array_elements(w.owners) with ordinality o (owner, n)), '[]'),
      'owners_at_end', coalesce((select jsonb_agg(o.owner - 'identity_type' order by o.n)
        from private.owner_terms(p_organization_id, p.id) l, jsonb_array_elements(l.owners) with ordinality o (owner, n)
        where p_to between l.starts_on and l.ends_on), '[]'),
      'withheld_before_minor', h.before, 'withheld', h.lines,
      'distributions', g.during, 'distributions_before', g.before, 'distributions_after', g.after)
      order by p.name_order, p.id, w.starts_on, s.currency)
    from public.properties p
    cross join lateral private.owner_terms(p_organization_id, p.id) w
    cross join lateral private.owner_term_sums(p_organization_id, p.id, w.starts_on, w.ends_on, p_from, p_to, p_basis) s
    cross join lateral (
      select coalesce(jsonb_agg(d.said || jsonb_build_object('amount_minor', d.during)) filter (where d.during <> 0), '[]') as during,
        coalesce(jsonb_agg(d.said || jsonb_build_object('amount_minor', d.before)) filter (where d.before <> 0), '[]') as before,
        coalesce(jsonb_agg(d.said || jsonb_build_object('amount_minor', d.after)) filter (where d.after <> 0), '[]') as after
      from (
        select jsonb_build_object('name', t.owner_name, 'identity_number', t.identity_number) as said,
          coalesce(sum(x.amount) filter (where e.occurred_on between p_from and p_to), 0)::bigint as during,
          coalesce(sum(x.amount) filter (where e.occurred_on < p_from), 0)::bigint as before,
          coalesce(sum(x.amount) filter (where e.occurred_on > p_to), 0)::bigint as after
        from public.owner_distributions t
        join public.journal_entries e on e.organization_id = t.organization_id and e.id in (t.entry_id, t.reversal_entry_id)
          and e.occurred_on between w.starts_on and w.ends_on
        cross join lateral (select t.amount_minor * case when e.id = t.entry_id then 1 else -1 end as amount) x
        where t.organization_id = p.organization_id and t.property_id = p.id and t.currency = s.currency
        group by t.owner_name, t.identity_number order by t.owner_name collate private.natural_order, t.identity_number
      ) d
    ) g
    cross join lateral (
      select coalesce(sum(x.amount_minor) filter (where x.occurred_on < p_from), 0)::bigint as before,
        coalesce(jsonb_agg(jsonb_build_object('on', x.occurred_on, 'client_name', x.client_name, 'ncf', x.ncf,
          'amount_minor', x.amount_minor) order by x.occurred_on, x.ncf, x.amount_minor desc)
          filter (where x.occurred_on >= p_from), '[]') as lines
      from private.withheld_for_owners(p_organization_id, array[p.id]) x
      where x.currency = s.currency and x.occurred_on between w.starts_on and least(w.ends_on, p_to)
    ) h
    where p.organization_id = p_organization_id and (p_property_ids is null or p.id = any (p_property_ids))
      and (s.earned_before <> s.drawn_before or s.income <> 0 or s.expense <> 0 or s.accounts <> '[]' or s.drawn <> 0 or h.before <> 0 or h.lines <> '[]'
        -- What came in one term may have been drawn in another: then neither stands alone.
        or ((w.starts_on > '1900-01-01' or w.ends_on < '2200-12-31')
          and (s.earned_before <> 0 or s.drawn_before <> 0 or s.drawn_ever <> 0)))), '[]');
end
$$;
