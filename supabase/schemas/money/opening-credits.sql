create function private.open_credit(p_lease public.leases, p_amount_minor bigint, p_on date)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
  v_allocated bigint;
  v_entry uuid;
begin
  insert into public.payments (organization_id, lease_id, property_id, status, method, currency, amount_minor, paid_on)
  values (p_lease.organization_id, p_lease.id, p_lease.property_id, 'reported', 'opening_credit', p_lease.currency,
    p_amount_minor, p_on)
  returning * into v_payment;
  perform private.take_back_late_fees(v_payment);
  v_allocated := least(p_amount_minor, private.open_amount(p_lease.id));
  v_entry := private.post_entry(p_lease.organization_id, 'payment', p_on, p_lease.currency, p_lease.id, p_lease.property_id,
    jsonb_build_array(jsonb_build_object('account', 'opening_equity', 'amount', p_amount_minor),
      jsonb_build_object('account', 'receivables', 'amount', -v_allocated),
      jsonb_build_object('account', 'prepaid_rent', 'amount', v_allocated - p_amount_minor)));
  update public.payments set status = 'confirmed', entry_id = v_entry, unapplied_minor = amount_minor,
    decided_by = (select auth.uid()), decided_at = now()
  where id = v_payment.id;
  perform private.allocate_payment(v_payment.id, v_allocated, p_on, v_entry);
  return v_payment.id;
end
$$;
comment on function private.open_credit is
  'What a tenant had paid ahead when the books began: pays what is open and stays as credit, without cash and receipt. The caller has checked the lease and the day, and holds the money lock.';
