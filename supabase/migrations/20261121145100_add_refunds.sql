-- A refund gives a payment back, whole or in part: first what was paid ahead, then charges open again, the latest first.
alter table public.payments
  add column fee_minor bigint not null default 0 check (fee_minor between 0 and 1000000000000),
  add column refunded_minor bigint not null default 0,
  add check (refunded_minor >= 0 and unapplied_minor + refunded_minor <= amount_minor),
  add check (refunded_minor = 0 or status = 'confirmed');
comment on column public.payments.fee_minor is 'What the tenant paid on top of the amount for paying by card; income, never credit.';
comment on column public.payments.refunded_minor is 'What of the amount was given back.';

drop trigger keep_posted_fields on public.payments;
create trigger keep_posted_fields before update on public.payments for each row execute function
  private.keep_posted_fields('status', 'unapplied_minor', 'refunded_minor', 'decided_by', 'decided_at', 'decision_reason', 'entry_id',
    'reversal_entry_id');

create or replace function private.post_payment(p_payment_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
  v_allocated bigint;
  v_entry uuid;
  v_number bigint;
begin
  select * into strict v_payment from public.payments where id = p_payment_id;
  v_allocated := least(v_payment.amount_minor, private.open_amount(v_payment.lease_id));
  v_entry := private.post_entry(v_payment.organization_id, 'payment', v_payment.paid_on, v_payment.currency, v_payment.lease_id,
    v_payment.property_id, jsonb_build_array(
      jsonb_build_object('account', 'operating_cash', 'amount', v_payment.amount_minor + v_payment.fee_minor),
      jsonb_build_object('account', 'receivables', 'amount', -v_allocated),
      jsonb_build_object('account', 'prepaid_rent', 'amount', v_allocated - v_payment.amount_minor),
      jsonb_build_object('account', 'other_income', 'amount', -v_payment.fee_minor)));
  update public.payments set status = 'confirmed', entry_id = v_entry, unapplied_minor = amount_minor,
    decided_by = (select auth.uid()), decided_at = now()
  where id = p_payment_id;
  perform private.allocate_payment(p_payment_id, v_allocated, v_payment.paid_on, v_entry);
  update private.organization_counters set last_receipt_number = last_receipt_number + 1
  where organization_id = v_payment.organization_id returning last_receipt_number into v_number;
  insert into public.receipts (organization_id, number, payment_id, lease_id, issued_on, currency, amount_minor, details)
  values (v_payment.organization_id, v_number, p_payment_id, v_payment.lease_id,
    private.organization_today(v_payment.organization_id), v_payment.currency, v_payment.amount_minor,
    private.receipt_details(p_payment_id));
end
$$;

create or replace function private.keep_payment_totals()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(d) into v_changes from (
      select lease_id, organization_id, currency, 0 as billed,
        sum(case when status = 'confirmed' then amount_minor - refunded_minor else 0 end) as paid, 0 as receivable,
        sum(unapplied_minor) as credit
      from new_rows group by 1, 2, 3
    ) d where paid <> 0 or credit <> 0;
  else
    select jsonb_agg(d) into v_changes from (
      select lease_id, organization_id, currency, 0 as billed,
        sum(sign * case when status = 'confirmed' then amount_minor - refunded_minor else 0 end) as paid,
        0 as receivable, sum(sign * unapplied_minor) as credit
      from (select 1 as sign, n.* from new_rows n union all select -1, o.* from old_rows o) s group by 1, 2, 3
    ) d where paid <> 0 or credit <> 0;
  end if;
  if v_changes is not null then
    perform private.add_lease_balances(v_changes);
  end if;
  return null;
end
$$;

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  payment_id uuid not null,
  status public.refund_status not null,
  method public.payment_method not null,
  currency public.currency_code not null,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null check (char_length(reason) between 1 and 300),
  reference text not null default '' check (char_length(reference) <= 120),
  failure text check (char_length(failure) <= 300),
  refunded_on date,
  entry_id uuid,
  requested_by uuid,
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  next_check_at timestamptz,
  unique (organization_id, id),
  check ((status = 'done') = (entry_id is not null) and (status = 'done') = (refunded_on is not null)),
  check ((status = 'requested') = (decided_at is null)),
  check (method <> 'deposit'),
  foreign key (organization_id, payment_id) references public.payments (organization_id, id),
  foreign key (payment_id, lease_id, currency) references public.payments (id, lease_id, currency),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id),
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id)
);
comment on table public.refunds is
  'What of a payment goes back: requested while a card processor is asked, done once it is posted, failed when the processor refused.';
