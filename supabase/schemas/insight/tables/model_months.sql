create table public.model_months (
  organization_id uuid not null references public.organizations (id) on delete cascade,
  -- The first of the month in UTC, by which providers bill.
  month date not null check (extract(day from month) = 1),
  questions integer not null default 0 check (questions >= 0),
  tokens_in bigint not null default 0 check (tokens_in >= 0),
  tokens_out bigint not null default 0 check (tokens_out >= 0),
  cost_micros bigint not null default 0 check (cost_micros >= 0),
  primary key (organization_id, month)
);
comment on table public.model_months is
  'What the questions to the assistant''s model cost an organization in a month, those of its tenants included. cost_micros is in millionths of a US dollar.';

alter table public.model_months enable row level security;
grant select on public.model_months to authenticated;
grant all on public.model_months to service_role;
create policy "owners see what the model cost them" on public.model_months for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('organization.manage'))));
