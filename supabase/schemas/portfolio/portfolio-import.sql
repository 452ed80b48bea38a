-- Properties, units, people and leases from files, in this order; each row is judged, the good ones are added, and what is
-- there already is left as it is. What the reader of the files forgot to check, the tables' own constraints refuse.
create function private.import_properties(p_organization_id uuid, p_rows jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_judged jsonb;
begin
  select jsonb_agg(to_jsonb(g) || jsonb_build_object('reason', case when g.nth > 1 then 'repeated' when g.known is not null then 'known' end,
    'id', coalesce(g.known, gen_random_uuid()))) into v_judged
  from (
    select r.*, row_number() over (partition by r.reference order by r.line) as nth,
      private.referred_record(p_organization_id, 'property', r.reference) as known
    from jsonb_to_recordset(p_rows) as r (line integer, reference text, name text, property_type public.property_type, street text,
      street_number text, sector text, municipality text, province text, directions text, in_condominium boolean,
      condominium_name text, condominium_contact text, condominium_phone text, condominium_email text, is_archived boolean)
  ) g;
  insert into public.properties (id, organization_id, name, property_type, street, street_number, sector, municipality, province,
    reference, in_condominium, condominium_name, condominium_contact, condominium_phone, condominium_email, archived_at)
  select j.id, p_organization_id, j.name, j.property_type, j.street, j.street_number, j.sector, j.municipality, j.province,
    j.directions, j.in_condominium, j.condominium_name, j.condominium_contact, j.condominium_phone, j.condominium_email,
    case when j.is_archived then now() end
  from jsonb_to_recordset(v_judged) as j (id uuid, line integer, name text, property_type public.property_type, street text,
    street_number text, sector text, municipality text, province text, directions text, in_condominium boolean,
    condominium_name text, condominium_contact text, condominium_phone text, condominium_email text, is_archived boolean, reason text)
  where j.reason is null order by j.line;
  perform private.note_references(p_organization_id, 'property', v_judged);
  return private.import_outcome(v_judged);
end
$$;
comment on function private.import_properties is 'Adds the properties of a portfolio file.';

create function private.import_portfolio_units(p_organization_id uuid, p_rows jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_judged jsonb;
begin
  select jsonb_agg(to_jsonb(g) || jsonb_build_object('reason', case
      when g.property_id is null then 'property_unknown'
      when g.nth > 1 or g.nth_label > 1 then 'repeated'
      when g.known is not null then 'known' end,
    'id', coalesce(g.known, gen_random_uuid()))) into v_judged
  from (
    select f.*, row_number() over (partition by f.reference order by f.line) as nth,
      row_number() over (partition by f.property_id, lower(f.label) order by f.line) as nth_label,
      coalesce(private.referred_record(p_organization_id, 'unit', f.reference),
        (select u.id from public.units u where u.property_id = f.property_id and lower(u.label) = lower(f.label) limit 1)) as known
    from (
      select r.*, private.referred_record(p_organization_id, 'property', r.property) as property_id
      from jsonb_to_recordset(p_rows) as r (line integer, reference text, property text, label text, unit_use public.unit_use,
        bedrooms smallint, bathrooms numeric, area_m2 numeric, rent_minor bigint, rent_currency public.currency_code,
        amenities text[], is_archived boolean)
    ) f
  ) g;
  insert into public.units (id, organization_id, property_id, label, unit_use, bedrooms, bathrooms, area_m2, market_rent_minor,
    market_rent_currency, amenities, archived_at)
  select j.id, p_organization_id, j.property_id, j.label, j.unit_use, j.bedrooms, j.bathrooms, j.area_m2, j.rent_minor,
    j.rent_currency, j.amenities, case when j.is_archived then now() end
  from jsonb_to_recordset(v_judged) as j (id uuid, line integer, property_id uuid, label text, unit_use public.unit_use,
    bedrooms smallint, bathrooms numeric, area_m2 numeric, rent_minor bigint, rent_currency public.currency_code,
    amenities text[], is_archived boolean, reason text)
  where j.reason is null order by j.line;
  perform private.note_references(p_organization_id, 'unit', v_judged);
  return private.import_outcome(v_judged);
end
$$;
comment on function private.import_portfolio_units is 'Adds the units of a portfolio file to their properties.';

create function private.import_people(p_organization_id uuid, p_rows jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_judged jsonb;
begin
  select jsonb_agg(to_jsonb(g) || jsonb_build_object('reason', case when g.nth > 1 then 'repeated' when g.known is not null then 'known' end,
    'id', coalesce(g.known, gen_random_uuid()))) into v_judged
  from (
    select r.*, row_number() over (partition by r.reference order by r.line) as nth,
      private.referred_record(p_organization_id, 'person', r.reference) as known
    from jsonb_to_recordset(p_rows) as r (line integer, reference text, full_name text, email text, phone text,
      identity_type public.identity_type, identity_number text, notes text)
  ) g;
  insert into public.people (id, organization_id, full_name, email, phone, identity_type, identity_number)
  select j.id, p_organization_id, j.full_name, j.email, j.phone, j.identity_type, j.identity_number
  from jsonb_to_recordset(v_judged) as j (id uuid, line integer, full_name text, email text, phone text,
    identity_type public.identity_type, identity_number text, reason text)
  where j.reason is null order by j.line;
  insert into public.person_notes (organization_id, person_id, body)
  select p_organization_id, j.id, btrim(j.notes)
  from jsonb_to_recordset(v_judged) as j (id uuid, line integer, notes text, reason text)
  where j.reason is null and btrim(j.notes) <> '' order by j.line;
  perform private.note_references(p_organization_id, 'person', v_judged);
  return private.import_outcome(v_judged);
end
$$;
comment on function private.import_people is 'Adds the people of a portfolio file, each with the note that it brings.';

create function private.import_leases(p_organization_id uuid, p_rows jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_judged jsonb;
begin
  select jsonb_agg(to_jsonb(f) || jsonb_build_object('id', coalesce(f.known, gen_random_uuid()), 'reason', case
      when f.nth > 1 then 'repeated'
      when f.known is not null then 'known'
      -- What is on its way to a signature or to its end has papers that a file does not bring.
      when f.status in ('draft', 'sent', 'partially_signed', 'notice_given') then 'status_open'
      when f.unit_id is null then 'unit_unknown'
      when array_position(f.people, null) is not null then 'tenant_unknown'
      when array_position(f.sureties, null) is not null then 'guarantor_unknown'
      when f.is_taken then 'lease_overlaps' end)) into v_judged
  from (
    select r.*, row_number() over (partition by r.reference order by r.line) as nth, u.property_id,
      private.referred_record(p_organization_id, 'lease', r.reference) as known,
      array(select private.referred_record(p_organization_id, 'person', t) from unnest(r.tenants) with ordinality x (t, n) order by n) as people,
      array(select private.referred_record(p_organization_id, 'person', t) from unnest(r.guarantors) t) as sureties,
      exists (select 1 from public.leases l where l.unit_id = r.unit_id
        and l.occupies && daterange(r.starts_on, case when r.status = 'month_to_month' then null else coalesce(r.ended_on, r.ends_on) end, '[]'))
      -- Rows of the same file: the one that stands first counts.
      or exists (
        select 1 from (
          select e.*, private.referred_record(p_organization_id, 'unit', e.unit) as unit_id
          from jsonb_to_recordset(case when r.is_alone then '[]' else p_rows end) as e (line integer, unit text,
            status public.lease_status, starts_on date, ends_on date, ended_on date)
          where e.unit = r.unit and e.line < r.line
        ) e
        where daterange(e.starts_on, case when e.status = 'month_to_month' then null else coalesce(e.ended_on, e.ends_on) end, '[]')
          && daterange(r.starts_on, case when r.status = 'month_to_month' then null else coalesce(r.ended_on, r.ends_on) end, '[]')
      ) as is_taken
    from (
      select x.*, private.referred_record(p_organization_id, 'unit', x.unit) as unit_id,
        count(*) over (partition by x.unit) = 1 as is_alone
      from jsonb_to_recordset(p_rows) as x (line integer, reference text, unit text, status public.lease_status, starts_on date,
        ends_on date, ended_on date, currency public.currency_code, due_day smallint, deposit_minor bigint,
        proration_method public.proration_method, late_fee_kind public.late_fee_kind, late_fee_minor bigint,
        late_fee_basis_points integer, late_fee_cap_minor bigint, late_fee_grace_days smallint, bill_from date,
        rents jsonb, tenants text[], guarantors text[], held_minor bigint, owed_deposit_minor bigint, balance_minor bigint)
    ) r
    left join public.units u on u.id = r.unit_id
  ) f;
  perform private.write_imported_leases(p_organization_id, v_judged);
  perform private.open_imported_leases(p_organization_id, v_judged);
  perform private.note_references(p_organization_id, 'lease', v_judged);
  return private.import_outcome(v_judged);
end
$$;
comment on function private.import_leases is
  'Adds the leases of a portfolio file with their tenants, guarantors and rents, and opens what they hold and owe.';

create function private.write_imported_leases(p_organization_id uuid, p_judged jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.leases (id, organization_id, property_id, unit_id, status, starts_on, ends_on, ended_on, currency, due_day,
    deposit_minor, proration_method, late_fee_kind, late_fee_minor, late_fee_basis_points, late_fee_cap_minor, late_fee_grace_days,
    bill_from, charged_through)
  select j.id, p_organization_id, j.property_id, j.unit_id, j.status, j.starts_on, j.ends_on, j.ended_on, j.currency, j.due_day,
    j.deposit_minor, j.proration_method, j.late_fee_kind, j.late_fee_minor, j.late_fee_basis_points, j.late_fee_cap_minor,
    j.late_fee_grace_days, j.bill_from, case when j.bill_from > j.starts_on then j.bill_from - 1 end
  from jsonb_to_recordset(p_judged) as j (id uuid, line integer, property_id uuid, unit_id uuid, status public.lease_status, starts_on date,
    ends_on date, ended_on date, currency public.currency_code, due_day smallint, deposit_minor bigint,
    proration_method public.proration_method, late_fee_kind public.late_fee_kind, late_fee_minor bigint,
    late_fee_basis_points integer, late_fee_cap_minor bigint, late_fee_grace_days smallint, bill_from date, reason text)
  where j.reason is null order by j.line;
  insert into public.lease_tenants (organization_id, lease_id, person_id, is_primary)
  select p_organization_id, j.id, t.person_id, t.n = 1
  from jsonb_to_recordset(p_judged) as j (id uuid, people uuid[], reason text)
  cross join unnest(j.people) with ordinality as t (person_id, n)
  where j.reason is null;
  insert into public.lease_guarantors (organization_id, lease_id, person_id)
  select p_organization_id, j.id, t.person_id
  from jsonb_to_recordset(p_judged) as j (id uuid, sureties uuid[], reason text)
  cross join unnest(j.sureties) as t (person_id)
  where j.reason is null;
  insert into public.lease_rent_steps (organization_id, lease_id, currency, starts_on, rent_minor)
  select p_organization_id, j.id, j.currency, t.starts_on, t.rent_minor
  from jsonb_to_recordset(p_judged) as j (id uuid, currency public.currency_code, rents jsonb, reason text)
  cross join jsonb_to_recordset(j.rents) as t (starts_on date, rent_minor bigint)
  where j.reason is null;
end
$$;
comment on function private.write_imported_leases is 'Writes the leases of a portfolio file that were found good.';

create function private.import_portfolio(p_request_id uuid, p_organization_id uuid, p_files jsonb, p_is_trial boolean default false)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_result jsonb;
begin
  perform private.require_permission(p_organization_id, 'portfolio.write');
  perform private.require_permission(p_organization_id, 'people.write');
  perform private.require_permission(p_organization_id, 'leases.write');
  if (select coalesce(sum(jsonb_array_length(f.value)), 0) from jsonb_each(p_files) f) > 40000 then
    perform private.fail('too_many_rows');
  end if;
  if p_is_trial then
    perform private.forget_request(p_request_id);
  end if;
  perform private.lock_money(p_organization_id);
  -- A trial does all of it and takes it back: what it tells is what will happen.
  begin
    v_result := jsonb_build_object(
      'properties', private.import_properties(p_organization_id, coalesce(p_files -> 'properties', '[]')));
    v_result := v_result || jsonb_build_object(
      'units', private.import_portfolio_units(p_organization_id, coalesce(p_files -> 'units', '[]')));
    v_result := v_result || jsonb_build_object(
      'people', private.import_people(p_organization_id, coalesce(p_files -> 'people', '[]')));
    v_result := v_result || jsonb_build_object(
      'leases', private.import_leases(p_organization_id, coalesce(p_files -> 'leases', '[]')));
    if p_is_trial then
      raise exception using errcode = 'LL001';
    end if;
  exception when sqlstate 'LL001' then
    null;
  end;
  return v_result;
end
$$;
select private.declare_verb('import_portfolio', 'leases.write, money.write, people.write, portfolio.write', p_repeatable => true, p_comment =>
  'Adds properties, units, people and leases: {properties, units, people, leases}, each a list of rows with line and reference, 40,000 in all at most (docs/portfolio-files.md). Good rows are added, what is there already is left as it is, each bad row is answered: {properties: {added, known, refused: [{row, reason}]}, …}. Leases open what they hold (held_minor), what is owed of their deposit (owed_deposit_minor) and the rest (balance_minor, below zero what was paid ahead). A trial only tells. Errors: not_allowed, too_many_rows, value_out_of_range, request_id_reused.');
