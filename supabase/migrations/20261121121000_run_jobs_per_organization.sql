-- One organisation a transaction: the job then holds the money lock of one at a time, for as long as that one takes.

create function private.run_organization_jobs(p_organization_id uuid, p_now timestamptz)
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
    -- Entries are checked at commit otherwise, where the trouble could no longer be written down.
    set constraints public.check_entry_balances immediate;
    set constraints public.check_entry_balances deferred;
    v_result := jsonb_build_object('leases', v_leases, 'rents', v_rents, 'late_fees', v_fees, 'failed', 0);
    if v_leases + v_rents + v_fees > 0 then
      insert into private.job_runs (organization_id, ran_for, result)
      values (p_organization_id, p_now, v_result - 'failed');
    end if;
  exception when others then
    insert into private.job_runs (organization_id, ran_for, error) values (p_organization_id, p_now, sqlerrm);
    v_result := '{"leases": 0, "rents": 0, "late_fees": 0, "failed": 1}';
  end;
  return v_result;
end
$$;
comment on function private.run_organization_jobs is
  'Leases along the calendar, the month''s rent, late fees of one organisation in its own time zone. Safe to run at any time and often; what fails is written into job_runs.';

create or replace function private.run_scheduled_jobs(p_now timestamptz)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'leases', coalesce(sum((r.result ->> 'leases')::int), 0), 'rents', coalesce(sum((r.result ->> 'rents')::int), 0),
    'late_fees', coalesce(sum((r.result ->> 'late_fees')::int), 0), 'failed', coalesce(sum((r.result ->> 'failed')::int), 0))
  from (
    select private.run_organization_jobs(o.id, p_now) as result from (select id from public.organizations order by id) o
  ) r
$$;
comment on function private.run_scheduled_jobs is
  'run_organization_jobs for every organisation in one transaction: for demo data and tests. The edge''s timer takes them one by one.';

drop function public.run_scheduled_jobs(timestamptz);

create function public.list_organizations_for_jobs(p_after uuid, p_limit integer)
returns setof uuid
language sql
stable
set search_path = ''
as $$ select o.id from public.organizations o where o.id > p_after order by o.id limit p_limit $$;
comment on function public.list_organizations_for_jobs is
  'For the edge''s timer, as the service: the organisations whose jobs are to run, page by page in the order of their ids.';

create function public.run_organization_jobs(p_organization_id uuid, p_now timestamptz default now())
returns jsonb
language sql
set search_path = ''
as $$ select private.run_organization_jobs(p_organization_id, p_now) $$;
comment on function public.run_organization_jobs is
  'For the edge''s timer, as the service: see private.run_organization_jobs.';

revoke execute on function private.run_organization_jobs, public.run_organization_jobs, public.list_organizations_for_jobs
  from public, anon, authenticated;
grant execute on function private.run_organization_jobs, public.run_organization_jobs, public.list_organizations_for_jobs
  to service_role;

-- The edge's timer is the only one.
do $$
begin
  if exists (select 1 from pg_extension where extname = 'pg_cron') then
    execute $cron$select cron.unschedule(jobid) from cron.job where jobname = 'llavero-scheduled-jobs'$cron$;
  end if;
end
$$;
