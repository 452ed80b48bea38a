create table public.deposit_settlements (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null unique,
  currency public.currency_code not null,
  returned_on date not null,
  settled_on date not null,
  held_minor bigint not null check (held_minor > 0),
  kept_minor bigint not null check (kept_minor between 0 and held_minor),
  refund_minor bigint not null generated always as (held_minor - kept_minor) stored,
  method public.payment_method,
  payment_id uuid,
  refund_entry_id uuid,
  details jsonb not null,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check ((kept_minor < held_minor) = (method is not null)),
  check ((kept_minor < held_minor) = (refund_entry_id is not null)),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id),
  foreign key (lease_id, currency) references public.leases (id, currency),
  foreign key (payment_id, lease_id, currency) references public.payments (id, lease_id, currency),
  foreign key (organization_id, refund_entry_id) references public.journal_entries (organization_id, id)
);
comment on table public.deposit_settlements is
  'How a deposit was given back, once a lease: what was held, kept and returned; details is what the statement said when it was made.';
create index deposit_settlements_by_lease on public.deposit_settlements (organization_id, lease_id);
create index deposit_settlements_by_payment on public.deposit_settlements (payment_id);

create table public.deposit_deductions (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  settlement_id uuid not null,
  lease_id uuid not null,
  position smallint not null,
  kind public.deduction_kind not null,
  description text not null default '' check (char_length(description) <= 200),
  amount_minor bigint not null check (amount_minor > 0),
  charge_id uuid references public.charges (id),
  unique (settlement_id, position),
  check (kind = 'owed' or (charge_id is not null and description <> '')),
  foreign key (organization_id, settlement_id) references public.deposit_settlements (organization_id, id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id)
);
comment on table public.deposit_deductions is
  'What was kept of a deposit and why, line by line: what was owed, or a charge made for it.';
create index deposit_deductions_by_lease on public.deposit_deductions (organization_id, lease_id);
create index deposit_deductions_by_settlement on public.deposit_deductions (organization_id, settlement_id);
create index deposit_deductions_by_charge on public.deposit_deductions (charge_id);
create index deposit_deductions_of_lease on public.deposit_deductions (lease_id);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['deposit_settlements', 'deposit_deductions'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
    execute format('create policy "readers of money and tenants see %s" on public.%I for select to authenticated
      using (organization_id = any (array(select private.my_organization_ids(''money.read'')))
        or lease_id = any (array(select private.my_lease_ids())))', replace(v_table, '_', ' '), v_table);
    execute format('create trigger refuse_change before update or delete on public.%I
      for each row execute function private.refuse_change()', v_table);
    execute format('create trigger refuse_truncate before truncate on public.%I
      for each statement execute function private.refuse_change()', v_table);
  end loop;
end
$$;

create view public.lease_deposits with (security_invoker = true) as
select l.id as lease_id, l.organization_id, l.currency, u.unpaid_minor,
  coalesce(-h.amount_minor, 0)::bigint - u.unpaid_minor as held_minor
from public.leases l
-- Accounts are not for tenants: who does not read the books gets no row, rather than a deposit of nothing.
join public.accounts a on a.organization_id = l.organization_id and a.system_key = 'deposits_held'
cross join lateral (
  select coalesce(sum(c.outstanding_minor), 0)::bigint as unpaid_minor from public.charges c
  where c.lease_id = l.id and c.kind = 'deposit'
) u
cross join lateral (
  select sum(j.amount_minor) as amount_minor from public.journal_lines j
  where j.organization_id = l.organization_id and j.lease_id = l.id and j.account_id = a.id
) h;
comment on view public.lease_deposits is
  'Per lease, for readers of money: what has come of the deposit and is still held, and what was charged and has not come.';
grant select on public.lease_deposits to authenticated, service_role;

-- What was paid out of a deposit stays with its settlement, and a deposit that is gone cannot be taken back from the books.
create function private.keep_settled_deposit()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'payments' or private.deposit_liability(new.lease_id) < 0
    or exists (select 1 from public.deposit_settlements s where s.lease_id = new.lease_id) then
    perform private.fail('deposit_settled');
  end if;
  return new;
end
$$;
comment on function private.keep_settled_deposit is
  'Trigger: refuses to reverse a deposit, or what was paid from it, once it was settled or carried over.';
create trigger keep_settled_deposit before update of status on public.payments
  for each row when (new.status = 'reversed' and old.method::text = 'deposit') execute function private.keep_settled_deposit();
create trigger keep_settled_deposit before update of reversed_at on public.charges
  for each row when (old.reversed_at is null and new.reversed_at is not null and old.kind = 'deposit')
  execute function private.keep_settled_deposit();

create function private.refuse_settled_deposit()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select 1 from public.deposit_settlements s where s.lease_id = new.lease_id) then
    perform private.fail('deposit_settled');
  end if;
  return new;
end
$$;
comment on function private.refuse_settled_deposit is 'Trigger: no deposit is charged on a lease whose deposit was settled.';
create trigger refuse_settled_deposit before insert on public.charges
  for each row when (new.kind = 'deposit') execute function private.refuse_settled_deposit();

create function private.require_settlement()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.deposit_settlements where payment_id = new.id) then
    perform private.fail('method_not_allowed');
  end if;
  return null;
end
$$;
comment on function private.require_settlement is 'Trigger at commit: only a settlement pays from a deposit.';
create constraint trigger require_settlement after insert on public.payments deferrable initially deferred
  for each row when (new.method::text = 'deposit') execute function private.require_settlement();
