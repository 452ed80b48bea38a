-- What came in the other currency is told wherever the payment is: in its receipt, in lists, at home and in a person's own data.
create or replace function private.receipt_details(p_payment_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'organization_name', o.name, 'organization_rnc', nullif(o.rnc, ''),
      'organization_address', nullif(o.address, ''), 'organization_phone', nullif(o.phone, ''),
      'tenant_name', (select string_agg(pe.full_name, ', ' order by lt.is_primary desc, pe.full_name)
        from public.lease_tenants lt join public.people pe on pe.id = lt.person_id where lt.lease_id = p.lease_id),
      'property_name', pr.name, 'unit_label', u.label,
      'address', concat_ws(', ', nullif(btrim(pr.street || ' ' || pr.street_number), ''), nullif(pr.sector, ''), pr.municipality, pr.province),
      'method', p.method, 'reference', p.reference, 'paid_on', p.paid_on, 'fee_minor', p.fee_minor,
      'card', (select jsonb_strip_nulls(jsonb_build_object('processor', c.processor, 'brand', c.card_brand, 'last4', c.card_last4,
          'order_number', c.order_number)) from public.card_payments c where c.payment_id = p.id),
      'allocations', coalesce((select jsonb_agg(jsonb_build_object('kind', c.kind, 'description', c.description,
          'period_start', c.period_start, 'period_end', c.period_end, 'amount_minor', a.amount_minor) order by c.due_on, c.id)
        from public.payment_allocations a join public.charges c on c.id = a.charge_id where a.payment_id = p.id), '[]'),
      'credit_minor', p.unapplied_minor,
      'received', (select jsonb_build_object('currency', x.received_currency, 'amount_minor', x.received_minor, 'rate', x.rate,
          'rate_source', x.rate_source, 'rated_on', x.rated_on) from public.payment_exchanges x where x.payment_id = p.id))
    from public.payments p
    join public.organizations o on o.id = p.organization_id
    join public.leases l on l.id = p.lease_id
    join public.units u on u.id = l.unit_id
    join public.properties pr on pr.id = l.property_id
    where p.id = p_payment_id
  );
end
$$;

create or replace view public.payments_list with (security_invoker = true) as
select pa.id, pa.organization_id, pa.lease_id, pa.property_id, pa.status, pa.method, pa.currency, pa.amount_minor, pa.unapplied_minor,
  pa.paid_on, pa.reference, pa.proof_path, pa.decided_at, pa.decision_reason, pa.created_at,
  coalesce(k.property_name, (select p.name from public.properties p where p.id = pa.property_id)) as property_name,
  coalesce(k.unit_label,
    (select u.label from public.leases l join public.units u on u.id = l.unit_id where l.id = pa.lease_id)) as unit_label,
  k.full_name as tenant_name,
  r.id as receipt_id, r.number as receipt_number, r.voided_at as receipt_voided_at,
  (select a.system_key from public.accounts a where a.id = pa.account_id) as account_key,
  (select a.name from public.accounts a where a.id = pa.account_id) as account_name,
  x.received_currency, x.received_minor, x.rate, x.rate_source, x.rated_on, x.difference_currency, x.difference_minor
from public.payments pa
left join public.tenant_rows k on k.lease_id = any (array[pa.lease_id]) and k.is_primary
left join public.receipts r on r.payment_id = pa.id
left join public.payment_exchanges x on x.payment_id = pa.id;
comment on view public.payments_list is
  'Payments with place, tenant and receipt. account_key, account_name: the cash account that it arrived on, for readers of the books; null while nothing is posted, and for what brought no money. received_*, rate_*, difference_*: what came where that was the other currency.';

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
      order by listed_property, listed_label, id limit v_size) v));
end
$$;

create or replace function private.export_leases(p_user_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'landlord', o.name, 'property', p.name, 'unit', u.label, 'status', l.status, 'starts_on', l.starts_on, 'ends_on', l.ends_on,
    'ended_on', l.ended_on, 'currency', l.currency, 'deposit_minor', l.deposit_minor, 'due_day', l.due_day,
    'rents', (select jsonb_agg(jsonb_build_object('from', s.starts_on, 'rent_minor', s.rent_minor) order by s.starts_on)
      from public.lease_rent_steps s where s.lease_id = l.id),
    'charges', (select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'description', c.description, 'due_on', c.due_on,
      'period_start', c.period_start, 'period_end', c.period_end, 'amount_minor', c.amount_minor,
      'outstanding_minor', c.outstanding_minor, 'reversed_at', c.reversed_at) order by c.due_on, c.created_at), '[]')
      from public.charges c where c.lease_id = l.id),
    'payments', (select coalesce(jsonb_agg(jsonb_build_object('paid_on', pa.paid_on, 'amount_minor', pa.amount_minor,
      'currency', pa.currency, 'method', pa.method, 'status', pa.status, 'reference', pa.reference,
      'decision_reason', pa.decision_reason, 'receipt_number', r.number, 'reported_by_you', coalesce(pa.reported_by = p_user_id, false),
      'received_currency', x.received_currency, 'received_minor', x.received_minor, 'rate', x.rate, 'rate_source', x.rate_source)
      order by pa.paid_on, pa.created_at), '[]')
      from public.payments pa left join public.receipts r on r.payment_id = pa.id
      left join public.payment_exchanges x on x.payment_id = pa.id where pa.lease_id = l.id)
  ) || private.export_lease_money(l.id, p_user_id) || private.export_lease_life(l.id, p_user_id) order by l.starts_on), '[]')
  from public.lease_tenants lt
  join public.leases l on l.id = lt.lease_id
  join public.organizations o on o.id = l.organization_id
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  where lt.user_id = p_user_id
$$;
