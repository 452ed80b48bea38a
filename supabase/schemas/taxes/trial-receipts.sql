-- What is given out in testecf or certecf has no fiscal value. No form counts it, and it keeps no charge and no bill from its real
-- receipt once its issuer has left that environment.
create function private.environment_of_issuer(p_issuer_id uuid)
returns public.ecf_environment
language sql
stable
security definer
set search_path = ''
as $$
  -- Who gives out receipts in another program has real ones there.
  select case when i.issuing_way = 'external' then 'ecf' else i.environment end from public.fiscal_issuers i where i.id = p_issuer_id
$$;
comment on function private.environment_of_issuer is
  'Of which environment the electronic numbers of an issuer are. Twin: environmentOf in src/domain/taxes/issuers.ts.';

create function private.trial_of_issuer(p_issuer_id uuid)
returns public.ecf_environment
language sql
stable
security definer
set search_path = ''
as $$
  select i.environment from public.fiscal_issuers i
  where i.id = p_issuer_id and i.electronic_since is not null and i.issuing_way in ('direct', 'provider') and i.environment <> 'ecf'
$$;
comment on function private.trial_of_issuer is
  'The trial in which an issuer gives out its e-CF; null where its receipts are real.';

create function private.trial_of_invoice(p_invoice_id uuid)
returns public.ecf_environment
language sql
stable
security definer
set search_path = ''
as $$ select d.environment from public.ecf_documents d where d.invoice_id = p_invoice_id and d.environment <> 'ecf' $$;
comment on function private.trial_of_invoice is 'The trial in which a receipt was given out; null of a real one.';

create function private.number_of_bill(p_bill public.bills)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  -- The same number may have been given to the bill again, in production.
  select case when p_bill.ncf like 'E4%' and exists (select 1 from public.purchase_receipts r
      join public.ecf_documents d on d.organization_id = r.organization_id and d.purchase_receipt_id = r.id
      where r.organization_id = p_bill.organization_id and r.bill_id = p_bill.id and r.ncf = p_bill.ncf
      having bool_and(d.environment <> 'ecf'))
    then '' else p_bill.ncf end
$$;
comment on function private.number_of_bill is
  'The number of a bill as forms tell it: that of a receipt which was given out in a trial is none.';

create function private.leave_out_trial()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.is_counted := new.is_counted and exists (select 1 from public.ncf_ranges r where r.id = new.range_id and r.environment = 'ecf');
  return new;
end
$$;
comment on function private.leave_out_trial is 'Trigger: a receipt with a number of a trial stands in no form.';

create function private.require_same_environment(p_invoice_id uuid, p_day date)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_issuer uuid;
  v_trial public.ecf_environment;
begin
  select issuer_id into v_issuer from public.fiscal_invoices where id = p_invoice_id;
  if found then
    v_trial := case when private.is_electronic(v_issuer, p_day) and not private.is_in_contingency(v_issuer, p_day)
      then private.trial_of_issuer(v_issuer) end;
    if v_trial is distinct from private.trial_of_invoice(p_invoice_id) then
      perform private.fail('environment_differs');
    end if;
  end if;
end
$$;
comment on function private.require_same_environment is
  'Refuses with environment_differs a note of today about a receipt of another environment: a trial changes no real receipt, and production none of a trial.';

create function private.release_trial_receipts(p_issuer_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_trial public.ecf_environment := private.trial_of_issuer(p_issuer_id);
  v_invoice record;
  v_itbis public.charges;
begin
  if not exists (select 1 from public.ecf_documents d where d.issuer_id = p_issuer_id and d.environment not in ('ecf', coalesce(v_trial, 'ecf'))) then
    return;
  end if;
  for v_invoice in
    select distinct i.id, i.ncf, i.organization_id, i.lease_id from public.ecf_documents d
    join public.fiscal_invoices i on i.id = d.invoice_id
    join public.fiscal_invoice_charges c on c.organization_id = i.organization_id and c.invoice_id = i.id and c.is_live
    where d.issuer_id = p_issuer_id and d.environment not in ('ecf', coalesce(v_trial, 'ecf')) order by i.ncf
  loop
    -- The ITBIS was charged by the trial; a real receipt charges its own.
    for v_itbis in
      with freed as (
        update public.fiscal_invoice_charges set is_live = false where invoice_id = v_invoice.id and is_live returning charge_id, is_itbis
      )
      select c.* from freed f join public.charges c on c.id = f.charge_id where f.is_itbis
    loop
      perform private.undo_charge(v_itbis.id, private.posting_day(v_invoice.organization_id, null,
        private.first_day_to_correct(v_itbis, true)), v_invoice.ncf);
    end loop;
    perform private.apply_credit(v_invoice.lease_id, private.organization_today(v_invoice.organization_id));
  end loop;
  with over as (
    update public.purchase_receipts r set cancelled_on = private.fiscal_today(), cancellation_reason = '04'
    from public.ecf_documents d
    where d.purchase_receipt_id = r.id and d.issuer_id = p_issuer_id and d.environment not in ('ecf', coalesce(v_trial, 'ecf'))
      and r.cancelled_on is null
    returning r.organization_id, r.bill_id
  )
  select array_agg(bill_id) as bills into v_invoice from over;
  update public.bills set ncf = '' where id = any (v_invoice.bills);
end
$$;
comment on function private.release_trial_receipts is
  'Receipts of a trial in which the issuer is no more let go of their charges and bills: the ITBIS that they charged is taken back, and all may get a real receipt. Documents that wait stay in their own environment. The caller holds the money lock.';

create function private.check_environment(p_organization_id uuid, p_issuer_id uuid, p_environment public.ecf_environment)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- No receipt goes out meanwhile: its number and its document are of the same environment.
  perform private.lock_money(p_organization_id);
  if p_environment <> 'ecf' and exists (select 1 from public.ecf_documents d where d.issuer_id = p_issuer_id and d.environment = 'ecf') then
    perform private.fail('environment_has_receipts', '{"fields": ["environment"]}');
  end if;
end
$$;
comment on function private.check_environment is
  'Refuses with environment_has_receipts a trial after production has begun: what is given out from then on would have no value. Takes the money lock.';
