create function private.keep_posted_bill()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select 1 from public.bills where id = old.bill_id and entry_id is not null) then
    perform private.fail('append_only', jsonb_build_object('table', 'bill_lines'));
  end if;
  return coalesce(new, old);
end
$$;
comment on function private.keep_posted_bill is 'Trigger: the lines of a posted bill stay.';

create function private.refuse_posted_bill_delete()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.entry_id is not null then
    perform private.fail('append_only', jsonb_build_object('table', 'bills'));
  end if;
  return old;
end
$$;
comment on function private.refuse_posted_bill_delete is 'Trigger: a posted bill is reversed, never deleted.';

create function private.bill_for_verb(p_bill_id uuid, p_permission text, p_statuses public.bill_status[])
returns public.bills
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_bill public.bills;
begin
  select * into v_bill from public.bills where id = p_bill_id;
  perform private.require_record(v_bill.organization_id, p_permission);
  perform private.lock_money(v_bill.organization_id);
  select * into v_bill from public.bills where id = p_bill_id;
  if v_bill.id is null or v_bill.status <> all (p_statuses) then
    perform private.fail('bill_moved', jsonb_build_object('status', v_bill.status));
  end if;
  return v_bill;
end
$$;
comment on function private.bill_for_verb is
  'The bill in one of the states under the money lock; refuses with not_found or bill_moved.';

create function private.post_bill(p_bill_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_bill public.bills;
  v_base bigint;
  v_extra bigint;
  v_lines jsonb;
  v_entry uuid;
  v_is_credit boolean;
  v_sign integer;
begin
  select * into strict v_bill from public.bills where id = p_bill_id;
  if v_bill.purchase_receipt_kind is not null and v_bill.ncf = '' then
    v_bill.ncf := private.insert_purchase_receipt(v_bill, v_bill.purchase_receipt_kind);
  end if;
  v_is_credit := private.is_credit_note(v_bill.ncf);
  v_sign := case when v_is_credit then -1 else 1 end;
  if v_is_credit and v_bill.itbis_withheld_minor + v_bill.isr_withheld_minor > 0 then
    perform private.fail('credit_note_withheld');
  end if;
  v_base := v_bill.services_minor + v_bill.goods_minor;
  -- Taxes that are cost go with the lines, each its share; rounding the running sum keeps every cent.
  v_extra := v_bill.itbis_to_cost_minor + v_bill.excise_minor + v_bill.other_taxes_minor + v_bill.tip_minor;
  select jsonb_agg(jsonb_build_object('account_id', s.account_id, 'property_id', s.property_id,
      'amount', v_sign * (s.amount_minor + round(v_extra::numeric * s.through / v_base)
        - round(v_extra::numeric * (s.through - s.amount_minor) / v_base)))
      order by s.position)
    into v_lines
  from (select l.*, sum(l.amount_minor) over (order by l.position) as through
    from public.bill_lines l where l.bill_id = p_bill_id) s;
  v_entry := private.post_currency_lines(v_bill.organization_id, 'bill', v_bill.billed_on, v_bill.currency, v_lines || jsonb_build_array(
    jsonb_build_object('account', 'creditable_itbis', 'amount', v_sign * (v_bill.itbis_minor - v_bill.itbis_to_cost_minor),
      'property_id', v_bill.property_id),
    jsonb_build_object('account', 'payables', 'amount', -v_sign * v_bill.payable_minor, 'property_id', v_bill.property_id),
    jsonb_build_object('account', 'withholdings_payable', 'property_id', v_bill.property_id,
      'amount', -(v_bill.itbis_withheld_minor + v_bill.isr_withheld_minor))),
    concat_ws(' · ', (select name from public.vendors where id = v_bill.vendor_id), nullif(v_bill.ncf, '')));
  update public.bills set status = 'approved', ncf = v_bill.ncf, is_credit = v_is_credit, entry_id = v_entry, decided_by = (select auth.uid()),
    decided_at = now()
  where id = p_bill_id;
end
$$;
comment on function private.post_bill is
  'Approves and posts: cost and creditable ITBIS against what is payable to the vendor and what is withheld for the tax authority; a credit note the other way round. Where the organization gives out the receipt itself, it takes the next number. The caller holds the money lock.';

create function private.is_above_limit(p_bill public.bills)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from public.approval_limits l
    where l.organization_id = p_bill.organization_id and l.currency = p_bill.currency and p_bill.total_minor > l.amount_minor)
$$;
comment on function private.is_above_limit is 'Whether somebody else has to approve the bill.';

