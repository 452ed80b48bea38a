-- What an organization's jobs and an owner's home are once messages, automatic payments and kept rows come together.
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
    perform private.portfolio_jobs(p_organization_id, p_now);
    v_reports := private.send_scheduled_reports(p_organization_id, v_today);
    v_autopays := private.autopay_jobs(p_organization_id, p_now);
    perform private.message_jobs(p_organization_id, p_now);
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

create or replace function public.home_overview(
  p_organization_id uuid, p_today date, p_first_month date, p_ends_until date, p_size integer)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  v_size integer := least(greatest(coalesce(p_size, 4), 1), 50);
  v_totals jsonb;
begin
  select to_jsonb(t) into v_totals from (
    select property_count, unit_count, occupied_unit_count, tenant_count, reported_payment_count
    from public.organization_totals where organization_id = p_organization_id) t;
  if v_totals is null then
    perform private.fail('not_found');
  end if;
  return jsonb_build_object(
    'totals', v_totals,
    'monthly', (select coalesce(jsonb_agg(m order by m.month), '[]') from (
      select month, currency, billed_minor, collected_minor, revenue_minor from public.monthly_totals
      where organization_id = p_organization_id and month between p_first_month and date_trunc('month', p_today)::date) m),
    'month_ends', (select coalesce(jsonb_agg(n order by n.month), '[]') from (
      select month, property_count, unit_count, let_unit_count from public.month_ends
      where organization_id = p_organization_id and month >= p_first_month) n),
    'arrears', (select coalesce(jsonb_agg(a), '[]') from (
      select currency, lease_count, outstanding_minor from public.arrears where organization_id = p_organization_id) a),
    'reported', (select coalesce(jsonb_agg(r order by r.created_at), '[]') from (
      select id, lease_id, currency, amount_minor, paid_on, created_at, property_name, unit_label, tenant_name
      from public.payments_list where organization_id = p_organization_id and status = 'reported'
      order by created_at limit v_size) r),
    -- Of the charges that are open the longest, those of the same lease together.
    'late', (select coalesce(jsonb_agg(l order by l.oldest_due_on, l.lease_id), '[]') from (
      select c.lease_id, min(c.due_on) as oldest_due_on, sum(c.outstanding_minor)::bigint as outstanding_minor, c.currency,
        min(c.tenant_name) as tenant_name, min(c.property_name) as property_name, min(c.unit_label) as unit_label
      from (
        select lease_id, due_on, outstanding_minor, currency, tenant_name, property_name, unit_label
        from public.charges_list
        where organization_id = p_organization_id and outstanding_minor > 0 and due_on < p_today
        order by due_on, id limit 200) c
      group by c.lease_id, c.currency order by 2, 1 limit v_size) l),
    'ending', (select coalesce(jsonb_agg(e order by e.ends_on, e.id), '[]') from (
      select id, property_name, unit_label, ends_on, status from public.leases_list
      where organization_id = p_organization_id and status in ('active', 'notice_given') and ends_on <= p_ends_until
      order by ends_on, id limit v_size) e),
    'urgent', (select coalesce(jsonb_agg(g order by g.resolve_by, g.id), '[]') from (
      select id, title, status, resolve_by, property_name, unit_label from public.maintenance_list
      where organization_id = p_organization_id and status in ('pending', 'in_progress') and priority = 'urgent'
      order by resolve_by, id limit v_size) g),
    'vacant', (select coalesce(jsonb_agg(v), '[]') from (
      select id, label, property_name, market_rent_minor, market_rent_currency from public.units_list
      where organization_id = p_organization_id and archived_at is null and not is_let
        and (v_totals ->> 'unit_count')::integer > (v_totals ->> 'occupied_unit_count')::integer
      order by listed_property, listed_label, id limit v_size) v));
end
$$;

-- One read for all badges of the navigation.
create or replace function public.waiting_counts(p_organization_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'reported_payments', coalesce(t.reported_payment_count, 0),
    'submitted_applications', coalesce(t.submitted_application_count, 0),
    'unread_conversations', (select count(*) from public.conversation_marks
      where user_id = (select auth.uid()) and organization_id = p_organization_id and unread_count > 0
        and p_organization_id in (select private.my_organization_ids('messages.read'))),
    'pending_requests', (select count(*) from public.maintenance_requests
      where organization_id = p_organization_id and status = 'pending'))
  from (select 1) one left join public.organization_totals t on t.organization_id = p_organization_id
$$;
comment on function public.waiting_counts is
  'What waits for the caller in an organisation: payments to decide, new applications, unread conversations, and maintenance requests that nobody has begun; zero for strangers.';
