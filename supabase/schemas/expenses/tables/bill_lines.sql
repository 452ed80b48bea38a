create table public.bill_lines (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  bill_id uuid not null,
  position smallint not null,
  account_id uuid not null,
  property_id uuid,
  description text not null check (char_length(btrim(description)) between 1 and 200),
  is_goods boolean not null default false,
  amount_minor bigint not null check (amount_minor between 1 and 1000000000000),
  unique (bill_id, position),
  foreign key (organization_id, bill_id) references public.bills (organization_id, id) on delete cascade,
  foreign key (organization_id, account_id) references public.accounts (organization_id, id),
  foreign key (organization_id, property_id) references public.properties (organization_id, id)
);
comment on table public.bill_lines is
  'What a bill is for, line by line, without taxes; services and goods of the bill are the sums of its lines.';

create index bill_lines_by_bill on public.bill_lines (organization_id, bill_id);
create index bill_lines_by_account on public.bill_lines (organization_id, account_id);
create index bill_lines_by_property on public.bill_lines (organization_id, property_id);

alter table public.bill_lines enable row level security;
grant select on public.bill_lines to authenticated, service_role;
create policy "readers of money see bill lines" on public.bill_lines for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger keep_posted_bill before update or delete on public.bill_lines
  for each row execute function private.keep_posted_bill();
select private.compose_texts('public.bill_lines');
