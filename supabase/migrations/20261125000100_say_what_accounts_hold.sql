-- Whose money an account keeps: the organisation's own, its owners', or tenants' deposits.
create type public.cash_holding as enum ('own', 'owners', 'deposits');

alter table public.accounts add column held_for public.cash_holding not null default 'own',
  add check (held_for = 'own' or subtype = 'cash');
comment on column public.accounts.held_for is
  'Whose money a cash account keeps; what keeps deposits or owners'' money is only drawn on for them (private.keep_cash_apart).';
alter table private.chart_template add column held_for public.cash_holding not null default 'own';
update private.chart_template set held_for = 'owners' where system_key = 'trust_cash';
update private.chart_template set held_for = 'deposits' where system_key = 'deposits_bank';
alter table public.accounts disable trigger write_audit_log_on_update;
update public.accounts a set held_for = t.held_for from private.chart_template t
where t.system_key = a.system_key and t.held_for <> 'own';
alter table public.accounts enable trigger write_audit_log_on_update;

create or replace function private.start_organization()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.organization_counters (organization_id) values (new.id);
  insert into public.organization_totals (organization_id) values (new.id);
  insert into public.accounts (organization_id, code, system_key, name, kind, subtype, cash_flow_class, held_for)
  select new.id, code, system_key, name, kind, subtype, cash_flow_class, held_for from private.chart_template;
  return null;
end
$$;

-- Where tenants' payments arrive and where deposits are given back from, when nobody says otherwise.
alter table public.organizations
  add column payments_account_id uuid,
  add column deposits_account_id uuid,
  add foreign key (id, payments_account_id) references public.accounts (organization_id, id),
  add foreign key (id, deposits_account_id) references public.accounts (organization_id, id);
comment on column public.organizations.payments_account_id is 'The usual account of tenants'' payments; null for operating cash.';
comment on column public.organizations.deposits_account_id is 'The usual account that deposits are given back from; null for operating cash.';
create index organizations_by_payments_account on public.organizations (payments_account_id);
create index organizations_by_deposits_account on public.organizations (deposits_account_id);

-- The account that a payment arrived on, as its entry has it.
alter table public.payments add column account_id uuid;
comment on column public.payments.account_id is
  'The cash account that it arrived on, once it is posted; null for what brought no money, a deposit or a withholding.';
alter table public.payments disable trigger user;
update public.payments p set account_id = l.account_id
from public.journal_lines l join public.accounts a on a.id = l.account_id and a.subtype = 'cash'
where p.entry_id is not null and l.organization_id = p.organization_id and l.entry_id = p.entry_id;
alter table public.payments enable trigger user;
alter table public.payments
  add foreign key (organization_id, account_id) references public.accounts (organization_id, id),
  add check (account_id is null or entry_id is not null);
create index payments_by_account on public.payments (organization_id, account_id);

drop trigger keep_posted_fields on public.payments;
create trigger keep_posted_fields before update on public.payments for each row execute function
  private.keep_posted_fields('status', 'unapplied_minor', 'refunded_minor', 'decided_by', 'decided_at', 'decision_reason', 'entry_id',
    'reversal_entry_id', 'account_id');

alter table public.deposit_settlements add column account_id uuid;
comment on column public.deposit_settlements.account_id is 'The cash account that the refund left; null where all was kept.';
alter table public.deposit_settlements disable trigger user;
update public.deposit_settlements s set account_id = l.account_id
from public.journal_lines l join public.accounts a on a.id = l.account_id and a.subtype = 'cash'
where l.organization_id = s.organization_id and l.entry_id = s.refund_entry_id;
alter table public.deposit_settlements enable trigger user;
alter table public.deposit_settlements
  add foreign key (organization_id, account_id) references public.accounts (organization_id, id),
  add check ((account_id is null) = (refund_entry_id is null));
create index deposit_settlements_by_account on public.deposit_settlements (organization_id, account_id);

-- What of the deposits was charged and has not come yet, read from these alone.
create index charges_of_deposits_open on public.charges (organization_id, currency) include (outstanding_minor)
  where kind = 'deposit' and outstanding_minor > 0;
