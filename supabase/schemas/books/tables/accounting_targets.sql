create table public.accounting_targets (
  organization_id uuid not null references public.organizations (id) on delete restrict,
  system public.accounting_system not null,
  journal_name text not null default '' check (char_length(journal_name) <= 80),
  tax_name text not null default '' check (char_length(tax_name) <= 80),
  updated_at timestamptz not null default now(),
  primary key (organization_id, system)
);
comment on table public.accounting_targets is
  'What other accounting software calls its journal (Odoo) and its rate without tax (Xero), for one organisation.';

alter table public.accounting_targets enable row level security;
grant select on public.accounting_targets to authenticated, service_role;
create policy "readers of money see accounting targets" on public.accounting_targets for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
select private.compose_texts('public.accounting_targets');
