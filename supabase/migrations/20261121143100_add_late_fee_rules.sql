-- Late fees by rule: the lease's own, else the property's, else the organisation's; the most specific one counts as a whole.
-- src/domain/late-fee.ts says the same, and a test holds them equal.
create table public.late_fee_rules (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  property_id uuid,
  lease_id uuid,
  currency public.currency_code not null,
  kind public.late_fee_kind not null,
  amount_minor bigint check (amount_minor between 1 and 1000000000000),
  basis_points integer check (basis_points between 1 and 10000),
  frequency public.late_fee_frequency not null default 'one_time',
  grace_days smallint not null default 0 check (grace_days between 0 and 60),
  minimum_balance_minor bigint not null default 0 check (minimum_balance_minor between 0 and 1000000000000),
  monthly_maximum_minor bigint check (monthly_maximum_minor between 1 and 1000000000000),
  maximum_minor bigint check (maximum_minor between 1 and 1000000000000),
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique nulls not distinct (organization_id, property_id, lease_id, currency),
  check (num_nonnulls(property_id, lease_id) <= 1),
  check (case kind
    when 'none' then amount_minor is null and basis_points is null
    when 'fixed' then amount_minor is not null and basis_points is null
    else amount_minor is null and basis_points is not null end),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade,
  foreign key (lease_id, currency) references public.leases (id, currency) on delete cascade
);
comment on table public.late_fee_rules is
  'How late rent in a currency is charged for: in the organisation, in a property, or in one lease. Amounts in minor units; kind none is an exemption.';
create index late_fee_rules_by_lease on public.late_fee_rules (lease_id) where lease_id is not null;
create index late_fee_rules_by_property on public.late_fee_rules (property_id) where property_id is not null;
alter table public.late_fee_rules enable row level security;
grant select on public.late_fee_rules to authenticated, service_role;
create policy "readers of leases see late fee rules" on public.late_fee_rules for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read'))));
create trigger write_audit_log after insert or update or delete on public.late_fee_rules
  for each row execute function private.write_audit_log();

alter table public.leases add column late_fee_inherited boolean not null default false;
alter table public.leases add check (not late_fee_inherited or late_fee_kind = 'none');
comment on column public.leases.late_fee_inherited is
  'True when a lease without a late fee of its own follows the rule of its property or organisation; else none means none.';

-- A daily rule brings many fees for one charge, never two on a day.
alter table public.charges drop constraint charges_late_fee_for_key;
create unique index charges_one_late_fee_a_day on public.charges (late_fee_for, due_on) where late_fee_for is not null;

create function private.late_fee_rule_of(p_lease public.leases)
returns public.late_fee_rules
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_rule public.late_fee_rules;
begin
  select * into v_rule from public.late_fee_rules where lease_id = p_lease.id;
  if found then
    return v_rule;
  end if;
  if p_lease.late_fee_kind <> 'none' then
    v_rule.kind := p_lease.late_fee_kind;
    v_rule.amount_minor := p_lease.late_fee_minor;
    v_rule.basis_points := p_lease.late_fee_basis_points;
    v_rule.frequency := 'one_time';
    v_rule.grace_days := p_lease.late_fee_grace_days;
    v_rule.minimum_balance_minor := 0;
    v_rule.maximum_minor := p_lease.late_fee_cap_minor;
    return v_rule;
  end if;
  if p_lease.late_fee_inherited then
    select * into v_rule from public.late_fee_rules
    where organization_id = p_lease.organization_id and currency = p_lease.currency and lease_id is null
      and (property_id = p_lease.property_id or property_id is null)
    order by property_id nulls last limit 1;
  end if;
  return v_rule;
end
$$;
comment on function private.late_fee_rule_of is 'The rule that counts for a lease; a row of nulls when there is none.';

create function private.late_fee_to_post(
  p_rule public.late_fee_rules, p_due_on date, p_amount_minor bigint, p_outstanding_minor bigint, p_posted_minor bigint,
  p_posted_in_month_minor bigint, p_last_fee_on date, p_today date)
returns bigint
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_first date := p_due_on + p_rule.grace_days + 1;
  v_days integer;
  v_fee numeric;
