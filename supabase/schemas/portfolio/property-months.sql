create function public.property_months(p_property_id uuid, p_from date, p_to date)
returns table (month date, currency public.currency_code, is_full_month boolean, unit_days integer, leased_days integer,
  unpriced_days integer, billed_minor bigint, collected_minor bigint, rent_billed_minor bigint, rent_collected_minor bigint,
  vacant_minor bigint, expense_minor bigint, income_collected_minor bigint)
language sql
stable
set search_path = ''
as $$
with place as (
  select p.id, p.organization_id, o.default_currency, o.time_zone, (now() at time zone o.time_zone)::date as today
  from public.properties p join public.organizations o on o.id = p.organization_id
  where p.id = p_property_id and p.organization_id = any (array(select private.my_organization_ids('money.read')))
),
-- The running month up to today; months to come are none. Never more than five years at once.
months as (
  select m::date as month, (m + interval '1 month')::date - m::date as length,
    (m + interval '1 month')::date <= place.today as has_ended,
    daterange(m::date, least((m + interval '1 month')::date, place.today + 1)) as days
  from place cross join lateral generate_series(
    greatest(date_trunc('month', p_from::timestamp), date_trunc('month', p_to::timestamp) - interval '59 months'),
    least(date_trunc('month', p_to::timestamp), date_trunc('month', place.today::timestamp)), interval '1 month') m
),
lets as (
  select l.unit_id, l.occupies, l.bill_from
  from public.leases l join place on l.organization_id = place.organization_id and l.property_id = place.id
  where not isempty(l.occupies)
),
-- A unit counts from the day on which it was written down or first charged for, up to the day on which it was put away.
rentable as (
  select u.id, private.market_rent_minor(u.id) as rent_minor, private.market_rent_currency(u.id) as rent_currency,
    daterange(least((u.created_at at time zone place.time_zone)::date, f.bill_from),
      (u.archived_at at time zone place.time_zone)::date) as days
  from public.units u join place on u.organization_id = place.organization_id and u.property_id = place.id
  left join (select unit_id, min(bill_from) as bill_from from lets group by unit_id) f on f.unit_id = u.id
),
leased_days as (
  select m.month, u.id, sum(upper(l.occupies * m.days * u.days) - lower(l.occupies * m.days * u.days))::integer as days
  from months m join lets l on l.occupies && m.days join rentable u on u.id = l.unit_id
  where not isempty(l.occupies * m.days * u.days)
  group by m.month, u.id
),
unit_months as (
  select m.month, m.length, u.rent_minor, u.rent_currency, upper(m.days * u.days) - lower(m.days * u.days) as days,
    coalesce(d.days, 0) as leased_days
  from months m join rentable u on m.days && u.days left join leased_days d on d.month = m.month and d.id = u.id
),
days as (
  select um.month, sum(um.days)::integer as unit_days, sum(um.leased_days)::integer as leased_days,
    coalesce(sum(um.days - um.leased_days) filter (where um.rent_minor is null), 0)::integer as unpriced_days
  from unit_months um group by um.month
),
vacancy as (
  select um.month, um.rent_currency as currency,
    sum(round(um.rent_minor::numeric * (um.days - um.leased_days) / um.length))::bigint as minor
  from unit_months um where um.rent_minor is not null group by um.month, um.rent_currency
),
billed as (
  select date_trunc('month', c.due_on)::date as month, c.currency, sum(c.amount_minor)::bigint as billed,
    sum(c.allocated_minor)::bigint as collected,
    sum(c.amount_minor) filter (where c.kind = 'rent')::bigint as rent_billed,
    sum(c.allocated_minor) filter (where c.kind = 'rent')::bigint as rent_collected,
    sum(c.allocated_minor) filter (where c.kind not in ('itbis', 'opening_balance'))::bigint as income_collected
  from public.charges c join place on c.organization_id = place.organization_id and c.property_id = place.id
  where c.due_on >= (select min(months.month) from months) and c.due_on < (select max(months.month) + interval '1 month' from months)
    and c.reversed_at is null and c.kind <> 'deposit'
  group by 1, 2
),
spent as (
  select t.month, t.currency, sum(t.amount_minor)::bigint as minor
  from place join public.property_account_months t on t.organization_id = place.organization_id and t.property_id = place.id
    and t.basis = 'accrual' and t.month in (select months.month from months)
  join public.accounts a on a.id = t.account_id and a.subtype = 'operating_expense'
  group by 1, 2
)
select m.month, c.code, m.has_ended and m.month >= (select min(lower(rentable.days)) from rentable),
  coalesce(d.unit_days, 0), coalesce(d.leased_days, 0), coalesce(d.unpriced_days, 0),
  coalesce(b.billed, 0), coalesce(b.collected, 0), coalesce(b.rent_billed, 0), coalesce(b.rent_collected, 0),
  coalesce(v.minor, 0), coalesce(s.minor, 0), coalesce(b.income_collected, 0)
from months m
cross join unnest(enum_range(null::public.currency_code)) as c (code)
left join days d on d.month = m.month
left join billed b on b.month = m.month and b.currency = c.code
left join vacancy v on v.month = m.month and v.currency = c.code
left join spent s on s.month = m.month and s.currency = c.code
order by m.month, c.code
$$;
select private.declare_verb('property_months', 'rows', p_comment =>
  'A property month by month and currency, for readers of money; the running month up to today. billed and collected leave deposits out, as monthly_totals does; rent_ is the part that is rent, income_collected what of collected is income: neither ITBIS nor an opening balance. vacant: market rent of the days on which units stood empty; unpriced_days: such days of units whose market rent is unknown. is_full_month: the month is over and the property was there from its first day. expense: what the books have on operating expense accounts.');
