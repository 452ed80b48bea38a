create table public.fiscal_profiles (
  organization_id uuid primary key references public.organizations (id) on delete restrict,
  legal_name text not null check (char_length(btrim(legal_name)) between 1 and 160),
  taxpayer_kind public.taxpayer_kind not null,
  tax_regime public.tax_regime not null default 'ordinary',
  is_electronic_issuer boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.fiscal_profiles is
  'What an organisation is for the tax authority; its number is organizations.rnc. An electronic issuer gives out e-NCF.';

create table public.ncf_ranges (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  series text not null check (series in ('B', 'E')),
  ncf_kind public.ncf_kind not null,
  ncf_type text not null,
  first_number bigint not null check (first_number >= 1),
  last_number bigint not null check (last_number <= case series when 'B' then 99999999 else 9999999999 end),
  next_number bigint not null,
  expires_on date,
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check (last_number >= first_number),
  check (next_number between first_number and last_number + 1),
  constraint ncf_ranges_never_overlap exclude using gist (organization_id extensions.gist_uuid_ops with =,
    (series || ncf_type) extensions.gist_text_ops with =, int8range(first_number, last_number, '[]') with &&)
);
comment on table public.ncf_ranges is
  'Numbers that the tax authority allowed for receipts of one type; given out one after the other, next_number first. Retired: no more are given.';
create index ncf_ranges_by_kind on public.ncf_ranges (organization_id, ncf_kind, series);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['fiscal_profiles', 'ncf_ranges'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
    execute format('create policy "readers of money see %s" on public.%I for select to authenticated
      using (organization_id = any (array(select private.my_organization_ids(''money.read''))))',
      replace(v_table, '_', ' '), v_table);
    execute format('create trigger write_audit_log after insert or update or delete on public.%I
      for each row execute function private.write_audit_log()', v_table);
  end loop;
end
$$;
create trigger touch_updated_at before update on public.fiscal_profiles
  for each row execute function private.touch_updated_at();
create trigger keep_posted_fields before update on public.ncf_ranges for each row
  execute function private.keep_posted_fields('next_number', 'retired_at');

create function private.ncf_type(p_series text, p_kind public.ncf_kind)
returns text
language sql
immutable
set search_path = ''
as $$
  select case p_kind::text
    when 'fiscal_credit' then case p_series when 'B' then '01' else '31' end
    when 'consumer' then case p_series when 'B' then '02' else '32' end
    when 'credit_note' then case p_series when 'B' then '04' else '34' end
    when 'special_regime' then case p_series when 'B' then '14' else '44' end
    when 'government' then case p_series when 'B' then '15' else '45' end
  end
$$;
comment on function private.ncf_type is 'Two digits of a kind of receipt in a series. Twin: src/domain/tax-do/ncf.ts.';

create function private.save_fiscal_profile(
  p_organization_id uuid, p_tax_id text, p_legal_name text, p_taxpayer_kind public.taxpayer_kind,
  p_tax_regime public.tax_regime, p_is_electronic_issuer boolean)
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
  end if;
  update public.organizations set rnc = p_tax_id where id = p_organization_id and rnc <> p_tax_id;
  insert into public.fiscal_profiles as f (organization_id, legal_name, taxpayer_kind, tax_regime, is_electronic_issuer)
  values (p_organization_id, btrim(p_legal_name), p_taxpayer_kind, p_tax_regime, p_is_electronic_issuer)
  on conflict (organization_id) do update set legal_name = excluded.legal_name, taxpayer_kind = excluded.taxpayer_kind,
    tax_regime = excluded.tax_regime, is_electronic_issuer = excluded.is_electronic_issuer;
  return p_organization_id;
end
$$;

create function private.add_ncf_range(
  p_request_id uuid, p_organization_id uuid, p_series text, p_kind public.ncf_kind, p_first bigint, p_last bigint, p_expires_on date)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'add_ncf_range', jsonb_build_object('organization', p_organization_id,
    'series', p_series, 'kind', p_kind, 'first', p_first, 'last', p_last, 'expires', p_expires_on));
  v_id uuid := gen_random_uuid();
begin
  perform private.require_permission(p_organization_id, 'money.write');
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
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
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

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
  update public.ncf_ranges set next_number = next_number + 1 where id = v_range.id;
  return query select v_range.id, v_range.series || v_range.ncf_type
    || lpad(v_range.next_number::text, case v_range.series when 'B' then 8 else 10 end, '0'), v_range.series, v_range.expires_on;
end
$$;
comment on function private.allocate_ncf is
  'The next number of a kind, from the range that ends first; refuses with ncf_range_missing or ncf_range_expired. The caller''s transaction keeps the number or gives it back.';

create function public.save_fiscal_profile(p_organization_id uuid, p_tax_id text, p_legal_name text,
  p_taxpayer_kind public.taxpayer_kind, p_tax_regime public.tax_regime default 'ordinary', p_is_electronic_issuer boolean default false)
returns uuid language sql set search_path = ''
as $$ select private.save_fiscal_profile(p_organization_id, p_tax_id, p_legal_name, p_taxpayer_kind, p_tax_regime, p_is_electronic_issuer) $$;
comment on function public.save_fiscal_profile is
  'What the organisation is for the tax authority; p_tax_id: digits of its RNC or cédula. Errors: not_allowed, tax_id_malformed, name_missing.';
create function public.add_ncf_range(p_request_id uuid, p_organization_id uuid, p_series text, p_kind public.ncf_kind,
  p_first bigint, p_last bigint, p_expires_on date default null)
returns uuid language sql set search_path = ''
as $$ select private.add_ncf_range(p_request_id, p_organization_id, p_series, p_kind, p_first, p_last, p_expires_on) $$;
comment on function public.add_ncf_range is
  'Takes note of numbers that were allowed. Returns the range''s id. Errors: not_allowed, ncf_range_malformed, ncf_range_overlaps, ncf_range_expired.';
create function public.retire_ncf_range(p_range_id uuid)
returns uuid language sql set search_path = ''
as $$ select private.retire_ncf_range(p_range_id) $$;
comment on function public.retire_ncf_range is 'Gives out no more numbers of a range. Errors: not_found.';

do $$
declare
  v_verb text;
begin
  foreach v_verb in array array['save_fiscal_profile', 'add_ncf_range', 'retire_ncf_range'] loop
    execute format('revoke execute on function private.%1$I, public.%1$I from public, anon', v_verb);
    execute format('grant execute on function private.%1$I, public.%1$I to authenticated', v_verb);
  end loop;
end
$$;
