create function private.repeat_rule_of(p_item public.calendar_items)
returns private.repeat_rule
language sql
immutable
set search_path = ''
as $$
  select row(p_item.repeat_freq, p_item.repeat_every, p_item.repeat_by_day, p_item.repeat_by_month_day, p_item.repeat_times,
    p_item.repeat_until)::private.repeat_rule
$$;
comment on function private.repeat_rule_of is 'The rule by which an item comes again.';

create function private.first_day_of_item(p_item public.calendar_items)
returns date
language sql
stable
set search_path = ''
as $$ select coalesce(p_item.starts_on, (p_item.starts_at at time zone p_item.time_zone)::date) $$;
comment on function private.first_day_of_item is 'The day on which an item begins first, in its own zone.';

create function private.item_occurrences(p_item public.calendar_items, p_from date, p_to date)
returns table (occurs_on date, starts_on date, ends_on date, starts_at timestamptz, ends_at timestamptz, done_at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_first date := private.first_day_of_item(p_item);
  v_time time := (p_item.starts_at at time zone p_item.time_zone)::time;
  -- What began before the range may last into it.
  v_days integer := coalesce(p_item.ends_on - p_item.starts_on, extract(day from p_item.ends_at - p_item.starts_at)::integer + 2);
begin
  if p_item.repeat_freq is null then
    return query select v_first, p_item.starts_on, p_item.ends_on, p_item.starts_at, p_item.ends_at, p_item.done_at;
    return;
  end if;
  return query
    select o.day,
      case when c.starts_at is null then coalesce(c.starts_on, case when p_item.starts_on is not null then o.day end) end,
      case when c.starts_at is null then coalesce(c.ends_on, o.day + (p_item.ends_on - p_item.starts_on)) end,
      case when c.starts_on is null then coalesce(c.starts_at, m.at) end,
      case when c.starts_on is null then coalesce(c.ends_at, m.at + (p_item.ends_at - p_item.starts_at)) end, c.done_at
    from (
      -- A day that was moved into the range counts, wherever the rule had put it.
      select d as day from private.repeat_days(private.repeat_rule_of(p_item), v_first, p_from - v_days, p_to) d
      union
      select x.occurs_on from public.calendar_item_changes x where x.item_id = p_item.id and num_nonnulls(x.starts_on, x.starts_at) > 0
    ) o
    left join public.calendar_item_changes c on c.item_id = p_item.id and c.occurs_on = o.day
    cross join lateral (select private.moment_of(o.day + v_time, p_item.time_zone) as at) m
    where c.is_removed is not true;
end
$$;
comment on function private.item_occurrences is
  'How often an item comes up to a day, each with the day on which its rule has it; what is over before p_from may be among them.';

create function private.item_entries(p_organization_id uuid, p_lease_id uuid, p_from date, p_to date)
returns setof private.calendar_entry
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select 'item/' || i.id || case when i.repeat_freq is null then '' else '/' || o.occurs_on end, 'item'::public.calendar_kind,
      i.kind::text::public.calendar_rule, null::text, null::text, o.starts_on, o.ends_on, o.starts_at, o.ends_at, i.time_zone,
      case when p_lease_id is null then jsonb_strip_nulls(jsonb_build_object('title', i.title, 'note', nullif(i.note, ''),
          'place', nullif(i.place, ''), 'repeats', case when i.repeat_freq is not null then true end, 'occurs_on',
          case when i.repeat_freq is not null then o.occurs_on end, 'maintenance_id', i.maintenance_id))
        else jsonb_strip_nulls(jsonb_build_object('title', i.title, 'place', nullif(i.place, ''))) end,
      'calendar_item', i.id, i.property_id, i.unit_id, i.lease_id, case when p_lease_id is null then i.assignee end,
      case when p_lease_id is not null then 'not_allowed' when o.done_at is not null then 'done' end::public.calendar_fixed_reason,
      o.done_at
    from (
      select * from public.calendar_items k where k.organization_id = p_organization_id and k.repeat_freq is null
        and k.starts_on <= p_to and k.starts_on >= p_from - 367
      union all
      select * from public.calendar_items k where k.organization_id = p_organization_id and k.repeat_freq is null
        and k.starts_at < p_to + 2 and k.starts_at >= p_from - 368
      union all
      select * from public.calendar_items k where k.organization_id = p_organization_id and k.repeat_freq is not null
    ) i
    cross join lateral private.item_occurrences(i, p_from, p_to) o
    where p_lease_id is null or (i.lease_id = p_lease_id and i.is_shown_to_tenants);
end
$$;
comment on function private.item_entries is
  'Entries of the items that members wrote; of a lease only those that its tenants are shown, without notes.';
