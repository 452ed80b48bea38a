-- A tenant asks to pay what is overdue in instalments; the landlord agrees a plan, or answers.
create type public.plan_request_status as enum ('open', 'agreed', 'answered', 'withdrawn');
create table public.plan_requests (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  user_id uuid not null,
  status public.plan_request_status not null default 'open',
  currency public.currency_code not null,
  owed_minor bigint not null check (owed_minor > 0),
  instalment_count smallint not null check (instalment_count between 1 and 36),
  first_on date not null,
  message text not null default '' check (char_length(message) <= 600),
  answer text not null default '' check (char_length(answer) <= 600),
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check ((status = 'open') = (decided_at is null)),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id),
  foreign key (lease_id, currency) references public.leases (id, currency)
);
comment on table public.plan_requests is
  'What tenants ask for: to pay what was owed on a day in so many monthly instalments from a day on. Agreed by a plan of the lease, else answered in words.';
create unique index plan_requests_one_open on public.plan_requests (lease_id) where status = 'open';
create index plan_requests_by_organization on public.plan_requests (organization_id, created_at desc);
create index plan_requests_by_lease on public.plan_requests (lease_id, created_at desc);
alter table public.plan_requests enable row level security;
grant select on public.plan_requests to authenticated, service_role;
create policy "readers of money and tenants see plan requests" on public.plan_requests for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids())));
create trigger refuse_delete before delete on public.plan_requests for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.plan_requests for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.plan_requests for each row
  execute function private.keep_posted_fields('status', 'answer', 'decided_by', 'decided_at');
create trigger write_audit_log after insert or update on public.plan_requests
  for each row execute function private.write_audit_log();
do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    execute 'alter publication supabase_realtime add table public.plan_requests';
  end if;
end
$$;

create function private.request_payment_plan(
  p_request_id uuid, p_lease_id uuid, p_instalment_count integer, p_first_on date, p_message text)
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
  v_owed bigint;
begin
  select * into v_lease from public.leases where id = p_lease_id and id in (select private.my_lease_ids());
  if not found then
    perform private.fail('not_found');
  end if;
  v_known := private.claim_request(p_request_id, 'request_payment_plan', jsonb_build_object('lease', p_lease_id,
    'count', p_instalment_count, 'first', p_first_on, 'message', p_message));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
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
  perform private.mail_user(m.user_id, 'plan_requested', jsonb_build_object('lease_id', p_lease_id, 'property', p.name, 'unit', u.label,
      'currency', v_lease.currency, 'owed_minor', v_owed, 'count', p_instalment_count, 'first_on', p_first_on,
      'message', btrim(coalesce(p_message, '')),
      'tenant', coalesce((select pe.full_name from public.lease_tenants lt join public.people pe on pe.id = lt.person_id
        where lt.lease_id = p_lease_id order by (lt.user_id = (select auth.uid())) desc nulls last, lt.is_primary desc limit 1), '')),
    'plan-requested/' || v_id || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'money.write'
  join public.properties p on p.id = v_lease.property_id
  join public.units u on u.id = v_lease.unit_id
  where m.organization_id = v_lease.organization_id;
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

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
    perform private.mail_user(p_request.user_id, 'plan_answered', jsonb_build_object('is_agreed', p_status = 'agreed',
        'answer', p_answer, 'landlord', (select name from public.organizations where id = p_request.organization_id)),
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
  select * into v_request from public.plan_requests
  where id = p_plan_request_id and organization_id in (select private.my_organization_ids('money.write')) for update;
  if not found then
    perform private.fail('not_found');
  elsif coalesce(btrim(p_answer), '') = '' then
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

create function private.agree_requested_plan()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.plan_requests;
begin
  select * into v_request from public.plan_requests where lease_id = new.lease_id and status = 'open' for update;
  if found then
    perform private.decide_plan_request(v_request, 'agreed', new.note);
  end if;
  return null;
end
$$;
comment on function private.agree_requested_plan is 'Trigger: a plan that is agreed answers what its tenant had asked for.';
create trigger agree_requested_plan after insert on public.payment_plans
  for each row execute function private.agree_requested_plan();

create function public.request_payment_plan(p_request_id uuid, p_lease_id uuid, p_instalment_count integer, p_first_on date,
  p_message text default '')
returns uuid language sql set search_path = ''
as $$ select private.request_payment_plan(p_request_id, p_lease_id, p_instalment_count, p_first_on, p_message) $$;
comment on function public.request_payment_plan is
  'A tenant asks to pay what is owed today in monthly instalments from a day on. Returns the request''s id. Errors: not_found, nothing_owed, instalments_missing, instalment_invalid, plan_requested, plan_exists.';
create function public.answer_plan_request(p_plan_request_id uuid, p_answer text)
returns uuid language sql set search_path = ''
as $$ select private.answer_plan_request(p_plan_request_id, p_answer) $$;
comment on function public.answer_plan_request is
  'Answers a request without a plan, in words; agree_payment_plan agrees to it instead. Errors: not_found, reason_missing, plan_request_closed.';
create function public.withdraw_plan_request(p_plan_request_id uuid)
returns uuid language sql set search_path = ''
as $$ select private.withdraw_plan_request(p_plan_request_id) $$;
comment on function public.withdraw_plan_request is 'The tenant who asked does not ask any more. Errors: not_found.';
do $$
declare
  v_verb text;
begin
  foreach v_verb in array array['request_payment_plan', 'answer_plan_request', 'withdraw_plan_request'] loop
    execute format('revoke execute on function private.%1$I, public.%1$I from public, anon', v_verb);
    execute format('grant execute on function private.%1$I, public.%1$I to authenticated', v_verb);
  end loop;
end
$$;
revoke execute on function private.decide_plan_request, private.agree_requested_plan from public, anon, authenticated;
