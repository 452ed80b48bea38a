-- When the landlord changes processors, automatic payments pause with the settings that are saved, and their tenants are told.
create or replace function private.save_online_payments(p_organization_id uuid, p_settings jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_new public.online_payment_settings;
  v_kept private.card_credentials;
  v_autopay public.autopays;
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  perform private.lock_money(p_organization_id);
  insert into public.online_payment_settings (organization_id) values (p_organization_id) on conflict do nothing;
  select * into strict v_new from public.online_payment_settings where organization_id = p_organization_id for update;
  v_new := jsonb_populate_record(v_new,
    p_settings - array['organization_id', 'credentials_set_at', 'can_store_cards', 'updated_at']);
  select * into v_kept from private.card_credentials where organization_id = p_organization_id and processor = v_new.processor;
  v_new.credentials_set_at := v_kept.set_at;
  v_new.can_store_cards := coalesce(v_kept.can_store_cards, false);
  if v_new.takes_cards and v_new.processor is null then
    perform private.fail('processor_missing');
  elsif v_new.takes_cards and v_new.credentials_set_at is null then
    perform private.fail('credentials_missing');
  elsif v_new.minimum_minor > v_new.maximum_minor then
    perform private.fail('limits_crossed');
  end if;
  if v_new.fee_payer = 'landlord' then
    v_new.fee_basis_points := 0;
    v_new.fee_fixed_minor := 0;
  end if;
  update public.online_payment_settings set takes_cards = v_new.takes_cards, processor = v_new.processor, is_test = v_new.is_test,
    currency = v_new.currency, minimum_minor = v_new.minimum_minor, maximum_minor = v_new.maximum_minor,
    fee_payer = v_new.fee_payer, fee_basis_points = v_new.fee_basis_points, fee_fixed_minor = v_new.fee_fixed_minor,
    credentials_set_at = v_new.credentials_set_at, takes_transfers = v_new.takes_transfers, transfer_text = btrim(v_new.transfer_text),
    takes_cash = v_new.takes_cash, cash_text = btrim(v_new.cash_text), takes_autopay = v_new.takes_autopay,
    can_store_cards = v_new.can_store_cards
  where organization_id = p_organization_id;
  -- A card is stored with one processor. Who has one there hears now that it is not charged any more, not on the day of the charge.
  for v_autopay in
    select * from public.autopays
    where organization_id = p_organization_id and status = 'active' and processor is distinct from v_new.processor
  loop
    perform private.stop_autopay(v_autopay, 'paused', 'processor_changed');
  end loop;
end
$$;

-- What was paused for something else stays where its card is: with the processor that has been left, it cannot go on either.
create or replace function private.resume_autopay(p_autopay_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_autopay public.autopays := private.my_autopay(p_autopay_id);
begin
  if v_autopay.status = 'active' then
    return p_autopay_id;
  elsif v_autopay.status <> 'paused' or v_autopay.stopped_for in ('card_expired', 'processor_changed')
    or not exists (select 1 from public.online_payment_settings s
      where s.organization_id = v_autopay.organization_id and s.processor = v_autopay.processor) then
    perform private.fail('autopay_over');
  end if;
  update public.autopays set status = 'active', stopped_for = null,
    counts_from = private.organization_today(v_autopay.organization_id) + 1
  where id = p_autopay_id;
  return p_autopay_id;
end
$$;
