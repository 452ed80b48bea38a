-- Arrears that a tenant pays off in instalments. Payments pay the oldest charges first, so what came of a plan is what its
-- charges have lost since it was agreed: nothing is written twice, and no job is needed to say whether it is kept.
create table public.payment_plans (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  currency public.currency_code not null,
  agreed_on date not null,
  total_minor bigint not null check (total_minor > 0),
  note text not null default '' check (char_length(note) <= 300),
  cancelled_at timestamptz,
  created_by uuid,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id),
  foreign key (lease_id, currency) references public.leases (id, currency)
);
comment on table public.payment_plans is
  'An agreement to pay what was owed on a day in instalments; while it is kept, no late fee is charged on those charges.';
create index payment_plans_by_organization on public.payment_plans (organization_id, created_at desc);
create index payment_plans_by_lease on public.payment_plans (lease_id);

create table public.payment_plan_instalments (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  plan_id uuid not null,
  lease_id uuid not null,
  position smallint not null check (position between 1 and 36),
  due_on date not null,
  amount_minor bigint not null check (amount_minor > 0),
  unique (plan_id, position),
  unique (plan_id, due_on),
  foreign key (organization_id, plan_id) references public.payment_plans (organization_id, id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id)
);
comment on table public.payment_plan_instalments is 'What of a plan is to be paid by which day.';
create index payment_plan_instalments_by_organization on public.payment_plan_instalments (organization_id, plan_id);
create index payment_plan_instalments_by_lease on public.payment_plan_instalments (lease_id);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['payment_plans', 'payment_plan_instalments'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
    execute format('create policy "readers of money and tenants see %s" on public.%I for select to authenticated
      using (organization_id = any (array(select private.my_organization_ids(''money.read'')))
        or lease_id = any (array(select private.my_lease_ids())))', replace(v_table, '_', ' '), v_table);
    execute format('create trigger refuse_delete before delete on public.%I
      for each row execute function private.refuse_change()', v_table);
    execute format('create trigger refuse_truncate before truncate on public.%I
      for each statement execute function private.refuse_change()', v_table);
  end loop;
end
$$;
create trigger keep_posted_fields before update on public.payment_plans for each row
  execute function private.keep_posted_fields('cancelled_at');
create trigger refuse_change before update on public.payment_plan_instalments
  for each row execute function private.refuse_change();
create trigger write_audit_log after insert or update on public.payment_plans
  for each row execute function private.write_audit_log();

create view public.payment_plans_list with (security_invoker = true) as
select p.id, p.organization_id, p.lease_id, p.currency, p.agreed_on, p.total_minor, p.note, p.cancelled_at, p.created_at,
  greatest(p.total_minor - o.open_minor, 0) as paid_minor, d.due_minor, n.due_on as next_due_on,
  case when p.cancelled_at is not null then 'cancelled' when o.open_minor = 0 then 'kept'
    when p.total_minor - o.open_minor < d.due_minor then 'broken' else 'active' end as state
from public.payment_plans p
join public.organizations g on g.id = p.organization_id
cross join lateral (
  select coalesce(sum(c.outstanding_minor), 0)::bigint as open_minor from public.charges c
  where c.lease_id = p.lease_id and c.due_on <= p.agreed_on
) o
cross join lateral (
  select coalesce(sum(i.amount_minor), 0)::bigint as due_minor from public.payment_plan_instalments i
  where i.plan_id = p.id and i.due_on < (now() at time zone g.time_zone)::date
) d
left join lateral (
  select i.due_on from (select due_on, sum(amount_minor) over (order by position) as upto
    from public.payment_plan_instalments where plan_id = p.id) i
  where i.upto > p.total_minor - o.open_minor order by i.due_on limit 1
) n on true;
comment on view public.payment_plans_list is
  'Plans with what was paid of them, what should have been, and their state: active, kept, broken (an instalment''s day has passed unpaid) or cancelled.';
grant select on public.payment_plans_list to authenticated, service_role;

create function private.plan_covers(p_charge public.charges, p_today date)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1 from public.payment_plans p
    where p.lease_id = p_charge.lease_id and p.cancelled_at is null and p_charge.due_on <= p.agreed_on
      and p.total_minor - (select coalesce(sum(c.outstanding_minor), 0) from public.charges c
          where c.lease_id = p.lease_id and c.due_on <= p.agreed_on)
        >= (select coalesce(sum(i.amount_minor), 0) from public.payment_plan_instalments i
          where i.plan_id = p.id and i.due_on < p_today)
  )
$$;
comment on function private.plan_covers is 'Whether a plan that is being kept covers the charge on that day.';

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
    select c.id, c.lease_id, c.amount_minor, c.outstanding_minor, c.period_start, c.period_end
    from public.charges c
    join public.leases l on l.id = c.lease_id
    join public.organizations o on o.id = c.organization_id
    where c.organization_id = p_organization_id and c.kind = 'rent' and c.outstanding_minor > 0
      -- Rent that was due before the lease was entered came with it: nobody was late with a bill that was not there.
      and c.due_on >= (l.created_at at time zone o.time_zone)::date
      and l.late_fee_kind <> 'none' and c.due_on + l.late_fee_grace_days < p_today
      and not exists (select 1 from public.charges f where f.late_fee_for = c.id)
      and not private.plan_covers(c, p_today)
    order by c.due_on, c.id
  loop
    select * into v_lease from public.leases where id = v_charge.lease_id;
    v_fee := case v_lease.late_fee_kind
      when 'fixed' then v_lease.late_fee_minor
      when 'percent_of_outstanding' then round(v_charge.outstanding_minor::numeric * v_lease.late_fee_basis_points / 10000)
      else round(v_charge.amount_minor::numeric * v_lease.late_fee_basis_points / 10000) end;
    v_fee := least(v_fee, coalesce(v_lease.late_fee_cap_minor, v_fee));
    if v_fee > 0 then
      perform private.post_charge(v_lease, 'late_fee', v_fee, p_today, p_today,
        v_charge.period_start, v_charge.period_end, '', v_charge.id);
      v_count := v_count + 1;
    end if;
  end loop;
  return v_count;
end
$$;

create function private.agree_payment_plan(p_request_id uuid, p_lease_id uuid, p_instalments jsonb, p_note text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_known jsonb;
  v_id uuid := gen_random_uuid();
  v_today date;
  v_open bigint;
  v_total numeric;
  v_count integer;
begin
  select * into v_lease from public.leases
  where id = p_lease_id and organization_id in (select private.my_organization_ids('money.write'));
  if not found then
    perform private.fail('not_found');
  end if;
  v_known := private.claim_request(p_request_id, 'agree_payment_plan',
    jsonb_build_object('lease', p_lease_id, 'instalments', p_instalments, 'note', p_note));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  perform private.lock_money(v_lease.organization_id);
  v_today := private.organization_today(v_lease.organization_id);
  v_open := (select coalesce(sum(outstanding_minor), 0) from public.charges where lease_id = p_lease_id and due_on <= v_today);
  select coalesce(sum(amount_minor), 0), count(*) into v_total, v_count
  from jsonb_to_recordset(coalesce(p_instalments, '[]')) as i (due_on date, amount_minor bigint);
  if v_open = 0 then
    perform private.fail('nothing_owed');
  elsif v_count not between 1 and 36 then
    perform private.fail('instalments_missing');
  elsif exists (select 1 from jsonb_to_recordset(p_instalments) as i (due_on date, amount_minor bigint)
    where i.due_on is null or i.due_on < v_today or i.due_on > v_today + 1096 or coalesce(i.amount_minor, 0) <= 0) then
    perform private.fail('instalment_invalid');
  elsif v_total <> v_open then
    perform private.fail('instalments_sum', jsonb_build_object('owed_minor', v_open));
  elsif exists (select 1 from public.payment_plans where lease_id = p_lease_id and cancelled_at is null
    and exists (select 1 from public.charges c where c.lease_id = p_lease_id and c.due_on <= agreed_on and c.outstanding_minor > 0)) then
    perform private.fail('plan_exists');
  end if;
  insert into public.payment_plans (id, organization_id, lease_id, currency, agreed_on, total_minor, note, created_by)
  values (v_id, v_lease.organization_id, p_lease_id, v_lease.currency, v_today, v_open, btrim(coalesce(p_note, '')), (select auth.uid()));
  insert into public.payment_plan_instalments (organization_id, plan_id, lease_id, position, due_on, amount_minor)
  select v_lease.organization_id, v_id, p_lease_id, row_number() over (order by i.due_on), i.due_on, i.amount_minor
  from jsonb_to_recordset(p_instalments) as i (due_on date, amount_minor bigint);
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function private.cancel_payment_plan(p_request_id uuid, p_plan_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_plan public.payment_plans;
  v_known jsonb;
begin
  select * into v_plan from public.payment_plans
  where id = p_plan_id and organization_id in (select private.my_organization_ids('money.write'));
  if not found then
    perform private.fail('not_found');
  end if;
  v_known := private.claim_request(p_request_id, 'cancel_payment_plan', jsonb_build_object('plan', p_plan_id));
  if v_known is null then
    perform private.lock_money(v_plan.organization_id);
    update public.payment_plans set cancelled_at = now() where id = p_plan_id and cancelled_at is null;
    perform private.complete_request(p_request_id, jsonb_build_object('id', p_plan_id));
  end if;
  return p_plan_id;
end
$$;

create function public.agree_payment_plan(p_request_id uuid, p_lease_id uuid, p_instalments jsonb, p_note text default '')
returns uuid language sql set search_path = ''
as $$ select private.agree_payment_plan(p_request_id, p_lease_id, p_instalments, p_note) $$;
comment on function public.agree_payment_plan is
  'Agrees that what is owed today is paid in instalments [{due_on, amount_minor}], which sum to it. Returns the plan''s id. Errors: not_found, nothing_owed, instalments_missing, instalment_invalid, instalments_sum, plan_exists.';
create function public.cancel_payment_plan(p_request_id uuid, p_plan_id uuid)
returns uuid language sql set search_path = ''
as $$ select private.cancel_payment_plan(p_request_id, p_plan_id) $$;
comment on function public.cancel_payment_plan is 'Ends a plan; late fees count again from the next run. Errors: not_found.';
revoke execute on function private.agree_payment_plan, public.agree_payment_plan, private.cancel_payment_plan,
  public.cancel_payment_plan from public, anon;
grant execute on function private.agree_payment_plan, public.agree_payment_plan, private.cancel_payment_plan,
  public.cancel_payment_plan to authenticated;
