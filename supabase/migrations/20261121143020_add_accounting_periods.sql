-- A closed period takes no entry any more. One day an organisation says through which day that is.
create table public.accounting_periods (
  organization_id uuid primary key references public.organizations (id) on delete cascade,
  closed_through date check (closed_through between '1990-01-01' and '2200-01-01'),
  changed_at timestamptz not null default now()
);
comment on table public.accounting_periods is 'Through which day the books are closed; null while they never were.';

create table public.accounting_period_events (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  kind text not null check (kind in ('closed', 'reopened')),
  closed_through_before date,
  closed_through_after date,
  reason text not null default '' check (char_length(reason) <= 300),
  actor_id uuid not null,
  at timestamptz not null default now(),
  unique (organization_id, id),
  check (kind <> 'reopened' or btrim(reason) <> '')
);
comment on table public.accounting_period_events is 'Who closed and reopened the books, through which day and why. Append-only.';
create index accounting_period_events_by_organization on public.accounting_period_events (organization_id, at desc);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['accounting_periods', 'accounting_period_events'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
    execute format('create policy "readers of money see %s" on public.%I for select to authenticated
      using (organization_id = any (array(select private.my_organization_ids(''money.read''))))',
      replace(v_table, '_', ' '), v_table);
  end loop;
end
$$;
create trigger refuse_change before update or delete on public.accounting_period_events
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.accounting_period_events
  for each statement execute function private.refuse_change();

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
comment on function private.refuse_closed_period is 'Trigger: no entry is dated in a closed period, whichever verb posts it.';
create trigger refuse_closed_period after insert on public.journal_entries
  referencing new table as new_rows for each statement execute function private.refuse_closed_period();

create function private.move_closing(
  p_request_id uuid, p_organization_id uuid, p_kind text, p_closed_through date, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb;
  v_before date;
  v_id uuid := gen_random_uuid();
begin
  if p_organization_id not in (select private.my_organization_ids(
    case p_kind when 'closed' then 'money.write' else 'money.reverse' end)) then
    perform private.fail('not_allowed');
  end if;
  v_known := private.claim_request(p_request_id, 'move_closing', jsonb_build_object('organization', p_organization_id,
    'kind', p_kind, 'through', p_closed_through, 'reason', p_reason));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
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
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;
comment on function private.move_closing is 'Closes the books through a later day, or reopens them from an earlier one on (null: all of them).';

create function private.close_period(p_request_id uuid, p_organization_id uuid, p_closed_through date)
returns uuid language sql security definer set search_path = ''
as $$ select private.move_closing(p_request_id, p_organization_id, 'closed', p_closed_through, '') $$;
create function private.reopen_period(p_request_id uuid, p_organization_id uuid, p_closed_through date, p_reason text)
returns uuid language sql security definer set search_path = ''
as $$ select private.move_closing(p_request_id, p_organization_id, 'reopened', p_closed_through, p_reason) $$;
create function public.close_period(p_request_id uuid, p_organization_id uuid, p_closed_through date)
returns uuid language sql set search_path = ''
as $$ select private.close_period(p_request_id, p_organization_id, p_closed_through) $$;
comment on function public.close_period is
  'Closes the books through a day that is over: nothing is posted in that time any more. Errors: not_allowed, period_not_over, period_already_closed.';
create function public.reopen_period(p_request_id uuid, p_organization_id uuid, p_closed_through date, p_reason text)
returns uuid language sql set search_path = ''
as $$ select private.reopen_period(p_request_id, p_organization_id, p_closed_through, p_reason) $$;
comment on function public.reopen_period is
  'Opens what lies after p_closed_through again (null: everything), with a reason that the history keeps. Errors: not_allowed, period_not_closed, reason_missing.';
revoke execute on function private.move_closing, private.close_period, private.reopen_period, public.close_period,
  public.reopen_period from public, anon;
grant execute on function private.close_period, private.reopen_period, public.close_period, public.reopen_period
  to authenticated;
