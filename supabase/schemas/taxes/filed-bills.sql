-- A form that was filed says what it said: no bill of vendors changes it any more, whichever verb is used.
create function private.filed_parts_of_bill(p_bill public.bills)
returns table (form public.tax_form, month date, part jsonb)
language sql
stable
set search_path = ''
as $$
  with facts as (
    -- What the books keep of a bill beside its forms (notes, states, who did what) is in none of them.
    select to_jsonb(p_bill) as bill, private.number_of_bill(p_bill) as number, date_trunc('month', p_bill.billed_on)::date as billed,
      date_trunc('month', p_bill.paid_on)::date as paid,
      case when substring(p_bill.ncf from 2 for 2) in ('04', '34') then -1 else 1 end
        * (p_bill.itbis_minor - p_bill.itbis_to_cost_minor) as credited
    where p_bill.status in ('approved', 'partially_paid', 'paid')
  ), told as (
    select bill, number, billed, paid, credited, bill ->> 'dop_rate' as rate, array[p_bill.vendor_id::text, p_bill.expense_kind, number,
      p_bill.modified_ncf, p_bill.billed_on::text, p_bill.services_minor::text, p_bill.goods_minor::text, p_bill.itbis_minor::text,
      p_bill.itbis_proportional_minor::text, p_bill.itbis_to_cost_minor::text, p_bill.excise_minor::text,
      p_bill.other_taxes_minor::text, p_bill.tip_minor::text, bill ->> 'dop_rate'] as row_606,
      array[p_bill.paid_on::text, p_bill.payment_form, p_bill.itbis_withheld_minor::text, p_bill.isr_kind,
        p_bill.isr_withheld_minor::text] as row_paid
    from facts
  )
  select f.form::public.tax_form, f.month, jsonb_agg(f.part order by f.part::text)
  from (
    -- What was paid after the month is not in its 606.
    select '606' as form, billed as month, to_jsonb(row_606 || case when paid <= billed then row_paid end) as part from told
    where bill ->> 'no_receipt_reason' is null
    union all
    select '606', paid, to_jsonb(row_606 || row_paid) from told
    where paid > billed and p_bill.itbis_withheld_minor + p_bill.isr_withheld_minor > 0 and bill ->> 'no_receipt_reason' is null
    union all
    select 'IT-1', billed, jsonb_build_array(credited, rate) from told where credited <> 0 and number <> ''
    union all
    select 'IT-1', paid, jsonb_build_array('withheld', p_bill.vendor_id, p_bill.itbis_withheld_minor, rate) from told
    where paid is not null and p_bill.itbis_withheld_minor > 0
    union all
    select 'IR-17', paid, jsonb_build_array(p_bill.isr_kind, p_bill.isr_withheld_minor, rate) from told
    where paid is not null and p_bill.isr_withheld_minor > 0
  ) f
  group by 1, 2
$$;
comment on function private.filed_parts_of_bill is
  'What a posted bill says in which form of which month: its row in the 606 of its day (and of the day of payment, of which what was withheld is told), its ITBIS in the IT-1, what was withheld in the IT-1 and the IR-17 of the day of payment.';

create function private.keep_filed_bill()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_changed uuid[];
  v_filing public.tax_filings;
begin
  select array_agg(t.id order by t.month, t.form) into v_changed
  from private.filed_parts_of_bill(old) o full join private.filed_parts_of_bill(new) n on n.form = o.form and n.month = o.month
  join public.tax_filings t on t.issuer_id = new.issuer_id and t.form = coalesce(n.form, o.form)
    and t.month = coalesce(n.month, o.month) and t.status = 'filed'
  where o.part is distinct from n.part;
  if v_changed is null then
    return null;
  elsif (old.entry_id is null and new.entry_id is not null) or new.paid_minor > old.paid_minor then
    update public.tax_filings set to_rectify_since = now() where id = any (v_changed) and to_rectify_since is null;
    return null;
  end if;
  select * into strict v_filing from public.tax_filings where id = v_changed[1];
  perform private.fail('bill_month_filed',
    jsonb_build_object('form', v_filing.form, 'month', to_char(v_filing.month, 'YYYY-MM')));
  return null;
end
$$;
comment on function private.keep_filed_bill is
  'Trigger: a bill that is posted or paid late marks the filed forms that would not be the same with it as to be rectified; refuses with bill_month_filed to void or correct one, or to reverse its payment.';

create function private.open_bill_day(p_organization_id uuid, p_property_id uuid, p_day date)
returns date
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_day date := private.open_day(p_organization_id, p_day);
begin
  while exists (select 1 from public.tax_filings t where t.issuer_id = private.issuer_of(p_organization_id, p_property_id, v_day) and t.form in ('606', 'IT-1')
      and t.status = 'filed' and t.month = date_trunc('month', v_day)::date) loop
    v_day := (date_trunc('month', v_day) + interval '1 month')::date;
  end loop;
  return v_day;
end
$$;
comment on function private.open_bill_day is
  'The day itself, or the first one after it that is neither in a closed period nor in a month whose 606 or IT-1 the issuer of the property filed.';
