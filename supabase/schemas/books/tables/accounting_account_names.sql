create table public.accounting_account_names (
  organization_id uuid not null,
  system public.accounting_system not null,
  account_id uuid not null,
  external_name text not null check (char_length(btrim(external_name)) between 1 and 120),
  primary key (organization_id, system, account_id),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id)
);
comment on table public.accounting_account_names is
  'What other software calls an account; without a row its own name (QuickBooks) or code (the others).';

create index accounting_account_names_by_account on public.accounting_account_names (organization_id, account_id);

alter table public.accounting_account_names enable row level security;
grant select on public.accounting_account_names to authenticated, service_role;
create policy "readers of money see accounting account names" on public.accounting_account_names for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
select private.compose_texts('public.accounting_account_names');
