-- The mail about a plan that was agreed names its instalments: what a tenant asked for is answered once they are written,
-- which is after the plan itself.
create or replace function private.decide_plan_request(p_request public.plan_requests, p_status public.plan_request_status, p_answer text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.plan_requests set status = p_status, answer = p_answer, decided_by = (select auth.uid()), decided_at = now()
  where id = p_request.id;
  if p_status <> 'withdrawn' then
    perform private.mail_user(p_request.user_id, 'plan_answered', jsonb_build_object('lease_id', p_request.lease_id,
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

create or replace function private.agree_requested_plan()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_plan record;
  v_request public.plan_requests;
begin
  for v_plan in
    select p.lease_id, p.note from public.payment_plans p where p.id in (select a.plan_id from added a)
  loop
    select * into v_request from public.plan_requests where lease_id = v_plan.lease_id and status = 'open' for update;
    if found then
      perform private.decide_plan_request(v_request, 'agreed', v_plan.note);
    end if;
  end loop;
  return null;
end
$$;
drop trigger agree_requested_plan on public.payment_plans;
create trigger agree_requested_plan after insert on public.payment_plan_instalments
  referencing new table as added for each statement execute function private.agree_requested_plan();
