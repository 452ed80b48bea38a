create function private.rental_law_on(p_matter text, p_use public.unit_use, p_day date)
returns private.rental_law
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_rule private.rental_law;
begin
  select * into v_rule from private.rental_law r
  where r.matter = p_matter and (r.unit_use is null or r.unit_use = p_use) and r.valid_from <= p_day
    and (r.valid_to is null or p_day <= r.valid_to) limit 1;
  return v_rule;
end
$$;
comment on function private.rental_law_on is 'The rule of the law on rentals that holds on a day; null where the law is silent.';

create function private.lease_entries(p_organization_id uuid, p_lease_id uuid, p_from date, p_to date, p_zone text)
returns setof private.calendar_entry
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return query
    select d.rule || '/' || l.id, 'lease'::public.calendar_kind, d.rule::public.calendar_rule, d.law, d.article, d.day, d.day,
      null::timestamptz, null::timestamptz, p_zone,
      -- Nothing that another of these entries says: one that moves changes no other.
      jsonb_strip_nulls(jsonb_build_object('days', d.days, 'term_ends_on', case when d.rule = 'notice_last_day' then l.ends_on end,
        'runs_on', case when d.rule = 'lease_end' then private.runs_on(l) end)),
      'lease', l.id, l.property_id, l.unit_id, l.id, null::uuid,
      case when d.law is null then 'lease_terms' else 'law' end::public.calendar_fixed_reason, null::timestamptz
    from public.leases l
    join public.units u on u.id = l.unit_id
    cross join lateral private.rental_law_on('notice', u.unit_use,
      l.ends_on - (select n.value from private.rental_law n where n.matter = 'notice' and n.unit_use = u.unit_use order by n.valid_from desc limit 1)) n
    cross join lateral (values
      ('lease_start', l.starts_on, null::text, null::text, null::integer),
      -- One that runs on has no end until somebody gives notice.
      ('lease_end', case when l.status = 'month_to_month' then l.ended_on else coalesce(l.ended_on, l.ends_on) end, null, null, null),
      -- After it the term renews by itself; whoever gave notice or agreed on a renewal has no need of it.
      ('notice_last_day', case when l.status in ('signed', 'active') and l.ended_on is null then l.ends_on - n.value end, n.law, n.article,
        n.value)) as d (rule, day, law, article, days)
    where l.organization_id = p_organization_id and (p_lease_id is null or l.id = p_lease_id)
      and l.status not in ('draft', 'sent', 'partially_signed') and l.called_off_at is null
      and (l.starts_on between p_from and p_to or coalesce(l.ended_on, l.ends_on) between p_from and p_to + 366)
      and d.day between p_from and p_to
      and (d.rule <> 'notice_last_day' or not exists (select 1 from public.leases r where r.organization_id = p_organization_id
        and r.renews_lease_id = l.id and r.status in ('signed', 'active', 'notice_given', 'month_to_month')));
  return query
    select 'rent_step/' || s.id, 'lease'::public.calendar_kind, 'rent_step'::public.calendar_rule, null::text, null::text,
      s.starts_on, s.starts_on, null::timestamptz, null::timestamptz, p_zone,
      jsonb_strip_nulls(jsonb_build_object('amount_minor', s.rent_minor, 'currency', s.currency, 'before_minor',
        (select b.rent_minor from public.lease_rent_steps b where b.lease_id = s.lease_id and b.starts_on < s.starts_on
          order by b.starts_on desc limit 1))),
      'lease', l.id, l.property_id, l.unit_id, l.id, null::uuid, 'lease_terms'::public.calendar_fixed_reason, null::timestamptz
    from public.lease_rent_steps s join public.leases l on l.id = s.lease_id
    where s.organization_id = p_organization_id and s.starts_on between p_from and p_to and s.starts_on > l.starts_on
      and (p_lease_id is null or s.lease_id = p_lease_id) and l.status not in ('draft', 'sent', 'partially_signed')
      and l.called_off_at is null and (l.ended_on is null or s.starts_on <= l.ended_on);
end
$$;
comment on function private.lease_entries is
  'When leases begin and end, when their rent changes, and the last day to give the notice that the law asks for.';

create function private.deposit_entries(p_organization_id uuid, p_from date, p_to date, p_zone text)
returns setof private.calendar_entry
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select 'deposit_reasons_day/' || l.id, 'lease'::public.calendar_kind, 'deposit_reasons_day'::public.calendar_rule, w.law, w.article,
      r.returned_on + w.value, r.returned_on + w.value, null::timestamptz, null::timestamptz, p_zone,
      jsonb_build_object('days', w.value, 'returned_on', r.returned_on, 'amount_minor', coalesce(s.held_minor, h.held_minor),
        'currency', l.currency),
      'lease', l.id, l.property_id, l.unit_id, l.id, null::uuid, 'law'::public.calendar_fixed_reason, s.created_at
    from public.leases l
    join public.units u on u.id = l.unit_id
    left join public.deposit_settlements s on s.lease_id = l.id
    cross join lateral (select coalesce(s.returned_on, case when l.status in ('notice_given', 'ended', 'terminated')
      then l.ended_on end) as returned_on) r
    cross join lateral private.rental_law_on('retention_reasons', u.unit_use, r.returned_on) w
    cross join lateral (select case when s.id is null then private.deposit_liability(l.id) - private.unpaid_deposit(l.id) end as held_minor) h
    where l.organization_id = p_organization_id and l.called_off_at is null
      and l.ended_on between p_from - 400 and p_to and r.returned_on + w.value between p_from and p_to
      and (s.id is not null or h.held_minor > 0);
end
$$;
comment on function private.deposit_entries is
  'Until when the reasons for keeping a deposit are to be given in writing, from the day of the return, or else the last day of the lease.';
