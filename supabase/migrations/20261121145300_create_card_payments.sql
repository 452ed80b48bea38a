-- One row an attempt to pay by card. What the processor says is believed only after the edge has verified it; from there on
-- an attempt becomes at most one payment, whoever says so how often and in whichever order.
create sequence private.card_order_numbers;

create table public.card_payments (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  lease_id uuid,
  property_id uuid,
  user_id uuid not null,
  processor public.card_processor not null,
  is_test boolean not null,
  status public.card_payment_status not null default 'created',
  currency public.currency_code not null,
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  order_number text not null unique check (order_number ~ '^[0-9]{12}$'),
  reference text check (char_length(reference) <= 200),
  authorization_code text check (char_length(authorization_code) <= 80),
  card_brand text check (char_length(card_brand) <= 30),
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  failure text check (char_length(failure) <= 200),
  problem text check (problem in ('amount_mismatch', 'unverified')),
  payment_id uuid unique,
  created_at timestamptz not null default now(),
  opened_at timestamptz,
  decided_at timestamptz,
  checks integer not null default 0,
  next_check_at timestamptz,
  unique (organization_id, id),
  check (is_test or (lease_id is not null and property_id is not null)),
  check (is_test or (status in ('approved', 'partially_refunded', 'refunded')) = (payment_id is not null)),
  check (not is_test or payment_id is null),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id),
  foreign key (organization_id, property_id) references public.properties (organization_id, id),
  foreign key (organization_id, payment_id) references public.payments (organization_id, id)
);
comment on table public.card_payments is
  'Attempts to pay by card: created → pending at the processor → approved, declined or abandoned; refunded afterwards. A test of the owner''s has no lease and posts nothing.';
create index card_payments_by_organization on public.card_payments (organization_id, created_at desc);
create index card_payments_by_lease on public.card_payments (lease_id, created_at desc);
create index card_payments_to_check on public.card_payments (next_check_at) where status in ('created', 'pending', 'abandoned');
alter table public.card_payments enable row level security;
grant select on public.card_payments to authenticated, service_role;
create policy "readers of money and tenants see card payments" on public.card_payments for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids())));
create trigger refuse_delete before delete on public.card_payments for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.card_payments for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.card_payments for each row execute function
  private.keep_posted_fields('status', 'reference', 'authorization_code', 'card_brand', 'card_last4', 'failure', 'problem',
    'payment_id', 'opened_at', 'decided_at', 'checks', 'next_check_at');
create trigger write_audit_log after update of status, problem on public.card_payments
  for each row when (old.status <> new.status or old.problem is distinct from new.problem)
  execute function private.write_audit_log();

create table private.card_payment_secrets (
  card_payment_id uuid primary key references public.card_payments (id) on delete cascade,
  sealed text not null check (length(sealed) between 20 and 16000)
);
comment on table private.card_payment_secrets is
  'What the edge needs in order to lead somebody to the processor and to ask it afterwards, encrypted; gone once it is decided.';
alter table private.card_payment_secrets enable row level security;

create function private.card_fee(p_settings public.online_payment_settings, p_amount_minor bigint)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select case p_settings.fee_payer when 'tenant'
    then round(p_amount_minor::numeric * p_settings.fee_basis_points / 10000)::bigint + p_settings.fee_fixed_minor else 0 end
$$;
comment on function private.card_fee is 'What paying the amount by card costs the tenant, rounded half up; src/domain/card-fee.ts is its twin.';

create function private.insert_card_payment(p_settings public.online_payment_settings, p_lease public.leases, p_is_test boolean,
  p_amount_minor bigint, p_fee_minor bigint)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
begin
  insert into public.card_payments (id, organization_id, lease_id, property_id, user_id, processor, is_test, currency, amount_minor,
    fee_minor, order_number, next_check_at)
  values (v_id, p_settings.organization_id, p_lease.id, p_lease.property_id, (select auth.uid()), p_settings.processor, p_is_test,
    p_settings.currency, p_amount_minor, p_fee_minor,
    to_char(now() at time zone 'UTC', 'YYMMDD') || lpad((nextval('private.card_order_numbers') % 1000000)::text, 6, '0'),
    now() + interval '15 minutes');
  return v_id;
