-- What a receipt says of its issuer, and closing an organisation.
alter table public.organizations
  add column rnc text not null default '' check (rnc ~ '^(\d{9}|\d{11})?$'),
  add column address text not null default '' check (char_length(address) <= 200),
  add column phone text not null default '' check (char_length(phone) <= 30),
  add column closed_at timestamptz;
comment on column public.organizations.rnc is
  'Number by which the tax authority knows it, digits only: nine of a company''s RNC, eleven of a person''s cédula; empty when unknown.';
comment on column public.organizations.closed_at is
  'Since then it can be read and not changed; nothing is deleted, and an owner can open it again.';
grant update (rnc, address, phone) on public.organizations to authenticated;

create function private.keep_posted_currency()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select 1 from public.journal_entries where organization_id = new.id) then
    perform private.fail('currency_locked');
  end if;
  return new;
end
$$;
comment on function private.keep_posted_currency is
  'Trigger: once something is posted, the currency in which figures are read first stays.';
create trigger keep_posted_currency before update of default_currency on public.organizations
  for each row when (old.default_currency <> new.default_currency)
  execute function private.keep_posted_currency();

create or replace function private.my_organization_ids(p_permission text)
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select m.organization_id
  from public.memberships m
  join private.role_permissions p on p.role = m.role and p.permission = p_permission
  where m.user_id = (select auth.uid())
    and (p_permission like '%.read'
      or not exists (select 1 from public.organizations o where o.id = m.organization_id and o.closed_at is not null))
$$;
comment on function private.my_organization_ids(text) is
  'Organisations in which the caller''s role holds the permission; of a closed one only those to read. Policies compare organization_id with this set, never row by row.';

create function private.refuse_in_closed_organization()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Waits for whoever is closing the organisation just now.
  perform 1 from public.organizations where id in (select organization_id from new_rows) for key share;
  if exists (select 1 from public.organizations
    where id in (select organization_id from new_rows) and closed_at is not null) then
    perform private.fail('organization_closed');
  end if;
  return null;
end
$$;
comment on function private.refuse_in_closed_organization is
  'Trigger: a closed organisation gets no leases and no payments, not even a tenant''s report.';
create trigger refuse_in_closed_organization after insert on public.leases referencing new table as new_rows
  for each statement execute function private.refuse_in_closed_organization();
create trigger refuse_in_closed_organization after insert on public.payments referencing new table as new_rows
  for each statement execute function private.refuse_in_closed_organization();

-- A receipt keeps what was true when it was issued, the issuer's own data too.
create or replace function private.receipt_details(p_payment_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'organization_name', o.name, 'organization_rnc', nullif(o.rnc, ''),
    'organization_address', nullif(o.address, ''), 'organization_phone', nullif(o.phone, ''),
    'tenant_name', (select string_agg(pe.full_name, ', ' order by lt.is_primary desc, pe.full_name)
      from public.lease_tenants lt join public.people pe on pe.id = lt.person_id where lt.lease_id = p.lease_id),
    'property_name', pr.name, 'unit_label', u.label,
    'address', concat_ws(', ', nullif(btrim(pr.street || ' ' || pr.street_number), ''), nullif(pr.sector, ''), pr.municipality, pr.province),
    'method', p.method, 'reference', p.reference, 'paid_on', p.paid_on,
    'allocations', coalesce((select jsonb_agg(jsonb_build_object('kind', c.kind, 'description', c.description,
        'period_start', c.period_start, 'period_end', c.period_end, 'amount_minor', a.amount_minor) order by c.due_on, c.id)
      from public.payment_allocations a join public.charges c on c.id = a.charge_id where a.payment_id = p.id), '[]'),
    'credit_minor', p.unapplied_minor)
  from public.payments p
  join public.organizations o on o.id = p.organization_id
  join public.leases l on l.id = p.lease_id
  join public.units u on u.id = l.unit_id
  join public.properties pr on pr.id = l.property_id
  where p.id = p_payment_id
$$;
