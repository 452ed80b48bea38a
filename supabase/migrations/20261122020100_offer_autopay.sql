-- The settings of online payments, with automatic ones.
drop function public.set_card_credentials(uuid, public.card_processor, text);
drop function private.set_card_credentials(uuid, public.card_processor, text);

create function private.set_card_credentials(
  p_organization_id uuid, p_processor public.card_processor, p_sealed text, p_can_store_cards boolean)
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

create or replace function private.save_online_payments(p_organization_id uuid, p_settings jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_new public.online_payment_settings;
  v_kept private.card_credentials;
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
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
end
$$;

create function public.set_card_credentials(p_organization_id uuid, p_processor public.card_processor, p_sealed text,
  p_can_store_cards boolean default false)
returns void language sql set search_path = ''
as $$ select private.set_card_credentials(p_organization_id, p_processor, p_sealed, p_can_store_cards) $$;
comment on function public.set_card_credentials is
  'Keeps a processor''s credentials, which the edge has encrypted, and whether they let a stored card be charged; nobody reads them through the API. Errors: not_allowed.';
revoke execute on function private.set_card_credentials, public.set_card_credentials from public, anon;
grant execute on function private.set_card_credentials, public.set_card_credentials to authenticated;

create function private.autopay_consent(p_language text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('version', version, 'language', language, 'text', text) from private.autopay_consents
  where language = case when p_language = 'en' then 'en' else 'es' end order by version desc limit 1
$$;
create function public.autopay_consent(p_language text)
returns jsonb language sql stable set search_path = ''
as $$ select private.autopay_consent(p_language) $$;
comment on function public.autopay_consent is
  'What a tenant agrees to with an automatic payment, as of now: {version, language, text}. p_language is es or en.';
revoke execute on function private.autopay_consent, public.autopay_consent, private.payment_rule from public, anon;
grant execute on function private.autopay_consent, public.autopay_consent to authenticated;
revoke execute on function private.payment_rule from authenticated;

-- What the tenants of an organisation may let be charged: nothing of what is tried out, nor with whom cannot.
create function private.is_autopay_offered(p_settings public.online_payment_settings, p_lease public.leases)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(p_settings.takes_cards and p_settings.takes_autopay and p_settings.can_store_cards and not p_settings.is_test
    and p_settings.currency = p_lease.currency and p_lease.status in ('signed', 'active', 'notice_given', 'month_to_month')
    and not exists (select 1 from public.organizations where id = p_lease.organization_id and closed_at is not null), false)
$$;
comment on function private.is_autopay_offered is 'Whether a lease can be paid automatically under those settings.';

create function private.autopay_owed(p_lease_id uuid, p_day date)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select greatest(0, (select coalesce(sum(outstanding_minor), 0) from public.charges where lease_id = p_lease_id and due_on <= p_day)
    -- What a plan that was agreed puts off.
    - coalesce((
      select greatest(0, o.open_minor - greatest(0, (select coalesce(sum(i.amount_minor), 0) from public.payment_plan_instalments i
          where i.plan_id = p.id and i.due_on <= p_day) - (p.total_minor - o.open_minor)))
      from public.payment_plans p
      cross join lateral (select coalesce(sum(c.outstanding_minor), 0) as open_minor from public.charges c
        where c.lease_id = p.lease_id and c.due_on <= p.agreed_on) o
      where p.lease_id = p_lease_id and p.cancelled_at is null and o.open_minor > 0
      order by p.created_at desc limit 1), 0)
    -- What the tenant says to have paid, until somebody decides.
    - (select coalesce(sum(amount_minor), 0) from public.payments where lease_id = p_lease_id and status = 'reported'))::bigint
$$;
comment on function private.autopay_owed is
  'What an automatic payment may take on a day: what is due by then, without what a plan puts off and what waits for the landlord''s decision.';

create function private.autopay_amount(p_settings public.online_payment_settings, p_owed_minor bigint, p_limit_minor bigint)
returns bigint
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_amount bigint := least(p_owed_minor, p_limit_minor, p_settings.maximum_minor);
begin
  if p_settings.fee_payer = 'tenant' then
    v_amount := least(v_amount,
      trunc((p_limit_minor - p_settings.fee_fixed_minor)::numeric * 10000 / (10000 + p_settings.fee_basis_points))::bigint + 1);
  end if;
  -- At most a cent or two of rounding.
  while v_amount > 0 and v_amount + private.card_fee(p_settings, v_amount) > p_limit_minor loop
    v_amount := v_amount - 1;
  end loop;
  return case when v_amount >= p_settings.minimum_minor then v_amount else 0 end;
end
$$;
comment on function private.autopay_amount is
  'The most of what is owed that may be charged so that amount and fee stay within the limit and the processor''s limits; zero when nothing may.';
revoke execute on function private.is_autopay_offered, private.autopay_owed, private.autopay_amount from public, anon, authenticated;
