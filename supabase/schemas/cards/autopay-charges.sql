create function private.payment_rule(p_code text, p_day date)
returns integer language sql stable security definer set search_path = ''
as $$ select value from private.payment_rules where code = p_code and valid_from <= p_day order by valid_from desc limit 1 $$;
comment on function private.payment_rule is 'A dated constant of payments as it holds on a day.';

-- Automatic payments by the calendar: announced the day before, charged once, tried again once.
create function private.end_autopays(p_organization_id uuid)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_row record;
  v_autopay public.autopays;
  v_count integer := 0;
begin
  for v_row in
    select a.id, case when l.status not in ('signed', 'active', 'notice_given', 'month_to_month') then 'lease_ended' else 'left_lease' end as reason
    from public.autopays a join public.leases l on l.id = a.lease_id
    where a.organization_id = p_organization_id and a.status in ('active', 'paused')
      and (l.status not in ('signed', 'active', 'notice_given', 'month_to_month') or not exists (
        select 1 from public.lease_parties t where t.lease_id = a.lease_id and t.user_id = a.user_id))
  loop
    select * into strict v_autopay from public.autopays where id = v_row.id;
    perform private.stop_autopay(v_autopay, 'cancelled', v_row.reason);
    if v_row.reason = 'left_lease' then
      perform private.notify_office_of_left_autopay(v_autopay);
    end if;
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;
comment on function private.end_autopays is
  'Cancels automatic payments whose lease has ended or whose tenant has left it. The caller holds the money lock.';

create function private.autopays_to_announce(p_organization_id uuid, p_today date)
returns table (autopay_id uuid, month date, charge_on date)
language sql
stable
security definer
set search_path = ''
as $$
  select a.id, m.first_day, greatest(m.first_day + coalesce(a.pays_on, l.due_day) - 1, p_today + 1)
  from public.autopays a
  join public.leases l on l.id = a.lease_id
  join public.online_payment_settings s on s.organization_id = a.organization_id
  cross join lateral (select date_trunc('month', (p_today + 1)::timestamp)::date as first_day) m
  where a.organization_id = p_organization_id and a.status = 'active' and private.is_autopay_offered(s, l)
    and m.first_day + coalesce(a.pays_on, l.due_day) - 1 between a.counts_from and p_today + 1
    and private.last_day_of(a.lease_id, a.user_id) >= greatest(m.first_day + coalesce(a.pays_on, l.due_day) - 1, p_today + 1)
    and not exists (select 1 from public.autopay_charges c where c.month = m.first_day
      and (c.autopay_id = a.id or (c.lease_id = a.lease_id and c.status <> 'skipped')))
$$;
comment on function private.autopays_to_announce is
  'Automatic payments whose day is tomorrow, or has passed while no job ran: they are charged tomorrow, so that the notice comes a day before.';

create function private.announce_autopays(p_organization_id uuid, p_today date)
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
comment on function private.announce_autopays is
  'Writes down what is charged tomorrow and tells each tenant; returns how many. The caller holds the money lock.';

create function private.autopay_jobs(p_organization_id uuid, p_now timestamptz)
returns integer
language sql
security definer
set search_path = ''
as $$
  select private.end_autopays(p_organization_id)
    + private.announce_autopays(p_organization_id, (p_now at time zone o.time_zone)::date)
  from public.organizations o where o.id = p_organization_id
$$;
comment on function private.autopay_jobs is
  'What the scheduled job does about automatic payments of an organisation; returns how many it touched.';

create function private.take_autopay_charges(p_now timestamptz, p_limit integer default 20)
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select c.id from public.autopay_charges c join public.organizations o on o.id = c.organization_id
  where c.status = 'announced' and c.charge_on <= (p_now at time zone o.time_zone)::date
  order by c.charge_on, c.id limit least(greatest(p_limit, 1), 100)
$$;
select private.declare_verb('take_autopay_charges', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: announced charges whose day has come, at most p_limit.');

create function private.start_autopay_charge(p_id uuid, p_now timestamptz)
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
  perform private.end_autopays(v_charge.organization_id);
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
select private.declare_verb('start_autopay_charge', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: begins an announced charge for at most what was announced, what is owed and the limit; one of many callers gets the attempt''s id, the others null, as does a charge that is not due any more.');

create function private.notify_of_declined_autopay(p_autopay public.autopays, p_charge public.autopay_charges, p_retry_on date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_facts jsonb := jsonb_build_object('amount_minor', p_charge.amount_minor, 'retry_on', p_retry_on);
begin
  perform private.mail_autopay(p_autopay, 'autopay_declined', v_facts, 'autopay-declined/' || p_charge.id);
  perform private.notify_user(m.user_id, p_charge.organization_id, 'autopay_failed', 'autopay_declined_office', 'lease',
    p_charge.lease_id, v_facts || jsonb_build_object('currency', p_charge.currency,
      'lease_id', p_charge.lease_id, 'property', p.name, 'unit', u.label,
      'tenant', coalesce((select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
        where lt.lease_id = p_charge.lease_id order by (lt.user_id = p_autopay.user_id) desc nulls last, lt.is_primary desc limit 1), '')),
    'autopay-declined/' || p_charge.id || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'money.write'
  join public.leases l on l.id = p_charge.lease_id
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  where m.organization_id = p_charge.organization_id;
end
$$;
comment on function private.notify_of_declined_autopay is
  'Tells the tenant and those who handle money that a charge was declined, and when it is tried again: null for never.';

create function private.follow_autopay_charge(p_card_payment_id uuid, p_status public.card_payment_status)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_charge public.autopay_charges;
  v_autopay public.autopays;
  v_retry_on date;
begin
  select * into v_charge from public.autopay_charges where card_payment_id = p_card_payment_id;
  if not found then
    return;
  end if;
  select * into strict v_autopay from public.autopays where id = v_charge.autopay_id;
  update public.autopay_charges set decided_at = now(), status = (case p_status::text
    when 'declined' then 'declined' when 'abandoned' then 'unknown' else 'paid' end)::public.autopay_charge_status where id = v_charge.id;
  if p_status = 'approved' then
    -- An approval that was believed declined before leaves nothing to try again.
    update public.autopay_charges set status = 'skipped', decided_at = now()
    where lease_id = v_charge.lease_id and month = v_charge.month and attempt = 2 and status = 'announced';
  elsif p_status = 'declined' and v_charge.attempt = 1 and v_autopay.status = 'active' then
    v_retry_on := private.organization_today(v_charge.organization_id)
      + private.payment_rule('autopay_retry_days', private.organization_today(v_charge.organization_id));
    insert into public.autopay_charges (organization_id, autopay_id, lease_id, month, attempt, status, currency, announced_minor, charge_on)
    values (v_charge.organization_id, v_charge.autopay_id, v_charge.lease_id, v_charge.month, 2, 'announced', v_charge.currency,
      v_charge.amount_minor, v_retry_on)
    on conflict do nothing;
  elsif v_autopay.status = 'active' then
    perform private.stop_autopay(v_autopay, 'paused', case when p_status = 'declined' then 'declined' else 'unverified' end);
  end if;
  if p_status = 'declined' then
    perform private.notify_of_declined_autopay(v_autopay, v_charge, v_retry_on);
  end if;
end
$$;
comment on function private.follow_autopay_charge is
  'What became of the card payment of an automatic one: paid, tried again once after a decline, else paused.';
