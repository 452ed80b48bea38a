-- A credit note of a vendor (type 04, electronic 34) is posted the other way round: it lowers cost, creditable ITBIS and what is owed.
create function private.is_credit_note(p_ncf text)
returns boolean
language sql
immutable
set search_path = ''
as $$ select coalesce(substring(p_ncf from 2 for 2) in ('04', '34'), false) $$;
comment on function private.is_credit_note is 'Whether a fiscal receipt number is that of a credit note, as the forms of the tax authority read it.';
revoke execute on function private.is_credit_note from public, anon, authenticated;

alter table public.bills add column is_credit boolean not null default false;
comment on column public.bills.is_credit is
  'Whether it was posted as a credit note: what is paid of it was applied to bills, or came back, and what is outstanding of it is below zero.';
alter table public.bills alter column outstanding_minor set expression as
  (case when status in ('approved', 'partially_paid', 'paid') then (case when is_credit then -1 else 1 end) * (services_minor
    + goods_minor + itbis_minor + excise_minor + other_taxes_minor + tip_minor - itbis_withheld_minor - isr_withheld_minor - paid_minor)
    else 0 end);

create or replace function private.post_bill(p_bill_id uuid)
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
  update public.bills set status = 'approved', is_credit = v_is_credit, entry_id = v_entry, decided_by = (select auth.uid()), decided_at = now()
  where id = p_bill_id;
end
$$;
comment on function private.post_bill is
  'Approves and posts: cost and creditable ITBIS against what is payable to the vendor and what is withheld for the tax authority; a credit note the other way round. The caller holds the money lock.';

create or replace function private.with_receipt(p_bill public.bills)
returns public.bills
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_bill public.bills := p_bill;
begin
  v_bill.no_receipt_reason := nullif(btrim(v_bill.no_receipt_reason), '');
  v_bill.rate_source := left(btrim(coalesce(v_bill.rate_source, '')), 80);
  if v_bill.no_receipt_reason is not null and v_bill.ncf <> '' then
    perform private.fail('receipt_and_reason');
  elsif v_bill.no_receipt_reason is not null and v_bill.itbis_to_cost_minor <> v_bill.itbis_minor then
    perform private.fail('itbis_without_receipt');
  elsif v_bill.entry_id is null and private.is_credit_note(v_bill.ncf) and v_bill.itbis_withheld_minor + v_bill.isr_withheld_minor > 0 then
    perform private.fail('credit_note_withheld', jsonb_build_object('fields', jsonb_build_array(
      case when v_bill.itbis_withheld_minor > 0 then 'itbis_withheld_minor' else 'isr_withheld_minor' end)));
  elsif v_bill.currency = 'DOP' then
    v_bill.dop_rate := null;
  elsif v_bill.dop_rate is not null then
    v_bill.rated_on := coalesce(v_bill.rated_on, v_bill.billed_on);
    if v_bill.dop_rate <= 0 or v_bill.rate_source = '' or v_bill.rated_on > v_bill.billed_on then
      perform private.fail('rate_missing');
    end if;
  else
    -- A rate older than a week says nothing of the day of the bill.
    select r.rate, r.source, r.rated_on into v_bill.dop_rate, v_bill.rate_source, v_bill.rated_on
    from public.exchange_rates r
    where r.organization_id = v_bill.organization_id and r.rated_on between v_bill.billed_on - 7 and v_bill.billed_on
    order by r.rated_on desc, r.created_at desc limit 1;
  end if;
  if v_bill.dop_rate is null then
    v_bill.rate_source := '';
    v_bill.rated_on := null;
  end if;
  return v_bill;
end
$$;
comment on function private.with_receipt is
  'A bill with what belongs to its receipt in order: no number beside a reason to have none, no ITBIS credited without one, nothing withheld of a credit note, a rate with its source and day, that of the day where none is given and one is saved. Errors: receipt_and_reason, itbis_without_receipt, credit_note_withheld, rate_missing.';

create function private.keep_sense_of_bill()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform private.fail('credit_note_stays', '{"fields": ["ncf"]}');
  return new;
end
$$;
comment on function private.keep_sense_of_bill is 'Trigger: what is posted as a bill does not become a credit note by another number, nor the other way round.';
create trigger keep_sense_of_bill before update of ncf on public.bills for each row
  when (old.entry_id is not null and private.is_credit_note(old.ncf) <> private.is_credit_note(new.ncf))
  execute function private.keep_sense_of_bill();

create function private.pass_no_credit_on()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (select is_credit from public.bills where id = new.bill_id) then
    perform private.fail('pass_on_exceeds_bill', '{"left_minor": 0}');
  end if;
  return new;
end
$$;
comment on function private.pass_no_credit_on is 'Trigger: nobody is charged for what a vendor took off.';
create trigger pass_no_credit_on before insert on public.bill_pass_ons for each row execute function private.pass_no_credit_on();
revoke execute on function private.keep_sense_of_bill, private.pass_no_credit_on from public, anon, authenticated;

create or replace view public.bills_list with (security_invoker = true) as
select b.id, b.organization_id, b.vendor_id, v.name as vendor_name, v.identity_number as vendor_identity_number, b.property_id,
  p.name as property_name, b.unit_id, u.label as unit_label, b.status, b.ncf, b.modified_ncf, b.expense_kind, b.billed_on, b.due_on,
  b.paid_on, b.currency, b.services_minor, b.goods_minor, b.itbis_minor, b.itbis_withheld_minor, b.itbis_proportional_minor,
  b.itbis_to_cost_minor, b.isr_kind, b.isr_withheld_minor, b.excise_minor, b.other_taxes_minor, b.tip_minor, b.payment_form,
  b.total_minor, b.payable_minor, b.paid_minor, b.outstanding_minor, b.note, b.recurring_bill_id, b.created_by, b.submitted_by,
  b.decided_at, b.decision_reason, b.entry_id, b.reversal_entry_id, b.created_at,
  (select l.description from public.bill_lines l where l.bill_id = b.id order by l.position limit 1) as description,
  b.no_receipt_reason, b.dop_rate, b.rate_source, b.rated_on, v.identity_type as vendor_identity_type,
  case when b.entry_id is null then coalesce(substring(b.ncf from 2 for 2) in ('04', '34'), false) else b.is_credit end as is_credit
from public.bills b
join public.vendors v on v.id = b.vendor_id
left join public.properties p on p.id = b.property_id
left join public.units u on u.id = b.unit_id;

create or replace view public.vendor_years with (security_invoker = true) as
select b.organization_id, b.vendor_id, date_part('year', b.billed_on)::integer as year, b.currency, count(*)::integer as bill_count,
  sum(s.sign * (b.services_minor + b.goods_minor))::bigint as base_minor, sum(s.sign * b.itbis_minor)::bigint as itbis_minor,
  sum(b.itbis_withheld_minor + b.isr_withheld_minor)::bigint as withheld_minor, sum(s.sign * b.total_minor)::bigint as total_minor,
  sum(b.outstanding_minor)::bigint as outstanding_minor
from public.bills b
cross join lateral (select case when b.is_credit then -1 else 1 end as sign) s
where b.status in ('approved', 'partially_paid', 'paid')
group by b.organization_id, b.vendor_id, 3, b.currency;
comment on view public.vendor_years is
  'Per vendor, year of the bill and currency: what was billed less what was credited, its ITBIS, what was withheld and what is open.';
