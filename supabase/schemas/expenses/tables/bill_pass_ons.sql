-- What a bill costs, charged on to the tenants of its property: one charge a lease, which knows its bill.
create table public.bill_pass_ons (
  charge_id uuid primary key,
  organization_id uuid not null,
  bill_id uuid not null,
  pass_on_id uuid not null,
  line_ids uuid[] not null check (cardinality(line_ids) between 1 and 100),
  method text not null check (method in ('equal', 'area', 'rent', 'manual')),
  created_by uuid,
  created_at timestamptz not null default now(),
  foreign key (organization_id, charge_id) references public.charges (organization_id, id),
  foreign key (organization_id, bill_id) references public.bills (organization_id, id)
);
comment on table public.bill_pass_ons is
  'Which charges pass which bill on: a row a charge, pass_on_id the same for those charged together. line_ids: the lines of the bill that they are for. method: how the amount was split. A charge that is reversed keeps its row and counts no more.';

create index bill_pass_ons_by_bill on public.bill_pass_ons (organization_id, bill_id);
create index bill_pass_ons_by_charge on public.bill_pass_ons (organization_id, charge_id);

alter table public.bill_pass_ons enable row level security;
grant select on public.bill_pass_ons to authenticated, service_role;
create policy "readers of money see bill pass ons" on public.bill_pass_ons for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.bill_pass_ons
  for each statement execute function private.refuse_change();
create trigger pass_no_credit_on before insert on public.bill_pass_ons for each row execute function private.pass_no_credit_on();
create trigger refuse_change before update or delete on public.bill_pass_ons
  for each row execute function private.refuse_change();
select private.compose_texts('public.bill_pass_ons');