begin
  if p_rule.kind is null or p_rule.kind = 'none' or p_outstanding_minor <= 0
    or p_outstanding_minor < p_rule.minimum_balance_minor or p_today < v_first then
    return 0;
  end if;
  v_days := case when p_rule.frequency = 'daily' then greatest(0, p_today - greatest(v_first, p_last_fee_on + 1) + 1)
    when p_last_fee_on is null then 1 else 0 end;
  v_fee := v_days * case p_rule.kind
    when 'fixed' then p_rule.amount_minor
    when 'percent_of_outstanding' then round(p_outstanding_minor::numeric * p_rule.basis_points / 10000)
    else round(p_amount_minor::numeric * p_rule.basis_points / 10000) end;
  return greatest(0, least(v_fee, p_rule.maximum_minor - p_posted_minor,
    p_rule.monthly_maximum_minor - p_posted_in_month_minor, 1000000000000));
end
$$;
comment on function private.late_fee_to_post is
  'What a late charge brings in fees today, in minor units: its rule''s fee for each day that is due and not posted, within the caps.';

create or replace function private.post_late_fees(p_organization_id uuid, p_today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_charge record;
  v_lease public.leases;
  v_fee bigint;
  v_count integer := 0;
begin
  for v_charge in
    select c.id, c.lease_id, c.due_on, c.amount_minor - c.credited_minor as amount_minor, c.outstanding_minor, c.period_start,
      c.period_end, f.posted_minor, f.posted_in_month_minor, f.last_fee_on
    from public.charges c
    join public.leases l on l.id = c.lease_id
    join public.organizations o on o.id = c.organization_id
    cross join lateral (
      -- A fee that was taken back does not come again: its day counts, its amount does not.
      select coalesce(sum(amount_minor) filter (where reversed_at is null), 0)::bigint as posted_minor,
        coalesce(sum(amount_minor) filter (where reversed_at is null
          and due_on >= date_trunc('month', p_today)::date), 0)::bigint as posted_in_month_minor,
        max(due_on) as last_fee_on
      from public.charges where late_fee_for = c.id
    ) f
    where c.organization_id = p_organization_id and c.kind = 'rent' and c.outstanding_minor > 0 and c.due_on < p_today
      -- Rent that was due before the lease was entered came with it: nobody was late with a bill that was not there.
      and c.due_on >= (l.created_at at time zone o.time_zone)::date
      and (l.late_fee_kind <> 'none' or l.late_fee_inherited
        or exists (select 1 from public.late_fee_rules r where r.lease_id = l.id))
    order by c.due_on, c.id
  loop
    select * into v_lease from public.leases where id = v_charge.lease_id;
    v_fee := private.late_fee_to_post(private.late_fee_rule_of(v_lease), v_charge.due_on, v_charge.amount_minor,
      v_charge.outstanding_minor, v_charge.posted_minor, v_charge.posted_in_month_minor, v_charge.last_fee_on, p_today);
    if v_fee > 0 then
      perform private.post_charge(v_lease, 'late_fee', v_fee, p_today, p_today,
        v_charge.period_start, v_charge.period_end, '', v_charge.id);
      v_count := v_count + 1;
    end if;
  end loop;
  return v_count;
end
$$;
comment on function private.post_late_fees is
  'Posts the late fees of each rent charge that fell due since the lease was entered and is still open after its grace days, by the rule that counts for the lease; returns how many.';

create function private.carry_late_fee_rule()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.late_fee_rules (organization_id, lease_id, currency, kind, amount_minor, basis_points, frequency, grace_days,
    minimum_balance_minor, monthly_maximum_minor, maximum_minor)
  select organization_id, new.id, currency, kind, amount_minor, basis_points, frequency, grace_days, minimum_balance_minor,
    monthly_maximum_minor, maximum_minor
  from public.late_fee_rules where lease_id = new.renews_lease_id;
  update public.leases set late_fee_inherited = true
  where id = new.id and late_fee_kind = 'none'
    and exists (select 1 from public.leases o where o.id = new.renews_lease_id and o.late_fee_inherited);
  return null;
end
$$;
comment on function private.carry_late_fee_rule is 'Trigger: a renewal keeps the late fees of the lease that it follows.';
create trigger carry_late_fee_rule after insert on public.leases
  for each row when (new.renews_lease_id is not null) execute function private.carry_late_fee_rule();
revoke execute on function private.late_fee_rule_of, private.late_fee_to_post, private.carry_late_fee_rule
  from public, anon, authenticated;
