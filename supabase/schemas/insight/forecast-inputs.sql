-- What forecasts are made of, as compact as they need it: months of the books, leases with their terms, units, and how rent was
-- paid. Nothing is about a person: no names, no families, no complaints.
create function public.forecast_inputs(p_organization_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
with place as (
  select o.id, o.time_zone, date_trunc('month', now() at time zone o.time_zone)::date as first_day
  from public.organizations o
  where o.id = p_organization_id
    and o.id = any (array(select private.my_organization_ids('money.read')))
    and o.id = any (array(select private.my_organization_ids('leases.read')))
    and o.id = any (array(select private.my_organization_ids('portfolio.read')))
),
-- Ten years that are over, from what the books keep of each month; what was never paid or only rated anew is no cost.
months as (
  select t.month, t.currency,
    coalesce(sum(-t.amount_minor) filter (where t.basis = 'accrual' and a.system_key = 'rent_income'), 0)::bigint as rent_minor,
    coalesce(sum(t.amount_minor) filter (where t.basis = 'accrual' and a.kind = 'expense'
      and coalesce(a.system_key, '') not in ('bad_debts', 'exchange_difference')), 0)::bigint as cost_minor,
    coalesce(sum(t.amount_minor) filter (where t.basis = 'accrual' and (a.system_key = 'repairs'
      or (a.system_key is null and a.subtype = 'operating_expense'))), 0)::bigint as maintenance_minor,
    coalesce(sum(-t.amount_minor) filter (where t.basis = 'cash' and a.kind in ('income', 'expense')
      and coalesce(a.system_key, '') <> 'exchange_difference'), 0)::bigint as flow_minor
  from place join public.account_months t on t.organization_id = place.id
    and t.month >= place.first_day - interval '10 years' and t.month < place.first_day
  join public.accounts a on a.organization_id = place.id and a.id = t.account_id
  where a.kind in ('income', 'expense')
  group by 1, 2
),
-- On the first day of the month, without what is kept apart for tenants.
cash as (
  select t.currency, sum(t.amount_minor)::bigint as opening_minor
  from place join public.account_months t on t.organization_id = place.id and t.basis = 'accrual' and t.month < place.first_day
  join public.accounts a on a.organization_id = place.id and a.id = t.account_id and a.subtype = 'cash' and a.held_for <> 'deposits'
  group by 1
),
-- Rent by the month in which it fell due, and how many months later it came; what came before its day counts as its month.
rents as (
  select c.id, c.currency, date_trunc('month', c.due_on)::date as month, c.amount_minor - c.credited_minor as charged_minor
  from place join public.charges c on c.organization_id = place.id and c.kind = 'rent' and c.reversed_at is null
    and c.due_on >= place.first_day - interval '3 years' and c.due_on < place.first_day
),
paid as (
  select r.month, r.currency, greatest(0, (extract(year from x.occurred_on) - extract(year from r.month)) * 12
      + extract(month from x.occurred_on) - extract(month from r.month))::integer as months_late,
    sum(x.amount_minor)::bigint as minor, sum(x.amount_minor) filter (where x.occurred_on < place.first_day)::bigint as before_minor
  from place cross join rents r join public.payment_allocations x on x.charge_id = r.id
  group by 1, 2, 3
),
collections as (
  select r.month, r.currency, r.charged_minor,
    array(select coalesce(p.minor, 0) from generate_series(0, 3) n left join paid p
      on p.month = r.month and p.currency = r.currency and p.months_late = n order by n) as collected_minor,
    r.charged_minor - coalesce((select sum(p.before_minor) from paid p where p.month = r.month and p.currency = r.currency), 0) as owed_minor
  from (select month, currency, sum(charged_minor)::bigint as charged_minor from rents group by 1, 2) r
),
-- Bills of former months that were owed when this one began, in the month in which they are due; late ones in this one.
bills as (
  select greatest(date_trunc('month', b.due_on)::date, place.first_day) as month, b.currency,
    sum((case when b.is_credit then -1 else 1 end) * (b.payable_minor - coalesce(x.minor, 0)))::bigint as owed_minor
  from place join public.bills b on b.organization_id = place.id and b.status in ('approved', 'partially_paid', 'paid')
    and b.billed_on < place.first_day and (b.paid_on is null or b.paid_on >= place.first_day)
  left join lateral (
    select sum(s.amount_minor) as minor from public.bill_payments s
    where s.organization_id = place.id and s.bill_id = b.id and s.reversed_at is null and s.paid_on < place.first_day
  ) x on true
  group by 1, 2
),
leases as (
  select l.id, l.unit_id, l.currency, l.status, l.starts_on, l.ends_on, l.ended_on, l.due_day, l.proration_method,
    l.status = 'renewed' or exists (select 1 from public.leases n where n.organization_id = place.id and n.renews_lease_id = l.id
      and not isempty(n.occupies)) as is_renewed,
    (select coalesce(jsonb_agg(jsonb_build_object('starts_on', s.starts_on, 'amount_minor', s.rent_minor) order by s.starts_on), '[]')
      from public.lease_rent_steps s where s.organization_id = place.id and s.lease_id = l.id) as rent_steps
  from place join public.leases l on l.organization_id = place.id and not isempty(l.occupies)
),
-- A unit counts from the day on which it was written down or first let.
units as (
  select u.id, u.property_id, u.label, p.name as property_name, private.market_rent_minor(u.id) as market_rent_minor,
    private.market_rent_currency(u.id) as market_rent_currency, (u.created_at at time zone place.time_zone)::date as known_since,
    (u.archived_at at time zone place.time_zone)::date as archived_on, p.name_order, u.label_order
  from place join public.units u on u.organization_id = place.id
  join public.properties p on p.organization_id = place.id and p.id = u.property_id
)
select jsonb_build_object(
  'months', (select coalesce(jsonb_agg(to_jsonb(m) order by m.currency, m.month), '[]') from months m),
  'cash', (select coalesce(jsonb_agg(to_jsonb(c) order by c.currency), '[]') from cash c),
  'collections', (select coalesce(jsonb_agg(to_jsonb(c) order by c.currency, c.month), '[]') from collections c),
  'bills', (select coalesce(jsonb_agg(to_jsonb(b) order by b.currency, b.month), '[]') from bills b),
  'leases', (select coalesce(jsonb_agg(to_jsonb(l) order by l.starts_on, l.id), '[]') from leases l),
  'units', (select coalesce(jsonb_agg(to_jsonb(u) - array['name_order', 'label_order'] order by u.name_order, u.label_order, u.id), '[]')
    from units u))
$$;
select private.declare_verb('forecast_inputs', 'rows', p_comment =>
  'What forecasts of rent, cash, vacancy and upkeep are made of, for readers of money, leases and the portfolio; empty lists for others. months: of ten years that are over, rent charged, costs, upkeep, and income less costs as they were paid. cash: what there was on the first of this month, without what is kept for deposits. collections: rent of three years by the month it fell due, what of it came in that month and in each of the three after, and what was owed when this month began. bills: of former months, by the month in which they are due. leases that hold or held their unit, with rent steps. No names of people. Amounts in minor units.');

create function public.rent_payment_records(p_organization_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
with place as (
  select o.id, (now() at time zone o.time_zone)::date as today
  from public.organizations o
  where o.id = p_organization_id
    and o.id = any (array(select private.my_organization_ids('money.read')))
    and o.id = any (array(select private.my_organization_ids('leases.read')))
),
-- The newest leases teach what is to be known; of more the answer would be too large.
chosen as (
  select l.id from place join public.leases l on l.organization_id = place.id and not isempty(l.occupies) and l.starts_on <= place.today
  order by l.status in ('active', 'notice_given', 'month_to_month') desc, l.starts_on desc, l.id limit 3000
),
dues as (
  select c.id, c.lease_id, c.due_on, c.amount_minor - c.credited_minor as amount_minor
  from place cross join chosen join public.charges c on c.lease_id = chosen.id and c.kind = 'rent' and c.reversed_at is null
    and c.due_on >= place.today - interval '3 years' and c.due_on <= place.today and c.amount_minor > c.credited_minor
),
-- By payment, so that a payment that was undone and entered anew counts once.
paid as (
  select d.lease_id, x.payment_id, sum(x.amount_minor)::bigint as amount_minor
  from dues d join public.payment_allocations x on x.charge_id = d.id
  group by 1, 2 having sum(x.amount_minor) > 0
)
select coalesce(jsonb_agg(jsonb_build_object(
    'lease_id', l.id, 'unit_id', l.unit_id, 'due_day', l.due_day, 'starts_on', l.starts_on,
    'is_current', l.status in ('active', 'notice_given', 'month_to_month'),
    'last_day', case when l.status <> 'month_to_month' or l.ended_on is not null then coalesce(l.ended_on, l.ends_on) end,
    'dues', d.dues, 'payments', coalesce(p.payments, '[]'),
    'raised_on', (select coalesce(jsonb_agg(s.starts_on order by s.starts_on), '[]') from (
      select r.starts_on, r.rent_minor > lag(r.rent_minor) over (order by r.starts_on) as is_higher
      from public.lease_rent_steps r where r.organization_id = place.id and r.lease_id = l.id) s
      where s.is_higher and s.starts_on <= place.today)) order by l.starts_on, l.id), '[]')
from place
join (
  select lease_id, jsonb_agg(jsonb_build_object('due_on', due_on, 'amount_minor', amount_minor) order by due_on, id) as dues
  from dues group by 1
) d on true
join public.leases l on l.organization_id = place.id and l.id = d.lease_id
left join (
  select a.lease_id, jsonb_agg(jsonb_build_object('paid_on', y.paid_on, 'amount_minor', a.amount_minor, 'is_automatic',
      exists (select 1 from public.card_payments c join public.autopay_charges g on g.card_payment_id = c.id where c.payment_id = y.id))
    order by y.paid_on, y.id) as payments
  from paid a join public.payments y on y.id = a.payment_id
  group by 1
) p on p.lease_id = l.id
$$;
select private.declare_verb('rent_payment_records', 'rows', p_comment =>
  'How the rent of each lease was paid in three years, of at most 3000 leases, those that hold their unit and the newest first, for readers of money and leases; an empty list for others. dues: rent less what was taken off. payments: what of each went to those dues. last_day: null while none is known. There is nothing of the people in it, and there must be none: no names, sex, nationality, age, family, language, complaints or requests. Amounts in minor units.');