create index refunds_by_organization on public.refunds (organization_id, requested_at desc);
create index refunds_by_lease on public.refunds (lease_id);
create index refunds_by_payment on public.refunds (payment_id);
create index refunds_to_check on public.refunds (next_check_at) where status = 'requested';
alter table public.refunds enable row level security;
grant select on public.refunds to authenticated, service_role;
create policy "readers of money and tenants see refunds" on public.refunds for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids())));
create trigger refuse_delete before delete on public.refunds for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.refunds for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.refunds for each row execute function
  private.keep_posted_fields('status', 'reference', 'failure', 'refunded_on', 'entry_id', 'decided_at', 'next_check_at');
create trigger write_audit_log after insert or update on public.refunds
  for each row execute function private.write_audit_log();

create function private.keep_refunded_payment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if old.refunded_minor > 0 or exists (select 1 from public.refunds where payment_id = new.id and status = 'requested') then
    perform private.fail('payment_refunded');
  end if;
  return new;
end
$$;
comment on function private.keep_refunded_payment is 'Trigger: a payment of which something was given back is not reversed as well.';
create trigger keep_refunded_payment before update of status on public.payments
  for each row when (old.status = 'confirmed' and new.status = 'reversed') execute function private.keep_refunded_payment();

create function private.refundable_minor(p_payment public.payments)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select p_payment.amount_minor - p_payment.refunded_minor
    - coalesce((select sum(amount_minor) from public.refunds where payment_id = p_payment.id and status = 'requested'), 0)::bigint
$$;
comment on function private.refundable_minor is 'What of a payment can still be given back.';

create function private.post_refund(p_refund_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_refund public.refunds;
  v_payment public.payments;
  v_today date;
  v_credit bigint;
  v_entry uuid;
begin
  select * into strict v_refund from public.refunds where id = p_refund_id;
  select * into strict v_payment from public.payments where id = v_refund.payment_id;
  v_today := private.organization_today(v_refund.organization_id);
  v_credit := least(v_payment.unapplied_minor, v_refund.amount_minor);
  v_entry := private.post_entry(v_refund.organization_id, 'payment_refund', v_today, v_refund.currency, v_refund.lease_id,
    v_payment.property_id, jsonb_build_array(
      jsonb_build_object('account', 'prepaid_rent', 'amount', v_credit),
      jsonb_build_object('account', 'receivables', 'amount', v_refund.amount_minor - v_credit),
      jsonb_build_object('account', 'operating_cash', 'amount', -v_refund.amount_minor)), v_refund.reason);
  with paid as (
    select a.charge_id, sum(a.amount_minor) as amount, c.due_on, c.kind
    from public.payment_allocations a join public.charges c on c.id = a.charge_id
    where a.payment_id = v_payment.id group by 1, 3, 4 having sum(a.amount_minor) > 0
  ), latest_first as (
    select charge_id, amount, kind,
      sum(amount) over (order by due_on desc, private.charge_rank(kind) desc, charge_id desc) - amount as before
    from paid
  )
  insert into public.payment_allocations
    (organization_id, payment_id, charge_id, lease_id, currency, amount_minor, occurred_on, entry_id)
  select v_refund.organization_id, v_payment.id, charge_id, v_refund.lease_id, v_refund.currency,
    -least(amount, v_refund.amount_minor - v_credit - before), v_today, v_entry
  from latest_first where before < v_refund.amount_minor - v_credit;
  update public.payments set unapplied_minor = unapplied_minor - v_refund.amount_minor,
    refunded_minor = refunded_minor + v_refund.amount_minor
  where id = v_payment.id;
  update public.refunds set status = 'done', entry_id = v_entry, refunded_on = v_today, decided_at = now(), next_check_at = null
  where id = p_refund_id;
  perform private.apply_credit(v_refund.lease_id, v_today);
end
$$;
comment on function private.post_refund is
  'Posts a refund: the payment''s credit goes first, then what it paid is owed again, the latest due first. The caller holds the money lock.';

do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    execute 'alter publication supabase_realtime add table public.refunds';
  end if;
end
$$;
