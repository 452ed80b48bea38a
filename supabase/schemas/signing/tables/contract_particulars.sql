create table public.contract_particulars (
  lease_id uuid primary key,
  organization_id uuid not null,
  description text not null default '' check (char_length(description) <= 2000),
  condition text not null default '' check (char_length(condition) <= 2000),
  furniture text not null default '' check (char_length(furniture) <= 4000),
  is_unfurnished boolean not null default false,
  payment_form text not null default '' check (char_length(payment_form) <= 500),
  landlord_name text not null default '' check (char_length(landlord_name) <= 160),
  landlord_identity text not null default '' check (char_length(landlord_identity) <= 40),
  landlord_domicile text not null default '' check (char_length(landlord_domicile) <= 300),
  tenant_domicile text not null default '' check (char_length(tenant_domicile) <= 300),
  agreed_in text not null default '' check (char_length(agreed_in) <= 120),
  agreed_on date check (agreed_on between '1990-01-01' and '2200-01-01'),
  extra_clauses text not null default '' check (char_length(extra_clauses) <= 8000),
  updated_at timestamptz not null default now(),
  unique (organization_id, lease_id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade
);
comment on table public.contract_particulars is
  'What the next version of a contract says beyond the terms of its lease (Ley 85-25, art. 5): the parties'' domiciles, the state of the place, its furniture.';

alter table public.contract_particulars enable row level security;
grant select on public.contract_particulars to authenticated, service_role;
create policy "readers of leases see what contracts will say" on public.contract_particulars for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read'))));
select private.compose_texts('public.contract_particulars');
