create function private.mark_ncf_unusable(p_range_id uuid, p_first bigint, p_last bigint, p_reason text, p_day date)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_range public.ncf_ranges;
  v_prefix text;
  v_digits integer;
begin
  select * into v_range from public.ncf_ranges where id = p_range_id;
  perform private.require_record(v_range.organization_id, 'money.write');
  -- Filing holds the money lock, and whoever gives out a number holds the range: nothing slips in between.
  perform private.lock_money(v_range.organization_id);
  select * into v_range from public.ncf_ranges where id = p_range_id for update;
  v_prefix := v_range.series || v_range.ncf_type;
  v_digits := case v_range.series when 'B' then 8 else 10 end;
  if p_first is null or p_last is null or p_first > p_last or p_first < v_range.first_number or p_last > v_range.last_number then
    perform private.fail('ncf_outside_range', '{"fields": ["first_number"]}');
  elsif p_last - p_first > 9999 then
    perform private.fail('ncf_span_too_long', '{"fields": ["last_number"]}');
  elsif coalesce(p_reason, '') not in ('01', '02', '03', '08', '09', '10') then
    perform private.fail('reason_missing', '{"fields": ["reason"]}');
  elsif p_day is null or p_day > private.organization_today(v_range.organization_id) then
    perform private.fail('date_in_future', jsonb_build_object('fields', jsonb_build_array('marked_on'),
      'today', private.organization_today(v_range.organization_id)));
  elsif exists (select 1 from public.unusable_ncfs u where u.range_id = p_range_id and u.withdrawn_at is null
      and int8range(u.first_number, u.last_number, '[]') && int8range(p_first, p_last, '[]')) then
    perform private.fail('ncf_already_unusable', '{"fields": ["first_number"]}');
  elsif p_first < v_range.next_number or exists (select 1 from public.bills b
      where b.organization_id = v_range.organization_id and b.issuer_id = v_range.issuer_id and substring(b.ncf from 1 for 3) in ('B11', 'B13', 'E41', 'E43')
        and b.ncf between v_prefix || lpad(p_first::text, v_digits, '0') and v_prefix || lpad(p_last::text, v_digits, '0')) then
    perform private.fail('ncf_given_out', '{"fields": ["first_number"]}');
  end if;
  perform private.require_open_form(v_range.issuer_id, '608', p_day);
  insert into public.unusable_ncfs (id, organization_id, range_id, first_number, last_number, reason, marked_on, created_by, issuer_id,
    next_try_at)
  values (v_id, v_range.organization_id, p_range_id, p_first, p_last, p_reason, p_day, (select auth.uid()), v_range.issuer_id,
    case v_range.series when 'E' then now() end);
  update public.ncf_ranges set next_number = private.next_free_ncf(p_range_id, next_number)
  where id = p_range_id and next_number = p_first;
  return v_id;
end
$$;
select private.declare_verb('mark_ncf_unusable', 'money.write', p_repeatable => true, p_comment =>
  'Numbers of a range, from the first to the last, that are never given out: paper ones stand in the 608 of p_day with p_reason, electronic ones go into an annulment (ANECF). Returns the id of the mark. Errors: not_found, ncf_outside_range, ncf_span_too_long, reason_missing, date_in_future, ncf_already_unusable, ncf_given_out, month_filed.');

create function private.withdraw_unusable_ncf(p_mark_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_mark public.unusable_ncfs;
  v_next bigint;
begin
  select * into v_mark from public.unusable_ncfs where id = p_mark_id;
  perform private.require_record(v_mark.organization_id, 'money.write');
  -- The locks of marking, in its order.
  perform private.lock_money(v_mark.organization_id);
  select next_number into v_next from public.ncf_ranges where id = v_mark.range_id for update;
  -- Whoever sends it to the tax authority holds it too.
  select * into v_mark from public.unusable_ncfs where id = p_mark_id for update;
  if v_mark.withdrawn_at is not null then
    return;
  elsif v_mark.annulled_at is not null or v_mark.may_have_arrived or v_mark.claim_id is not null then
    perform private.fail('ncf_annulled');
  end if;
  perform private.require_open_form(v_mark.issuer_id, '608', v_mark.marked_on);
  -- Numbers go out in their order: these can still, unless one after them has.
  if v_next > v_mark.last_number and v_next <> private.next_free_ncf(v_mark.range_id, v_mark.last_number + 1) then
    perform private.fail('ncf_passed_over');
  end if;
  update public.unusable_ncfs set withdrawn_at = now(), withdrawn_by = (select auth.uid()), next_try_at = null where id = p_mark_id;
  update public.ncf_ranges set next_number = v_mark.first_number where id = v_mark.range_id and next_number > v_mark.first_number;
end
$$;
select private.declare_verb('withdraw_unusable_ncf', 'money.write', p_comment =>
  'Takes back that numbers are unusable: they are given out like others, and the 608 has them no more. Again: the same. Errors: not_found, ncf_annulled (the tax authority has them as unused, or may have them), ncf_passed_over (a number after them was given out), month_filed.');