end
$$;

create function private.start_card_payment(p_request_id uuid, p_lease_id uuid, p_amount_minor bigint, p_fee_minor bigint)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_settings public.online_payment_settings;
  v_known jsonb;
  v_id uuid;
begin
  select * into v_lease from public.leases where id = p_lease_id and id in (select private.my_lease_ids());
  if not found then
    perform private.fail('not_found');
  end if;
  v_known := private.claim_request(p_request_id, 'start_card_payment',
    jsonb_build_object('lease', p_lease_id, 'amount', p_amount_minor, 'fee', p_fee_minor));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  perform private.check_payment_input(v_lease, p_amount_minor, private.organization_today(v_lease.organization_id));
  select * into v_settings from public.online_payment_settings where organization_id = v_lease.organization_id;
  if not coalesce(v_settings.takes_cards, false) or v_settings.is_test or v_settings.currency <> v_lease.currency
    or exists (select 1 from public.organizations where id = v_lease.organization_id and closed_at is not null) then
    perform private.fail('cards_not_taken');
  elsif p_amount_minor not between v_settings.minimum_minor and v_settings.maximum_minor then
    perform private.fail('amount_outside_limits', jsonb_build_object('minimum_minor', v_settings.minimum_minor,
      'maximum_minor', v_settings.maximum_minor));
  elsif p_fee_minor is distinct from private.card_fee(v_settings, p_amount_minor) then
    perform private.fail('fee_changed', jsonb_build_object('fee_minor', private.card_fee(v_settings, p_amount_minor)));
  elsif (select count(*) from public.card_payments where lease_id = p_lease_id and created_at > now() - interval '1 hour') >= 10 then
    perform private.fail('too_many_attempts');
  end if;
  v_id := private.insert_card_payment(v_settings, v_lease, false, p_amount_minor, p_fee_minor);
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function private.start_card_test(p_request_id uuid, p_organization_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_settings public.online_payment_settings;
  v_known jsonb;
  v_id uuid;
  v_none public.leases;
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  v_known := private.claim_request(p_request_id, 'start_card_test', jsonb_build_object('organization', p_organization_id));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  select * into v_settings from public.online_payment_settings where organization_id = p_organization_id;
  if v_settings.credentials_set_at is null then
    perform private.fail('credentials_missing');
  elsif not v_settings.is_test then
    perform private.fail('not_in_test_mode');
  end if;
  v_id := private.insert_card_payment(v_settings, v_none, true, v_settings.minimum_minor, 0);
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function public.start_card_payment(p_request_id uuid, p_lease_id uuid, p_amount_minor bigint, p_fee_minor bigint)
returns uuid language sql set search_path = ''
as $$ select private.start_card_payment(p_request_id, p_lease_id, p_amount_minor, p_fee_minor) $$;
comment on function public.start_card_payment is
  'A tenant begins to pay by card; the edge then opens the processor''s page. Returns the attempt''s id. Errors: not_found, cards_not_taken, amount_not_positive, amount_outside_limits, fee_changed, lease_not_in_force, too_many_attempts.';
create function public.start_card_test(p_request_id uuid, p_organization_id uuid)
returns uuid language sql set search_path = ''
as $$ select private.start_card_test(p_request_id, p_organization_id) $$;
comment on function public.start_card_test is
  'The owner tries the processor in test mode; nothing is posted. Returns the attempt''s id. Errors: not_allowed, credentials_missing, not_in_test_mode.';
revoke execute on function private.start_card_payment, public.start_card_payment from public, anon;
grant execute on function private.start_card_payment, public.start_card_payment to authenticated;
revoke execute on function private.start_card_test, public.start_card_test from public, anon;
grant execute on function private.start_card_test, public.start_card_test to authenticated;

do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    execute 'alter publication supabase_realtime add table public.card_payments';
  end if;
end
$$;
