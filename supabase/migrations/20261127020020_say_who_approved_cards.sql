-- Nobody in the office looks at a card payment: its mail says that the processor approved it.
create or replace function private.post_card_payment(p_card public.card_payments, p_reference text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
begin
  insert into public.payments (id, organization_id, lease_id, property_id, status, method, currency, amount_minor, fee_minor, paid_on, reference)
  values (v_id, p_card.organization_id, p_card.lease_id, p_card.property_id, 'reported', 'card', p_card.currency, p_card.amount_minor,
    p_card.fee_minor, private.organization_today(p_card.organization_id), left(coalesce(p_reference, p_card.order_number), 80));
  -- Before the receipt, which names the card.
  update public.card_payments set status = 'approved', payment_id = v_id, card_brand = p_card.card_brand, card_last4 = p_card.card_last4
  where id = p_card.id;
  perform private.post_payment(v_id);
  if private.wants_notification(p_card.user_id, 'payment_decided', 'email') then
    perform private.mail_user(p_card.user_id, 'payment_decided', jsonb_build_object('payment_id', v_id, 'lease_id', p_card.lease_id,
        'amount_minor', p_card.amount_minor, 'currency', p_card.currency, 'decision', 'confirmed', 'reason', '', 'by_card', true,
        'landlord', (select name from public.organizations where id = p_card.organization_id)),
      'payment-decided/' || v_id || '/confirmed');
  end if;
  return v_id;
end
$$;
