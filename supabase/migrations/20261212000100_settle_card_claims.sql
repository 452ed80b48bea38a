-- What reverses a confirmed payment is one function, for whoever may and for a dispute.
create function private.reverse_confirmed_payment(p_payment public.payments, p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_today date := private.organization_today(p_payment.organization_id);
  v_reversal uuid := private.reverse_entry(p_payment.entry_id, v_today, btrim(p_reason));
  v_entry uuid;
begin
  -- Later entries moved this payment's credit; undone too, the accounts stand as if it had never come.
  for v_entry in
    select distinct entry_id from public.payment_allocations where payment_id = p_payment.id and entry_id <> p_payment.entry_id
  loop
    perform private.reverse_entry(v_entry, v_today, btrim(p_reason));
  end loop;
  insert into public.payment_allocations
    (organization_id, payment_id, charge_id, lease_id, currency, amount_minor, occurred_on, entry_id)
  select organization_id, payment_id, charge_id, lease_id, currency, -sum(amount_minor), v_today, v_reversal
  from public.payment_allocations where payment_id = p_payment.id
  group by organization_id, payment_id, charge_id, lease_id, currency having sum(amount_minor) <> 0;
  update public.payments set status = 'reversed', unapplied_minor = 0, reversal_entry_id = v_reversal,
    decision_reason = btrim(p_reason), decided_by = (select auth.uid()), decided_at = now() where id = p_payment.id;
  update public.receipts set voided_at = now(), void_reason = btrim(p_reason) where payment_id = p_payment.id;
  perform private.apply_credit(p_payment.lease_id, v_today);
end
$$;
comment on function private.reverse_confirmed_payment is
  'Undoes a confirmed payment and what its credit paid later, and voids its receipt. The caller has checked that it may, and holds the money lock.';

create or replace function private.reverse_payment(p_request_id uuid, p_payment_id uuid, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'reverse_payment',
    jsonb_build_object('payment', p_payment_id, 'reason', p_reason));
begin
  if v_known is not null then
    return p_payment_id;
  end if;
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  perform private.reverse_confirmed_payment(private.decidable_payment(p_payment_id, 'money.reverse', 'confirmed'), p_reason);
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_payment_id));
  return p_payment_id;
end
$$;

create function private.post_card_claim(p_claim public.card_claims)
returns public.card_claims
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
  v_reason text;
  v_part bigint;
begin
  select * into strict v_payment from public.payments where id = p_claim.payment_id;
  -- Both words are read in either language.
  select case p_claim.kind when 'dispute' then 'Contracargo (chargeback) ' else 'Reembolso (refund) ' end || initcap(c.processor::text)
      || ' ' || p_claim.reference || case when p_claim.reason <> '' then ' · ' || p_claim.reason else '' end
  into strict v_reason from public.card_payments c where c.id = p_claim.card_payment_id;
  v_part := least(p_claim.amount_minor, private.refundable_minor(v_payment));
  if v_payment.status <> 'confirmed' or p_claim.currency <> v_payment.currency::text then
    return p_claim;
  elsif p_claim.kind = 'dispute' and p_claim.amount_minor >= v_payment.amount_minor + v_payment.fee_minor
    and v_part = v_payment.amount_minor then
    perform private.reverse_confirmed_payment(v_payment, v_reason);
    p_claim.posted_minor := v_payment.amount_minor + v_payment.fee_minor;
  elsif v_part > 0 then
    p_claim.refund_id := gen_random_uuid();
    p_claim.posted_minor := v_part;
    insert into public.refunds (id, organization_id, lease_id, payment_id, status, method, currency, amount_minor, reason, reference)
    values (p_claim.refund_id, v_payment.organization_id, v_payment.lease_id, v_payment.id, 'requested', 'card', v_payment.currency,
      v_part, v_reason, p_claim.reference);
    perform private.post_refund(p_claim.refund_id);
  end if;
  return p_claim;
end
$$;
comment on function private.post_card_claim is
  'Books what was taken: a dispute of the whole reverses the payment, anything else is a refund of as much as the payment has left; posted_minor says how much that is. The caller holds the money lock.';

create function private.record_returned_claim(p_claim public.card_claims)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
  v_id uuid := gen_random_uuid();
  v_fee bigint;
begin
  select * into strict v_payment from public.payments where id = p_claim.payment_id;
  -- A reversal took the fee of paying by card with it, a refund did not.
  v_fee := case when p_claim.refund_id is null then v_payment.fee_minor else 0 end;
  insert into public.payments (id, organization_id, lease_id, property_id, status, method, currency, amount_minor, fee_minor, paid_on,
    reference)
  values (v_id, v_payment.organization_id, v_payment.lease_id, v_payment.property_id, 'reported', 'card', v_payment.currency,
    p_claim.posted_minor - v_fee, v_fee, private.organization_today(v_payment.organization_id), left(p_claim.reference, 80));
  perform private.post_payment(v_id,
    (select id from public.accounts where id = v_payment.account_id and deactivated_at is null));
  return v_id;
end
$$;
comment on function private.record_returned_claim is
  'Records what came back as a payment of its own, with its receipt: nothing that was posted is undone. The caller holds the money lock.';

