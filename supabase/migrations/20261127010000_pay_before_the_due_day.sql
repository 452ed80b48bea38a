-- An automatic payment takes what falls due before its next day: on a day before the due day the rent is paid early, not a month
-- late. A month in which nothing is charged says why.
alter table public.autopay_charges add column skipped_for text check (skipped_for in
  ('nothing_owed', 'payment_waiting', 'plan', 'too_little', 'not_offered', 'stopped'));
alter table public.autopay_charges add check (skipped_for is null or status = 'skipped');
comment on column public.autopay_charges.skipped_for is
  'Why nothing is charged: nothing is owed, what is owed waits for the landlord''s decision or is put off by a plan, it is less than may be charged, the landlord takes none, or the automatic payment stopped. Null where it was charged, and where a retry was not needed.';
drop trigger keep_posted_fields on public.autopay_charges;
create trigger keep_posted_fields before update on public.autopay_charges for each row execute function private.keep_posted_fields(
  'autopay_id', 'status', 'amount_minor', 'card_payment_id', 'decided_at', 'skipped_for');

create function private.autopay_through(p_autopay public.autopays, p_month date)
returns date
language sql
stable
security definer
set search_path = ''
as $$
  select (p_month + interval '1 month')::date + coalesce(p_autopay.pays_on, l.due_day) - 2 from public.leases l where l.id = p_autopay.lease_id
$$;
comment on function private.autopay_through is
  'Up to which due day a month''s automatic payment takes what is owed: the day before the next one.';

comment on function private.autopay_owed is
  'What an automatic payment may take of what is due up to a day: what is charged by now, without what a plan puts off beyond that day and what waits for the landlord''s decision.';

create function private.autopay_none_for(p_lease_id uuid, p_through date, p_owed_minor bigint)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case when p_owed_minor > 0 then 'too_little'
    when not exists (select 1 from public.charges where lease_id = p_lease_id and due_on <= p_through and outstanding_minor > 0)
      then 'nothing_owed'
    when exists (select 1 from public.payments where lease_id = p_lease_id and status = 'reported') then 'payment_waiting'
    else 'plan' end
$$;
comment on function private.autopay_none_for is
  'Why an automatic payment takes nothing of a lease, given what it might take of what is due up to a day.';
revoke execute on function private.autopay_through, private.autopay_none_for from public, anon, authenticated;

