-- How tenants may pay an organisation, and with which processor it takes cards.
create table public.online_payment_settings (
  organization_id uuid primary key references public.organizations (id) on delete cascade,
  takes_cards boolean not null default false,
  processor public.card_processor,
  is_test boolean not null default true,
  currency public.currency_code not null default 'DOP',
  minimum_minor bigint not null default 10000 check (minimum_minor >= 100),
  maximum_minor bigint not null default 50000000 check (maximum_minor <= 10000000000),
  fee_payer public.card_fee_payer not null default 'landlord',
  fee_basis_points integer not null default 0 check (fee_basis_points between 0 and 1000),
  fee_fixed_minor bigint not null default 0 check (fee_fixed_minor between 0 and 100000),
  credentials_set_at timestamptz,
  takes_transfers boolean not null default true,
  transfer_text text not null default '' check (char_length(transfer_text) <= 600),
  takes_cash boolean not null default true,
  cash_text text not null default '' check (char_length(cash_text) <= 600),
  updated_at timestamptz not null default now(),
  check (minimum_minor <= maximum_minor),
  check (not takes_cards or (processor is not null and credentials_set_at is not null)),
  check (fee_payer = 'tenant' or (fee_basis_points = 0 and fee_fixed_minor = 0))
);
comment on table public.online_payment_settings is
  'Per organisation: the ways to pay that tenants are offered, the card processor with its currency and limits, and who pays its fee. Without a row: transfers and cash, as ever.';
alter table public.online_payment_settings enable row level security;
grant select on public.online_payment_settings to authenticated, service_role;
create policy "readers of money and tenants see how to pay" on public.online_payment_settings for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or organization_id = any (array(select private.my_landlord_ids())));
create trigger touch_updated_at before update on public.online_payment_settings
  for each row execute function private.touch_updated_at();
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
create trigger write_audit_log after insert or update on public.online_payment_settings
  for each row execute function private.write_settings_log();

-- What the processor gave the organisation. The edge encrypts it before it comes here and alone can read it.
create table private.card_credentials (
  organization_id uuid not null references public.organizations (id) on delete cascade,
  processor public.card_processor not null,
  sealed text not null check (length(sealed) between 20 and 8000),
  set_by uuid,
  set_at timestamptz not null default now(),
  primary key (organization_id, processor)
);
comment on table private.card_credentials is
  'Credentials of card processors, AES-GCM with a key that only the edge has, bound to organisation and processor.';
alter table private.card_credentials enable row level security;

create function private.save_online_payments(p_organization_id uuid, p_settings jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_new public.online_payment_settings;
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  insert into public.online_payment_settings (organization_id) values (p_organization_id) on conflict do nothing;
  select * into strict v_new from public.online_payment_settings where organization_id = p_organization_id for update;
  v_new := jsonb_populate_record(v_new, p_settings - array['organization_id', 'credentials_set_at', 'updated_at']);
  v_new.credentials_set_at := (select set_at from private.card_credentials
    where organization_id = p_organization_id and processor = v_new.processor);
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
    takes_cash = v_new.takes_cash, cash_text = btrim(v_new.cash_text)
  where organization_id = p_organization_id;
end
$$;

create function private.set_card_credentials(p_organization_id uuid, p_processor public.card_processor, p_sealed text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  insert into private.card_credentials as c (organization_id, processor, sealed, set_by)
  values (p_organization_id, p_processor, p_sealed, (select auth.uid()))
  on conflict (organization_id, processor) do update
    set sealed = excluded.sealed, set_by = excluded.set_by, set_at = now();
  insert into public.online_payment_settings as s (organization_id, processor, credentials_set_at)
  values (p_organization_id, p_processor, now())
  on conflict (organization_id) do update set credentials_set_at = now() where s.processor = p_processor;
end
$$;

create function private.read_card_credentials(p_organization_id uuid, p_processor public.card_processor)
returns text
language sql
stable
security definer
set search_path = ''
as $$ select sealed from private.card_credentials where organization_id = p_organization_id and processor = p_processor $$;

create function public.save_online_payments(p_organization_id uuid, p_settings jsonb)
returns void language sql set search_path = ''
as $$ select private.save_online_payments(p_organization_id, p_settings) $$;
comment on function public.save_online_payments is
  'Sets how tenants may pay; p_settings holds columns of online_payment_settings, what is left out stays. Errors: not_allowed, processor_missing, credentials_missing, limits_crossed.';
create function public.set_card_credentials(p_organization_id uuid, p_processor public.card_processor, p_sealed text)
returns void language sql set search_path = ''
as $$ select private.set_card_credentials(p_organization_id, p_processor, p_sealed) $$;
comment on function public.set_card_credentials is
  'Keeps a processor''s credentials, which the edge has encrypted; nobody reads them through the API. Errors: not_allowed.';
create function public.read_card_credentials(p_organization_id uuid, p_processor public.card_processor)
returns text language sql stable set search_path = ''
as $$ select private.read_card_credentials(p_organization_id, p_processor) $$;
comment on function public.read_card_credentials is 'For the edge, as the service: the encrypted credentials of a processor.';

revoke execute on function private.save_online_payments, public.save_online_payments, private.set_card_credentials,
  public.set_card_credentials from public, anon;
grant execute on function private.save_online_payments, public.save_online_payments, private.set_card_credentials,
  public.set_card_credentials to authenticated;
revoke execute on function private.read_card_credentials, public.read_card_credentials, private.write_settings_log
  from public, anon, authenticated;
grant execute on function private.read_card_credentials, public.read_card_credentials to service_role;
