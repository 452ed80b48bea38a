-- Posting by account and property, for entries whose lines belong to several properties.
create function private.post_currency_lines(
  p_organization_id uuid, p_kind public.journal_kind, p_occurred_on date, p_currency public.currency_code, p_lines jsonb, p_memo text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_entry uuid := gen_random_uuid();
  v_number bigint;
begin
  update private.organization_counters set last_entry_number = last_entry_number + 1
  where organization_id = p_organization_id returning last_entry_number into v_number;
  insert into public.journal_entries (id, organization_id, entry_number, kind, occurred_on, memo, created_by)
  values (v_entry, p_organization_id, v_number, p_kind, p_occurred_on, left(p_memo, 500), (select auth.uid()));
  insert into public.journal_lines (organization_id, entry_id, account_id, currency, amount_minor, property_id)
  select p_organization_id, v_entry, coalesce((l.value ->> 'account_id')::uuid,
      private.account_id(p_organization_id, l.value ->> 'account')), p_currency, (l.value ->> 'amount')::bigint,
    (l.value ->> 'property_id')::uuid
  from jsonb_array_elements(p_lines) with ordinality as l (value, position)
  where (l.value ->> 'amount')::bigint <> 0
  order by l.position;
  return v_entry;
end
$$;
comment on function private.post_currency_lines is
  'Posts one entry; p_lines = [{account: system_key, or account_id; amount: minor units, debit positive; property_id}]. The caller holds the money lock.';

create function private.account_id(p_organization_id uuid, p_system_key text)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$ select id from public.accounts where organization_id = p_organization_id and system_key = p_system_key $$;
comment on function private.account_id is 'The account that verbs know by this key.';

create function private.check_receipt_numbers(p_organization_id uuid, p_bill_id uuid, p_bill public.bills)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if coalesce(p_bill.ncf, '') !~ '^(B\d{10}|E\d{12})?$' or coalesce(p_bill.modified_ncf, '') !~ '^(B\d{10}|E\d{12})?$' then
    perform private.fail('ncf_malformed');
  elsif substr(p_bill.ncf, 1, 3) in ('B03', 'B04', 'E33', 'E34') and coalesce(p_bill.modified_ncf, '') = '' then
    perform private.fail('modified_ncf_missing');
  elsif p_bill.ncf <> '' and exists (select 1 from public.bills b where b.organization_id = p_organization_id
      and b.vendor_id = p_bill.vendor_id and b.ncf = p_bill.ncf and b.status <> 'void' and b.id is distinct from p_bill_id) then
    perform private.fail('ncf_taken');
  end if;
end
$$;
comment on function private.check_receipt_numbers is
  'Refuses a fiscal receipt number of no known form, a note without the receipt that it changes, and a number that the vendor''s other bills have.';

-- What is refused of a line of a bill names the line, so that the form shows it there.
create function private.check_bill_lines(p_organization_id uuid, p_lines jsonb)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_line record;
begin
  if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) not between 1 and 100 then
    perform private.fail('lines_missing');
  end if;
  for v_line in
    select format('lines.%s.', e.position - 1) as place, l.account_id, l.property_id,
      btrim(coalesce(l.description, '')) as description, l.amount_minor
    from jsonb_array_elements(p_lines) with ordinality as e (line, position)
    cross join lateral jsonb_to_record(e.line) as l (account_id uuid, property_id uuid, description text, amount_minor bigint)
    order by e.position
  loop
    if v_line.amount_minor is null or v_line.amount_minor <= 0 then
      perform private.fail('amount_not_positive', jsonb_build_object('fields', jsonb_build_array(v_line.place || 'amount_minor')));
    elsif v_line.description = '' then
      perform private.fail('description_missing', jsonb_build_object('fields', jsonb_build_array(v_line.place || 'description')));
    elsif not exists (select 1 from public.accounts a where a.organization_id = p_organization_id and a.id = v_line.account_id
        and (a.kind = 'expense' or a.subtype = 'other_asset')) then
      perform private.fail('account_not_allowed', jsonb_build_object('fields', jsonb_build_array(v_line.place || 'account_id')));
    elsif v_line.property_id is not null and not exists (select 1 from public.properties p
        where p.organization_id = p_organization_id and p.id = v_line.property_id) then
      perform private.fail('property_missing', jsonb_build_object('fields', jsonb_build_array(v_line.place || 'property_id')));
    end if;
  end loop;
