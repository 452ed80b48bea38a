create table public.work_order_lines (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  work_order_id uuid not null,
  position smallint not null,
  description text not null check (char_length(btrim(description)) between 1 and 200),
  is_goods boolean not null default false,
  amount_minor bigint check (amount_minor between 1 and 1000000000000),
  unique (work_order_id, position),
  foreign key (organization_id, work_order_id) references public.work_orders (organization_id, id) on delete restrict
);
comment on table public.work_order_lines is
  'What is to be done, line by line; an amount is what the office expects to pay without ITBIS, and no vendor sees it.';

create index work_order_lines_of_order on public.work_order_lines (organization_id, work_order_id);

alter table public.work_order_lines enable row level security;
grant select on public.work_order_lines to authenticated, service_role;
create policy "readers of maintenance see work order lines" on public.work_order_lines for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('maintenance.read'))));

-- What follows a change, in this order.
select private.compose_texts('public.work_order_lines');
