-- A lease knows the one that its tenants moved from, and a payment what of it went along with them. Each payment that has something
-- left gives it to a payment of the new lease, which knows it: a reversal of the one takes back the other.
alter table public.leases
  add column moved_from_lease_id uuid,
  add foreign key (organization_id, moved_from_lease_id) references public.leases (organization_id, id),
  add check (moved_from_lease_id <> id),
  add check (moved_from_lease_id is null or renews_lease_id is null);
comment on column public.leases.moved_from_lease_id is 'The lease of another unit that its tenants moved from.';
create unique index leases_one_move on public.leases (moved_from_lease_id) where status <> 'terminated';
create index leases_by_moved_from on public.leases (organization_id, moved_from_lease_id);

alter table public.payments
  add column moved_minor bigint not null default 0,
  add column moved_from_payment_id uuid,
  add foreign key (organization_id, moved_from_payment_id) references public.payments (organization_id, id),
  add constraint payments_moved_minor check (moved_minor >= 0 and unapplied_minor + refunded_minor + moved_minor <= amount_minor
    and (moved_minor = 0 or status = 'confirmed')),
  add constraint payments_moved_credit check ((method::text = 'moved_credit') = (moved_from_payment_id is not null)
    and (moved_from_payment_id is null or (reported_by is null and proof_path is null)));
comment on column public.payments.moved_minor is 'What of the amount went along as credit to the lease that its tenants moved to.';
comment on column public.payments.moved_from_payment_id is 'Of a credit that came along from the lease before: the payment that it was left of.';
create index payments_by_moved_from on public.payments (organization_id, moved_from_payment_id) where moved_from_payment_id is not null;
alter table public.refunds add constraint refunds_moved_credit check (method::text <> 'moved_credit');
alter table public.bill_payments add constraint bill_payments_moved_credit check (method::text <> 'moved_credit');
alter table public.deposit_settlements add constraint deposit_settlements_moved_credit check (method::text <> 'moved_credit');

drop trigger keep_posted_fields on public.payments;
create trigger keep_posted_fields before update on public.payments for each row
  when (old.status <> 'reported' or old.amount_minor = new.amount_minor) execute function
  private.keep_posted_fields('status', 'unapplied_minor', 'refunded_minor', 'moved_minor', 'decided_by', 'decided_at', 'decision_reason',
    'entry_id', 'reversal_entry_id', 'account_id');

-- Who was told of a payment hears of its reversal; a credit that came along goes with the payment that it was left of.
drop trigger mail_reversed_payment on public.payments;
create constraint trigger mail_reversed_payment after update on public.payments deferrable initially deferred
  for each row when (old.status = 'confirmed' and new.status = 'reversed'
    and new.method::text not in ('deposit', 'withholding', 'opening_credit', 'moved_credit'))
  execute function private.mail_reversed_payment();

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
        sum(case when status = 'confirmed' then amount_minor - refunded_minor - moved_minor else 0 end) as paid, 0 as receivable,
        sum(unapplied_minor) as credit
      from new_rows group by 1, 2, 3
    ) d where paid <> 0 or credit <> 0;
  else
    select jsonb_agg(d) into v_changes from (
      select lease_id, organization_id, currency, 0 as billed,
        sum(sign * case when status = 'confirmed' then amount_minor - refunded_minor - moved_minor else 0 end) as paid,
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

create or replace function private.refundable_minor(p_payment public.payments)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select p_payment.amount_minor - p_payment.refunded_minor - p_payment.moved_minor
    - coalesce((select sum(amount_minor) from public.refunds where payment_id = p_payment.id and status = 'requested'), 0)::bigint
$$;

create or replace function public.similar_payments(p_lease_id uuid, p_amount_minor bigint, p_paid_on date, p_except_id uuid default null)
returns table (id uuid, status public.payment_status, method public.payment_method, currency public.currency_code,
  amount_minor bigint, paid_on date, reference text, is_reported boolean)
language sql
stable
set search_path = ''
as $$
  select p.id, p.status, p.method, p.currency, p.amount_minor, p.paid_on, p.reference, p.reported_by is not null
  from public.payments p
  where p.lease_id = p_lease_id and p.id is distinct from p_except_id and p.status in ('reported', 'confirmed')
    -- What a client withheld, a deposit that was kept, an opening credit and one that came along are not money that comes.
    and p.method::text not in ('withholding', 'deposit', 'opening_credit', 'moved_credit')
    and abs(p.paid_on - p_paid_on) <= 10
    and (p.amount_minor = p_amount_minor or exists (select 1 from public.payment_exchanges x
      where x.payment_id = p.id and x.received_minor = p_amount_minor))
  order by abs(p.paid_on - p_paid_on), p.paid_on desc, p.created_at desc
  limit 5
$$;
