create function private.save_message_template(
  p_template_id uuid, p_organization_id uuid, p_kind public.template_kind, p_language text, p_title text, p_body text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_record(p_organization_id, 'messages.write');
  -- Two who save at once are counted one after the other.
  perform 1 from public.organizations where id = p_organization_id for update;
  update public.message_templates set title = btrim(p_title), body = btrim(p_body)
  where id = p_template_id and organization_id = p_organization_id and kind = p_kind and language = p_language;
  if found then
    return p_template_id;
  elsif exists (select 1 from public.message_templates where id = p_template_id) then
    perform private.fail('not_found');
  elsif (select count(*) from public.message_templates where organization_id = p_organization_id) >= 200 then
    perform private.fail('too_many_templates');
  end if;
  insert into public.message_templates (id, organization_id, kind, language, title, body, created_by)
  values (p_template_id, p_organization_id, p_kind, p_language, btrim(p_title), btrim(p_body), (select auth.uid()));
  return p_template_id;
end
$$;
select private.declare_verb('save_message_template', 'messages.write', p_comment =>
  'Keeps a text for messages or notices, or writes one anew; safe to repeat. Errors: not_found, too_many_templates (200), already_exists (its title).');

create function private.remove_message_template(p_template_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.message_templates
  where id = p_template_id and organization_id in (select private.my_organization_ids('messages.write'));
  if not found then
    perform private.fail('not_found');
  end if;
end
$$;
select private.declare_verb('remove_message_template', 'messages.write', p_comment =>
  'Removes a saved text; saving it under its id brings it back. Error: not_found.');

-- A backslash or a digit after it would be an order to the replacement.
create function private.literal_words(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$ select replace(p_text, '\', '\\') $$;
comment on function private.literal_words is 'A text as regexp_replace puts it in unchanged.';

create function private.fill_words(p_text text, p_lease_id uuid, p_person_id uuid default null)
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
          from public.lease_parties lt join public.people pe on pe.organization_id = lt.organization_id and pe.id = lt.person_id
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

create function private.preview_message(p_lease_id uuid, p_text text)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.leases
    where id = p_lease_id and organization_id in (select private.my_organization_ids('messages.write'))) then
    perform private.fail('not_found');
  end if;
  return private.fill_words(left(p_text, 6000), p_lease_id);
end
$$;
select private.declare_verb('preview_message', 'messages.write', p_comment =>
  'A text as the tenants of a lease would read it. Error: not_found.');

grant execute on function private.fill_words to authenticated;
