-- A payment that comes back takes along what of it went to another lease.
create function private.reverse_confirmed_payment(p_payment public.payments, p_reason text, p_on date default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_today date := private.posting_day(p_payment.organization_id, p_on, private.first_day_to_give_back(p_payment));
  v_moved public.payments;
  v_reversal uuid;
  v_entry uuid;
begin
  for v_moved in
    select p.* from public.payments p join public.journal_entries e on e.id = p.entry_id
    where p.organization_id = p_payment.organization_id and p.moved_from_payment_id = p_payment.id and p.status = 'confirmed'
    order by e.entry_number
  loop
    perform private.reverse_confirmed_payment(v_moved, p_reason, p_on);
  end loop;
  v_reversal := private.reverse_entry(p_payment.entry_id, v_today, btrim(p_reason));
  -- Later entries moved this payment's credit; undone too, the accounts stand as if it had never come.
  for v_entry in
    select e.id from public.journal_entries e where e.id <> p_payment.entry_id
      and e.id in (select a.entry_id from public.payment_allocations a where a.payment_id = p_payment.id) order by e.entry_number
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
  -- Its entry gave the credit back to the payment that it was left of.
  update public.payments set unapplied_minor = unapplied_minor + p_payment.amount_minor,
    moved_minor = moved_minor - p_payment.amount_minor
  where id = p_payment.moved_from_payment_id;
  perform private.apply_credit(p_payment.lease_id, private.organization_today(p_payment.organization_id));
end
$$;
comment on function private.reverse_confirmed_payment is
  'Undoes a payment: its entry, what its credit paid since, and first what of it went along to the lease that its tenants moved to.';

-- A refund has its reference beside its reason, where a reversed payment has none.
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
  into strict v_reason from public.card_payments c where c.id = p_claim.card_payment_id;
  v_part := least(p_claim.amount_minor, private.refundable_minor(v_payment));
  if v_payment.status <> 'confirmed' or p_claim.currency <> v_payment.currency::text then
    return p_claim;
  elsif p_claim.kind = 'dispute' and p_claim.amount_minor >= v_payment.amount_minor + v_payment.fee_minor
    and v_part = v_payment.amount_minor then
    perform private.reverse_confirmed_payment(v_payment,
      concat_ws(' · ', v_reason || ' ' || p_claim.reference, nullif(p_claim.reason, '')));
    perform private.mail_reversed_payment(v_payment.id);
    p_claim.posted_minor := v_payment.amount_minor + v_payment.fee_minor;
  elsif v_part > 0 then
    p_claim.refund_id := gen_random_uuid();
    p_claim.posted_minor := v_part;
    insert into public.refunds (id, organization_id, lease_id, payment_id, status, method, currency, amount_minor, reason, reference)
    values (p_claim.refund_id, v_payment.organization_id, v_payment.lease_id, v_payment.id, 'requested', 'card', v_payment.currency,
      v_part, concat_ws(' · ', v_reason, nullif(p_claim.reason, '')), p_claim.reference);
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
  v_respond_by timestamptz := (p_claim ->> 'respond_by')::timestamptz;
  v_is_new boolean;
  v_claim public.card_claims;
begin
  insert into public.card_claims (organization_id, card_payment_id, payment_id, kind, reference, currency, amount_minor, reason,
    posted_minor, refund_id, respond_by)
  values (p_card.organization_id, p_card.id, p_card.payment_id, p_claim ->> 'kind', p_claim ->> 'reference', p_claim ->> 'currency',
    (p_claim ->> 'amount_minor')::bigint, left(coalesce(p_claim ->> 'reason', ''), 120), coalesce(p_own.amount_minor, 0), p_own.id,
    v_respond_by)
  on conflict (organization_id, reference) do nothing;
  v_is_new := found;
  select * into strict v_claim from public.card_claims
  where organization_id = p_card.organization_id and reference = p_claim ->> 'reference' for update;
  if v_is_new and v_claim.kind = 'dispute' and v_status in ('open', 'taken') then
    perform private.mail_card_dispute(v_claim, 'opened');
  elsif v_claim.respond_by is null and v_respond_by is not null then
    update public.card_claims set respond_by = v_respond_by where id = v_claim.id;
  end if;
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
  if v_claim.kind = 'dispute' and v_status in ('lost', 'returned') then
    perform private.mail_card_dispute(v_claim, v_status);
  end if;
  return v_status;
end
$$;
comment on function private.keep_card_claim is
  'Writes down what was taken back or has returned, books what is new in it, and tells who handles money of a dispute, each once. The caller holds the money lock.';

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
select private.declare_verb('settle_card_claim', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: a refund or a dispute of which the processor told, verified. p_claim: {kind: refund|dispute, status: open|taken|lost|returned, reference, currency, amount_minor, reason, refund_id, respond_by}. It has its effect once, however often and in whichever order it is told. Returns how it stands. Errors: not_found, outcome_invalid.');

create function private.mail_card_dispute(p_claim public.card_claims, p_state text)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.notify_user(m.user_id, p_claim.organization_id, 'card_disputed', 'card_disputed', 'payment', pay.id, jsonb_build_object('state', p_state, 'payment_id', pay.id,
      'processor', c.processor, 'property', p.name, 'unit', u.label, 'currency', pay.currency,
      -- The card's bank may dispute in its own money, of which nothing here is told.
      'amount_minor', case when p_claim.currency = pay.currency::text then p_claim.amount_minor else pay.amount_minor end,
      'respond_by', (p_claim.respond_by at time zone o.time_zone)::date,
      'tenant', coalesce((select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
        where lt.lease_id = l.id order by lt.is_primary desc, pe.full_name limit 1), '')),
    'card-disputed/' || p_claim.id || '/' || p_state || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'money.write'
  join public.organizations o on o.id = m.organization_id
  join public.payments pay on pay.id = p_claim.payment_id
  join public.card_payments c on c.id = p_claim.card_payment_id
  join public.leases l on l.id = pay.lease_id
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  where m.organization_id = p_claim.organization_id
$$;
comment on function private.mail_card_dispute is
  'Tells those who handle money of a dispute: opened, lost, or returned. Once for each, however often it is called.';
