-- Somebody leaves a lease on a day, and their row stays: from the day after they are no party, and they keep reading what was
-- theirs until then. Dates decide, so that nobody waits for a job.
alter table public.lease_tenants
  add column left_on date,
  add column primary_from date,
  add column has_left boolean not null default false;
comment on column public.lease_tenants.left_on is 'The last day on which they are a party; null while they stay.';
comment on column public.lease_tenants.primary_from is
  'Since when the primary tenant is the first one: the day after the one before them left. Null since the lease began.';
comment on column public.lease_tenants.has_left is
  'Kept by a job for what counts and lists; who may read or is written to is decided by left_on.';

-- One primary tenant on each day.
drop index public.lease_tenants_one_primary;
alter table public.lease_tenants add constraint lease_tenants_one_primary exclude using gist
  (lease_id extensions.gist_uuid_ops with =, daterange(primary_from, left_on, '[]') with &&) where (is_primary);
create index lease_tenants_leaving on public.lease_tenants (organization_id, left_on) where left_on is not null and not has_left;

create view public.lease_parties with (security_invoker = true) as
select t.id, t.organization_id, t.lease_id, t.person_id, t.user_id,
  t.is_primary and (t.primary_from is null or t.primary_from <= private.organization_today(t.organization_id)) as is_primary,
  t.created_at, t.left_on
from public.lease_tenants t
where t.left_on is null or t.left_on >= private.organization_today(t.organization_id);
comment on view public.lease_parties is
  'Who is a tenant of a lease today. What is done with or sent to tenants asks here; lease_tenants has those who left, too.';
grant select on public.lease_parties to authenticated, service_role;

create function private.lease_party_ids(p_lease_id uuid, p_on date)
returns uuid[]
language sql
stable
security definer
set search_path = ''
as $$
  select array(
    select t.person_id from public.lease_tenants t
    where t.lease_id = p_lease_id and (t.left_on is null or t.left_on >= p_on)
    order by t.is_primary and (t.primary_from is null or t.primary_from <= p_on) desc, t.created_at, t.id)
$$;
comment on function private.lease_party_ids is
  'People who are parties of a lease on a day, the primary tenant first: those whom a lease that follows takes along.';

create function private.lease_party_names(p_lease_id uuid, p_on date)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select string_agg(pe.full_name, ', '
    order by t.is_primary and (t.primary_from is null or t.primary_from <= p_on) desc, pe.full_name)
  from public.lease_tenants t join public.people pe on pe.id = t.person_id
  where t.lease_id = p_lease_id and (t.left_on is null or t.left_on >= p_on)
$$;
comment on function private.lease_party_names is 'Who stands on a paper of a day.';

create function private.last_day_of(p_lease_id uuid, p_user_id uuid)
returns date
language sql
stable
security definer
set search_path = ''
as $$
  select case when bool_or(t.left_on is null or t.left_on >= private.organization_today(t.organization_id)) then 'infinity'
    else max(t.left_on) end
  from public.lease_tenants t where t.lease_id = p_lease_id and t.user_id = p_user_id
$$;
comment on function private.last_day_of is 'Until which day somebody reads of a lease: for ever while they are a party, null when they never were.';

create function private.my_last_day(p_lease_id uuid)
returns date
language sql
stable
security definer
set search_path = ''
as $$ select private.last_day_of(p_lease_id, (select auth.uid())) $$;
comment on function private.my_last_day is 'Until which day the caller reads of a lease that is or was theirs.';

create function private.last_moment_of(p_lease_id uuid, p_user_id uuid)
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select (private.last_day_of(p_lease_id, p_user_id) + 1)::timestamp at time zone o.time_zone
  from public.leases l join public.organizations o on o.id = l.organization_id where l.id = p_lease_id
$$;
comment on function private.last_moment_of is 'The midnight after somebody''s last day, where the lease is.';

create function private.my_last_moment(p_lease_id uuid)
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$ select private.last_moment_of(p_lease_id, (select auth.uid())) $$;
comment on function private.my_last_moment is 'Before which moment the caller reads of a lease that is or was theirs.';

create or replace function private.my_lease_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select t.lease_id from public.lease_parties t join public.leases l on l.id = t.lease_id
  where t.user_id = (select auth.uid()) and l.status <> 'draft'
$$;
comment on function private.my_lease_ids is 'Leases that the caller is a tenant of today, those that ended too.';

create function private.my_past_lease_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select t.lease_id from public.lease_tenants t
  join public.leases l on l.id = t.lease_id
  where t.user_id = (select auth.uid()) and t.left_on < private.organization_today(t.organization_id) and l.status <> 'draft'
$$;
comment on function private.my_past_lease_ids is 'Leases that the caller left while others stayed; my_last_day says until when they read.';

-- What is kept for counts and lists follows the day.
create function private.mark_who_has_left()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.has_left := coalesce(new.left_on < private.organization_today(new.organization_id), false);
  return new;
end
$$;
comment on function private.mark_who_has_left is 'Trigger: a day that is over already counts at once.';
create trigger mark_who_has_left before insert or update of left_on on public.lease_tenants
  for each row execute function private.mark_who_has_left();

create function private.mark_tenants_who_left(p_organization_id uuid, p_today date)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.lease_tenants set has_left = true
  where organization_id = p_organization_id and left_on is not null and not has_left and left_on < p_today
$$;
comment on function private.mark_tenants_who_left is 'Job: counts and lists follow those whose last day is over.';
insert into private.job_steps (position, function_name, takes, counted_as) values (5, 'mark_tenants_who_left', 'day', null);

