-- A dispute is answered within days, on the processor's site: who handles money is told when one opens, and how it ends.
alter table public.card_claims add column respond_by timestamptz;
comment on column public.card_claims.respond_by is 'Until when a dispute has to be answered, as the processor says; null where it does not.';
drop trigger keep_posted_fields on public.card_claims;
create trigger keep_posted_fields before update on public.card_claims for each row execute function
  private.keep_posted_fields('status', 'posted_minor', 'refund_id', 'again_payment_id', 'respond_by', 'changed_at');

create function private.mail_card_dispute(p_claim public.card_claims, p_state text)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.mail_user(m.user_id, 'card_disputed', jsonb_build_object('state', p_state, 'payment_id', pay.id,
      'processor', c.processor, 'property', p.name, 'unit', u.label, 'currency', pay.currency,
      -- The card's bank may dispute in its own money, of which nothing here is told.
      'amount_minor', case when p_claim.currency = pay.currency::text then p_claim.amount_minor else pay.amount_minor end,
      'respond_by', (p_claim.respond_by at time zone o.time_zone)::date,
      'tenant', coalesce((select pe.full_name from public.lease_tenants lt join public.people pe on pe.id = lt.person_id
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
  where m.organization_id = p_claim.organization_id and private.wants_notification(m.user_id, 'card_disputed', 'email')
$$;
comment on function private.mail_card_dispute is
  'Tells those who handle money of a dispute: opened, lost, or returned. Once for each, however often it is called.';
revoke execute on function private.mail_card_dispute from public, anon, authenticated;

create or replace function private.keep_card_claim(p_card public.card_payments, p_claim jsonb, p_own public.refunds)
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
comment on function public.settle_card_claim is
  'For the edge, as the service: a refund or a dispute of which the processor told, verified. p_claim: {kind: refund|dispute, status: open|taken|lost|returned, reference, currency, amount_minor, reason, refund_id, respond_by}. It has its effect once, however often and in whichever order it is told. Returns how it stands. Errors: not_found, outcome_invalid.';

-- A refund has its reference beside its reason, where a reversed payment has none.
create or replace function private.post_card_claim(p_claim public.card_claims)
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
