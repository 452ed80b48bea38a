-- The month before it is posted, and posting it before its first day.
create function private.post_month_until(p_organization_id uuid, p_day date, p_today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.post_due_rent(p_organization_id, p_day) + private.post_recurring_charges(p_organization_id, p_day)
    + private.post_late_fees(p_organization_id, p_today);
end
$$;
comment on function private.post_month_until is
  'Posts rent and recurring charges whose time has begun by a day, and the late fees of today. Returns how many charges.';

create function private.day_of_month(p_organization_id uuid, p_month date)
returns date
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_today date := private.organization_today(p_organization_id);
begin
  if p_month is null or date_trunc('month', p_month::timestamp)::date
    not in (date_trunc('month', v_today::timestamp)::date, (date_trunc('month', v_today::timestamp) + interval '1 month')::date) then
    perform private.fail('month_not_open');
  end if;
  return greatest(v_today, date_trunc('month', p_month::timestamp)::date);
end
$$;
comment on function private.day_of_month is
  'Today, or the first of the coming month; refuses other months with month_not_open.';

create function private.preview_month(p_organization_id uuid, p_month date)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_today date := private.organization_today(p_organization_id);
  v_day date;
  v_last date := (date_trunc('month', p_month::timestamp) + interval '1 month')::date - 1;
  v_before bigint;
  v_postable bigint;
  v_lines jsonb;
begin
  perform private.require_permission(p_organization_id, 'money.read');
  v_day := private.day_of_month(p_organization_id, p_month);
  perform private.lock_money(p_organization_id);
  -- It is posted, looked at, and undone: what is shown is what the job will do, not what somebody thinks that it does.
  begin
    select last_entry_number into v_before from private.organization_counters where organization_id = p_organization_id;
    perform private.post_month_until(p_organization_id, v_day, v_today);
    select last_entry_number into v_postable from private.organization_counters where organization_id = p_organization_id;
    perform private.advance_leases(p_organization_id, v_last);
    perform private.post_due_rent(p_organization_id, v_last);
    perform private.post_recurring_charges(p_organization_id, v_last);
    select jsonb_agg(to_jsonb(x) order by x.property_name collate private.natural_order, x.unit_label collate private.natural_order,
      x.due_on, x.kind) into v_lines from (
      select c.lease_id, p.name as property_name, u.label as unit_label,
        (select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
          where lt.lease_id = c.lease_id and lt.is_primary limit 1) as tenant_name,
        c.kind, c.description, c.period_start, c.period_end, c.due_on, e.occurred_on as posted_on, c.currency, c.amount_minor,
        c.allocated_minor as from_credit_minor, e.entry_number <= v_postable as is_postable,
        case when c.kind = 'rent' then (select s.rent_minor from public.lease_rent_steps s
          where s.lease_id = c.lease_id and s.starts_on <= c.period_start order by s.starts_on desc limit 1) end as rent_minor,
        l.proration_method, late.due_on as late_since
      from public.journal_entries e
      join public.charges c on c.entry_id = e.id
      join public.properties p on p.id = c.property_id
      join public.leases l on l.id = c.lease_id
      join public.units u on u.id = l.unit_id
      left join public.charges late on late.id = c.late_fee_for
      where e.organization_id = p_organization_id and e.entry_number > v_before
    ) x;
    raise exception 'undo' using errcode = 'LL001';
  exception when sqlstate 'LL001' then
    null;
  end;
  return coalesce(v_lines, '[]');
end
$$;
select private.declare_verb('preview_month', 'money.read', p_comment =>
  'What a month will still be charged, this one or the next: [{lease_id, property_name, unit_label, tenant_name, kind, description, period_start, period_end, due_on, posted_on, currency, amount_minor, from_credit_minor, is_postable, rent_minor, proration_method, late_since}]; is_postable is what post_month would post now. Nothing is posted. Errors: not_allowed, month_not_open.');

create function private.post_month(p_organization_id uuid, p_month date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_day date;
  v_count integer;
begin
  perform private.require_permission(p_organization_id, 'money.write');
  v_day := private.day_of_month(p_organization_id, p_month);
  perform private.lock_money(p_organization_id);
  v_count := private.post_month_until(p_organization_id, v_day, private.organization_today(p_organization_id));
  return v_count;
end
$$;
select private.declare_verb('post_month', 'money.write', p_repeatable => true, p_comment =>
  'Posts what preview_month calls postable; the timer posts nothing of it again. Returns how many charges. Errors: not_allowed, month_not_open.');
