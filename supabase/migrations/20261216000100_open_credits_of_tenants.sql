-- A tenant who had paid ahead when the books began: what is left of it stands as their credit, against opening equity. It is a
-- payment that brought no cash, has no receipt and told nobody: those were given where it was paid. The other side of opening
-- balances keeps the property of each, so that what is read of one property adds up.
alter table public.payments add constraint payments_opening_credit check (method::text <> 'opening_credit'
  or (account_id is null and reported_by is null and proof_path is null));
alter table public.refunds add constraint refunds_opening_credit check (method::text <> 'opening_credit');
alter table public.bill_payments add constraint bill_payments_opening_credit check (method::text <> 'opening_credit');
alter table public.deposit_settlements add constraint deposit_settlements_opening_credit check (method::text <> 'opening_credit');

comment on function private.came_as_money is
  'Whether a payment of the method came as money, to these books or to those before them, and may go back as money. What a client withheld is taken back by reversing it; what a deposit paid, not at all.';

create function private.open_credit(p_lease public.leases, p_amount_minor bigint, p_on date)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
  v_allocated bigint;
  v_entry uuid;
begin
  insert into public.payments (organization_id, lease_id, property_id, status, method, currency, amount_minor, paid_on)
  values (p_lease.organization_id, p_lease.id, p_lease.property_id, 'reported', 'opening_credit', p_lease.currency,
    p_amount_minor, p_on)
  returning * into v_payment;
  perform private.take_back_late_fees(v_payment);
  v_allocated := least(p_amount_minor, private.open_amount(p_lease.id));
  v_entry := private.post_entry(p_lease.organization_id, 'payment', p_on, p_lease.currency, p_lease.id, p_lease.property_id,
    jsonb_build_array(jsonb_build_object('account', 'opening_equity', 'amount', p_amount_minor),
      jsonb_build_object('account', 'receivables', 'amount', -v_allocated),
      jsonb_build_object('account', 'prepaid_rent', 'amount', v_allocated - p_amount_minor)));
  update public.payments set status = 'confirmed', entry_id = v_entry, unapplied_minor = amount_minor,
    decided_by = (select auth.uid()), decided_at = now()
  where id = v_payment.id;
  perform private.allocate_payment(v_payment.id, v_allocated, p_on, v_entry);
  return v_payment.id;
end
$$;
comment on function private.open_credit is
  'What a tenant had paid ahead when the books began: pays what is open and stays as credit, without cash and receipt. The caller has checked the lease and the day, and holds the money lock.';
revoke execute on function private.open_credit from public, anon, authenticated;

create or replace function private.post_opening_balances(
  p_request_id uuid, p_organization_id uuid, p_occurred_on date, p_accounts jsonb, p_tenants jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb;
  v_entry uuid;
  v_tenant record;
  v_lease public.leases;
  v_count integer := 0;
begin
  if p_organization_id not in (select private.my_organization_ids('money.write')) then
    perform private.fail('not_allowed');
  end if;
  v_known := private.claim_request(p_request_id, 'post_opening_balances', jsonb_build_object(
    'organization', p_organization_id, 'on', p_occurred_on, 'accounts', p_accounts, 'tenants', p_tenants));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  perform private.check_entry_day(p_organization_id, p_occurred_on);
  if jsonb_array_length(coalesce(p_accounts, '[]')) + jsonb_array_length(coalesce(p_tenants, '[]')) = 0 then
    perform private.fail('entry_incomplete');
  end if;
  perform private.check_lines(p_organization_id, p_accounts);
  perform private.lock_money(p_organization_id);
  if jsonb_array_length(coalesce(p_accounts, '[]')) > 0 then
    -- The other side of every balance, a line for each currency and property.
    v_entry := private.post_lines(p_organization_id, 'opening', p_occurred_on, '', p_accounts || (
      select jsonb_agg(jsonb_build_object('account_id', private.account_of(p_organization_id, 'opening_equity'),
        'currency', s.currency, 'amount_minor', -s.amount_minor, 'property_id', s.property_id))
      from (select l.currency, l.property_id, sum(l.amount_minor) as amount_minor
        from jsonb_to_recordset(p_accounts) as l (currency text, property_id uuid, amount_minor bigint) group by 1, 2) s));
  end if;
  for v_tenant in
    select t.lease_id, t.amount_minor from jsonb_to_recordset(coalesce(p_tenants, '[]')) as t (lease_id uuid, amount_minor bigint)
  loop
    select * into v_lease from public.leases where id = v_tenant.lease_id and organization_id = p_organization_id;
    if not found then
      perform private.fail('not_found');
    elsif v_lease.status in ('draft', 'sent', 'partially_signed') then
      perform private.fail('lease_not_in_force');
    elsif coalesce(v_tenant.amount_minor, 0) = 0 then
      perform private.fail('amount_not_positive');
    elsif v_tenant.amount_minor < 0 then
      perform private.open_credit(v_lease, -v_tenant.amount_minor, p_occurred_on);
    else
      perform private.post_charge(v_lease, 'opening_balance', v_tenant.amount_minor, p_occurred_on, p_occurred_on);
    end if;
    v_count := v_count + 1;
  end loop;
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_entry, 'charges', v_count));
  return v_entry;
end
$$;
comment on function public.post_opening_balances is
  'Balances taken over from elsewhere, against opening_equity: p_accounts as the lines of post_journal_entry in one entry, p_tenants [{lease_id, amount_minor}]: what was owed as a charge each, what was paid ahead (below zero) as a payment of method opening_credit, without cash and receipt. Returns the entry''s id, null without accounts. Taken back by reverse_journal_entry, reverse_charge and reverse_payment. Errors as post_journal_entry, and not_found, lease_not_in_force.';

-- Nobody was told of it: nobody is told that it was taken back.
drop trigger mail_reversed_payment on public.payments;
create constraint trigger mail_reversed_payment after update on public.payments deferrable initially deferred
  for each row when (old.status = 'confirmed' and new.status = 'reversed'
    and new.method::text not in ('deposit', 'withholding', 'opening_credit'))
  execute function private.mail_reversed_payment();
