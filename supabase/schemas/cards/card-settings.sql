create function private.write_settings_log()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.audit_log (organization_id, actor_id, action, table_name, row_id, before, after)
  values (new.organization_id, (select auth.uid()), lower(tg_op), tg_table_name, new.organization_id,
    case when tg_op = 'UPDATE' then to_jsonb(old) end, to_jsonb(new));
  return null;
end
$$;
comment on function private.write_settings_log is 'Trigger: an audit row for a table whose key is the organisation.';

-- When the landlord changes processors, automatic payments pause with the settings that are saved, and their tenants are told.
create function private.save_online_payments(p_organization_id uuid, p_settings jsonb)
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
select private.declare_verb('save_online_payments', 'organization.manage', p_comment =>
  'Sets how tenants may pay; p_settings holds columns of online_payment_settings, what is left out stays. Errors: not_allowed, processor_missing, credentials_missing, limits_crossed.');

create function private.set_card_credentials(
  p_organization_id uuid, p_processor public.card_processor, p_sealed text, p_can_store_cards boolean default false)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  insert into private.card_credentials as c (organization_id, processor, sealed, set_by, can_store_cards)
  values (p_organization_id, p_processor, p_sealed, (select auth.uid()), p_can_store_cards)
  on conflict (organization_id, processor) do update
    set sealed = excluded.sealed, set_by = excluded.set_by, set_at = now(), can_store_cards = excluded.can_store_cards;
  insert into public.online_payment_settings as s (organization_id, processor, credentials_set_at, can_store_cards)
  values (p_organization_id, p_processor, now(), p_can_store_cards)
  on conflict (organization_id) do update set credentials_set_at = now(), can_store_cards = excluded.can_store_cards
    where s.processor = p_processor;
end
$$;
select private.declare_verb('set_card_credentials', 'organization.manage', p_comment =>
  'Keeps a processor''s credentials, which the edge has encrypted, and whether they let a stored card be charged; nobody reads them through the API. Errors: not_allowed.');

create function private.read_card_credentials(p_organization_id uuid, p_processor public.card_processor)
returns text
language sql
stable
security definer
set search_path = ''
as $$ select sealed from private.card_credentials where organization_id = p_organization_id and processor = p_processor $$;
select private.declare_verb('read_card_credentials', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: the encrypted credentials of a processor.');