create or replace function private.announce_autopays(p_organization_id uuid, p_today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_due record;
  v_autopay public.autopays;
  v_settings public.online_payment_settings;
  v_owed jsonb := '{}';
  v_amount bigint;
  v_count integer := 0;
begin
  if not exists (select 1 from private.autopays_to_announce(p_organization_id, p_today)) then
    return 0;
  end if;
  -- What tomorrow will bring is posted, looked at, and undone: the notice cannot differ from what the job posts.
  begin
    perform private.advance_leases(p_organization_id, p_today + 1);
    perform private.post_due_rent(p_organization_id, p_today + 1);
    perform private.post_recurring_charges(p_organization_id, p_today + 1);
    select jsonb_object_agg(t.autopay_id, jsonb_build_object('minor', w.minor, 'none_for', private.autopay_none_for(a.lease_id, d.through, w.minor)))
    into v_owed
    from private.autopays_to_announce(p_organization_id, p_today) t
    join public.autopays a on a.id = t.autopay_id
    cross join lateral (select private.autopay_through(a, t.month) as through) d
    cross join lateral (select private.autopay_owed(a.lease_id, d.through) as minor) w;
    raise exception 'undo' using errcode = 'LL001';
  exception when sqlstate 'LL001' then
    null;
  end;
  select * into strict v_settings from public.online_payment_settings where organization_id = p_organization_id;
  for v_due in select * from private.autopays_to_announce(p_organization_id, p_today) loop
    select * into strict v_autopay from public.autopays where id = v_due.autopay_id;
    if v_autopay.processor <> v_settings.processor then
      perform private.stop_autopay(v_autopay, 'paused', 'processor_changed');
      continue;
    elsif v_autopay.card_expires < to_char(v_due.charge_on, 'YYYY-MM') then
      perform private.stop_autopay(v_autopay, 'paused', 'card_expired');
      continue;
    end if;
    v_amount := private.autopay_amount(v_settings, coalesce((v_owed -> v_autopay.id::text ->> 'minor')::bigint, 0), v_autopay.limit_minor);
    insert into public.autopay_charges (organization_id, autopay_id, lease_id, month, attempt, status, currency, announced_minor, charge_on,
      skipped_for)
    values (p_organization_id, v_autopay.id, v_autopay.lease_id, v_due.month, 1,
      (case when v_amount > 0 then 'announced' else 'skipped' end)::public.autopay_charge_status, v_autopay.currency, v_amount, v_due.charge_on,
      case when v_amount <= 0 then coalesce(v_owed -> v_autopay.id::text ->> 'none_for', 'nothing_owed') end);
    if v_amount > 0 then
      perform private.mail_autopay(v_autopay, 'autopay_announced', jsonb_build_object('amount_minor', v_amount,
        'fee_minor', private.card_fee(v_settings, v_amount), 'charge_on', v_due.charge_on),
        'autopay-announced/' || v_autopay.id || '/' || v_due.month);
      v_count := v_count + 1;
    end if;
  end loop;
  return v_count;
end
$$;

create or replace function private.start_autopay_charge(p_id uuid, p_now timestamptz)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_charge public.autopay_charges;
  v_autopay public.autopays;
  v_lease public.leases;
  v_settings public.online_payment_settings;
  v_today date;
  v_amount bigint := 0;
  v_owed bigint := 0;
  v_through date;
  v_none_for text := 'not_offered';
  v_id uuid := gen_random_uuid();
begin
  select * into v_charge from public.autopay_charges where id = p_id;
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_charge.organization_id);
  select * into strict v_charge from public.autopay_charges where id = p_id for update;
  -- Whoever comes second finds it begun.
  if v_charge.status <> 'announced' then
    return null;
  end if;
  select (p_now at time zone time_zone)::date into strict v_today from public.organizations where id = v_charge.organization_id;
  if v_charge.charge_on > v_today or exists (select 1 from public.card_payments where lease_id = v_charge.lease_id
      and status in ('created', 'pending') and created_at > now() - interval '1 hour') then
    return null;
  end if;
  perform private.advance_leases(v_charge.organization_id, v_today);
  perform private.post_due_rent(v_charge.organization_id, v_today);
  perform private.post_recurring_charges(v_charge.organization_id, v_today);
  select * into strict v_autopay from public.autopays where id = v_charge.autopay_id;
  select * into strict v_lease from public.leases where id = v_charge.lease_id;
  select * into v_settings from public.online_payment_settings where organization_id = v_charge.organization_id;
  if v_autopay.status = 'active' and v_autopay.processor is distinct from v_settings.processor then
    -- It became active while the landlord changed processors.
    perform private.stop_autopay(v_autopay, 'paused', 'processor_changed');
    return null;
  end if;
  if v_autopay.status <> 'active' then
    v_none_for := 'stopped';
  elsif private.is_autopay_offered(v_settings, v_lease) then
    v_through := greatest(private.autopay_through(v_autopay, v_charge.month), v_today);
    v_owed := private.autopay_owed(v_charge.lease_id, v_through);
    v_amount := private.autopay_amount(v_settings, least(v_owed, v_charge.announced_minor), v_autopay.limit_minor);
    v_none_for := private.autopay_none_for(v_charge.lease_id, v_through, v_owed);
  end if;
  if v_amount <= 0 then
    update public.autopay_charges set status = 'skipped', decided_at = now(), skipped_for = v_none_for where id = p_id;
    if v_none_for = 'not_offered' then
      -- It was announced, and the tenant relies on it.
      perform private.mail_autopay(v_autopay, 'autopay_skipped', jsonb_build_object('amount_minor', v_charge.announced_minor,
        'charge_on', v_charge.charge_on), 'autopay-skipped/' || p_id);
    end if;
    return null;
  end if;
  insert into public.card_payments (id, organization_id, lease_id, property_id, user_id, processor, is_test, currency, amount_minor,
    fee_minor, order_number, next_check_at)
  values (v_id, v_lease.organization_id, v_lease.id, v_lease.property_id, v_autopay.user_id, v_autopay.processor, false,
    v_autopay.currency, v_amount, private.card_fee(v_settings, v_amount),
    to_char(now() at time zone 'UTC', 'YYMMDD') || lpad((nextval('private.card_order_numbers') % 1000000)::text, 6, '0'),
    -- Longer than a processor takes to answer: nobody asks while somebody still charges.
    now() + interval '15 minutes');
  update public.autopay_charges set status = 'charging', amount_minor = v_amount, card_payment_id = v_id where id = p_id;
  return v_id;
end
$$;

create or replace function private.stop_autopay(p_autopay public.autopays, p_status public.autopay_status, p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.autopays set status = p_status, stopped_for = p_reason where id = p_autopay.id;
  update public.autopay_charges set status = 'skipped', decided_at = now(), skipped_for = 'stopped'
  where autopay_id = p_autopay.id and status = 'announced';
  if p_status = 'cancelled' then
    update private.autopay_cards set forget_at = now() + case when p_reason = 'lease_ended'
        and exists (select 1 from private.carriable_autopays(p_autopay.user_id) o where o.autopay_id = p_autopay.id)
      then private.payment_rule('autopay_ending_days', private.organization_today(p_autopay.organization_id)) * interval '1 day'
      else interval '0' end
    where autopay_id = p_autopay.id;
  end if;
  if p_autopay.status <> 'pending' and p_reason not in ('replaced', 'declined') then
    perform private.mail_autopay(p_autopay, 'autopay_stopped', jsonb_build_object('reason', p_reason),
      'autopay-stopped/' || p_autopay.id || '/' || p_reason || '/' || p_autopay.updated_at);
  end if;
end
$$;
