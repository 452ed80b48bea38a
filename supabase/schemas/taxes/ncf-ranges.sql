-- Debit notes (B03, E33): what is added to a receipt after it was given out, late interest above all. They name that receipt,
-- have its client and its treatment, and are cancelled, withheld of and credited as it is.
create function private.ncf_type(p_series text, p_kind public.ncf_kind)
returns text
language sql
immutable
set search_path = ''
as $$
  select case p_kind::text
    when 'fiscal_credit' then case p_series when 'B' then '01' else '31' end
    when 'consumer' then case p_series when 'B' then '02' else '32' end
    when 'debit_note' then case p_series when 'B' then '03' else '33' end
    when 'credit_note' then case p_series when 'B' then '04' else '34' end
    when 'purchases' then case p_series when 'B' then '11' else '41' end
    when 'minor_expenses' then case p_series when 'B' then '13' else '43' end
    when 'special_regime' then case p_series when 'B' then '14' else '44' end
    when 'government' then case p_series when 'B' then '15' else '45' end
  end
$$;
comment on function private.ncf_type is 'Two digits of a kind of receipt in a series. Twin: src/domain/tax-do/ncf.ts.';

create function private.add_ncf_range(
  p_organization_id uuid, p_series text, p_kind public.ncf_kind, p_first bigint, p_last bigint, p_expires_on date default null,
  p_issuer_id uuid default null, p_for_contingency boolean default false)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_issuer uuid;
begin
  perform private.require_permission(p_organization_id, 'money.write');
  v_issuer := private.own_issuer(p_organization_id, p_issuer_id);
  if p_series is null or p_series not in ('B', 'E') or p_first is null or p_last is null or p_first < 1 or p_last < p_first
    or p_last > (case p_series when 'B' then 99999999 else 9999999999 end) then
    perform private.fail('ncf_range_malformed');
  elsif p_for_contingency and p_series <> 'B' then
    perform private.fail('ncf_range_malformed', '{"fields": ["for_contingency"]}');
  elsif private.ncf_needs_expiry(p_series, p_kind) and p_expires_on is null then
    perform private.fail('ncf_expiry_missing', '{"fields": ["expires_on"]}');
  elsif p_series = 'E' and not private.ncf_needs_expiry(p_series, p_kind) and p_expires_on is not null then
    perform private.fail('value_malformed', '{"fields": ["expires_on"]}');
  elsif p_expires_on < private.organization_today(p_organization_id) then
    perform private.fail('ncf_range_expired');
  end if;
  begin
    insert into public.ncf_ranges (id, organization_id, series, ncf_kind, ncf_type, first_number, last_number, next_number, expires_on,
      issuer_id, for_contingency, environment)
    values (v_id, p_organization_id, p_series, p_kind, private.ncf_type(p_series, p_kind), p_first, p_last, p_first, p_expires_on,
      v_issuer, coalesce(p_for_contingency, false), case p_series when 'E' then private.environment_of_issuer(v_issuer) end);
  exception when exclusion_violation then
    perform private.fail('ncf_range_overlaps');
  end;
  return v_id;
end
$$;
select private.declare_verb('add_ncf_range', 'money.write', p_repeatable => true, p_comment =>
  'Takes note of numbers that an issuer was allowed (p_issuer_id; null: the organization itself). p_for_contingency: paper numbers kept for a declared contingency. Electronic numbers are of the environment in which the issuer is, and have an expiry, but for consumers and credit notes, which have none. Returns the range''s id. Errors: not_allowed, not_found, ncf_range_malformed, ncf_expiry_missing, value_malformed (an expiry where there is none), ncf_range_overlaps, ncf_range_expired.');

create function private.ncf_needs_expiry(p_series text, p_kind public.ncf_kind)
returns boolean
language sql
immutable
set search_path = ''
as $$ select p_series = 'E' and p_kind not in ('consumer', 'credit_note') $$;
comment on function private.ncf_needs_expiry is
  'Whether the format of electronic receipts asks for the expiry of the number. Twin: needsExpiry in src/domain/taxes/ncf.ts.';

create function private.retire_ncf_range(p_range_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.ncf_ranges set retired_at = coalesce(retired_at, now())
  where id = p_range_id and organization_id in (select private.my_organization_ids('money.write'));
  if not found then
    perform private.fail('not_found');
  end if;
  return p_range_id;
end
$$;
select private.declare_verb('retire_ncf_range', 'money.write', p_comment =>
  'Gives out no more numbers of a range. Errors: not_found.');

create function private.allocate_ncf(p_issuer_id uuid, p_kind public.ncf_kind, p_day date)
returns table (range_id uuid, ncf text, series text, expires_on date)
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_is_contingency boolean := private.is_in_contingency(p_issuer_id, p_day);
  v_series text := case when private.is_electronic(p_issuer_id, p_day) and not v_is_contingency then 'E' else 'B' end;
  v_environment public.ecf_environment := case v_series when 'E' then private.environment_of_issuer(p_issuer_id) end;
  v_range public.ncf_ranges;
begin
  perform private.check_electronic_issuer(p_issuer_id, p_day);
  -- The row is locked: whoever asks at the same time waits, and gets the next number. Electronic ranges from before their expiry
  -- was asked for, without one, are passed over.
  select r.* into v_range from public.ncf_ranges r
  where r.issuer_id = p_issuer_id and r.ncf_kind = p_kind and r.series = v_series and r.environment is not distinct from v_environment
    and r.retired_at is null and r.for_contingency = v_is_contingency and r.next_number <= r.last_number and (r.expires_on >= p_day or r.expires_on is null and not private.ncf_needs_expiry(v_series, p_kind))
  order by r.expires_on nulls last, r.first_number limit 1 for update;
  if not found then
    perform private.fail(case when exists (select 1 from public.ncf_ranges r where r.issuer_id = p_issuer_id
        and r.ncf_kind = p_kind and r.series = v_series and r.environment is not distinct from v_environment
        and r.retired_at is null and r.for_contingency = v_is_contingency
        and r.next_number <= r.last_number and r.expires_on is not null)
      then 'ncf_range_expired' else 'ncf_range_missing' end, jsonb_build_object('kind', p_kind, 'series', v_series));
  end if;
  -- The next number of a range is never an unusable one: marking moves it on, and so does giving out the one before.
  update public.ncf_ranges set next_number = private.next_free_ncf(v_range.id, v_range.next_number + 1) where id = v_range.id;
  return query select v_range.id, v_range.series || v_range.ncf_type
    || lpad(v_range.next_number::text, case v_range.series when 'B' then 8 else 10 end, '0'), v_range.series, v_range.expires_on;
end
$$;
comment on function private.allocate_ncf is
  'The next number of a kind of an issuer, from the range that ends first; electronic ones alone from electronic_since on, those of the environment in which the issuer is. Unusable numbers are passed over. Ranges for contingency give theirs while one is open, and then alone. Refuses with ncf_range_missing, ncf_range_expired or issuer_address_missing. The caller''s transaction keeps the number or gives it back.';

create function private.next_free_ncf(p_range_id uuid, p_number bigint)
returns bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_number bigint := p_number;
  v_last bigint;
begin
  loop
    select u.last_number into v_last from public.unusable_ncfs u
    where u.range_id = p_range_id and u.withdrawn_at is null
      and int8range(u.first_number, u.last_number, '[]') @> v_number;
    exit when not found;
    v_number := v_last + 1;
  end loop;
  return v_number;
end
$$;
comment on function private.next_free_ncf is
  'A number of a range, or the first after it that is not unusable; one more than the last of the range when there is none.';
