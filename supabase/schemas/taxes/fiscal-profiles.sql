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

create function private.save_fiscal_profile(
  p_organization_id uuid, p_tax_id text, p_legal_name text, p_taxpayer_kind public.taxpayer_kind,
  p_tax_regime public.tax_regime default 'ordinary', p_is_electronic_issuer boolean default false,
  p_fiscal_year_end integer default null, p_itbis_credit_month date default null, p_itbis_credit_minor bigint default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  if coalesce(p_tax_id, '') !~ '^(\d{9}|\d{11})$' then
    perform private.fail('tax_id_malformed');
  elsif coalesce(btrim(p_legal_name), '') = '' then
    perform private.fail('name_missing');
  elsif p_itbis_credit_minor > 0 and (p_itbis_credit_month is null or extract(day from p_itbis_credit_month) <> 1
      or p_itbis_credit_month > private.organization_today(p_organization_id)) then
    perform private.fail('month_invalid');
  end if;
  update public.organizations set rnc = p_tax_id where id = p_organization_id and rnc <> p_tax_id;
  insert into public.fiscal_profiles as f (organization_id, legal_name, taxpayer_kind, tax_regime, is_electronic_issuer,
    fiscal_year_end, itbis_credit_month, itbis_credit_minor)
  values (p_organization_id, btrim(p_legal_name), p_taxpayer_kind, p_tax_regime, p_is_electronic_issuer,
    coalesce(p_fiscal_year_end, 12), case when p_itbis_credit_minor <> 0 then p_itbis_credit_month end,
    coalesce(p_itbis_credit_minor, 0))
  on conflict (organization_id) do update set legal_name = excluded.legal_name, taxpayer_kind = excluded.taxpayer_kind,
    tax_regime = excluded.tax_regime, is_electronic_issuer = excluded.is_electronic_issuer,
    fiscal_year_end = case when p_fiscal_year_end is null then f.fiscal_year_end else excluded.fiscal_year_end end,
    itbis_credit_month = case when p_itbis_credit_minor is null then f.itbis_credit_month else excluded.itbis_credit_month end,
    itbis_credit_minor = case when p_itbis_credit_minor is null then f.itbis_credit_minor else excluded.itbis_credit_minor end;
  return p_organization_id;
end
$$;
select private.declare_verb('save_fiscal_profile', 'organization.manage', p_comment =>
  'What the organisation is for the tax authority; p_tax_id: digits of its RNC or cédula. p_fiscal_year_end: 3, 6, 9 or 12; p_itbis_credit_minor: balance in favor of ITBIS at the end of p_itbis_credit_month (its first day), zero for none; null leaves what there is. Errors: not_allowed, tax_id_malformed, name_missing, month_invalid.');

create function private.add_ncf_range(
  p_organization_id uuid, p_series text, p_kind public.ncf_kind, p_first bigint, p_last bigint, p_expires_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
begin
  perform private.require_permission(p_organization_id, 'money.write');
  if p_series is null or p_series not in ('B', 'E') or p_first is null or p_last is null or p_first < 1 or p_last < p_first
    or p_last > (case p_series when 'B' then 99999999 else 9999999999 end) then
    perform private.fail('ncf_range_malformed');
  elsif p_expires_on < private.organization_today(p_organization_id) then
    perform private.fail('ncf_range_expired');
  end if;
  begin
    insert into public.ncf_ranges (id, organization_id, series, ncf_kind, ncf_type, first_number, last_number, next_number, expires_on)
    values (v_id, p_organization_id, p_series, p_kind, private.ncf_type(p_series, p_kind), p_first, p_last, p_first, p_expires_on);
  exception when exclusion_violation then
    perform private.fail('ncf_range_overlaps');
  end;
  return v_id;
end
$$;
select private.declare_verb('add_ncf_range', 'money.write', p_repeatable => true, p_comment =>
  'Takes note of numbers that were allowed. Returns the range''s id. Errors: not_allowed, ncf_range_malformed, ncf_range_overlaps, ncf_range_expired.');

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

create function private.allocate_ncf(p_organization_id uuid, p_kind public.ncf_kind, p_day date)
returns table (range_id uuid, ncf text, series text, expires_on date)
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_series text := (select case when f.is_electronic_issuer then 'E' else 'B' end
    from public.fiscal_profiles f where f.organization_id = p_organization_id);
  v_range public.ncf_ranges;
begin
  -- The row is locked: whoever asks at the same time waits, and gets the next number.
  select r.* into v_range from public.ncf_ranges r
  where r.organization_id = p_organization_id and r.ncf_kind = p_kind and r.series = v_series and r.retired_at is null
    and r.next_number <= r.last_number and (r.expires_on is null or r.expires_on >= p_day)
  order by r.expires_on nulls last, r.first_number limit 1 for update;
  if not found then
    perform private.fail(case when exists (select 1 from public.ncf_ranges r where r.organization_id = p_organization_id
        and r.ncf_kind = p_kind and r.series = v_series and r.retired_at is null and r.next_number <= r.last_number)
      then 'ncf_range_expired' else 'ncf_range_missing' end, jsonb_build_object('kind', p_kind, 'series', v_series));
  end if;
  -- The next number of a range is never an unusable one: marking moves it on, and so does giving out the one before.
  update public.ncf_ranges set next_number = private.next_free_ncf(v_range.id, v_range.next_number + 1) where id = v_range.id;
  return query select v_range.id, v_range.series || v_range.ncf_type
    || lpad(v_range.next_number::text, case v_range.series when 'B' then 8 else 10 end, '0'), v_range.series, v_range.expires_on;
end
$$;
comment on function private.allocate_ncf is
  'The next number of a kind, from the range that ends first; unusable ones are passed over. Refuses with ncf_range_missing or ncf_range_expired. The caller''s transaction keeps the number or gives it back.';

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