create function private.save_bill(p_organization_id uuid, p_bill jsonb, p_lines jsonb, p_bill_id uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := coalesce(p_bill_id, gen_random_uuid());
begin
  perform private.require_record(p_organization_id, 'money.write');
  perform private.lock_money(p_organization_id);
  if p_bill_id is not null and (private.bill_for_verb(p_bill_id, 'money.write', '{draft}')).organization_id <> p_organization_id then
    perform private.fail('not_found');
  end if;
  perform private.write_bill(v_id, p_organization_id, private.check_bill(p_organization_id, p_bill_id, p_bill, p_lines,
    private.organization_today(p_organization_id)), p_lines, null, (select auth.uid()));
  return v_id;
end
$$;
select private.declare_verb('save_bill', 'money.write', p_repeatable => true, p_comment =>
  'Writes a draft, a new one or p_bill_id again. p_bill: the columns of bills that a form fills; p_lines: [{account_id, property_id, description, is_goods, amount_minor}]. Returns its id. Errors: not_found, bill_moved and those of private.check_bill.');

create function private.submit_bill(p_bill_id uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_bill public.bills;
  v_status text;
begin
  v_bill := private.bill_for_verb(p_bill_id, 'money.write', '{draft}');
  update public.bills set submitted_by = (select auth.uid()), decision_reason = null where id = p_bill_id;
  if private.is_above_limit(v_bill) then
    update public.bills set status = 'awaiting_approval' where id = p_bill_id;
  else
    perform private.post_bill(p_bill_id);
  end if;
  select status::text into v_status from public.bills where id = p_bill_id;
  return v_status;
end
$$;
select private.declare_verb('submit_bill', 'money.write', p_repeatable => true, p_comment =>
  'A draft is approved and posted, or waits for approval when it is above the limit. Returns the new status. Errors: not_found, bill_moved, bill_month_filed.');

create function private.decide_bill(p_bill_id uuid, p_is_approved boolean, p_reason text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_bill public.bills;
begin
  v_bill := private.bill_for_verb(p_bill_id, case when p_is_approved then 'money.reverse' else 'money.write' end, '{awaiting_approval}');
  if p_is_approved and (select auth.uid()) in (v_bill.submitted_by, v_bill.created_by, v_bill.edited_by) then
    perform private.fail('approval_by_other');
  elsif p_is_approved then
    perform private.post_bill(p_bill_id);
  elsif coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  else
    update public.bills set status = 'draft', decision_reason = left(btrim(p_reason), 300) where id = p_bill_id;
  end if;
  return p_bill_id;
end
$$;
select private.declare_verb('decide_bill', 'money.reverse, money.write', p_repeatable => true, p_comment =>
  'Approves and posts a bill that waits, or sends it back to draft with a reason. Errors: not_found, bill_moved, approval_by_other, reason_missing, bill_month_filed.');

create function private.delete_bill(p_bill_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.bill_for_verb(p_bill_id, 'money.write', '{draft}');
  perform private.free_work_of_bill(p_bill_id);
  delete from public.bills where id = p_bill_id;
end
$$;
select private.declare_verb('delete_bill', 'money.write', p_comment =>
  'Deletes a draft. Errors: not_found, bill_moved.');

create function private.void_bill(p_bill_id uuid, p_reason text, p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_bill public.bills;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  v_bill := private.bill_for_verb(p_bill_id, 'money.reverse', '{approved,partially_paid,paid}');
  if v_bill.paid_minor > 0 then
    perform private.fail('bill_has_payments');
  end if;
  update public.bills set status = 'void', decision_reason = left(btrim(p_reason), 300),
    reversal_entry_id = private.reverse_entry(v_bill.entry_id,
      private.posting_day(v_bill.organization_id, p_on, private.first_day_of_bill(v_bill)), btrim(p_reason))
  where id = p_bill_id;
  perform private.free_work_of_bill(p_bill_id);
  return p_bill_id;
end
$$;
select private.declare_verb('void_bill', 'money.reverse', p_repeatable => true, p_comment =>
  'Undoes a posted bill by a reversal of the day given, or of today. Errors: not_found, bill_moved, bill_has_payments, reason_missing, date_in_future, date_before_corrected (first), period_closed.');

create function private.set_approval_limit(
  p_organization_id uuid, p_currency public.currency_code, p_amount_minor bigint default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  if p_amount_minor is null then
    delete from public.approval_limits where organization_id = p_organization_id and currency = p_currency;
  else
    insert into public.approval_limits (organization_id, currency, amount_minor)
    values (p_organization_id, p_currency, p_amount_minor)
    on conflict (organization_id, currency) do update set amount_minor = excluded.amount_minor;
  end if;
end
$$;
select private.declare_verb('set_approval_limit', 'organization.manage', p_comment =>
  'Above which total a bill is approved by somebody else; null for no limit. Error: not_allowed.');

create function private.keep_expense_totals()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.monthly_totals as t (organization_id, month, currency, expense_minor)
  select l.organization_id, date_trunc('month', e.occurred_on)::date, l.currency, sum(l.amount_minor)
  from new_rows l
  join public.accounts a on a.id = l.account_id and a.kind = 'expense'
  join public.journal_entries e on e.id = l.entry_id
  group by 1, 2, 3 having sum(l.amount_minor) <> 0
  order by 1, 2, 3
  on conflict (organization_id, month, currency) do update set expense_minor = t.expense_minor + excluded.expense_minor;
  return null;
end
$$;
comment on function private.keep_expense_totals is 'Trigger: what journal lines add to the expenses of their month.';
