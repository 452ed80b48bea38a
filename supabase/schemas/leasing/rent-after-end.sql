create function private.take_off_rent_after(p_lease public.leases, p_last_day date, p_note text, p_today date)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_month record;
  v_amount bigint;
  v_result jsonb := '[]';
begin
  for v_month in
    -- What was corrected already is not taken off again; a discount and a bad debt stay what they are.
    select date_trunc('month', c.period_start::timestamp)::date as month, min(c.period_start) as from_on,
      (sum(c.amount_minor) - sum(coalesce((select sum(k.amount_minor) from public.charge_credits k
        where k.charge_id = c.id and k.kind = 'correction' and k.reversed_at is null), 0)))::bigint as charged_minor
    from public.charges c
    where c.lease_id = p_lease.id and c.kind = 'rent' and c.reversed_at is null
    group by 1 having max(c.period_end) > p_last_day order by 1
  loop
    v_amount := v_month.charged_minor - case when v_month.from_on > p_last_day then 0
      else private.rent_of_period(p_lease.id, p_lease.proration_method, v_month.from_on, p_last_day) end;
    if v_amount > 0 then
      v_amount := private.credit_rent_of(p_lease.id, v_month.month, v_amount, p_today, p_note, true);
    end if;
    -- Where a discount or a bad debt has taken all that was left, there is nothing to tell.
    if v_amount > 0 then
      v_result := v_result || jsonb_build_object('month', v_month.month, 'amount_minor', v_amount);
    end if;
  end loop;
  return v_result || private.take_off_monthly_charges_after(p_lease, p_last_day, p_note, p_today);
end
$$;
comment on function private.take_off_rent_after is
  'Takes the days after the last one off the rent that was charged, by the lease''s own way to prorate. The caller holds the money lock.';

create function private.lease_to_shorten(p_lease_id uuid)
returns public.leases
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
begin
  select * into v_lease from public.leases where id = p_lease_id and organization_id in (select private.my_organization_ids('leases.write'));
  perform private.require_record(v_lease.organization_id, 'money.reverse');
  perform private.lock_money(v_lease.organization_id);
  select * into strict v_lease from public.leases where id = p_lease_id for update;
  return v_lease;
end
$$;
comment on function private.lease_to_shorten is
  'The lease whose rent after its last day may be taken off by the caller, with the money lock held.';

create function private.preview_rent_after(p_lease_id uuid, p_last_day date)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases := private.lease_to_shorten(p_lease_id);
  v_result jsonb;
begin
  if p_last_day is null or p_last_day < v_lease.starts_on then
    perform private.fail('date_outside_lease', jsonb_build_object('starts_on', v_lease.starts_on));
  end if;
  -- Posted, looked at, and undone: what is shown is what will be posted.
  begin
    v_result := private.take_off_rent_after(v_lease, p_last_day, '-', private.organization_today(v_lease.organization_id));
    raise exception 'undo' using errcode = 'LL001';
  exception when sqlstate 'LL001' then
    null;
  end;
  return v_result;
end
$$;
select private.declare_verb('preview_rent_after', 'leases.write, money.reverse', p_comment =>
  'What credit_rent_after_end would take off if the lease ended on a day: [{month, amount_minor}]. Nothing is posted. Errors: not_found, date_outside_lease, charge_invoiced.');

create function private.credit_rent_after_end(p_lease_id uuid, p_note text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_result jsonb;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_result := private.shorten_rent(p_lease_id, p_note);
  return v_result;
end
$$;
select private.declare_verb('credit_rent_after_end', 'leases.write, money.reverse', p_repeatable => true, p_comment =>
  'Takes off what was charged as rent for days after the last one of a lease that ended or has notice given, a correction of each month with the note as its reason; what was paid of it becomes credit. Twice takes nothing off twice. Returns [{month, amount_minor}]. Errors: not_found, reason_missing, lease_end_open, charge_invoiced.');

create function private.shorten_rent(p_lease_id uuid, p_note text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases := private.lease_to_shorten(p_lease_id);
begin
  if coalesce(btrim(p_note), '') = '' then
    perform private.fail('reason_missing');
  elsif v_lease.ended_on is null then
    perform private.fail('lease_end_open');
  end if;
  return private.take_off_rent_after(v_lease, v_lease.ended_on, left(btrim(p_note), 200),
    private.organization_today(v_lease.organization_id));
end
$$;
comment on function private.shorten_rent is
  'Takes off what was charged as rent for days after the last one of a lease, for whoever may: [{month, amount_minor}].';

create function private.lengthen_rent(p_lease_id uuid, p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_credit record;
  v_today date;
begin
  if not exists (select 1 from public.charge_credits where lease_id = p_lease_id and is_after_end and reversed_at is null) then
    return;
  end if;
  v_lease := private.lease_to_shorten(p_lease_id);
  v_today := private.organization_today(v_lease.organization_id);
  for v_credit in
    select id, reason from public.charge_credits
    where lease_id = p_lease_id and is_after_end and reversed_at is null order by created_at desc, id
  loop
    perform private.take_back_credit(v_credit.id, v_today, coalesce(p_reason, v_credit.reason));
  end loop;
  perform private.apply_credit(p_lease_id, v_today);
end
$$;
comment on function private.lengthen_rent is
  'Charges again what was taken off for days after the last one, since the lease goes on; what the tenant has as credit pays it.';
