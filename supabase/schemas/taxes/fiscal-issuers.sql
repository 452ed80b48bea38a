create function private.start_own_issuer()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.fiscal_issuers (id, organization_id, tax_id, legal_name) values (new.id, new.id, new.rnc, new.name);
  return null;
end
$$;
comment on function private.start_own_issuer is
  'Trigger: an organization begins with an issuer of its own, of which nobody said yet who it is for the tax authority.';

create function private.follow_tax_number()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select 1 from public.fiscal_issuers where organization_id = new.id and id <> new.id and tax_id = new.rnc) then
    perform private.fail('tax_id_taken', '{"fields": ["rnc"]}');
  end if;
  update public.fiscal_issuers set tax_id = new.rnc where id = new.id;
  return null;
end
$$;
comment on function private.follow_tax_number is
  'Trigger: the organization''s own issuer has its number. Refuses with tax_id_taken that of another of its issuers.';

create function private.issuer_of(p_organization_id uuid, p_property_id uuid, p_day date)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((select i.issuer_id from public.property_issuers i
    where i.organization_id = p_organization_id and i.property_id = p_property_id and i.valid_from <= p_day
    order by i.valid_from desc limit 1), p_organization_id)
$$;
comment on function private.issuer_of is
  'Who gives out receipts for a property on a day; the organization itself where nobody else was named, and for what is of no property.';

create function private.is_electronic(p_issuer_id uuid, p_day date)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$ select coalesce((select i.electronic_since <= p_day from public.fiscal_issuers i where i.id = p_issuer_id), false) $$;
comment on function private.is_electronic is 'Whether an issuer gives out electronic numbers alone on a day.';

create function private.fiscal_today()
returns date
language sql
stable
set search_path = ''
as $$ select (now() at time zone 'America/Santo_Domingo')::date $$;
comment on function private.fiscal_today is
  'The day of a fiscal receipt that is given out now: by the Dominican clock, wherever the office is. The tax authority refuses one of tomorrow.';

create function private.assign_issuer_of_bill()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or old.entry_id is null then
    new.issuer_id := private.issuer_of(new.organization_id, new.property_id, new.billed_on);
  end if;
  return new;
end
$$;
comment on function private.assign_issuer_of_bill is
  'Trigger: a bill is in the forms of whoever issues for its property on its day, until it is posted.';

create function private.own_issuer(p_organization_id uuid, p_issuer_id uuid)
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if p_issuer_id is not null and not exists (select 1 from public.fiscal_issuers
      where organization_id = p_organization_id and id = p_issuer_id) then
    perform private.fail('not_found');
  end if;
  return coalesce(p_issuer_id, p_organization_id);
end
$$;
comment on function private.own_issuer is
  'An issuer of the organization; null is the organization itself. Refuses with not_found that of another.';

create function private.require_known_issuer(p_issuer_id uuid, p_details jsonb default '{}')
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.fiscal_issuers where id = p_issuer_id and taxpayer_kind is not null) then
    perform private.fail('fiscal_profile_missing', p_details);
  end if;
end
$$;
comment on function private.require_known_issuer is
  'Refuses with fiscal_profile_missing before somebody said who the issuer is for the tax authority.';

create function private.check_electronic_issuer(p_issuer_id uuid, p_day date)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if private.is_electronic(p_issuer_id, p_day)
    and exists (select 1 from public.fiscal_issuers where id = p_issuer_id and btrim(address) = '') then
    perform private.fail('issuer_address_missing');
  end if;
end
$$;
comment on function private.check_electronic_issuer is
  'Refuses with issuer_address_missing what an electronic receipt cannot say: its format asks for the issuer''s address.';

