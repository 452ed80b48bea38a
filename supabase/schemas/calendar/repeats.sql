-- Repeating as RFC 5545 has it, for the part of it that is kept (private.repeat_rule). A day that a month does not have is passed
-- over, and is not moved to another.
create function private.weekday_names(p_day date)
returns text[]
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_code text := (array['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'])[extract(isodow from p_day)::integer];
  v_number integer := extract(day from p_day);
  v_last integer := extract(day from date_trunc('month', p_day::timestamp) + interval '1 month - 1 day');
begin
  return array[v_code, ((v_number - 1) / 7 + 1) || v_code, '-' || ((v_last - v_number) / 7 + 1) || v_code];
end
$$;
comment on function private.weekday_names is
  'What a rule may call a day: MO, 2MO and -3MO for the second Monday of a month that has four.';

create function private.days_of_rule(p_rule private.repeat_rule, p_first date, p_from date, p_to date)
returns setof date
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_has_weekdays boolean := cardinality(p_rule.by_day) > 0;
  v_has_days boolean := cardinality(p_rule.by_month_day) > 0;
  -- Weeks begin on Monday.
  v_week date := p_first - extract(isodow from p_first)::integer + 1;
  v_month timestamp := date_trunc('month', p_first::timestamp);
  v_months integer;
begin
  if p_rule.freq = 'daily' then
    return query select d.day
      from (select p_first + n * p_rule.every as day from generate_series(greatest(0, (p_from - p_first) / p_rule.every),
        (p_to - p_first) / p_rule.every) n) d
      where (not v_has_weekdays or p_rule.by_day && private.weekday_names(d.day))
        and (not v_has_days or extract(day from d.day)::integer = any (p_rule.by_month_day)
          or -1 = any (p_rule.by_month_day) and extract(day from d.day + 1) = 1)
        and d.day between greatest(p_first, p_from) and p_to order by 1;
  elsif p_rule.freq = 'weekly' then
    return query select v_week + 7 * n * p_rule.every + w.position
      from generate_series(greatest(0, (p_from - v_week) / (7 * p_rule.every)), (p_to - v_week) / (7 * p_rule.every)) n
      cross join (select position::integer - 1 as position from unnest(array['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'])
          with ordinality as u (code, position)
        where case when v_has_weekdays then code = any (p_rule.by_day) else position = extract(isodow from p_first) end) w
      where v_week + 7 * n * p_rule.every + w.position between greatest(p_first, p_from) and p_to order by 1;
  elsif p_rule.freq = 'monthly' then
    v_months := (extract(year from p_from) - extract(year from p_first)) * 12 + extract(month from p_from) - extract(month from p_first);
    return query select d.day
      from generate_series(greatest(0, v_months / p_rule.every), (p_to - v_month::date) / (28 * p_rule.every) + 1) n
      cross join lateral (select (v_month + make_interval(months => n * p_rule.every))::date as first_day) m
      cross join lateral (select (m.first_day + interval '1 month')::date - 1 as last_day) l
      cross join lateral (
        select distinct case when k = -1 then l.last_day else m.first_day + k - 1 end as day from unnest(p_rule.by_month_day) k where v_has_days
        union all select m.first_day + extract(day from p_first)::integer - 1 where not v_has_days and not v_has_weekdays
        union all select m.first_day + k from generate_series(0, 30) k where not v_has_days and v_has_weekdays) d
      where d.day <= l.last_day and d.day between greatest(p_first, p_from) and p_to
        and (not v_has_weekdays or p_rule.by_day && private.weekday_names(d.day)) order by 1;
  else
    return query select d.day
      from generate_series(greatest(0, ((extract(year from p_from) - extract(year from p_first)) / p_rule.every)::integer),
        ((extract(year from p_to) - extract(year from p_first)) / p_rule.every)::integer) n
      cross join lateral (select (p_first + make_interval(years => n * p_rule.every))::date as day) d
      -- Of 29 February another year has the 28th: it is passed over.
      where extract(day from d.day) = extract(day from p_first) and d.day between greatest(p_first, p_from) and p_to order by 1;
  end if;
end
$$;
comment on function private.days_of_rule is
  'The days from one to another, inclusive, that a rule names which begins on p_first, not counting how often nor until when.';

