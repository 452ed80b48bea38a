-- What the scheduled job does for an organisation, in order: a step more is a row more.
create table private.job_steps (
  position smallint primary key,
  -- A function of this schema that takes the organisation and, as `takes` says, its day or the moment.
  function_name text not null unique,
  takes text not null check (takes in ('day', 'moment')),
  -- The name under which a run says how much the step did; several steps may add to one. Without one it is not counted.
  counted_as text
);
comment on table private.job_steps is 'What the scheduled job does for an organisation, in order.';
revoke all on private.job_steps from public, anon, authenticated;

insert into private.job_steps (position, function_name, takes, counted_as) values
  (10, 'advance_leases', 'day', 'leases'),
  (20, 'post_due_rent', 'day', 'rents'),
  (30, 'post_recurring_charges', 'day', 'rents'),
  (40, 'post_late_fees', 'day', 'late_fees'),
  (50, 'forget_applications', 'day', 'applications_forgotten'),
  (60, 'keep_month_ends', 'day', 'month_ends'),
  (70, 'post_recurring_bills', 'day', 'recurring_bills'),
  (80, 'portfolio_jobs', 'moment', null),
  (90, 'send_scheduled_reports', 'day', 'reports_sent'),
  (100, 'autopay_jobs', 'moment', 'autopays'),
  (110, 'message_jobs', 'moment', null);

create or replace function private.run_organization_jobs(p_organization_id uuid, p_now timestamptz)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_today date;
  v_step private.job_steps;
  v_call text;
  v_counts jsonb := '{"leases": 0, "rents": 0, "late_fees": 0}';
  v_count integer;
  v_did integer := 0;
begin
  select (p_now at time zone time_zone)::date into v_today from public.organizations where id = p_organization_id;
  if v_today is null then
    return v_counts || '{"failed": 0}';
  end if;
  begin
    perform private.lock_money(p_organization_id);
    for v_step in select * from private.job_steps order by position loop
      v_call := format('select private.%I($1, %s)', v_step.function_name,
        case v_step.takes when 'day' then '$2' else '$3' end);
      if v_step.counted_as is null then
        execute v_call using p_organization_id, v_today, p_now;
        continue;
      end if;
      execute v_call into v_count using p_organization_id, v_today, p_now;
      v_counts := v_counts
        || jsonb_build_object(v_step.counted_as, coalesce((v_counts ->> v_step.counted_as)::integer, 0) + v_count);
      v_did := v_did + v_count;
    end loop;
    -- Entries are checked at commit otherwise, where the trouble could no longer be written down.
    set constraints public.check_entry_balances immediate;
    set constraints public.check_entry_balances deferred;
    if v_did > 0 then
      insert into private.job_runs (organization_id, ran_for, result) values (p_organization_id, p_now, v_counts);
    end if;
  exception when others then
    insert into private.job_runs (organization_id, ran_for, error) values (p_organization_id, p_now, sqlerrm);
    return '{"leases": 0, "rents": 0, "late_fees": 0, "failed": 1}';
  end;
  return jsonb_build_object('leases', v_counts -> 'leases', 'rents', v_counts -> 'rents',
    'late_fees', v_counts -> 'late_fees', 'failed', 0);
end
$$;