create function private.save_fiscal_issuer(
  p_organization_id uuid, p_tax_id text, p_legal_name text, p_taxpayer_kind public.taxpayer_kind, p_issuer_id uuid default null,
  p_trade_name text default '', p_tax_regime public.tax_regime default 'ordinary', p_size_class public.taxpayer_size default null,
  p_address text default '', p_municipality_code text default '', p_province_code text default '', p_phone text default '',
  p_email text default '', p_issuing_way public.issuing_way default 'paper', p_environment public.ecf_environment default 'testecf',
  p_electronic_since date default null, p_fiscal_year_end integer default 12, p_itbis_credit_month date default null,
  p_itbis_credit_minor bigint default 0)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := coalesce(p_issuer_id, p_organization_id);
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  if exists (select 1 from public.fiscal_issuers where id = v_id and organization_id <> p_organization_id) then
    perform private.fail('not_found');
  end if;
  perform private.check_fiscal_issuer(p_tax_id, p_legal_name, p_trade_name, p_address, p_phone, p_email, p_issuing_way, p_electronic_since);
  -- Of two that save issuers with the same number at once, the second finds the first.
  perform 1 from public.organizations where id = p_organization_id for no key update;
  if p_itbis_credit_minor > 0 and (p_itbis_credit_month is null or extract(day from p_itbis_credit_month) <> 1
      or p_itbis_credit_month > private.organization_today(p_organization_id)) then
    perform private.fail('month_invalid', '{"fields": ["itbis_credit_minor"]}');
  elsif exists (select 1 from public.fiscal_issuers i where i.organization_id = p_organization_id and i.tax_id = p_tax_id
      and i.id <> v_id) then
    perform private.fail('tax_id_taken', '{"fields": ["tax_id"]}');
  end if;
  perform private.check_environment(p_organization_id, v_id, p_environment);
  if v_id = p_organization_id then
    update public.organizations set rnc = p_tax_id where id = p_organization_id and rnc <> p_tax_id;
  end if;
  insert into public.fiscal_issuers as f (id, organization_id, tax_id, legal_name, trade_name, taxpayer_kind, tax_regime,
    size_class, address, municipality_code, province_code, phone, email, issuing_way, environment, electronic_since, fiscal_year_end,
    itbis_credit_month, itbis_credit_minor)
  values (v_id, p_organization_id, p_tax_id,
    btrim(p_legal_name), btrim(coalesce(p_trade_name, '')), p_taxpayer_kind, p_tax_regime, p_size_class, btrim(coalesce(p_address, '')),
    coalesce(p_municipality_code, ''), coalesce(p_province_code, ''), coalesce(p_phone, ''), btrim(coalesce(p_email, '')),
    p_issuing_way, p_environment, p_electronic_since, coalesce(p_fiscal_year_end, 12),
    case when p_itbis_credit_minor <> 0 then p_itbis_credit_month end, coalesce(p_itbis_credit_minor, 0))
  on conflict (id) do update set tax_id = excluded.tax_id, legal_name = excluded.legal_name, trade_name = excluded.trade_name,
    taxpayer_kind = excluded.taxpayer_kind, tax_regime = excluded.tax_regime, size_class = excluded.size_class,
    address = excluded.address, municipality_code = excluded.municipality_code, province_code = excluded.province_code,
    phone = excluded.phone, email = excluded.email, issuing_way = excluded.issuing_way, environment = excluded.environment,
    electronic_since = excluded.electronic_since, fiscal_year_end = excluded.fiscal_year_end,
    itbis_credit_month = excluded.itbis_credit_month, itbis_credit_minor = excluded.itbis_credit_minor;
  perform private.release_trial_receipts(v_id);
  return v_id;
end
$$;
select private.declare_verb('save_fiscal_issuer', 'organization.manage', p_comment =>
  'Who gives out receipts and files forms: the organization itself (p_issuer_id is null or its id), or an owner whose property it manages; an id that is not known yet makes a new one. p_tax_id: digits of the RNC or cédula; p_electronic_since: from that day on electronic numbers alone; p_itbis_credit_minor: balance in favor of ITBIS at the end of p_itbis_credit_month (its first day), zero for none. Receipts of a trial that it leaves let go of their charges. Returns the issuer''s id. Errors: not_allowed, not_found, tax_id_malformed, tax_id_taken, name_missing, value_too_long, value_malformed (the phone), issuer_address_missing, value_missing (a way other than paper), environment_has_receipts (back from production), month_invalid.');

create function private.check_fiscal_issuer(p_tax_id text, p_legal_name text, p_trade_name text, p_address text, p_phone text,
  p_email text, p_issuing_way public.issuing_way, p_electronic_since date)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if coalesce(p_tax_id, '') !~ '^(\d{9}|\d{11})$' then
    perform private.fail('tax_id_malformed', '{"fields": ["tax_id"]}');
  elsif coalesce(btrim(p_legal_name), '') = '' then
    perform private.fail('name_missing', '{"fields": ["legal_name"]}');
  elsif char_length(btrim(p_legal_name)) > 150 then
    perform private.fail('value_too_long', '{"fields": ["legal_name"]}');
  elsif char_length(btrim(p_trade_name)) > 150 then
    perform private.fail('value_too_long', '{"fields": ["trade_name"]}');
  elsif char_length(btrim(p_email)) > 80 then
    perform private.fail('value_too_long', '{"fields": ["email"]}');
  elsif coalesce(p_phone, '') !~ '^(\d{3}-\d{3}-\d{4})?$' then
    perform private.fail('value_malformed', '{"fields": ["phone"]}');
  elsif char_length(btrim(p_address)) > 100 then
    perform private.fail('value_too_long', '{"fields": ["address"]}');
  elsif p_electronic_since is not null and coalesce(btrim(p_address), '') = '' then
    perform private.fail('issuer_address_missing', '{"fields": ["address"]}');
  elsif p_electronic_since is not null and coalesce(p_issuing_way, 'paper') = 'paper' then
    perform private.fail('value_missing', '{"fields": ["issuing_way"]}');
  end if;
