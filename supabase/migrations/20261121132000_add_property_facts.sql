-- A property in a condominium (Ley 5038-58): its name and who administers it. Its tenants read these too; the monthly fee
-- is money and stands with the finances.
alter table public.properties
  add column in_condominium boolean not null default false,
  add column condominium_name text not null default '' check (char_length(condominium_name) <= 120),
  add column condominium_contact text not null default '' check (char_length(condominium_contact) <= 120),
  add column condominium_phone text not null default '' check (char_length(condominium_phone) <= 30),
  add column condominium_email text not null default ''
    check (condominium_email = '' or condominium_email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  add constraint properties_condominium_facts_need_one check (in_condominium
    or (condominium_name = '' and condominium_contact = '' and condominium_phone = '' and condominium_email = ''));
comment on column public.properties.condominium_contact is 'Who administers the condominium: a person or a firm.';
grant insert (in_condominium, condominium_name, condominium_contact, condominium_phone, condominium_email),
  update (in_condominium, condominium_name, condominium_contact, condominium_phone, condominium_email)
  on public.properties to authenticated;

create table public.property_finances (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  property_id uuid not null unique,
  value_minor bigint check (value_minor between 0 and 1000000000000),
  value_currency public.currency_code,
  valued_on date check (valued_on between '1990-01-01' and '2200-01-01'),
  purchase_minor bigint check (purchase_minor between 0 and 1000000000000),
  closing_costs_minor bigint check (closing_costs_minor between 0 and 1000000000000),
  purchase_currency public.currency_code,
  purchased_on date check (purchased_on between '1900-01-01' and '2200-01-01'),
  loan_minor bigint check (loan_minor between 0 and 1000000000000),
  debt_service_minor bigint check (debt_service_minor between 0 and 1000000000000),
  loan_currency public.currency_code,
  condominium_fee_minor bigint check (condominium_fee_minor between 0 and 1000000000000),
  condominium_fee_currency public.currency_code,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, property_id),
  check ((value_minor is null) = (value_currency is null) and (valued_on is null or value_minor is not null)),
  check ((purchase_minor is null) = (purchase_currency is null)
    and (purchase_minor is not null or (closing_costs_minor is null and purchased_on is null))),
  check ((loan_currency is null) = (loan_minor is null and debt_service_minor is null)),
  check ((condominium_fee_minor is null) = (condominium_fee_currency is null)),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table public.property_finances is
  'What a property is worth, what it cost, what is owed on it a year and its condominium''s monthly fee; a row for every property. Unknown is null, never zero. loan_minor is what was borrowed for the purchase.';

create function private.start_property_finances()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.property_finances (organization_id, property_id) values (new.organization_id, new.id);
  return null;
end
$$;
comment on function private.start_property_finances is 'Trigger: every property has its finances, unknown at first.';
create trigger start_property_finances after insert on public.properties
  for each row execute function private.start_property_finances();
insert into public.property_finances (organization_id, property_id) select organization_id, id from public.properties;

create table public.property_owners (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  property_id uuid not null,
  position smallint not null check (position between 1 and 20),
  full_name text not null check (char_length(btrim(full_name)) between 1 and 120),
  identity_type public.identity_type,
  identity_number text not null default '' check (char_length(identity_number) <= 30),
  share_basis_points integer not null check (share_basis_points between 1 and 10000),
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (property_id, position),
  check (identity_number = '' or identity_type is not null),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table public.property_owners is
  'Who owns a property together, with their shares: they sum to 100 % (10000), or there are none and the organisation owns it.';
create index property_owners_by_property on public.property_owners (organization_id, property_id, position);

create function private.check_property_owners()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_property uuid := coalesce(new.property_id, old.property_id);
  v_sum integer := (select sum(share_basis_points) from public.property_owners where property_id = v_property);
begin
  if v_sum <> 10000 then
    perform private.fail('owner_shares_differ', jsonb_build_object('sum', v_sum));
  end if;
  return null;
end
$$;
comment on function private.check_property_owners is 'Trigger at commit: the shares of a property''s owners sum to 100 %.';
create constraint trigger check_property_owners after insert or update or delete on public.property_owners
  deferrable initially deferred for each row execute function private.check_property_owners();

do $$
declare
  v_table text;
begin
  foreach v_table in array array['property_finances', 'property_owners'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated', v_table);
    execute format('grant all on public.%I to service_role', v_table);
  end loop;
end
$$;
create trigger touch_updated_at before update on public.property_finances
  for each row execute function private.touch_updated_at();
create trigger write_audit_log after update on public.property_finances
  for each row execute function private.write_audit_log();
create trigger write_audit_log after insert or update or delete on public.property_owners
  for each row execute function private.write_audit_log();

grant update (value_minor, value_currency, valued_on, purchase_minor, closing_costs_minor, purchase_currency, purchased_on,
  loan_minor, debt_service_minor, loan_currency, condominium_fee_minor, condominium_fee_currency)
  on public.property_finances to authenticated;
create policy "readers of money see what properties are worth" on public.property_finances for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
create policy "portfolio writers change what properties are worth" on public.property_finances for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "readers of people see who owns properties" on public.property_owners for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))));