create or replace function private.keep_tenant_count()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_source text := case
    when tg_table_name = 'leases' then
      'select n.organization_id, (private.is_occupying(n.status)::int - private.is_occupying(o.status)::int)
         * (select count(*) from public.lease_tenants lt where lt.lease_id = n.id and not lt.has_left) as n
       from new_rows n join old_rows o using (id) where n.status <> o.status'
    when tg_op = 'UPDATE' then
      'select n.organization_id, o.has_left::int - n.has_left::int as n
       from new_rows n join old_rows o using (id) join public.leases l on l.id = n.lease_id
       where n.has_left <> o.has_left and private.is_occupying(l.status)'
    else format('select r.organization_id, %s as n from %I r join public.leases l on l.id = r.lease_id
       where private.is_occupying(l.status) and not r.has_left',
      case tg_op when 'INSERT' then 1 else -1 end, case tg_op when 'INSERT' then 'new_rows' else 'old_rows' end)
  end;
begin
  execute format(
    'update public.organization_totals t set tenant_count = t.tenant_count + d.n
     from (select organization_id, sum(n) as n from (%s) x group by organization_id having sum(n) <> 0) d
     where t.organization_id = d.organization_id', v_source);
  return null;
end
$$;
create trigger keep_tenant_count_on_update after update on public.lease_tenants
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.keep_tenant_count();

-- The list of tenants has who left as it has those whose lease ended.
alter table public.tenant_rows add column left_on date, add column has_left boolean not null default false;
comment on column public.tenant_rows.left_on is 'Their last day as a party; null while they stay.';
comment on column public.tenant_rows.has_left is 'Their last day is over: their row says ended, and owes nothing.';

create or replace function private.find_tenant_rows(p_lease_ids uuid[])
returns setof public.tenant_rows
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select t.id, t.organization_id, t.lease_id, t.person_id, t.user_id, l.unit_id, l.property_id,
      t.is_primary and not t.has_left and (t.primary_from is null or not exists (
        select 1 from public.lease_tenants x where x.lease_id = t.lease_id and x.is_primary and not x.has_left
          and (x.primary_from is null or x.primary_from < t.primary_from))),
      pe.full_name, p.name, case when t.has_left then 'ended' else l.status end, l.starts_on,
      case when t.has_left then t.left_on else l.ends_on end, r.rent_minor,
      case when t.has_left then 0 else coalesce(b.receivable_minor, 0) end, u.label, l.currency, pe.email, pe.phone,
      case when t.has_left then 0 else coalesce(b.credit_minor, 0) end, t.left_on, t.has_left
    from public.leases l
    join public.organizations o on o.id = l.organization_id
    join public.lease_tenants t on t.lease_id = l.id
    join public.people pe on pe.id = t.person_id
    join public.properties p on p.id = l.property_id
    join public.units u on u.id = l.unit_id
    left join public.lease_balances b on b.lease_id = l.id
    left join lateral (
      select s.rent_minor from public.lease_rent_steps s where s.lease_id = l.id
      order by (s.starts_on <= (now() at time zone o.time_zone)::date) desc,
        abs(s.starts_on - (now() at time zone o.time_zone)::date) limit 1
    ) r on true
    where l.id = any (p_lease_ids);
end
$$;

create or replace function private.keep_tenant_rows(p_lease_ids uuid[])
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.tenant_rows as k select * from private.find_tenant_rows(p_lease_ids)
  on conflict (id) do update set lease_id = excluded.lease_id, person_id = excluded.person_id, user_id = excluded.user_id,
    unit_id = excluded.unit_id, property_id = excluded.property_id, is_primary = excluded.is_primary, full_name = excluded.full_name,
    property_name = excluded.property_name, status = excluded.status, starts_on = excluded.starts_on,
    ends_on = excluded.ends_on, rent_minor = excluded.rent_minor, receivable_minor = excluded.receivable_minor,
    unit_label = excluded.unit_label, currency = excluded.currency, email = excluded.email, phone = excluded.phone,
    credit_minor = excluded.credit_minor, left_on = excluded.left_on, has_left = excluded.has_left
  where k is distinct from excluded
$$;

create or replace function private.keep_rows_of_balances()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.tenant_rows k set receivable_minor = n.receivable_minor, credit_minor = n.credit_minor from new_rows n
  where k.organization_id = n.organization_id and k.lease_id = n.lease_id and not k.has_left
    and (k.receivable_minor, k.credit_minor) <> (n.receivable_minor, n.credit_minor);
  return null;
end
$$;

create or replace view public.tenants_list with (security_invoker = true) as
-- What no page is ordered by is looked up for the rows of the page alone.
select k.id, k.organization_id, k.person_id, k.lease_id, k.user_id, k.is_primary, k.full_name, k.email, k.phone,
  k.property_id, k.unit_id, k.property_name, k.unit_label, k.rent_minor, k.currency, k.starts_on, k.ends_on, k.status,
  k.receivable_minor, k.credit_minor,
  (select pe.search_name from public.people pe where pe.id = k.person_id) as search_name,
  (select pe.search_text from public.people pe where pe.id = k.person_id) as search_text,
  array(select t.tag from public.person_tags t where t.organization_id = k.organization_id and t.person_id = k.person_id
    order by t.tag collate private.natural_order) as tags,
  k.full_name collate private.natural_order as full_name_order, k.property_name collate private.natural_order as property_name_order,
  k.left_on, k.has_left
from public.tenant_rows k;

revoke execute on function private.lease_party_ids, private.lease_party_names, private.last_day_of, private.my_last_day,
  private.last_moment_of, private.my_last_moment, private.my_past_lease_ids, private.mark_who_has_left,
  private.mark_tenants_who_left from public, anon, authenticated;
grant execute on function private.my_last_day, private.my_last_moment, private.my_past_lease_ids to authenticated, service_role;
select private.guard_columns();
