-- A form that was filed says what it said: no bill of vendors changes it any more, whichever verb is used.
create function private.filed_parts_of_bill(p_bill public.bills)
returns table (form public.tax_form, month date, part jsonb)
language sql
stable
set search_path = ''
as $$
  with facts as (
    -- What the books keep of a bill beside its forms (notes, states, who did what) is in none of them.
    select to_jsonb(p_bill) as bill, date_trunc('month', p_bill.billed_on)::date as billed,
      date_trunc('month', p_bill.paid_on)::date as paid,
      case when substring(p_bill.ncf from 2 for 2) in ('04', '34') then -1 else 1 end
        * (p_bill.itbis_minor - p_bill.itbis_to_cost_minor) as credited
    where p_bill.status in ('approved', 'partially_paid', 'paid')
  ), told as (
    select bill, billed, paid, credited, bill ->> 'dop_rate' as rate, array[p_bill.vendor_id::text, p_bill.expense_kind, p_bill.ncf,
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
    select 'IT-1', billed, jsonb_build_array(credited, rate) from told where credited <> 0
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
  v_filing record;
begin
  select t.form, t.month into v_filing
  from private.filed_parts_of_bill(old) o full join private.filed_parts_of_bill(new) n on n.form = o.form and n.month = o.month
  join public.tax_filings t on t.organization_id = new.organization_id and t.form = coalesce(n.form, o.form)
    and t.month = coalesce(n.month, o.month) and t.status = 'filed'
  where o.part is distinct from n.part
  order by t.month, t.form limit 1;
  if found then
    perform private.fail('bill_month_filed',
      jsonb_build_object('form', v_filing.form, 'month', to_char(v_filing.month, 'YYYY-MM')));
  end if;
  return null;
end
$$;
comment on function private.keep_filed_bill is
  'Trigger: refuses with bill_month_filed to post, void, pay or correct a bill where a filed form would not be the same with it.';
-- Verbs of bills hold the money lock, and so does filing: no bill slips in while a form is being filed.
create trigger keep_filed_bill after update on public.bills for each row
  when (old.entry_id is not null or new.entry_id is not null) execute function private.keep_filed_bill();

create function private.open_bill_day(p_organization_id uuid, p_day date)
returns date
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_day date := private.open_day(p_organization_id, p_day);
begin
  while exists (select 1 from public.tax_filings t where t.organization_id = p_organization_id and t.form in ('606', 'IT-1')
      and t.status = 'filed' and t.month = date_trunc('month', v_day)::date) loop
    v_day := (date_trunc('month', v_day) + interval '1 month')::date;
  end loop;
  return v_day;
end
$$;
comment on function private.open_bill_day is
  'The day itself, or the first one after it that is neither in a closed period nor in a month whose 606 or IT-1 was filed.';

create or replace function private.post_recurring_bills(p_organization_id uuid, p_today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_row public.recurring_bills;
  v_dated public.recurring_bills;
  v_error text;
  v_count integer := 0;
begin
  for v_row in
    select * from public.recurring_bills r where r.organization_id = p_organization_id and r.paused_at is null
      and r.next_on <= p_today and (r.ends_on is null or r.next_on <= r.ends_on)
    order by r.next_on, r.id
  loop
    while v_row.next_on <= p_today and (v_row.ends_on is null or v_row.next_on <= v_row.ends_on) loop
      begin
        v_dated := v_row;
        v_dated.next_on := private.open_bill_day(p_organization_id, v_row.next_on);
        -- Two that come late may have the same first open day, which may be that of a third: each has a day of its own.
        while exists (select 1 from public.bills b where b.recurring_bill_id = v_row.id and b.billed_on = v_dated.next_on) loop
          v_dated.next_on := v_dated.next_on + 1;
        end loop;
        v_error := private.write_recurring_bill(v_dated, p_today);
        v_row.next_on := (v_row.next_on + make_interval(months => v_row.every_months))::date;
        update public.recurring_bills set next_on = v_row.next_on, last_error = v_error where id = v_row.id;
        v_count := v_count + 1;
      exception when others then
        update public.recurring_bills set last_error = sqlerrm where id = v_row.id and last_error is distinct from sqlerrm;
        exit;
      end;
    end loop;
  end loop;
  return v_count;
end
$$;
comment on function private.post_recurring_bills is
  'Writes the bills whose day has come, each once however often it runs, those of a closed or filed month on the first open day; one that cannot be written says why and waits. Returns how many.';
revoke execute on function private.filed_parts_of_bill, private.keep_filed_bill, private.open_bill_day from public, anon, authenticated;

do $$
declare
  v_verb record;
begin
  for v_verb in select p.oid::regprocedure as name, obj_description(p.oid, 'pg_proc') as text
    from pg_catalog.pg_proc p where p.pronamespace = 'public'::regnamespace
      and p.proname in ('submit_bill', 'decide_bill', 'void_bill', 'pay_bill', 'reverse_bill_payment')
  loop
    execute format('comment on function %s is %L', v_verb.name, regexp_replace(v_verb.text, '\.$', ', bill_month_filed.'));
  end loop;
end
$$;