create function private.keep_card_claim(p_card public.card_payments, p_claim jsonb, p_own public.refunds)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_ranks text[] := array['open', 'taken', 'lost', 'returned'];
  v_status text := p_claim ->> 'status';
  v_claim public.card_claims;
begin
  insert into public.card_claims (organization_id, card_payment_id, payment_id, kind, reference, currency, amount_minor, reason,
    posted_minor, refund_id)
  values (p_card.organization_id, p_card.id, p_card.payment_id, p_claim ->> 'kind', p_claim ->> 'reference', p_claim ->> 'currency',
    (p_claim ->> 'amount_minor')::bigint, left(coalesce(p_claim ->> 'reason', ''), 120), coalesce(p_own.amount_minor, 0), p_own.id)
  on conflict (organization_id, reference) do nothing;
  select * into strict v_claim from public.card_claims
  where organization_id = p_card.organization_id and reference = p_claim ->> 'reference' for update;
  -- Messages come late, twice and in any order: one that says less than what is known already says nothing.
  if array_position(v_ranks, v_status) <= array_position(v_ranks, v_claim.status) then
    return v_claim.status;
  end if;
  -- What cannot be booked (a settled deposit, say) is told all the same, and the owner sees that it is not in the books.
  begin
    if v_status in ('taken', 'lost') and v_claim.status = 'open' then
      v_claim := private.post_card_claim(v_claim);
    elsif v_status = 'returned' and v_claim.posted_minor > 0 then
      v_claim.again_payment_id := private.record_returned_claim(v_claim);
    end if;
  exception when raise_exception then
    raise warning 'card claim % is not booked: %', v_claim.reference, sqlerrm;
  end;
  update public.card_claims set status = v_status, posted_minor = v_claim.posted_minor, refund_id = v_claim.refund_id,
    again_payment_id = v_claim.again_payment_id, changed_at = now()
  where id = v_claim.id;
  return v_status;
end
$$;
comment on function private.keep_card_claim is
  'Writes down what was taken back or has returned, and books what is new in it, once. The caller holds the money lock.';

create function private.own_refund(p_payment_id uuid, p_refund_id uuid, p_reference text)
returns public.refunds
language sql
stable
security definer
set search_path = ''
as $$
  select r.* from public.refunds r
  where r.payment_id = p_payment_id and (r.id = p_refund_id or (r.reference = p_reference and r.status = 'done'
    and not exists (select 1 from public.card_claims c where c.refund_id = r.id)))
  order by (r.id = p_refund_id) desc nulls last limit 1
$$;
comment on function private.own_refund is
  'The refund that was asked for here, or written down here by hand under the processor''s reference; null for one made outside.';

create function private.settle_card_claim(p_card_payment_id uuid, p_claim jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_status text := p_claim ->> 'status';
  v_reference text := p_claim ->> 'reference';
  v_card public.card_payments;
  v_own public.refunds;
begin
  select * into v_card from public.card_payments where id = p_card_payment_id;
  if not found then
    perform private.fail('not_found');
  elsif coalesce(p_claim ->> 'kind', '') not in ('refund', 'dispute')
    or coalesce(v_status, '') not in ('open', 'taken', 'lost', 'returned') then
    perform private.fail('outcome_invalid');
  end if;
  perform private.lock_money(v_card.organization_id);
  select * into strict v_card from public.card_payments where id = p_card_payment_id;
  -- A test, or an approval of another amount, of which nothing was posted.
  if v_card.payment_id is null then
    return 'nothing_posted';
  end if;
  if p_claim ->> 'kind' = 'refund' then
    v_own := private.own_refund(v_card.payment_id, (p_claim ->> 'refund_id')::uuid, v_reference);
  end if;
  if v_own.status = 'requested' then
    return case when v_status = 'open' then 'requested'
      else private.settle_card_refund(v_own.id, v_status = 'taken', v_reference, p_claim ->> 'reason')::text end;
  elsif v_own.status = 'done' and v_status <> 'returned' then
    return 'done';
  elsif v_own.status = 'failed' then
    -- Refused here and made after all: it counts as one that was made outside.
    if v_status <> 'taken' and not exists (
      select 1 from public.card_claims where organization_id = v_card.organization_id and reference = v_reference
    ) then
      return 'failed';
    end if;
    v_own := null;
  end if;
  return private.keep_card_claim(v_card, p_claim, v_own);
end
$$;

create function public.settle_card_claim(p_card_payment_id uuid, p_claim jsonb)
returns text language sql set search_path = ''
as $$ select private.settle_card_claim(p_card_payment_id, p_claim) $$;
comment on function public.settle_card_claim is
  'For the edge, as the service: a refund or a dispute of which the processor told, verified. p_claim: {kind: refund|dispute, status: open|taken|lost|returned, reference, currency, amount_minor, reason, refund_id}. It has its effect once, however often and in whichever order it is told. Returns how it stands. Errors: not_found, outcome_invalid.';
revoke execute on function private.reverse_confirmed_payment, private.post_card_claim, private.record_returned_claim,
  private.keep_card_claim, private.own_refund from public, anon, authenticated;
revoke execute on function private.settle_card_claim, public.settle_card_claim from public, anon, authenticated;
grant execute on function private.settle_card_claim, public.settle_card_claim to service_role;
select private.guard_door('settle_card_claim');
