-- More words that stand for the reader's own facts: the rent that is next to be paid, by its month and its due day, and the
-- last day of the lease. A word is filled in the language that it is written in.
create function private.rent_to_pay(p_lease_id uuid)
returns table (period_start date, due_on date)
language sql
stable
security definer
set search_path = ''
as $$
  with owed as (
    select c.period_start, c.due_on from public.charges c
    where c.lease_id = p_lease_id and c.kind = 'rent' and c.outstanding_minor > 0 order by c.due_on, c.period_start limit 1
  ), coming as (
    -- As private.post_due_rent will charge it; a month without rent is passed over.
    select p.period_start, greatest(p.first_day + l.due_day - 1, p.period_start) as due_on
    from public.leases l
    cross join lateral generate_series(date_trunc('month', greatest(l.charged_through + 1, l.bill_from)::timestamp),
      date_trunc('month', greatest(l.charged_through + 1, l.bill_from)::timestamp) + interval '11 months', '1 month') g (at)
    cross join lateral (select g.at::date as first_day, greatest(g.at::date, l.bill_from, l.charged_through + 1) as period_start,
      least((g.at + interval '1 month')::date - 1,
        case when l.status = 'month_to_month' then l.ended_on else coalesce(l.ended_on, l.ends_on) end) as period_end) p
    where l.id = p_lease_id and l.status in ('signed', 'active', 'notice_given', 'month_to_month') and p.period_start <= p.period_end
      and private.rent_of_period(l.id, l.proration_method, greatest(p.first_day, l.bill_from), p.period_end) > 0
    order by g.at limit 1
  )
  select * from owed union all select * from coming where not exists (select 1 from owed)
$$;
comment on function private.rent_to_pay is
  'The rent of a lease that is next to be paid: the oldest that is owed, else the next that will be charged; none once the lease is over.';

create function private.month_in_words(p_day date, p_language text)
returns text
language sql
immutable
set search_path = ''
as $$
  select (case p_language when 'en'
    then array['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
    else array['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre',
      'diciembre'] end)[extract(month from p_day)::integer]
$$;
comment on function private.month_in_words is 'The name of the month of a day, as the screens say it.';

create function private.day_in_words(p_day date, p_language text)
returns text
language sql
stable
set search_path = ''
as $$
  select case p_language when 'en'
    then private.month_in_words(p_day, 'en') || to_char(p_day, ' FMDD, YYYY')
    else to_char(p_day, 'FMDD') || ' de ' || private.month_in_words(p_day, 'es') || to_char(p_day, '" de "YYYY') end
$$;
comment on function private.day_in_words is 'A day as the screens write it in a sentence.';

-- What there is none of is a dash: a sentence with a hole would read as another sentence.
create function private.fill_word(p_text text, p_words text, p_value text)
returns text
language sql
immutable
set search_path = ''
as $$ select regexp_replace(p_text, '\{(' || p_words || ')\}', private.literal_words(coalesce(p_value, '—')), 'gi') $$;
comment on function private.fill_word is 'A text with one word in braces, in any of its spellings (a|b), filled.';

create or replace function private.fill_words(p_text text, p_lease_id uuid, p_person_id uuid default null)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case when position('{' in p_text) = 0 then p_text else coalesce((
    select private.fill_word(private.fill_word(private.fill_word(private.fill_word(private.fill_word(private.fill_word(
      private.fill_word(private.fill_word(private.fill_word(private.fill_word(p_text,
        'mes', f.month_es), 'month', f.month_en),
        'fecha', private.day_in_words(f.due_on, 'es')), 'date', private.day_in_words(f.due_on, 'en')),
        'fin', private.day_in_words(f.last_day, 'es')), 'end', private.day_in_words(f.last_day, 'en')),
        'saldo|balance', f.balance),
        'propiedad|property', f.property),
        'unidad|unit', f.unit),
        'inquilino|tenant', f.tenant)
    from (
      select p.name as property, u.label as unit, r.due_on,
        -- The year is said where it is not this one.
        private.month_in_words(r.period_start, 'es') || case when r.is_this_year then '' else to_char(r.period_start, '" de "YYYY') end
          as month_es,
        private.month_in_words(r.period_start, 'en') || case when r.is_this_year then '' else to_char(r.period_start, ' YYYY') end
          as month_en,
        case when l.status = 'month_to_month' then l.ended_on else coalesce(l.ended_on, l.ends_on) end as last_day,
        case l.currency when 'DOP' then 'RD$' when 'USD' then 'US$' else l.currency || ' ' end || to_char(coalesce(
          (select b.receivable_minor from public.lease_balances b where b.lease_id = l.id), 0) / 100.0, 'FM999,999,999,990.00') as balance,
        (select string_agg(pe.full_name, ', ' order by lt.is_primary desc, pe.full_name)
          from public.lease_tenants lt join public.people pe on pe.organization_id = lt.organization_id and pe.id = lt.person_id
          where lt.lease_id = l.id and (p_person_id is null or lt.person_id = p_person_id)) as tenant
      from public.leases l
      join public.properties p on p.id = l.property_id
      join public.units u on u.id = l.unit_id
      left join lateral (
        select t.period_start, t.due_on,
          extract(year from t.period_start) = extract(year from private.organization_today(l.organization_id)) as is_this_year
        from private.rent_to_pay(l.id) t where p_text ~* '\{(mes|month|fecha|date)\}'
      ) r on true
      where l.id = p_lease_id
    ) f), p_text) end
$$;
comment on function private.fill_words is
  'A text with {tenant}, {unit}, {property}, {balance}, {month}, {date} (of the rent that is next to be paid) and {end} (of the lease), in either language, filled for a lease or for one of its tenants as things stand today.';

revoke execute on function private.rent_to_pay, private.month_in_words, private.day_in_words, private.fill_word
  from public, anon, authenticated;
