-- The verbs: a payment says in which money it came, when it is recorded, reported or confirmed.
drop function public.record_payment;
drop function private.record_payment;
create function private.record_payment(
  p_request_id uuid, p_lease_id uuid, p_amount_minor bigint, p_paid_on date, p_method public.payment_method, p_reference text,
  p_account_id uuid, p_received_minor bigint default null, p_rate numeric default null, p_rate_source text default null,
  p_rated_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_known jsonb;
  v_id uuid := gen_random_uuid();
begin
  select * into v_lease from public.leases
  where id = p_lease_id and organization_id in (select private.my_organization_ids('money.write'));
  if not found then
    perform private.fail('not_found');
  end if;
  v_known := private.claim_request(p_request_id, 'record_payment', jsonb_build_object('lease', p_lease_id,
    'amount', p_amount_minor, 'on', p_paid_on, 'method', p_method, 'reference', p_reference, 'account', p_account_id)
    || private.exchange_arguments(p_received_minor, p_rate, p_rate_source, p_rated_on));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  perform private.check_payment_input(v_lease, p_amount_minor, p_paid_on);
  perform private.lock_money(v_lease.organization_id);
  insert into public.payments (id, organization_id, lease_id, property_id, status, method, currency, amount_minor, paid_on, reference)
  values (v_id, v_lease.organization_id, p_lease_id, v_lease.property_id, 'reported', p_method, v_lease.currency, p_amount_minor,
    p_paid_on, coalesce(p_reference, ''));
  if p_received_minor is not null then
    perform private.keep_exchange(v_id, p_received_minor, p_rate, p_rate_source, p_rated_on);
  end if;
  perform private.post_payment(v_id, p_account_id);
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;
create function public.record_payment(p_request_id uuid, p_lease_id uuid, p_amount_minor bigint, p_paid_on date,
  p_method public.payment_method default 'cash', p_reference text default '', p_account_id uuid default null,
  p_received_minor bigint default null, p_rate numeric default null, p_rate_source text default null, p_rated_on date default null)
returns uuid language sql set search_path = ''
as $$ select private.record_payment(p_request_id, p_lease_id, p_amount_minor, p_paid_on, p_method, p_reference, p_account_id,
  p_received_minor, p_rate, p_rate_source, p_rated_on) $$;

create function private.exchange_arguments(p_received_minor bigint, p_rate numeric, p_rate_source text, p_rated_on date)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select case when p_received_minor is null then '{}'
    else jsonb_build_object('received', p_received_minor, 'rate', p_rate, 'source', p_rate_source, 'rated', p_rated_on) end
$$;
comment on function private.exchange_arguments is 'What a request says of the other currency; nothing where it does not, so that older ones are known again.';

drop function public.report_payment;
drop function private.report_payment;
create function private.report_payment(
  p_request_id uuid, p_lease_id uuid, p_amount_minor bigint, p_paid_on date, p_method public.payment_method,
  p_reference text, p_proof_path text, p_received_minor bigint, p_rate numeric, p_rate_source text, p_rated_on date)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_known jsonb;
  v_id uuid := gen_random_uuid();
begin
  select * into v_lease from public.leases where id = p_lease_id and id in (select private.my_lease_ids());
  if not found then
    perform private.fail('not_found');
  end if;
  v_known := private.claim_request(p_request_id, 'report_payment', jsonb_build_object('lease', p_lease_id,
    'amount', p_amount_minor, 'on', p_paid_on, 'method', p_method, 'reference', p_reference, 'proof', p_proof_path)
    || private.exchange_arguments(p_received_minor, p_rate, p_rate_source, p_rated_on));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  perform private.check_payment_input(v_lease, p_amount_minor, p_paid_on);
  if p_proof_path is not null and not exists (
    select 1 from storage.objects where bucket_id = 'payment-proofs' and name = p_proof_path
      and starts_with(name, v_lease.organization_id || '/' || v_lease.id || '/')
  ) then
    perform private.fail('proof_not_found');
  end if;
  perform private.lock_money(v_lease.organization_id);
  insert into public.payments (id, organization_id, lease_id, property_id, status, method, currency, amount_minor, paid_on,
    reference, proof_path, reported_by)
  values (v_id, v_lease.organization_id, p_lease_id, v_lease.property_id, 'reported', p_method, v_lease.currency, p_amount_minor,
    p_paid_on, coalesce(p_reference, ''), p_proof_path, (select auth.uid()));
  if p_received_minor is not null then
    perform private.keep_exchange(v_id, p_received_minor, p_rate, p_rate_source, p_rated_on);
  end if;
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;
create function public.report_payment(p_request_id uuid, p_lease_id uuid, p_amount_minor bigint, p_paid_on date,
  p_method public.payment_method default 'transfer', p_reference text default '', p_proof_path text default null,
  p_received_minor bigint default null, p_rate numeric default null, p_rate_source text default null, p_rated_on date default null)
returns uuid language sql set search_path = ''
as $$ select private.report_payment(p_request_id, p_lease_id, p_amount_minor, p_paid_on, p_method, p_reference, p_proof_path,
  p_received_minor, p_rate, p_rate_source, p_rated_on) $$;

drop function public.confirm_payment;
drop function private.confirm_payment;
create function private.confirm_payment(
  p_request_id uuid, p_payment_id uuid, p_account_id uuid, p_amount_minor bigint default null, p_received_minor bigint default null,
  p_rate numeric default null, p_rate_source text default null, p_rated_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'confirm_payment', jsonb_build_object('payment', p_payment_id,
    'account', p_account_id) || case when p_amount_minor is null then '{}' else jsonb_build_object('amount', p_amount_minor) end
    || private.exchange_arguments(p_received_minor, p_rate, p_rate_source, p_rated_on));
begin
  if v_known is null then
    perform private.decidable_payment(p_payment_id, 'money.write', 'reported');
    if p_received_minor is null and p_amount_minor is not null then
      -- What a tenant says they paid in the lease's own currency is confirmed as it is, or rejected.
      perform private.fail('value_malformed', '{"fields": ["amount_minor"]}');
    elsif p_received_minor is not null then
      if p_amount_minor <= 0 then
        perform private.fail('amount_not_positive', '{"fields": ["amount_minor"]}');
      end if;
      update public.payments set amount_minor = p_amount_minor where id = p_payment_id and amount_minor <> p_amount_minor;
      perform private.keep_exchange(p_payment_id, p_received_minor, p_rate, p_rate_source, p_rated_on);
    end if;
    perform private.post_payment(p_payment_id, p_account_id);
    perform private.complete_request(p_request_id, jsonb_build_object('id', p_payment_id));
  end if;
  return p_payment_id;
end
$$;
create function public.confirm_payment(p_request_id uuid, p_payment_id uuid, p_account_id uuid default null,
  p_amount_minor bigint default null, p_received_minor bigint default null, p_rate numeric default null,
  p_rate_source text default null, p_rated_on date default null)
returns uuid language sql set search_path = ''
as $$ select private.confirm_payment(p_request_id, p_payment_id, p_account_id, p_amount_minor, p_received_minor, p_rate,
  p_rate_source, p_rated_on) $$;

-- Who pays may be asked for the other currency: which rate the landlord wrote down last.
create function private.lease_exchange_rate(p_lease_id uuid)
returns table (rate numeric, source text, rated_on date)
language sql
stable
security definer
set search_path = ''
as $$
  select r.rate, r.source, r.rated_on
  from public.leases l join public.exchange_rates r on r.organization_id = l.organization_id
  where l.id = p_lease_id
    and (l.id in (select private.my_lease_ids()) or l.organization_id in (select private.my_organization_ids('money.read')))
    and r.rated_on <= private.organization_today(l.organization_id)
  order by r.rated_on desc, r.created_at desc limit 1
$$;
create function public.lease_exchange_rate(p_lease_id uuid)
returns table (rate numeric, source text, rated_on date) language sql stable set search_path = ''
as $$ select * from private.lease_exchange_rate(p_lease_id) $$;

comment on function public.record_payment is
  'The organisation records money it received: confirmed at once, with its receipt, on the cash account given or else the usual one. What came in the other currency says how much of it (p_received_minor) and the rate in pesos for a dollar with its source and day; p_amount_minor is what it counts as, in the lease''s currency. Errors as report_payment, and account_not_allowed.';
comment on function public.report_payment is
  'A tenant says that they paid; it counts once it is confirmed. What was paid in the other currency is said as in record_payment. Returns its id. Errors: not_found, lease_not_in_force, amount_not_positive, date_in_future, date_too_old, proof_not_found, rate_missing, exchange_far_from_rate.';
comment on function public.confirm_payment is
  'Confirms a reported payment: posts it on the cash account given or else the usual one, and issues the receipt. Where it came in the other currency, what came, the rate and what it counts as may be said anew. Errors: not_found, payment_already_decided, account_not_allowed, amount_not_positive, rate_missing, exchange_far_from_rate.';
comment on function public.lease_exchange_rate is
  'The exchange rate that the landlord of a lease wrote down last, in pesos for a dollar; no row where there is none, or for strangers.';
revoke execute on function private.exchange_arguments from public, anon, authenticated;
revoke execute on function private.record_payment, private.report_payment, private.confirm_payment, private.lease_exchange_rate,
  public.record_payment, public.report_payment, public.confirm_payment, public.lease_exchange_rate from public, anon;
grant execute on function private.record_payment, private.report_payment, private.confirm_payment, private.lease_exchange_rate,
  public.record_payment, public.report_payment, public.confirm_payment, public.lease_exchange_rate to authenticated;
select private.guard_door('record_payment');
select private.guard_door('report_payment');
select private.guard_door('confirm_payment');
