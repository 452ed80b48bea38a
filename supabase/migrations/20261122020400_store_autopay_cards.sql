-- What the edge keeps of a stored card, and what it reads in order to charge it.
create or replace function private.read_card_payment(p_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', c.id, 'organization_id', c.organization_id, 'organization_name', o.name, 'processor', c.processor,
    'is_test', c.is_test, 'status', c.status, 'currency', c.currency, 'total_minor', c.amount_minor + c.fee_minor,
    'order_number', c.order_number, 'reference', c.reference, 'created_at', c.created_at,
    'credentials', k.sealed, 'secret', s.sealed,
    -- The automatic payment that this attempt stores a card for, or is a charge of.
    'stores_for', (select a.id from public.autopays a where a.card_payment_id = c.id),
    'autopay_id', h.autopay_id, 'stored_card', v.sealed)
  from public.card_payments c
  join public.organizations o on o.id = c.organization_id
  left join private.card_credentials k on k.organization_id = c.organization_id and k.processor = c.processor
  left join private.card_payment_secrets s on s.card_payment_id = c.id
  left join public.autopay_charges h on h.card_payment_id = c.id
  left join private.autopay_cards v on v.autopay_id = h.autopay_id
  where c.id = p_id
$$;

create function private.activate_autopay(p_card_payment_id uuid, p_sealed text, p_expires text)
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
  perform private.mail_autopay(v_autopay, 'autopay_started', jsonb_build_object('limit_minor', v_autopay.limit_minor,
      'day', coalesce(v_autopay.pays_on, (select due_day from public.leases where id = v_autopay.lease_id)),
      'consent', (select text from private.autopay_consents
        where version = v_autopay.consent_version and language = v_autopay.consent_language)),
    'autopay-started/' || v_autopay.id);
  return v_autopay.id;
end
$$;

create function private.take_autopay_cards_to_forget(p_now timestamptz, p_limit integer)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  with due as (
    select autopay_id from private.autopay_cards where forget_at <= p_now
    order by forget_at limit least(greatest(p_limit, 1), 100) for update skip locked
  ), taken as (
    update private.autopay_cards c set forget_at = p_now + interval '1 hour' from due where c.autopay_id = due.autopay_id
    returning c.autopay_id, c.sealed
  )
  select coalesce(jsonb_agg(jsonb_build_object('autopay_id', t.autopay_id, 'stored_card', t.sealed,
    'organization_id', a.organization_id, 'processor', a.processor, 'credentials', k.sealed)), '[]')
  from taken t join public.autopays a on a.id = t.autopay_id
  left join private.card_credentials k on k.organization_id = a.organization_id and k.processor = a.processor
$$;

create function private.forget_autopay_card(p_autopay_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$ delete from private.autopay_cards where autopay_id = p_autopay_id and forget_at is not null $$;

create function public.activate_autopay(p_card_payment_id uuid, p_sealed text, p_expires text default null)
returns uuid language sql set search_path = ''
as $$ select private.activate_autopay(p_card_payment_id, p_sealed, p_expires) $$;
comment on function public.activate_autopay is
  'For the edge, as the service: the approved attempt stored this card, encrypted; its automatic payment counts from tomorrow. p_expires is YYYY-MM. Once, however often. Returns the automatic payment''s id, null when the attempt stores none.';
create function public.take_autopay_cards_to_forget(p_now timestamptz, p_limit integer default 20)
returns jsonb language sql set search_path = ''
as $$ select private.take_autopay_cards_to_forget(p_now, p_limit) $$;
comment on function public.take_autopay_cards_to_forget is
  'For the edge, as the service: stored cards that are not needed any more: [{autopay_id, stored_card, organization_id, processor, credentials}]; each is taken by one.';
create function public.forget_autopay_card(p_autopay_id uuid)
returns void language sql set search_path = ''
as $$ select private.forget_autopay_card(p_autopay_id) $$;
comment on function public.forget_autopay_card is 'For the edge, as the service: the processor has forgotten the card.';
revoke execute on function private.activate_autopay, public.activate_autopay, private.take_autopay_cards_to_forget,
  public.take_autopay_cards_to_forget, private.forget_autopay_card, public.forget_autopay_card from public, anon, authenticated;
grant execute on function private.activate_autopay, public.activate_autopay, private.take_autopay_cards_to_forget,
  public.take_autopay_cards_to_forget, private.forget_autopay_card, public.forget_autopay_card to service_role;
