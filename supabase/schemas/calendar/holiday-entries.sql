create function private.holiday_entries(p_from date, p_to date, p_zone text)
returns setof private.calendar_entry
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select 'holiday/' || h.country || '/' || extract(year from coalesce(h.moved_from, h.day)) || '/' || h.code,
      'holiday'::public.calendar_kind, 'holiday'::public.calendar_rule, h.law, null::text, h.day, h.day, null::timestamptz,
      null::timestamptz, p_zone,
      jsonb_strip_nulls(jsonb_build_object('title_es', h.name_es, 'title_en', h.name_en, 'moved_from', h.moved_from)),
      'holiday', null::uuid, null::uuid, null::uuid, null::uuid, null::uuid, 'holiday'::public.calendar_fixed_reason, null::timestamptz
    -- All property of the product is Dominican today.
    from private.holidays h where h.country = 'DO' and h.day between p_from and p_to;
end
$$;
comment on function private.holiday_entries is 'Holidays of the country.';
