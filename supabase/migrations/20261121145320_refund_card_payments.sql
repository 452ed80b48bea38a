-- Refunds of card payments go through the processor: asked for by the organisation, made by the edge.
create function private.request_card_refund(p_request_id uuid, p_payment_id uuid, p_amount_minor bigint, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'request_card_refund', jsonb_build_object('payment', p_payment_id,
    'amount', p_amount_minor, 'reason', p_reason));
  v_id uuid;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  v_id := private.start_refund(p_payment_id, p_amount_minor, 'card', p_reason, '');
  if not exists (select 1 from public.card_payments where payment_id = p_payment_id) then
    perform private.fail('method_not_allowed');
  end if;
  update public.refunds set next_check_at = now() + interval '5 minutes' where id = v_id;
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function private.read_card_refund(p_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', r.id, 'status', r.status, 'amount_minor', r.amount_minor, 'currency', r.currency,
    'card_payment', private.read_card_payment(c.id), 'paid_at', c.decided_at)
  from public.refunds r join public.card_payments c on c.payment_id = r.payment_id
  where r.id = p_id
$$;

create function private.settle_card_refund(p_id uuid, p_is_done boolean, p_reference text, p_failure text)
returns public.refund_status
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_refund public.refunds;
begin
  select * into v_refund from public.refunds where id = p_id;
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_refund.organization_id);
  select * into strict v_refund from public.refunds where id = p_id for update;
  if v_refund.status <> 'requested' then
    return v_refund.status;
  end if;
  if p_is_done then
    update public.refunds set reference = left(coalesce(p_reference, ''), 120) where id = p_id;
    perform private.post_refund(p_id);
    return 'done';
  end if;
  update public.refunds set status = 'failed', failure = left(coalesce(nullif(btrim(p_failure), ''), 'refused'), 300), decided_at = now(),
    next_check_at = null
  where id = p_id;
  return 'failed';
end
$$;

create function private.take_card_refunds_to_check(p_now timestamptz, p_limit integer)
returns setof uuid
language sql
security definer
set search_path = ''
as $$
  with due as (
    select id from public.refunds where status = 'requested' and next_check_at <= p_now
    order by next_check_at, id limit least(greatest(p_limit, 1), 100) for update skip locked
  )
  update public.refunds r set next_check_at = p_now + interval '15 minutes' from due where r.id = due.id returning r.id
$$;

create function private.keep_card_payment_status()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.card_payments set
    status = case when new.refunded_minor = new.amount_minor then 'refunded' else 'partially_refunded' end::public.card_payment_status
  where payment_id = new.id;
  return null;
end
$$;
comment on function private.keep_card_payment_status is 'Trigger: an attempt says what of its payment went back.';
create trigger keep_card_payment_status after update of refunded_minor on public.payments
  for each row when (new.method::text = 'card' and old.refunded_minor <> new.refunded_minor)
  execute function private.keep_card_payment_status();

create function public.request_card_refund(p_request_id uuid, p_payment_id uuid, p_amount_minor bigint, p_reason text)
returns uuid language sql set search_path = ''
as $$ select private.request_card_refund(p_request_id, p_payment_id, p_amount_minor, p_reason) $$;
comment on function public.request_card_refund is
  'Asks for a card payment, or a part of it, to go back to the card; the edge asks the processor. Returns the refund''s id. Errors as refund_payment.';
create function public.read_card_refund(p_id uuid)
returns jsonb language sql stable set search_path = ''
as $$ select private.read_card_refund(p_id) $$;
comment on function public.read_card_refund is 'For the edge, as the service: a refund with its attempt.';
create function public.settle_card_refund(p_id uuid, p_is_done boolean, p_reference text default '', p_failure text default '')
returns public.refund_status language sql set search_path = ''
as $$ select private.settle_card_refund(p_id, p_is_done, p_reference, p_failure) $$;
comment on function public.settle_card_refund is 'For the edge, as the service: what the processor said to a refund; posted once. Returns its status.';
create function public.take_card_refunds_to_check(p_now timestamptz, p_limit integer default 20)
returns setof uuid language sql set search_path = ''
as $$ select * from private.take_card_refunds_to_check(p_now, p_limit) $$;
comment on function public.take_card_refunds_to_check is 'For the edge, as the service: refunds whose answer was lost; each is taken by one.';
revoke execute on function private.request_card_refund, public.request_card_refund from public, anon;
grant execute on function private.request_card_refund, public.request_card_refund to authenticated;
revoke execute on function private.read_card_refund, public.read_card_refund from public, anon, authenticated;
grant execute on function private.read_card_refund, public.read_card_refund to service_role;
revoke execute on function private.settle_card_refund, public.settle_card_refund from public, anon, authenticated;
grant execute on function private.settle_card_refund, public.settle_card_refund to service_role;
revoke execute on function private.take_card_refunds_to_check, public.take_card_refunds_to_check from public, anon, authenticated;
grant execute on function private.take_card_refunds_to_check, public.take_card_refunds_to_check to service_role;
