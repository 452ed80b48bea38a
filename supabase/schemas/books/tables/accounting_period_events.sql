create table public.accounting_period_events (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  kind text not null check (kind in ('closed', 'reopened')),
  closed_through_before date,
  closed_through_after date,
  reason text not null default '' check (char_length(reason) <= 300),
  actor_id uuid not null,
  at timestamptz not null default now(),
  unique (organization_id, id),
  check (kind <> 'reopened' or btrim(reason) <> '')
);
comment on table public.accounting_period_events is
  'Who closed and reopened the books, through which day and why. Append-only.';

create index accounting_period_events_by_organization on public.accounting_period_events (organization_id, at desc);

alter table public.accounting_period_events enable row level security;
grant select on public.accounting_period_events to authenticated, service_role;
create policy "readers of money see accounting period events" on public.accounting_period_events for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.accounting_period_events
  for each statement execute function private.refuse_change();
create trigger refuse_change before update or delete on public.accounting_period_events
  for each row execute function private.refuse_change();
select private.compose_texts('public.accounting_period_events');
