create function private.activate_autopay(p_card_payment_id uuid, p_sealed text, p_expires text default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_autopay public.autopays;
  v_former public.autopays;
  v_card public.card_payments;
begin
  select * into v_autopay from public.autopays where card_payment_id = p_card_payment_id;
  if not found then
    return null;
  end if;
  perform private.lock_money(v_autopay.organization_id);
  select * into strict v_autopay from public.autopays where id = v_autopay.id for update;
  select * into strict v_card from public.card_payments where id = p_card_payment_id;
  if v_autopay.status <> 'pending' or v_card.status <> 'approved' then
    return v_autopay.id;
  end if;
  insert into private.autopay_cards (autopay_id, sealed) values (v_autopay.id, p_sealed);
  -- A new card takes the place of the former one, with what was announced for it.
  select * into v_former from public.autopays where lease_id = v_autopay.lease_id and status in ('active', 'paused') for update;
  if found then
    update public.autopay_charges set autopay_id = v_autopay.id where autopay_id = v_former.id and status = 'announced';
    perform private.stop_autopay(v_former, 'cancelled', 'replaced');
  end if;
  update public.autopays set status = 'active', card_brand = v_card.card_brand, card_last4 = v_card.card_last4,
    card_expires = p_expires, counts_from = private.organization_today(v_autopay.organization_id) + 1
  where id = v_autopay.id returning * into v_autopay;
  perform private.notify_of_started_autopay(v_autopay);
  return v_autopay.id;
end
$$;
select private.declare_verb('activate_autopay', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: the approved attempt stored this card, encrypted; its automatic payment counts from tomorrow. p_expires is YYYY-MM. Once, however often. Returns the automatic payment''s id, null when the attempt stores none.');

-- The processor forgets a card with the last automatic payment that uses it; of the others only their copy goes.
create function private.take_autopay_cards_to_forget(p_now timestamptz, p_limit integer default 20)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_taken jsonb;
begin
  delete from private.autopay_cards c where c.forget_at <= p_now and exists (
    select 1 from private.autopay_cards o
    where coalesce(o.sealed_for, o.autopay_id) = coalesce(c.sealed_for, c.autopay_id) and o.autopay_id <> c.autopay_id
      and (o.forget_at is null or o.forget_at > p_now or o.autopay_id > c.autopay_id));
  with due as (
    select autopay_id from private.autopay_cards where forget_at <= p_now
    order by forget_at limit least(greatest(p_limit, 1), 100) for update skip locked
  ), taken as (
    update private.autopay_cards c set forget_at = p_now + interval '1 hour' from due where c.autopay_id = due.autopay_id
    returning c.autopay_id, c.sealed, coalesce(c.sealed_for, c.autopay_id) as sealed_for
  )
  select coalesce(jsonb_agg(jsonb_build_object('autopay_id', t.autopay_id, 'stored_card', t.sealed, 'sealed_for', t.sealed_for,
    'organization_id', a.organization_id, 'processor', a.processor, 'credentials', k.sealed)), '[]') into v_taken
  from taken t join public.autopays a on a.id = t.autopay_id
  left join private.card_credentials k on k.organization_id = a.organization_id and k.processor = a.processor;
  return v_taken;
end
$$;
select private.declare_verb('take_autopay_cards_to_forget', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: stored cards that are not needed any more: [{autopay_id, stored_card, sealed_for, organization_id, processor, credentials}]; each is taken by one.');

create function private.forget_autopay_card(p_autopay_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$ delete from private.autopay_cards where autopay_id = p_autopay_id and forget_at is not null $$;
select private.declare_verb('forget_autopay_card', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: the processor has forgotten the card.');
