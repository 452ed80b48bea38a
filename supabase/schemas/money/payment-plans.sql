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

create function private.agree_payment_plan(p_lease_id uuid, p_instalments jsonb, p_note text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_id uuid := gen_random_uuid();
  v_today date;
  v_open bigint;
  v_total numeric;
  v_count integer;
  v_request public.plan_requests;
begin
  select * into v_lease from public.leases where id = p_lease_id;
  perform private.require_record(v_lease.organization_id, 'money.write');
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
  -- It answers what its tenant had asked for.
  select * into v_request from public.plan_requests where lease_id = p_lease_id and status = 'open' for update;
  if found then
    perform private.decide_plan_request(v_request, 'agreed', (select note from public.payment_plans where id = v_id));
  end if;
  return v_id;
end
$$;
select private.declare_verb('agree_payment_plan', 'money.write', p_repeatable => true, p_comment =>
  'Agrees that what is owed today is paid in instalments [{due_on, amount_minor}], which sum to it. Returns the plan''s id. Errors: not_found, nothing_owed, instalments_missing, instalment_invalid, instalments_sum, plan_exists.');

create function private.cancel_payment_plan(p_plan_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_plan public.payment_plans;
begin
  select * into v_plan from public.payment_plans where id = p_plan_id;
  perform private.require_record(v_plan.organization_id, 'money.write');
  perform private.lock_money(v_plan.organization_id);
  update public.payment_plans set cancelled_at = now() where id = p_plan_id and cancelled_at is null;
  return p_plan_id;
end
$$;
select private.declare_verb('cancel_payment_plan', 'money.write', p_repeatable => true, p_comment =>
  'Ends a plan; late fees count again from the next run. Errors: not_found.');

create function private.request_payment_plan(
  p_lease_id uuid, p_instalment_count integer, p_first_on date, p_message text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_id uuid := gen_random_uuid();
  v_today date;
  v_owed bigint;
begin
  select * into v_lease from public.leases where id = p_lease_id and id in (select private.my_lease_ids());
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_lease.organization_id);
  v_today := private.organization_today(v_lease.organization_id);
  v_owed := (select coalesce(sum(outstanding_minor), 0) from public.charges where lease_id = p_lease_id and due_on <= v_today);
  if v_owed = 0 then
    perform private.fail('nothing_owed');
  elsif p_instalment_count is null or p_instalment_count not between 1 and 36 then
    perform private.fail('instalments_missing');
  elsif p_first_on is null or p_first_on < v_today or p_first_on > v_today + 366 then
    perform private.fail('instalment_invalid');
  elsif exists (select 1 from public.plan_requests where lease_id = p_lease_id and status = 'open') then
    perform private.fail('plan_requested');
  elsif exists (select 1 from public.payment_plans_list where lease_id = p_lease_id and state in ('active', 'broken')) then
    perform private.fail('plan_exists');
  end if;
  insert into public.plan_requests (id, organization_id, lease_id, user_id, currency, owed_minor, instalment_count, first_on, message)
  values (v_id, v_lease.organization_id, p_lease_id, (select auth.uid()), v_lease.currency, v_owed, p_instalment_count, p_first_on,
    btrim(coalesce(p_message, '')));
  perform private.notify_user(m.user_id, v_lease.organization_id, 'plan_requested', 'plan_requested', 'lease', p_lease_id,
    jsonb_build_object('lease_id', p_lease_id, 'property', p.name, 'unit', u.label,
      'currency', v_lease.currency, 'owed_minor', v_owed, 'count', p_instalment_count, 'first_on', p_first_on,
      'message', btrim(coalesce(p_message, '')),
      'tenant', coalesce((select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
        where lt.lease_id = p_lease_id order by (lt.user_id = (select auth.uid())) desc nulls last, lt.is_primary desc limit 1), '')),
    'plan-requested/' || v_id || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'money.write'
  join public.properties p on p.id = v_lease.property_id
  join public.units u on u.id = v_lease.unit_id
  where m.organization_id = v_lease.organization_id;
  return v_id;
end
$$;
select private.declare_verb('request_payment_plan', 'own', p_repeatable => true, p_comment =>
  'A tenant asks to pay what is owed today in monthly instalments from a day on. Returns the request''s id. Errors: not_found, nothing_owed, instalments_missing, instalment_invalid, plan_requested, plan_exists.');

-- The mail about a plan that was agreed names its instalments, so a request is answered after they are written.
create function private.decide_plan_request(p_request public.plan_requests, p_status public.plan_request_status, p_answer text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.plan_requests set status = p_status, answer = p_answer, decided_by = (select auth.uid()), decided_at = now()
  where id = p_request.id;
  if p_status <> 'withdrawn' then
    perform private.notify_user(p_request.user_id, p_request.organization_id, 'plan_answered', 'plan_answered', 'lease',
      p_request.lease_id, jsonb_build_object('lease_id', p_request.lease_id,
        'is_agreed', p_status = 'agreed', 'answer', p_answer, 'currency', p_request.currency,
        'instalments', case when p_status = 'agreed' then (
          select jsonb_agg(jsonb_build_object('due_on', i.due_on, 'amount_minor', i.amount_minor) order by i.position)
          from public.payment_plan_instalments i
          where i.plan_id = (select p.id from public.payment_plans p
            where p.lease_id = p_request.lease_id and p.cancelled_at is null order by p.created_at desc limit 1)) end,
        'landlord', (select name from public.organizations where id = p_request.organization_id)),
      'plan-answered/' || p_request.id);
  end if;
end
$$;
comment on function private.decide_plan_request is 'Closes a request and tells its tenant.';

create function private.answer_plan_request(p_plan_request_id uuid, p_answer text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.plan_requests;
begin
  select * into v_request from public.plan_requests where id = p_plan_request_id for update;
  perform private.require_record(v_request.organization_id, 'money.write');
  if coalesce(btrim(p_answer), '') = '' then
    perform private.fail('reason_missing');
  elsif v_request.status = 'answered' and v_request.answer = btrim(p_answer) then
    return p_plan_request_id;
  elsif v_request.status <> 'open' then
    perform private.fail('plan_request_closed');
  end if;
  perform private.decide_plan_request(v_request, 'answered', btrim(p_answer));
  return p_plan_request_id;
end
$$;
select private.declare_verb('answer_plan_request', 'money.write', p_comment =>
  'Answers a request without a plan, in words; agree_payment_plan agrees to it instead. Errors: not_found, reason_missing, plan_request_closed.');

create function private.withdraw_plan_request(p_plan_request_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.plan_requests;
begin
  select * into v_request from public.plan_requests
  where id = p_plan_request_id and user_id = (select auth.uid()) for update;
  if not found then
    perform private.fail('not_found');
  elsif v_request.status = 'open' then
    perform private.decide_plan_request(v_request, 'withdrawn', '');
  end if;
  return p_plan_request_id;
end
$$;
select private.declare_verb('withdraw_plan_request', 'own', p_comment =>
  'The tenant who asked does not ask any more. Errors: not_found.');