end
$$;
comment on function private.check_bill_lines is
  'Refuses lines without description, amount or an account for expenses: expense accounts and other assets.';

create function private.check_bill(p_organization_id uuid, p_bill_id uuid, p_bill jsonb, p_lines jsonb, p_today date)
returns public.bills
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_bill public.bills := jsonb_populate_record(null::public.bills, p_bill);
begin
  perform private.check_bill_lines(p_organization_id, p_lines);
  select coalesce(sum(l.amount_minor) filter (where not coalesce(l.is_goods, false)), 0),
    coalesce(sum(l.amount_minor) filter (where l.is_goods), 0)
  into v_bill.services_minor, v_bill.goods_minor
  from jsonb_to_recordset(p_lines) as l (is_goods boolean, amount_minor bigint);
  v_bill.itbis_minor := coalesce(v_bill.itbis_minor, 0);
  v_bill.itbis_withheld_minor := coalesce(v_bill.itbis_withheld_minor, 0);
  v_bill.itbis_proportional_minor := coalesce(v_bill.itbis_proportional_minor, 0);
  v_bill.itbis_to_cost_minor := coalesce(v_bill.itbis_to_cost_minor, 0);
  v_bill.isr_withheld_minor := coalesce(v_bill.isr_withheld_minor, 0);
  v_bill.excise_minor := coalesce(v_bill.excise_minor, 0);
  v_bill.other_taxes_minor := coalesce(v_bill.other_taxes_minor, 0);
  v_bill.tip_minor := coalesce(v_bill.tip_minor, 0);
  v_bill.ncf := upper(btrim(coalesce(v_bill.ncf, '')));
  v_bill.modified_ncf := upper(btrim(coalesce(v_bill.modified_ncf, '')));
  v_bill.note := left(btrim(coalesce(v_bill.note, '')), 500);
  if not exists (select 1 from public.vendors v where v.organization_id = p_organization_id and v.id = v_bill.vendor_id
      and v.archived_at is null) then
    perform private.fail('vendor_missing');
  elsif v_bill.property_id is not null and not exists (select 1 from public.properties p
      where p.organization_id = p_organization_id and p.id = v_bill.property_id) then
    perform private.fail('property_missing');
  elsif v_bill.unit_id is not null and not exists (select 1 from public.units u where u.organization_id = p_organization_id
      and u.id = v_bill.unit_id and u.property_id = v_bill.property_id) then
    perform private.fail('unit_missing');
  elsif v_bill.billed_on is null or v_bill.billed_on > p_today then
    perform private.fail('date_in_future', jsonb_build_object('today', p_today));
  elsif v_bill.due_on is null or v_bill.due_on < v_bill.billed_on then
    perform private.fail('due_before_bill');
  elsif v_bill.currency is null or v_bill.expense_kind is null then
    perform private.fail('expense_kind_missing');
  elsif least(v_bill.itbis_minor, v_bill.itbis_withheld_minor, v_bill.itbis_proportional_minor, v_bill.itbis_to_cost_minor,
      v_bill.isr_withheld_minor, v_bill.excise_minor, v_bill.other_taxes_minor, v_bill.tip_minor) < 0 then
    perform private.fail('amount_not_positive');
  elsif greatest(v_bill.itbis_withheld_minor, v_bill.itbis_proportional_minor, v_bill.itbis_to_cost_minor) > v_bill.itbis_minor then
    perform private.fail('itbis_parts_exceed');
  elsif (v_bill.isr_kind is null) <> (v_bill.isr_withheld_minor = 0) then
    perform private.fail('isr_kind_missing');
  elsif v_bill.isr_withheld_minor > v_bill.services_minor + v_bill.goods_minor
    or v_bill.itbis_withheld_minor + v_bill.isr_withheld_minor >= v_bill.services_minor + v_bill.goods_minor + v_bill.itbis_minor then
    perform private.fail('withheld_exceeds');
  end if;
  perform private.check_receipt_numbers(p_organization_id, p_bill_id, v_bill);
  return v_bill;
