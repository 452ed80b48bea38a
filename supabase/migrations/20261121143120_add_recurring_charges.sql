-- Charges that come every month beside the rent: the condominium's fee passed on, a service, a parking place.
create table public.recurring_charges (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  kind public.charge_kind not null,
  description text not null default '' check (char_length(description) <= 200),
  currency public.currency_code not null,
  amount_minor bigint not null check (amount_minor between 1 and 1000000000000),
  starts_on date not null check (starts_on between '2000-01-01' and '2200-01-01'),
  ends_on date check (ends_on between '2000-01-01' and '2200-01-01'),
  charged_through date,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check (kind::text in ('condominium_fee', 'utility', 'other')),
  check (kind::text <> 'other' or btrim(description) <> ''),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade,
  foreign key (lease_id, currency) references public.leases (id, currency) on delete cascade
);
comment on table public.recurring_charges is
  'What a lease is charged every calendar month beside the rent, whole in each month that it touches; charged_through is the last day charged so far.';
create index recurring_charges_by_lease on public.recurring_charges (lease_id);
alter table public.recurring_charges enable row level security;
grant select on public.recurring_charges to authenticated, service_role;
create policy "readers of money and tenants see recurring charges" on public.recurring_charges for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids())));

create function private.post_recurring_charges(p_organization_id uuid, p_today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_due record;
  v_lease public.leases;
  v_count integer := 0;
begin
  for v_due in
    select r.id, r.lease_id, r.kind, r.description, r.amount_minor, m.period_start, m.period_end
    from public.recurring_charges r
    join public.leases l on l.id = r.lease_id
    cross join lateral generate_series(date_trunc('month', greatest(r.charged_through + 1, r.starts_on, l.bill_from)),
      date_trunc('month', p_today::timestamp), '1 month') g (at)
    cross join lateral (select greatest(g.at::date, r.starts_on, l.bill_from) as period_start,
      (g.at + interval '1 month')::date - 1 as period_end) m
    where r.organization_id = p_organization_id and l.status in ('active', 'notice_given', 'month_to_month')
      and (r.charged_through is null or r.charged_through < p_today)
      and m.period_start <= least(p_today, r.ends_on,
        case when l.status = 'month_to_month' then l.ended_on else coalesce(l.ended_on, l.ends_on) end)
    order by m.period_start, r.id
  loop
    select * into v_lease from public.leases where id = v_due.lease_id;
    perform private.post_charge(v_lease, v_due.kind, v_due.amount_minor,
      greatest(date_trunc('month', v_due.period_start)::date + v_lease.due_day - 1, v_due.period_start),
      private.open_day(p_organization_id, v_due.period_start), v_due.period_start, v_due.period_end, v_due.description);
    update public.recurring_charges set charged_through = v_due.period_end where id = v_due.id;
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;
comment on function private.post_recurring_charges is
  'Posts each recurring charge of every month that has begun and is not posted yet; however often it runs, once. Returns how many.';

create function private.add_recurring_charge(
  p_request_id uuid, p_lease_id uuid, p_kind public.charge_kind, p_amount_minor bigint, p_starts_on date, p_ends_on date,
  p_description text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_known jsonb;
  v_id uuid := gen_random_uuid();
  v_today date;
begin
  select * into v_lease from public.leases
  where id = p_lease_id and organization_id in (select private.my_organization_ids('money.write'));
  if not found then
    perform private.fail('not_found');
  end if;
  v_known := private.claim_request(p_request_id, 'add_recurring_charge', jsonb_build_object('lease', p_lease_id, 'kind', p_kind,
    'amount', p_amount_minor, 'from', p_starts_on, 'to', p_ends_on, 'description', p_description));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  v_today := private.organization_today(v_lease.organization_id);
  if p_amount_minor is null or p_amount_minor <= 0 then
    perform private.fail('amount_not_positive');
  elsif p_kind = 'other' and coalesce(btrim(p_description), '') = '' then
    perform private.fail('description_missing');
  elsif p_starts_on is null or p_starts_on < greatest(v_lease.starts_on, v_today - 366) or p_ends_on < p_starts_on then
    perform private.fail('date_outside_lease', jsonb_build_object('starts_on', v_lease.starts_on));
  end if;
  perform private.lock_money(v_lease.organization_id);
  insert into public.recurring_charges (id, organization_id, lease_id, kind, description, currency, amount_minor, starts_on, ends_on)
  values (v_id, v_lease.organization_id, p_lease_id, p_kind, coalesce(btrim(p_description), ''), v_lease.currency, p_amount_minor,
    p_starts_on, p_ends_on);
  -- A month that has begun is charged at once, so that nobody waits for the timer to see it.
  perform private.post_recurring_charges(v_lease.organization_id, v_today);
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function private.end_recurring_charge(p_recurring_charge_id uuid, p_ends_on date)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.recurring_charges set ends_on = greatest(p_ends_on, starts_on)
  where id = p_recurring_charge_id and organization_id in (select private.my_organization_ids('money.write'));
  if not found then
    perform private.fail('not_found');
  end if;
  return p_recurring_charge_id;
end
$$;

create function public.add_recurring_charge(p_request_id uuid, p_lease_id uuid, p_kind public.charge_kind, p_amount_minor bigint,
  p_starts_on date, p_ends_on date default null, p_description text default '')
returns uuid language sql set search_path = ''
as $$ select private.add_recurring_charge(p_request_id, p_lease_id, p_kind, p_amount_minor, p_starts_on, p_ends_on, p_description) $$;
comment on function public.add_recurring_charge is
  'Charges a lease every month: condominium_fee, utility or other; months that have begun at once. Returns its id. Errors: not_found, amount_not_positive, description_missing, date_outside_lease.';
create function public.end_recurring_charge(p_recurring_charge_id uuid, p_ends_on date)
returns uuid language sql set search_path = ''
as $$ select private.end_recurring_charge(p_recurring_charge_id, p_ends_on) $$;
comment on function public.end_recurring_charge is 'The last day on which it is charged; months charged already stay. Errors: not_found.';
do $$
declare
  v_verb text;
begin
  foreach v_verb in array array['add_recurring_charge', 'end_recurring_charge'] loop
    execute format('revoke execute on function private.%1$I, public.%1$I from public, anon', v_verb);
    execute format('grant execute on function private.%1$I, public.%1$I to authenticated', v_verb);
  end loop;
end
$$;
revoke execute on function private.post_recurring_charges from public, anon, authenticated;
