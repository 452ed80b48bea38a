create table public.leases (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  property_id uuid not null,
  unit_id uuid not null,
  status public.lease_status not null default 'draft',
  starts_on date not null,
  ends_on date not null,
  ended_on date,
  currency public.currency_code not null,
  due_day smallint not null check (due_day between 1 and 28),
  deposit_minor bigint not null default 0 check (deposit_minor between 0 and 1000000000000),
  proration_method public.proration_method not null default 'calendar_month',
  late_fee_kind public.late_fee_kind not null default 'none',
  late_fee_minor bigint check (late_fee_minor between 1 and 1000000000000),
  late_fee_basis_points integer check (late_fee_basis_points between 1 and 10000),
  late_fee_cap_minor bigint check (late_fee_cap_minor > 0),
  late_fee_grace_days smallint not null default 0 check (late_fee_grace_days between 0 and 60),
  bill_from date not null,
  charged_through date,
  -- The days on which the unit is taken: two leases of one unit never share a day.
  occupies daterange not null generated always as (
    case
      when status in ('draft', 'sent', 'partially_signed') then 'empty'::daterange
      when status = 'month_to_month' then daterange(starts_on, null, '[]')
      else daterange(starts_on, coalesce(ended_on, ends_on), '[]')
    end
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (id, currency),
  check (ends_on >= starts_on),
  check (starts_on between '1990-01-01' and '2200-01-01' and ends_on <= '2200-01-01'),
  check (ended_on is null or ended_on >= starts_on),
  check (bill_from between starts_on and '2200-01-01'),
  check (case late_fee_kind
    when 'none' then late_fee_minor is null and late_fee_basis_points is null
    when 'fixed' then late_fee_minor is not null and late_fee_basis_points is null
    else late_fee_minor is null and late_fee_basis_points is not null end),
  foreign key (organization_id, unit_id) references public.units (organization_id, id) on delete restrict,
  foreign key (property_id, unit_id) references public.units (property_id, id) on delete restrict,
  constraint leases_never_overlap exclude using gist
    (unit_id extensions.gist_uuid_ops with =, occupies with &&)
);
comment on table public.leases is
  'A contract for one unit. The term is inclusive of both days; charged_through is the last day whose rent has been charged.';
create index leases_by_unit on public.leases (unit_id);
create index leases_by_property on public.leases (property_id, unit_id);
create index leases_to_charge on public.leases (organization_id, charged_through)
  where status in ('active', 'notice_given', 'month_to_month', 'ended', 'terminated')
    and (status = 'month_to_month' or charged_through is null or charged_through < coalesce(ended_on, ends_on));
create index leases_to_advance on public.leases (organization_id, status, starts_on, ends_on);
create index leases_ending on public.leases (organization_id, ends_on, id) where status in ('active', 'notice_given');

create table public.lease_tenants (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  person_id uuid not null,
  user_id uuid references auth.users (id) on delete set null,
  is_primary boolean not null default false,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (lease_id, person_id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade,
  foreign key (organization_id, person_id) references public.people (organization_id, id) on delete restrict
);
comment on table public.lease_tenants is 'The tenants of a lease; user_id is set when the person accepts an invitation.';
create unique index lease_tenants_one_primary on public.lease_tenants (lease_id) where is_primary;
create index lease_tenants_by_user on public.lease_tenants (user_id, lease_id);
create index lease_tenants_by_person on public.lease_tenants (organization_id, person_id);
create index lease_tenants_by_lease on public.lease_tenants (organization_id, lease_id);

create table public.lease_rent_steps (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  currency public.currency_code not null,
  starts_on date not null check (starts_on between '1990-01-01' and '2200-01-01'),
  rent_minor bigint not null check (rent_minor between 0 and 1000000000000),
  created_at timestamptz not null default now(),
  unique (lease_id, starts_on),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade,
  foreign key (lease_id, currency) references public.leases (id, currency) on delete cascade
);
comment on table public.lease_rent_steps is 'The rent a month from a day on, in the lease''s currency; zero is a rent-free time.';
create index lease_rent_steps_by_lease on public.lease_rent_steps (organization_id, lease_id);

create function private.link_tenant_user()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.user_id := (select p.user_id from public.people p where p.id = new.person_id);
  return new;
end
$$;
comment on function private.link_tenant_user is 'Trigger: a person who already is a user sees a new lease at once.';
create trigger link_tenant_user before insert on public.lease_tenants
  for each row execute function private.link_tenant_user();

create function private.is_occupying(p_status public.lease_status)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_status in ('active', 'notice_given', 'month_to_month')
$$;
comment on function private.is_occupying is 'True when a lease in this state means that somebody lives or works in the unit.';

create function private.refuse_archive_in_use()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select 1 from public.leases
    where case tg_table_name when 'units' then unit_id = new.id else property_id = new.id end
      and status in ('sent', 'partially_signed', 'signed', 'active', 'notice_given', 'month_to_month')
  ) then
    perform private.fail('in_use', jsonb_build_object('table', tg_table_name));
  end if;
  return new;
end
$$;
comment on function private.refuse_archive_in_use is
  'Trigger: what is let, or about to be, is not put away; else more units would be let than there are.';
create trigger refuse_archive_in_use before update of archived_at on public.units
  for each row when (old.archived_at is null and new.archived_at is not null)
  execute function private.refuse_archive_in_use();
create trigger refuse_archive_in_use before update of archived_at on public.properties
  for each row when (old.archived_at is null and new.archived_at is not null)
  execute function private.refuse_archive_in_use();

create function private.my_lease_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select lease_id from public.lease_tenants where user_id = (select auth.uid())
$$;
comment on function private.my_lease_ids is 'Leases that the caller is a tenant of.';

create function private.my_unit_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select unit_id from public.leases where id in (select private.my_lease_ids())
$$;
comment on function private.my_unit_ids is 'Units that the caller rents or rented.';

create function private.my_property_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select property_id from public.leases where id in (select private.my_lease_ids())
$$;
comment on function private.my_property_ids is 'Properties in which the caller rents or rented.';

create function private.my_landlord_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select organization_id from public.lease_tenants where user_id = (select auth.uid())
$$;
comment on function private.my_landlord_ids is 'Organisations that the caller rents or rented from.';
grant execute on function private.my_lease_ids, private.my_unit_ids, private.my_property_ids, private.my_landlord_ids,
  private.is_occupying to authenticated, service_role;

do $$
declare
  v_table text;
begin
  foreach v_table in array array['leases', 'lease_tenants', 'lease_rent_steps'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated', v_table);
    execute format('grant all on public.%I to service_role', v_table);
    execute format('create trigger write_audit_log after insert or update or delete on public.%I
      for each row execute function private.write_audit_log()', v_table);
  end loop;
end
$$;
create trigger touch_updated_at before update on public.leases
  for each row execute function private.touch_updated_at();

create policy "members and tenants see the organisation" on public.organizations for select to authenticated
  using (id = any (array(select private.my_organization_ids())) or id = any (array(select private.my_landlord_ids())));
create policy "readers and tenants see properties" on public.properties for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or id = any (array(select private.my_property_ids())));
create policy "readers and tenants see units" on public.units for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or id = any (array(select private.my_unit_ids())));
create policy "readers see people and people see themselves" on public.people for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read')))
    or user_id = (select auth.uid()));
create policy "readers and tenants see leases" on public.leases for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read')))
    or id = any (array(select private.my_lease_ids())));
create policy "readers and tenants see the tenants of a lease" on public.lease_tenants for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read')))
    or lease_id = any (array(select private.my_lease_ids())));
create policy "readers and tenants see rent steps" on public.lease_rent_steps for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read')))
    or lease_id = any (array(select private.my_lease_ids())));
