create function private.post_rent_adjustment(
  p_lease public.leases, p_amount_minor bigint, p_from date, p_to date, p_due_on date, p_today date, p_note text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_entry uuid := private.post_entry(p_lease.organization_id, 'charge', p_today, p_lease.currency, p_lease.id, p_lease.property_id,
    jsonb_build_array(jsonb_build_object('account', 'receivables', 'amount', p_amount_minor),
      jsonb_build_object('account', private.income_account('rent'), 'amount', -p_amount_minor)), p_note);
begin
  insert into public.charges (organization_id, lease_id, property_id, kind, description, period_start, period_end, due_on, currency,
    amount_minor, entry_id, is_adjustment)
  values (p_lease.organization_id, p_lease.id, p_lease.property_id, 'rent', p_note, p_from, p_to, p_due_on, p_lease.currency,
    p_amount_minor, v_entry, true);
  perform private.apply_credit(p_lease.id, p_today);
end
$$;
comment on function private.post_rent_adjustment is
  'Posts more rent for a time that was charged. The caller holds the money lock.';

create function private.credit_rent_of(p_lease_id uuid, p_month date, p_amount_minor bigint, p_today date, p_note text,
  p_is_after_end boolean default false)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_charge public.charges;
  v_left bigint := p_amount_minor;
  v_part bigint;
begin
  for v_charge in
    select * from public.charges
    where lease_id = p_lease_id and kind = 'rent' and reversed_at is null
      and date_trunc('month', period_start::timestamp)::date = p_month
    order by is_adjustment desc, period_start desc
  loop
    v_part := least(v_left, v_charge.amount_minor - v_charge.credited_minor);
    if v_part > 0 then
      perform private.post_charge_credit(v_charge, 'correction', v_part, p_today, p_note, p_is_after_end);
      v_left := v_left - v_part;
    end if;
  end loop;
  return p_amount_minor - v_left;
end
$$;
comment on function private.credit_rent_of is
  'Takes an amount off the rent that was charged for a month, adjustments first; returns how much there was to take off.';

create function private.apply_rent_change(p_lease public.leases, p_starts_on date, p_rent_minor bigint, p_note text, p_today date)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_months jsonb;
  v_month record;
  v_after bigint;
  v_amount bigint;
  -- Nobody is late with it at once: it is due when the next rent is.
  v_due date := (select min(d::date) from generate_series(p_today::timestamp, p_today + interval '31 days', '1 day') d
    where extract(day from d) = p_lease.due_day);
  v_result jsonb := '[]';
begin
  select jsonb_agg(jsonb_build_object('month', m.month, 'from_on', m.from_on, 'to_on', m.to_on,
      'before_minor', private.rent_of_period(p_lease.id, p_lease.proration_method, m.from_on, m.to_on)) order by m.month) into v_months
  from (select date_trunc('month', period_start::timestamp)::date as month, min(period_start) as from_on, max(period_end) as to_on
    from public.charges where lease_id = p_lease.id and kind = 'rent' and reversed_at is null group by 1) m
  where m.to_on >= p_starts_on;
  insert into public.lease_rent_steps (organization_id, lease_id, currency, starts_on, rent_minor)
  values (p_lease.organization_id, p_lease.id, p_lease.currency, p_starts_on, p_rent_minor)
  on conflict (lease_id, starts_on) do update set rent_minor = excluded.rent_minor;
  for v_month in
    select * from jsonb_to_recordset(coalesce(v_months, '[]')) as m (month date, from_on date, to_on date, before_minor bigint)
  loop
    v_after := private.rent_of_period(p_lease.id, p_lease.proration_method, v_month.from_on, v_month.to_on);
    v_amount := v_after - v_month.before_minor;
    if v_amount > 0 then
      perform private.post_rent_adjustment(p_lease, v_amount, v_month.from_on, v_month.to_on, v_due, p_today, p_note);
    elsif v_amount < 0 then
      v_amount := -private.credit_rent_of(p_lease.id, v_month.month, -v_amount, p_today, p_note);
    end if;
    if v_amount <> 0 then
      v_result := v_result || jsonb_build_object('month', v_month.month, 'from_on', v_month.from_on, 'to_on', v_month.to_on,
        'before_minor', v_month.before_minor, 'after_minor', v_after, 'amount_minor', v_amount,
        'due_on', case when v_amount > 0 then v_due end);
    end if;
  end loop;
  return v_result;
end
$$;
comment on function private.apply_rent_change is
  'Writes a rent step and the adjustment of each month that was charged otherwise. The caller holds the money lock.';

create function private.lease_for_rent_change(p_lease_id uuid, p_starts_on date, p_rent_minor bigint, p_note text)
returns public.leases
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_last_day date;
begin
  if not exists (select 1 from public.leases where id = p_lease_id
    and organization_id in (select private.my_organization_ids('leases.write'))
    and organization_id in (select private.my_organization_ids('money.reverse'))) then
    perform private.fail('not_found');
  end if;
  v_lease := private.lease_for_verb(p_lease_id, 'add_rent_step');
  v_last_day := coalesce(v_lease.ended_on, case when v_lease.status <> 'month_to_month' then v_lease.ends_on end);
  if p_rent_minor is null or p_rent_minor < 0 then
    perform private.fail('rent_not_positive');
  elsif p_starts_on is null or p_starts_on < v_lease.starts_on or p_starts_on > v_last_day then
    perform private.fail('date_outside_lease', jsonb_build_object('starts_on', v_lease.starts_on, 'ends_on', v_last_day));
  elsif coalesce(btrim(p_note), '') = '' then
    perform private.fail('reason_missing');
  end if;
  return v_lease;
end
$$;
comment on function private.lease_for_rent_change is
  'The lease whose rent may be changed from any of its days, with the money lock held.';

create function private.preview_rent_change(p_lease_id uuid, p_starts_on date, p_rent_minor bigint)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases := private.lease_for_rent_change(p_lease_id, p_starts_on, p_rent_minor, '-');
  v_result jsonb;
begin
  -- Posted, looked at, and undone: what is shown is what will be posted.
  begin
    v_result := private.apply_rent_change(v_lease, p_starts_on, p_rent_minor, '-', private.organization_today(v_lease.organization_id));
    raise exception 'undo' using errcode = 'LL001';
  exception when sqlstate 'LL001' then
    null;
  end;
  return v_result;
end
$$;
select private.declare_verb('preview_rent_change', 'leases.write, money.reverse', p_comment =>
  'What backdate_rent would post: [{month, from_on, to_on, before_minor, after_minor, amount_minor, due_on}], a charge positive, a credit negative. Nothing is posted. Errors as there.');

create function private.backdate_rent(p_lease_id uuid, p_starts_on date, p_rent_minor bigint, p_note text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_before bigint;
  v_result jsonb;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_lease := private.lease_for_rent_change(p_lease_id, p_starts_on, p_rent_minor, p_note);
  v_before := (select rent_minor from public.lease_rent_steps where lease_id = p_lease_id and starts_on < p_starts_on
    order by starts_on desc limit 1);
  v_result := private.apply_rent_change(v_lease, p_starts_on, p_rent_minor, left(btrim(p_note), 200),
    private.organization_today(v_lease.organization_id));
  perform private.write_lease_event(v_lease, 'rent_changed', jsonb_build_object('starts_on', p_starts_on,
    'rent_minor', p_rent_minor, 'currency', v_lease.currency, 'before_minor', v_before));
  return v_result;
end
$$;
select private.declare_verb('backdate_rent', 'leases.write, money.reverse', p_repeatable => true, p_comment =>
  'From a day on, charged or not, the rent is another; each month that was charged gets an adjustment, a charge due with the next rent or a credit, with the note as its text. Returns them as preview_rent_change. Errors: not_found, lease_not_in_force, rent_not_positive, date_outside_lease, reason_missing, charge_invoiced.');
