create function private.open_day(p_organization_id uuid, p_day date)
returns date
language sql
stable
security definer
set search_path = ''
as $$
  select greatest(p_day, (select closed_through + 1 from public.accounting_periods where organization_id = p_organization_id))
$$;
comment on function private.open_day is 'The day itself, or the first open one when it lies in a closed period.';

-- Every verb that posts holds the money lock, and so does closing: no entry slips in while a period is being closed.
create function private.refuse_closed_period()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_closed date;
begin
  select p.closed_through into v_closed from new_rows e
  join public.accounting_periods p on p.organization_id = e.organization_id
  where e.occurred_on <= p.closed_through limit 1;
  if found then
    perform private.fail('period_closed', jsonb_build_object('closed_through', v_closed));
  end if;
  return null;
end
$$;
comment on function private.refuse_closed_period is
  'Trigger: no entry is dated in a closed period, whichever verb posts it.';

create function private.move_closing(p_organization_id uuid, p_kind text, p_closed_through date, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_before date;
  v_id uuid := gen_random_uuid();
begin
  perform private.require_permission(p_organization_id, case p_kind when 'closed' then 'money.write' else 'money.reverse' end);
  perform private.lock_money(p_organization_id);
  select closed_through into v_before from public.accounting_periods where organization_id = p_organization_id;
  if p_kind = 'closed' and (p_closed_through is null or p_closed_through >= private.organization_today(p_organization_id)) then
    perform private.fail('period_not_over');
  elsif p_kind = 'closed' and p_closed_through <= v_before then
    perform private.fail('period_already_closed', jsonb_build_object('closed_through', v_before));
  elsif p_kind = 'reopened' and v_before is null then
    perform private.fail('period_not_closed');
  elsif p_kind = 'reopened' and p_closed_through >= v_before then
    perform private.fail('period_not_closed', jsonb_build_object('closed_through', v_before));
  elsif p_kind = 'reopened' and coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  insert into public.accounting_periods (organization_id, closed_through) values (p_organization_id, p_closed_through)
  on conflict (organization_id) do update set closed_through = excluded.closed_through, changed_at = now();
  insert into public.accounting_period_events
    (id, organization_id, kind, closed_through_before, closed_through_after, reason, actor_id)
  values (v_id, p_organization_id, p_kind, v_before, p_closed_through, coalesce(btrim(p_reason), ''), (select auth.uid()));
  insert into public.audit_log (organization_id, actor_id, action, table_name, row_id, before, after)
  values (p_organization_id, (select auth.uid()), 'update', 'accounting_periods', v_id,
    jsonb_build_object('closed_through', v_before),
    jsonb_build_object('closed_through', p_closed_through, 'reason', coalesce(btrim(p_reason), '')));
  return v_id;
end
$$;
comment on function private.move_closing is
  'Closes the books through a later day, or reopens them from an earlier one on (null: all of them).';

create function private.close_period(p_organization_id uuid, p_closed_through date)
returns uuid language sql security definer set search_path = ''
as $$ select private.move_closing(p_organization_id, 'closed', p_closed_through, '') $$;
select private.declare_verb('close_period', 'money.reverse, money.write', p_repeatable => true, p_comment =>
  'Closes the books through a day that is over: nothing is posted in that time any more. Errors: not_allowed, period_not_over, period_already_closed.');

create function private.reopen_period(p_organization_id uuid, p_closed_through date, p_reason text)
returns uuid language sql security definer set search_path = ''
as $$ select private.move_closing(p_organization_id, 'reopened', p_closed_through, p_reason) $$;
select private.declare_verb('reopen_period', 'money.reverse, money.write', p_repeatable => true, p_comment =>
  'Opens what lies after p_closed_through again (null: everything), with a reason that the history keeps. Errors: not_allowed, period_not_closed, reason_missing.');