create function private.repeats_on(p_rule private.repeat_rule, p_first date, p_day date)
returns boolean
language sql
immutable
set search_path = ''
as $$ select exists (select 1 from private.days_of_rule(p_rule, p_first, p_day, p_day)) $$;
comment on function private.repeats_on is 'Whether a rule that begins on a day names another, not counting how often nor until when.';

create function private.repeat_days(p_rule private.repeat_rule, p_first date, p_from date, p_to date)
returns setof date
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_last date := least(p_to, p_rule.until);
begin
  if p_rule.freq is null then
    return query select p_first where p_first between p_from and p_to;
  elsif v_last < greatest(p_first, p_from) then
    return;
  elsif p_rule.times is null then
    return query select d from private.days_of_rule(p_rule, p_first, greatest(p_first, p_from), v_last) d;
  else
    return query select c.day from (
        select d as day from private.days_of_rule(p_rule, p_first, p_first, v_last) d order by 1 limit p_rule.times) c
      where c.day >= p_from;
  end if;
end
$$;
comment on function private.repeat_days is 'The days from one to another, inclusive, on which something begins that begins first on p_first.';

create function private.moment_of(p_local timestamp, p_zone text)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  -- When clocks go back an hour comes twice: the first of the two is meant (RFC 5545, 3.3.5). PostgreSQL takes the second.
  select case
    when ((p_local at time zone p_zone) - interval '1 hour') at time zone p_zone = p_local then (p_local at time zone p_zone) - interval '1 hour'
    when ((p_local at time zone p_zone) - interval '30 minutes') at time zone p_zone = p_local
      then (p_local at time zone p_zone) - interval '30 minutes'
    else p_local at time zone p_zone end
$$;
comment on function private.moment_of is
  'The point in time of a local time: the first where it comes twice; an hour that does not come counts from before the change.';

create function private.read_repeat_rule(p_repeat jsonb, p_first date)
returns private.repeat_rule
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_rule private.repeat_rule;
begin
  if p_repeat is null or p_repeat = 'null' then
    return null;
  end if;
  v_rule := row(p_repeat ->> 'freq', coalesce((p_repeat ->> 'every')::integer, 1),
    array(select jsonb_array_elements_text(coalesce(nullif(p_repeat -> 'by_day', 'null'), '[]'))),
    array(select n::integer from jsonb_array_elements_text(coalesce(nullif(p_repeat -> 'by_month_day', 'null'), '[]')) n),
    (p_repeat ->> 'times')::integer, (p_repeat ->> 'until')::date)::private.repeat_rule;
  if v_rule.freq is null or v_rule.every not between 1 and 99 or v_rule.times not between 1 and 999
    or (v_rule.times is not null and v_rule.until is not null)
    or cardinality(v_rule.by_day) > 14 or cardinality(v_rule.by_month_day) > 32
    or exists (select 1 from unnest(v_rule.by_month_day) n where n <> -1 and n not between 1 and 31)
    or exists (select 1 from unnest(v_rule.by_day) d
      where d !~ (case when v_rule.freq = 'monthly' then '^(-?[1-5])?(MO|TU|WE|TH|FR|SA|SU)$' else '^(MO|TU|WE|TH|FR|SA|SU)$' end))
    or (v_rule.freq = 'yearly' and cardinality(v_rule.by_day) + cardinality(v_rule.by_month_day) > 0)
    or (v_rule.freq = 'weekly' and cardinality(v_rule.by_month_day) > 0) then
    perform private.fail('repeat_invalid', '{"fields": ["repeat"]}');
  elsif v_rule.until < p_first or v_rule.until > p_first + 7305 then
    perform private.fail('repeat_end_invalid', '{"fields": ["repeat"]}');
  -- Programs disagree on whether a first day that the rule does not name counts.
  elsif not private.repeats_on(v_rule, p_first, p_first) then
    perform private.fail('repeat_misses_first', '{"fields": ["repeat"]}');
  end if;
  return v_rule;
end
$$;
comment on function private.read_repeat_rule is
  'A rule as people send it: {freq, every, by_day, by_month_day, times, until}; null where there is none. Errors: repeat_invalid, repeat_end_invalid, repeat_misses_first.';