end
$$;
comment on function private.check_fiscal_issuer is
  'Refuses an issuer that receipts cannot name: number, name and trade name of at most 150 characters, address of 100, email of 80, phone as 000-000-0000; of an electronic one the address and how it issues.';

-- What the pages of the release before call; dropped with the view fiscal_profiles.
create function private.save_fiscal_profile(
  p_organization_id uuid, p_tax_id text, p_legal_name text, p_taxpayer_kind public.taxpayer_kind,
  p_tax_regime public.tax_regime default 'ordinary', p_is_electronic_issuer boolean default false,
  p_fiscal_year_end integer default null, p_itbis_credit_month date default null, p_itbis_credit_minor bigint default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_issuer public.fiscal_issuers;
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  select * into strict v_issuer from public.fiscal_issuers where id = p_organization_id;
  return private.save_fiscal_issuer(p_organization_id, p_tax_id, p_legal_name, p_taxpayer_kind, p_organization_id, v_issuer.trade_name,
    p_tax_regime, v_issuer.size_class, v_issuer.address, v_issuer.municipality_code, v_issuer.province_code, v_issuer.phone,
    v_issuer.email, case when p_is_electronic_issuer and v_issuer.issuing_way = 'paper' then 'external' else v_issuer.issuing_way end,
    v_issuer.environment, case when p_is_electronic_issuer then
      coalesce(v_issuer.electronic_since, private.organization_today(p_organization_id))
      -- A day to come is no yes to those pages, and stays.
      when v_issuer.electronic_since > private.organization_today(p_organization_id) then v_issuer.electronic_since end,
    coalesce(p_fiscal_year_end, v_issuer.fiscal_year_end),
    case when p_itbis_credit_minor is null then v_issuer.itbis_credit_month else p_itbis_credit_month end,
    coalesce(p_itbis_credit_minor, v_issuer.itbis_credit_minor));
end
$$;
select private.declare_verb('save_fiscal_profile', 'organization.manage', p_comment =>
  'As the release before says who the organization is for the tax authority; save_fiscal_issuer took its place. Errors: those of save_fiscal_issuer.');

create function private.set_property_issuer(p_property_id uuid, p_issuer_id uuid, p_valid_from date)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_property public.properties;
  v_id uuid;
begin
  select * into v_property from public.properties where id = p_property_id;
  perform private.require_record(v_property.organization_id, 'organization.manage');
  -- No receipt goes out meanwhile.
  perform private.lock_money(v_property.organization_id);
  perform private.own_issuer(v_property.organization_id, p_issuer_id);
  if p_valid_from is null then
    perform private.fail('value_missing', '{"fields": ["valid_from"]}');
  end if;
  perform private.require_known_issuer(p_issuer_id, '{"fields": ["issuer_id"]}');
  if exists (select 1 from public.fiscal_invoices i where i.organization_id = v_property.organization_id
      and i.property_id = p_property_id and i.issued_on >= p_valid_from and i.issuer_id <> p_issuer_id) then
    perform private.fail('property_has_receipts', '{"fields": ["valid_from"]}');
  end if;
  delete from public.property_issuers where property_id = p_property_id and valid_from > p_valid_from;
  insert into public.property_issuers as i (organization_id, property_id, issuer_id, valid_from, created_by)
  values (v_property.organization_id, p_property_id, p_issuer_id, p_valid_from, (select auth.uid()))
  on conflict (property_id, valid_from) do update set issuer_id = excluded.issuer_id, created_by = excluded.created_by
  returning id into v_id;
  update public.bills set issuer_id = private.issuer_of(organization_id, property_id, billed_on)
  where organization_id = v_property.organization_id and property_id = p_property_id and entry_id is null;
  return v_id;
end
$$;
select private.declare_verb('set_property_issuer', 'organization.manage', p_comment =>
  'Says who gives out the receipts of a property from a day on; what was said for later days is gone, and drafts of bills follow. Receipts and posted bills stay with whom they name. Returns the id of the row. Errors: not_found, value_missing, fiscal_profile_missing, property_has_receipts.');
