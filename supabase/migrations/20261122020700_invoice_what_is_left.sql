-- Fiscal receipts and what was taken off a charge: before a receipt it lowers what is billed, after it a credit note is due.
create or replace function private.issue_fiscal_invoice(
  p_request_id uuid, p_charge_ids uuid[], p_kind public.ncf_kind, p_treatment public.tax_treatment, p_client_name text,
  p_client_id_type public.identity_type, p_client_id text, p_income_type text, p_dop_rate numeric, p_rate_source text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'issue_fiscal_invoice', jsonb_build_object('charges', p_charge_ids,
    'kind', p_kind, 'treatment', p_treatment, 'name', p_client_name, 'id_type', p_client_id_type, 'id', p_client_id,
    'income', p_income_type, 'rate', p_dop_rate, 'source', p_rate_source));
  v_id uuid := gen_random_uuid();
  v_lease public.leases;
  v_today date;
  v_base bigint;
  v_itbis bigint;
  v_due date;
  v_texts text;
  v_ncf record;
  v_itbis_charge uuid;
  v_paid record;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  select l.* into v_lease from public.leases l
  where l.id = (select c.lease_id from public.charges c where c.id = p_charge_ids[1])
    and l.organization_id in (select private.my_organization_ids('money.write'));
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_lease.organization_id);
  v_today := private.organization_today(v_lease.organization_id);
  perform private.require_open_form(v_lease.organization_id, '607', v_today);
  if p_kind = 'credit_note' then
    perform private.fail('ncf_kind_not_allowed');
  elsif not exists (select 1 from public.fiscal_profiles where organization_id = v_lease.organization_id) then
    perform private.fail('fiscal_profile_missing');
  elsif (select count(*) from public.charges c where c.id = any (p_charge_ids) and c.lease_id = v_lease.id and c.reversed_at is null
      and c.kind::text not in ('deposit', 'itbis', 'opening_balance')) <> cardinality(p_charge_ids) then
    perform private.fail('charges_mixed');
  elsif exists (select 1 from public.fiscal_invoice_charges c where c.charge_id = any (p_charge_ids) and c.is_live) then
    perform private.fail('charge_invoiced');
  elsif v_lease.currency <> 'DOP' and (p_dop_rate is null or p_dop_rate <= 0 or coalesce(btrim(p_rate_source), '') = '') then
    perform private.fail('rate_missing');
  end if;
  -- What was taken off a charge before is not billed with it.
  select sum(amount_minor - credited_minor), max(due_on), string_agg(nullif(description, ''), ', ' order by due_on) into v_base, v_due, v_texts
  from public.charges where id = any (p_charge_ids);
  if exists (select 1 from public.charges where id = any (p_charge_ids) and credited_minor >= amount_minor) then
    perform private.fail('nothing_to_invoice');
  end if;
  v_itbis := private.itbis_on(v_base, p_treatment, v_today);
  perform private.check_client(p_kind, p_client_name, p_client_id_type, p_client_id,
    (v_base + v_itbis) * case when v_lease.currency = 'DOP' then 1 else p_dop_rate end, v_today);
  select * into v_ncf from private.allocate_ncf(v_lease.organization_id, p_kind, v_today);
  if v_itbis > 0 then
    v_itbis_charge := private.post_charge(v_lease, 'itbis', v_itbis, greatest(v_due, v_today), v_today,
      p_description => 'ITBIS ' || v_ncf.ncf);
  end if;
  select * into v_paid from private.payments_of_charges(p_charge_ids || v_itbis_charge);
  insert into public.fiscal_invoices (id, organization_id, lease_id, property_id, range_id, ncf, ncf_kind, ncf_expires_on, issued_on,
    client_name, client_id_type, client_id, income_type, treatment, description, currency, dop_rate, rate_source, base_minor,
    itbis_minor, paid_cash_minor, paid_transfer_minor, paid_card_minor, paid_other_minor, on_credit_minor, created_by)
  values (v_id, v_lease.organization_id, v_lease.id, v_lease.property_id, v_ncf.range_id, v_ncf.ncf, p_kind, v_ncf.expires_on, v_today,
    btrim(p_client_name), p_client_id_type, coalesce(p_client_id, ''), p_income_type, p_treatment, left(coalesce(v_texts, ''), 300),
    v_lease.currency, case when v_lease.currency = 'DOP' then 1 else p_dop_rate end,
    case when v_lease.currency = 'DOP' then '' else btrim(p_rate_source) end, v_base, v_itbis, v_paid.cash, v_paid.transfer,
    v_paid.card, v_paid.other, v_base + v_itbis - v_paid.cash - v_paid.transfer - v_paid.card - v_paid.other, (select auth.uid()));
  insert into public.fiscal_invoice_charges (invoice_id, charge_id, organization_id, lease_id, is_itbis, amount_minor)
  select v_id, c.id, c.organization_id, c.lease_id, c.kind::text = 'itbis', c.amount_minor - c.credited_minor
  from public.charges c where c.id = any (p_charge_ids || v_itbis_charge);
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create or replace function private.post_charge_credit(
  p_charge public.charges, p_kind public.charge_credit_kind, p_amount_minor bigint, p_today date, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_entry uuid;
begin
  -- What a fiscal receipt says is taken back by a credit note (04). A bad debt changes nothing of it.
  if p_kind <> 'write_off' and exists (select 1 from public.fiscal_invoice_charges where charge_id = p_charge.id and is_live) then
    perform private.fail('charge_invoiced');
  end if;
  if p_amount_minor > p_charge.outstanding_minor then
    perform private.free_allocations(p_charge, p_amount_minor - p_charge.outstanding_minor, p_today, p_reason);
  end if;
  v_entry := private.post_entry(p_charge.organization_id, 'charge_credit', p_today, p_charge.currency, p_charge.lease_id,
    p_charge.property_id, jsonb_build_array(
      jsonb_build_object('account', case p_kind when 'discount' then 'discounts' when 'write_off' then 'bad_debts'
        else private.income_account(p_charge.kind) end, 'amount', p_amount_minor),
      jsonb_build_object('account', 'receivables', 'amount', -p_amount_minor)), p_reason);
  insert into public.charge_credits
    (id, organization_id, charge_id, lease_id, currency, kind, amount_minor, occurred_on, reason, entry_id, created_by)
  values (v_id, p_charge.organization_id, p_charge.id, p_charge.lease_id, p_charge.currency, p_kind, p_amount_minor, p_today,
    p_reason, v_entry, (select auth.uid()));
  update public.charges set credited_minor = credited_minor + p_amount_minor where id = p_charge.id;
  perform private.apply_credit(p_charge.lease_id, p_today);
  return v_id;
end
$$;

create or replace view public.charges_to_invoice with (security_invoker = true) as
select c.id, c.organization_id, c.lease_id, c.kind, c.description, c.period_start, c.period_end, c.due_on, c.currency,
  c.amount_minor - c.credited_minor as amount_minor,
  p.name as property_name, u.label as unit_label, u.unit_use, 'furnished' = any (u.amenities) as is_furnished,
  pe.full_name as tenant_name, pe.identity_type, pe.identity_number
from public.charges c
join public.properties p on p.id = c.property_id
join public.leases l on l.id = c.lease_id
join public.units u on u.id = l.unit_id
left join public.lease_tenants lt on lt.lease_id = c.lease_id and lt.is_primary
left join public.people pe on pe.id = lt.person_id
where c.reversed_at is null and c.credited_minor < c.amount_minor and c.kind::text not in ('deposit', 'itbis', 'opening_balance')
  and not exists (select 1 from public.fiscal_invoice_charges i where i.charge_id = c.id and i.is_live);
