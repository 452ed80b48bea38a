-- Reports that go out by themselves: a short message with the figures of the period that is over and a link, to members who
-- may see them. What the report shows is read when the link is opened, as the reader.
create type public.report_kind as enum ('income_statement', 'balance_sheet', 'trial_balance', 'cash_flow', 'rent_roll',
  'aged_receivables', 'deposits_held', 'owner_statement', 'vacancy_loss', 'budget_variance');
create type public.report_rhythm as enum ('weekly', 'monthly');

create table public.report_schedules (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  report public.report_kind not null,
  rhythm public.report_rhythm not null,
  basis public.accounting_basis not null default 'accrual',
  currency public.currency_code not null default 'DOP',
  property_id uuid,
  recipient_ids uuid[] not null check (cardinality(recipient_ids) between 1 and 20),
  sent_through date,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table public.report_schedules is
  'Which report goes to whom and how often; recipients are members who read money. sent_through is the last day of the last period that was sent: a period is sent once.';
create index report_schedules_by_organization on public.report_schedules (organization_id, report);
create trigger write_audit_log after insert or update or delete on public.report_schedules
  for each row execute function private.write_audit_log();
alter table public.report_schedules enable row level security;
grant select, delete on public.report_schedules to authenticated;
grant insert (id, organization_id, report, rhythm, basis, currency, property_id, recipient_ids),
  update (report, rhythm, basis, currency, property_id, recipient_ids) on public.report_schedules to authenticated;
grant all on public.report_schedules to service_role;
create policy "readers of money see scheduled reports" on public.report_schedules for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
create policy "cashiers schedule reports" on public.report_schedules for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('money.write'))));
create policy "cashiers change scheduled reports" on public.report_schedules for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('money.write'))));
create policy "cashiers remove scheduled reports" on public.report_schedules for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.write'))));

create function private.check_report_recipients()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.recipient_ids := array(select distinct r from unnest(new.recipient_ids) r order by r);
  if exists (
    select 1 from unnest(new.recipient_ids) r (user_id)
    where not exists (select 1 from public.memberships m
      join private.role_permissions p on p.role = m.role and p.permission = 'money.read'
      where m.organization_id = new.organization_id and m.user_id = r.user_id)
  ) then
    perform private.fail('recipient_not_member');
  end if;
  -- The period that is over when it is set up is not sent any more: the first one comes at the end of the present one.
  if tg_op = 'INSERT' or new.rhythm <> old.rhythm then
    new.sent_through := (private.report_period(new.rhythm, private.organization_today(new.organization_id))).ends_on;
  end if;
  return new;
end
$$;
comment on function private.check_report_recipients is 'Trigger: reports go only to members who may read money.';

create type private.report_span as (starts_on date, ends_on date);
create function private.report_period(p_rhythm public.report_rhythm, p_today date)
returns private.report_span
language sql
immutable
set search_path = ''
as $$
  select case p_rhythm
    when 'weekly' then row(date_trunc('week', p_today::timestamp)::date - 7, date_trunc('week', p_today::timestamp)::date - 1)::private.report_span
    else row((date_trunc('month', p_today::timestamp) - interval '1 month')::date, date_trunc('month', p_today::timestamp)::date - 1)::private.report_span end
$$;
comment on function private.report_period is 'The last period that is over on a day: from Monday to Sunday, or a calendar month.';
create trigger check_report_recipients before insert or update of rhythm, recipient_ids on public.report_schedules
  for each row execute function private.check_report_recipients();

create function private.send_scheduled_reports(p_organization_id uuid, p_today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_schedule public.report_schedules;
  v_span private.report_span;
  v_income bigint;
  v_expense bigint;
  v_count integer := 0;
begin
  for v_schedule in
    select * from public.report_schedules s where s.organization_id = p_organization_id
      and coalesce(s.sent_through, '-infinity') < (private.report_period(s.rhythm, p_today)).ends_on
    order by s.id for update skip locked
  loop
    v_span := private.report_period(v_schedule.rhythm, p_today);
    select coalesce(-sum(c.amount_minor) filter (where a.kind = 'income'), 0), coalesce(sum(c.amount_minor) filter (where a.kind = 'expense'), 0)
      into v_income, v_expense
    from private.account_changes(p_organization_id, v_span.starts_on, v_span.ends_on, v_schedule.basis,
      case when v_schedule.property_id is not null then array[v_schedule.property_id] end) c
    join public.accounts a on a.id = c.account_id
    where c.currency = v_schedule.currency;
    -- Who left, or may not read money any more, is passed over.
    perform private.mail_user(m.user_id, 'scheduled_report', jsonb_build_object('report', v_schedule.report,
        'organization', o.name, 'property', p.name, 'property_id', v_schedule.property_id, 'from', v_span.starts_on, 'to', v_span.ends_on,
        'basis', v_schedule.basis, 'currency', v_schedule.currency, 'income_minor', v_income, 'expense_minor', v_expense),
      'report/' || v_schedule.id || '/' || v_span.ends_on || '/' || m.user_id)
    from public.memberships m
    join private.role_permissions r on r.role = m.role and r.permission = 'money.read'
    join public.organizations o on o.id = m.organization_id
    left join public.properties p on p.id = v_schedule.property_id
    where m.organization_id = p_organization_id and m.user_id = any (v_schedule.recipient_ids);
    update public.report_schedules set sent_through = v_span.ends_on where id = v_schedule.id;
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;
comment on function private.send_scheduled_reports is
  'Writes the messages of every scheduled report whose period is over and was not sent; once a period however often it runs. Returns how many reports.';
revoke execute on function private.check_report_recipients, private.report_period, private.send_scheduled_reports
  from public, anon, authenticated;

create or replace function private.run_organization_jobs(p_organization_id uuid, p_now timestamptz)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_today date;
  v_leases integer;
  v_rents integer;
  v_fees integer;
  v_forgotten integer;
  v_months integer;
  v_reports integer;
  v_result jsonb := '{"leases": 0, "rents": 0, "late_fees": 0, "failed": 0}';
begin
  select (p_now at time zone time_zone)::date into v_today from public.organizations where id = p_organization_id;
  if v_today is null then
    return v_result;
  end if;
  begin
    perform private.lock_money(p_organization_id);
    v_leases := private.advance_leases(p_organization_id, v_today);
    v_rents := private.post_due_rent(p_organization_id, v_today);
    v_fees := private.post_late_fees(p_organization_id, v_today);
    v_forgotten := private.forget_applications(p_organization_id, v_today);
    v_months := private.keep_month_ends(p_organization_id, v_today);
    v_reports := private.send_scheduled_reports(p_organization_id, v_today);
    -- Entries are checked at commit otherwise, where the trouble could no longer be written down.
    set constraints public.check_entry_balances immediate;
    set constraints public.check_entry_balances deferred;
    v_result := jsonb_build_object('leases', v_leases, 'rents', v_rents, 'late_fees', v_fees, 'failed', 0);
    if v_leases + v_rents + v_fees + v_forgotten + v_months + v_reports > 0 then
      insert into private.job_runs (organization_id, ran_for, result)
      values (p_organization_id, p_now, v_result - 'failed'
        || jsonb_build_object('applications_forgotten', v_forgotten, 'reports_sent', v_reports));
    end if;
  exception when others then
    insert into private.job_runs (organization_id, ran_for, error) values (p_organization_id, p_now, sqlerrm);
    v_result := '{"leases": 0, "rents": 0, "late_fees": 0, "failed": 1}';
  end;
  return v_result;
end
$$;
