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
  takes_autopay boolean not null default true,
  can_store_cards boolean not null default false,
  check (minimum_minor <= maximum_minor),
  check (not takes_cards or (processor is not null and credentials_set_at is not null)),
  check (fee_payer = 'tenant' or (fee_basis_points = 0 and fee_fixed_minor = 0))
);
comment on table public.online_payment_settings is
  'Per organisation: the ways to pay that tenants are offered, the card processor with its currency and limits, and who pays its fee. Without a row: transfers and cash, as ever.';
comment on column public.online_payment_settings.takes_autopay is
  'Whether tenants may let their card be charged by itself.';
comment on column public.online_payment_settings.can_store_cards is
  'Whether the processor, with the credentials that are kept, charges a stored card; the edge says so with the credentials.';

alter table public.online_payment_settings enable row level security;
grant select on public.online_payment_settings to authenticated, service_role;
create policy "readers of money and tenants see how to pay" on public.online_payment_settings for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or organization_id = any (array(select private.my_landlord_ids())));

-- What follows a change, in this order.
create trigger touch_updated_at before update on public.online_payment_settings
  for each row execute function private.touch_updated_at();
create trigger write_audit_log after insert or update on public.online_payment_settings
  for each row execute function private.write_settings_log();
select private.compose_texts('public.online_payment_settings');