create function private.set_property_owners(p_property_id uuid, p_owners jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_property public.properties;
  v_sum bigint;
begin
  -- One after the other for a property: two lists never mix.
  select * into v_property from public.properties where id = p_property_id
    and organization_id = any (array(select private.my_organization_ids('portfolio.write'))) for update;
  if not found then
    perform private.fail('not_found');
  end if;
  if jsonb_typeof(p_owners) is distinct from 'array' or jsonb_array_length(p_owners) > 20 then
    perform private.fail('too_many_owners');
  end if;
  select sum((o ->> 'share_basis_points')::integer) into v_sum from jsonb_array_elements(p_owners) o;
  if v_sum <> 10000 then
    perform private.fail('owner_shares_differ', jsonb_build_object('sum', v_sum));
  end if;
  -- The same list again changes nothing and leaves no trace in the log.
  if not exists (
    select 1 from (
      select position, full_name, identity_type, identity_number, share_basis_points
      from public.property_owners where property_id = p_property_id
    ) kept
    full join (
      select n::smallint as position, btrim(o ->> 'full_name') as full_name,
        nullif(o ->> 'identity_type', '')::public.identity_type as identity_type,
        coalesce(o ->> 'identity_number', '') as identity_number,
        (o ->> 'share_basis_points')::integer as share_basis_points
      from jsonb_array_elements(p_owners) with ordinality as given (o, n)
    ) given using (position)
    where to_jsonb(kept) is distinct from to_jsonb(given)
  ) then
    return jsonb_array_length(p_owners);
  end if;
  delete from public.property_owners where property_id = p_property_id;
  insert into public.property_owners
    (organization_id, property_id, position, full_name, identity_type, identity_number, share_basis_points)
  select v_property.organization_id, p_property_id, n, btrim(o ->> 'full_name'),
    nullif(o ->> 'identity_type', '')::public.identity_type, coalesce(o ->> 'identity_number', ''),
    (o ->> 'share_basis_points')::integer
  from jsonb_array_elements(p_owners) with ordinality as given (o, n);
  return jsonb_array_length(p_owners);
end
$$;

create function public.set_property_owners(p_property_id uuid, p_owners jsonb)
returns integer
language sql
set search_path = ''
as $$ select private.set_property_owners(p_property_id, p_owners) $$;
comment on function public.set_property_owners is
  'Replaces a property''s owners: [{full_name, identity_type, identity_number, share_basis_points}], in their order; an empty list leaves it to the organisation. Returns how many there are. Errors: not_found, owner_shares_differ (sum), too_many_owners.';
revoke execute on function private.set_property_owners, public.set_property_owners, private.start_property_finances,
  private.check_property_owners from public, anon;
grant execute on function private.set_property_owners, public.set_property_owners to authenticated;
