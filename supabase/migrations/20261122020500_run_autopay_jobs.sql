-- The scheduled job, with automatic payments.
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
  v_bills integer;
  v_reports integer;
  v_autopays integer;
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
    v_rents := v_rents + private.post_recurring_charges(p_organization_id, v_today);
    v_fees := private.post_late_fees(p_organization_id, v_today);
    v_forgotten := private.forget_applications(p_organization_id, v_today);
    v_months := private.keep_month_ends(p_organization_id, v_today);
    v_bills := private.post_recurring_bills(p_organization_id, v_today);
    v_reports := private.send_scheduled_reports(p_organization_id, v_today);
    v_autopays := private.autopay_jobs(p_organization_id, p_now);
    -- Entries are checked at commit otherwise, where the trouble could no longer be written down.
    set constraints public.check_entry_balances immediate;
    set constraints public.check_entry_balances deferred;
    v_result := jsonb_build_object('leases', v_leases, 'rents', v_rents, 'late_fees', v_fees, 'failed', 0);
    if v_leases + v_rents + v_fees + v_forgotten + v_months + v_bills + v_reports + v_autopays > 0 then
      insert into private.job_runs (organization_id, ran_for, result)
      values (p_organization_id, p_now, v_result - 'failed'
        || jsonb_build_object('applications_forgotten', v_forgotten, 'recurring_bills', v_bills, 'reports_sent', v_reports,
          'autopays', v_autopays));
    end if;
  exception when others then
    insert into private.job_runs (organization_id, ran_for, error) values (p_organization_id, p_now, sqlerrm);
    v_result := '{"leases": 0, "rents": 0, "late_fees": 0, "failed": 1}';
  end;
  return v_result;
end
$$;
