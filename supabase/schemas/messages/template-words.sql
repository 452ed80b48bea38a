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
