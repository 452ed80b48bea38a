-- Further from the rate than this is no exchange but a discount, or a slip of the pen.
create function private.keep_exchange(
  p_payment_id uuid, p_received_minor bigint, p_rate numeric, p_rate_source text, p_rated_on date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
  v_received public.currency_code;
  v_expected bigint;
begin
  select * into strict v_payment from public.payments where id = p_payment_id;
  v_received := case v_payment.currency when 'USD' then 'DOP' else 'USD' end;
  if coalesce(p_received_minor, 0) <= 0 then
    perform private.fail('amount_not_positive', '{"fields": ["received_minor"]}');
  end if;
  perform private.check_rate(p_rate, p_rate_source, p_rated_on, v_payment.paid_on);
  v_expected := private.exchanged_minor(p_received_minor, v_received, p_rate);
  if abs(v_payment.amount_minor - v_expected) * 10 > v_expected then
    perform private.fail('exchange_far_from_rate', jsonb_build_object('fields', '["amount_minor"]'::jsonb, 'expected_minor', v_expected,
      'currency', v_payment.currency));
  end if;
  insert into public.payment_exchanges as x (payment_id, organization_id, lease_id, currency, received_currency, received_minor, rate,
    rate_source, rated_on)
  values (p_payment_id, v_payment.organization_id, v_payment.lease_id, v_payment.currency, v_received, p_received_minor, p_rate,
    btrim(p_rate_source), p_rated_on)
  on conflict (payment_id) do update set received_minor = excluded.received_minor, rate = excluded.rate,
    rate_source = excluded.rate_source, rated_on = excluded.rated_on
  where (x.received_minor, x.rate, x.rate_source, x.rated_on)
    is distinct from (excluded.received_minor, excluded.rate, excluded.rate_source, excluded.rated_on);
end
$$;
comment on function private.keep_exchange is
  'Writes down in which money a payment came that is not posted yet. Errors: amount_not_positive, rate_missing, exchange_far_from_rate.';

create function private.received_part(p_received_minor bigint, p_amount_minor bigint, p_part_minor bigint)
returns bigint
language sql
immutable
set search_path = ''
as $$ select round(p_received_minor::numeric * p_part_minor / p_amount_minor)::bigint $$;
comment on function private.received_part is
  'How much of what was received in the other currency a part of the payment is, rounded half up; the whole is all of it.';

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
select private.declare_verb('lease_exchange_rate', 'money.read, own', p_comment =>
  'The exchange rate that the landlord of a lease wrote down last, in pesos for a dollar; no row where there is none, or for strangers.');