end
$$;
comment on function private.check_bill is
  'A bill as its form gives it, with its sums; refuses what no bill can be. Errors: lines_missing, description_missing, amount_not_positive, account_not_allowed, vendor_missing, property_missing, unit_missing, date_in_future, due_before_bill, expense_kind_missing, itbis_parts_exceed, isr_kind_missing, withheld_exceeds, ncf_malformed, modified_ncf_missing, ncf_taken.';

-- A bill for which its organization gives out the receipt gets its number when it is posted.
create function private.write_bill(
  p_id uuid, p_organization_id uuid, p_bill public.bills, p_lines jsonb, p_recurring_bill_id uuid, p_created_by uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_bill public.bills := p_bill;
begin
  v_bill.organization_id := p_organization_id;
  v_bill := private.with_receipt(v_bill);
  if v_bill.purchase_receipt_kind is not null then
    if v_bill.ncf <> '' or v_bill.no_receipt_reason is not null then
      perform private.fail('receipt_and_reason');
    end if;
    perform private.check_purchase_receipt(v_bill, v_bill.purchase_receipt_kind);
  end if;
  insert into public.bills (id, organization_id, vendor_id, property_id, unit_id, ncf, modified_ncf, no_receipt_reason, expense_kind,
    billed_on, due_on, currency, dop_rate, rate_source, rated_on, services_minor, goods_minor, itbis_minor, itbis_withheld_minor,
    itbis_proportional_minor, itbis_to_cost_minor, isr_kind, isr_withheld_minor, excise_minor, other_taxes_minor, tip_minor, note,
    recurring_bill_id, created_by, edited_by, purchase_receipt_kind)
  values (p_id, p_organization_id, v_bill.vendor_id, v_bill.property_id, v_bill.unit_id, v_bill.ncf, v_bill.modified_ncf,
    v_bill.no_receipt_reason, v_bill.expense_kind, v_bill.billed_on, v_bill.due_on, v_bill.currency, v_bill.dop_rate,
    v_bill.rate_source, v_bill.rated_on, v_bill.services_minor, v_bill.goods_minor, v_bill.itbis_minor, v_bill.itbis_withheld_minor,
    v_bill.itbis_proportional_minor, v_bill.itbis_to_cost_minor, v_bill.isr_kind, v_bill.isr_withheld_minor, v_bill.excise_minor,
    v_bill.other_taxes_minor, v_bill.tip_minor, v_bill.note, p_recurring_bill_id, p_created_by, p_created_by,
    v_bill.purchase_receipt_kind)
  on conflict (id) do update set vendor_id = excluded.vendor_id, property_id = excluded.property_id, unit_id = excluded.unit_id,
    ncf = excluded.ncf, modified_ncf = excluded.modified_ncf, no_receipt_reason = excluded.no_receipt_reason,
    expense_kind = excluded.expense_kind, billed_on = excluded.billed_on, due_on = excluded.due_on, currency = excluded.currency,
    dop_rate = excluded.dop_rate, rate_source = excluded.rate_source, rated_on = excluded.rated_on,
    services_minor = excluded.services_minor, goods_minor = excluded.goods_minor, itbis_minor = excluded.itbis_minor,
    itbis_withheld_minor = excluded.itbis_withheld_minor, itbis_proportional_minor = excluded.itbis_proportional_minor,
    itbis_to_cost_minor = excluded.itbis_to_cost_minor, isr_kind = excluded.isr_kind, isr_withheld_minor = excluded.isr_withheld_minor,
    excise_minor = excluded.excise_minor, other_taxes_minor = excluded.other_taxes_minor, tip_minor = excluded.tip_minor,
    note = excluded.note, edited_by = excluded.edited_by,
    purchase_receipt_kind = excluded.purchase_receipt_kind;
  delete from public.bill_lines where bill_id = p_id;
  insert into public.bill_lines (organization_id, bill_id, position, account_id, property_id, description, is_goods, amount_minor)
  select p_organization_id, p_id, l.position, (l.value ->> 'account_id')::uuid,
    coalesce((l.value ->> 'property_id')::uuid, v_bill.property_id), btrim(l.value ->> 'description'),
    coalesce((l.value ->> 'is_goods')::boolean, false), (l.value ->> 'amount_minor')::bigint
  from jsonb_array_elements(p_lines) with ordinality as l (value, position);
end
$$;
comment on function private.write_bill is 'Writes a draft and its lines, new or again.';
