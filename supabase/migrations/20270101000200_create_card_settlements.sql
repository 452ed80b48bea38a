-- Whoever pays out card sales withholds ITBIS of them in advance (Norma General 06-2023). What a payout lacks for it is the
-- organization's: it stands with what others withheld, and in the IT-1 of the month of the payout.
create table public.card_settlements (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  account_id uuid not null,
  acquirer text not null check (char_length(btrim(acquirer)) between 1 and 80),
  reference text not null default '' check (char_length(reference) <= 80),
  settled_on date not null,
  gross_minor bigint not null check (gross_minor between 1 and 1000000000000),
  itbis_withheld_minor bigint not null check (itbis_withheld_minor between 1 and gross_minor),
  entry_id uuid not null,
  reversed_at timestamptz,
  reversal_reason text check (char_length(reversal_reason) <= 300),
  created_by uuid,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check ((reversed_at is null) = (reversal_reason is null)),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id),
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id)
);
comment on table public.card_settlements is
  'Payouts of card sales of which ITBIS was withheld; centavos of DOP. gross: what the payout is of, before anything was taken off. Only taking it back changes one.';
create index card_settlements_by_day on public.card_settlements (organization_id, settled_on, id);
create index card_settlements_by_account on public.card_settlements (organization_id, account_id);
create index card_settlements_by_entry on public.card_settlements (organization_id, entry_id);
-- The same payout is not written down twice.
create unique index card_settlements_once on public.card_settlements (organization_id, acquirer, reference)
  where reversed_at is null and reference <> '';
select private.compose_texts('public.card_settlements');
select private.guard_columns();

alter table public.card_settlements enable row level security;
grant select on public.card_settlements to authenticated, service_role;
create policy "readers of money see card settlements" on public.card_settlements for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
create trigger refuse_delete before delete on public.card_settlements for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.card_settlements for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.card_settlements for each row
  execute function private.keep_posted_fields('reversed_at', 'reversal_reason');

create function private.keep_itbis_of_settlement()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.add_itbis(new.organization_id, new.settled_on, 0, 0,
    case when new.reversed_at is null then new.itbis_withheld_minor else -new.itbis_withheld_minor end);
  return null;
end
$$;
comment on function private.keep_itbis_of_settlement is
  'Trigger: what was withheld of a payout counts in the month of its day, until it is taken back.';
create trigger keep_itbis_months after insert on public.card_settlements
  for each row execute function private.keep_itbis_of_settlement();
create trigger keep_itbis_months_of_reversal after update on public.card_settlements
  for each row when (old.reversed_at is null and new.reversed_at is not null)
  execute function private.keep_itbis_of_settlement();
comment on table public.itbis_months is
  'ITBIS of a month in centavos of DOP: billed by the day of the receipt, creditable by the day of the bill (credit notes take away), withheld by clients and of card payouts by its day. As report_tax_summary counts them.';

create function private.record_card_settlement(
  p_request_id uuid, p_organization_id uuid, p_account_id uuid, p_settled_on date, p_acquirer text, p_gross_minor bigint,
  p_itbis_withheld_minor bigint, p_reference text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb;
  v_id uuid := gen_random_uuid();
  v_entry uuid;
begin
  if p_organization_id not in (select private.my_organization_ids('money.write')) then
    perform private.fail('not_allowed');
  end if;
  v_known := private.claim_request(p_request_id, 'record_card_settlement', jsonb_build_object('organization', p_organization_id,
    'account', p_account_id, 'on', p_settled_on, 'acquirer', p_acquirer, 'gross', p_gross_minor, 'itbis', p_itbis_withheld_minor,
    'reference', p_reference));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  perform private.check_entry_day(p_organization_id, p_settled_on);
  if coalesce(btrim(p_acquirer), '') = '' then
    perform private.fail('name_missing', '{"fields": ["acquirer"]}');
  elsif coalesce(p_gross_minor, 0) not between 1 and 1000000000000 then
    perform private.fail('amount_not_positive', '{"fields": ["gross_minor"]}');
  elsif coalesce(p_itbis_withheld_minor, 0) < 1 then
    perform private.fail('amount_not_positive', '{"fields": ["itbis_withheld_minor"]}');
  elsif p_itbis_withheld_minor > p_gross_minor then
    perform private.fail('withheld_exceeds_payout', '{"fields": ["itbis_withheld_minor"]}');
  end if;
  perform private.lock_money(p_organization_id);
  if not exists (select 1 from public.accounts a where a.id = p_account_id and a.organization_id = p_organization_id
      and a.subtype = 'cash' and a.deactivated_at is null) then
    perform private.fail('account_missing', '{"fields": ["account_id"]}');
  elsif coalesce(btrim(p_reference), '') <> '' and exists (select 1 from public.card_settlements s
      where s.organization_id = p_organization_id and s.reversed_at is null and s.acquirer = btrim(p_acquirer)
        and s.reference = btrim(p_reference)) then
    perform private.fail('settlement_known', '{"fields": ["reference"]}');
  end if;
  perform private.require_open_form(p_organization_id, 'IT-1', p_settled_on);
  -- The sales are in the account whole; the payout lacks what was withheld.
  v_entry := private.post_currency_lines(p_organization_id, 'bank_transaction', p_settled_on, 'DOP', jsonb_build_array(
    jsonb_build_object('account', 'withholdings_receivable', 'amount', p_itbis_withheld_minor),
    jsonb_build_object('account_id', p_account_id, 'amount', -p_itbis_withheld_minor)),
    concat_ws(' · ', btrim(p_acquirer), nullif(btrim(coalesce(p_reference, '')), '')));
  insert into public.card_settlements (id, organization_id, account_id, acquirer, reference, settled_on, gross_minor,
    itbis_withheld_minor, entry_id, created_by)
  values (v_id, p_organization_id, p_account_id, btrim(p_acquirer), btrim(coalesce(p_reference, '')), p_settled_on, p_gross_minor,
    p_itbis_withheld_minor, v_entry, (select auth.uid()));
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function private.reverse_card_settlement(p_request_id uuid, p_settlement_id uuid, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'reverse_card_settlement',
    jsonb_build_object('settlement', p_settlement_id, 'reason', p_reason));
  v_settlement public.card_settlements;
begin
  if v_known is not null then
    return p_settlement_id;
  end if;
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_settlement from public.card_settlements
  where id = p_settlement_id and organization_id in (select private.my_organization_ids('money.reverse'));
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_settlement.organization_id);
  select * into v_settlement from public.card_settlements where id = p_settlement_id;
  if v_settlement.reversed_at is not null then
    perform private.fail('entry_already_reversed');
  end if;
  perform private.require_open_form(v_settlement.organization_id, 'IT-1', v_settlement.settled_on);
  -- On its own day where that is open, so that the books of its month lose what the form loses.
  perform private.reverse_entry(v_settlement.entry_id,
    private.open_day(v_settlement.organization_id, v_settlement.settled_on), btrim(p_reason));
  update public.card_settlements set reversed_at = now(), reversal_reason = left(btrim(p_reason), 300) where id = p_settlement_id;
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_settlement_id));
  return p_settlement_id;
end
$$;

create function public.record_card_settlement(p_request_id uuid, p_organization_id uuid, p_account_id uuid, p_settled_on date,
  p_acquirer text, p_gross_minor bigint, p_itbis_withheld_minor bigint, p_reference text default '')
returns uuid language sql set search_path = ''
as $$ select private.record_card_settlement(p_request_id, p_organization_id, p_account_id, p_settled_on, p_acquirer, p_gross_minor,
  p_itbis_withheld_minor, p_reference) $$;
comment on function public.record_card_settlement is
  'Writes down what was withheld as ITBIS of a payout of card sales, in pesos: it leaves the cash account that has the sales and stands with what others withheld. Returns the settlement''s id. Errors: not_allowed, date_in_future, date_too_old, name_missing, amount_not_positive, withheld_exceeds_payout, account_missing, settlement_known, period_closed, month_filed.';
create function public.reverse_card_settlement(p_request_id uuid, p_settlement_id uuid, p_reason text)
returns uuid language sql set search_path = ''
as $$ select private.reverse_card_settlement(p_request_id, p_settlement_id, p_reason) $$;
comment on function public.reverse_card_settlement is
  'Takes a settlement back, with a reason. Errors: not_found, reason_missing, entry_already_reversed, month_filed.';
revoke execute on function private.keep_itbis_of_settlement, private.record_card_settlement, public.record_card_settlement,
  private.reverse_card_settlement, public.reverse_card_settlement from public, anon, authenticated;
grant execute on function private.record_card_settlement, public.record_card_settlement, private.reverse_card_settlement,
  public.reverse_card_settlement to authenticated;
select private.guard_door('record_card_settlement');
select private.guard_door('reverse_card_settlement');
insert into private.refusal_kinds (code, kind) values ('settlement_known', 'conflict');

create or replace function private.report_tax_summary(p_organization_id uuid, p_from date, p_to date, p_property_ids uuid[])
returns table (month text, itbis_billed_minor bigint, itbis_paid_minor bigint, itbis_withheld_by_clients_minor bigint,
  isr_withheld_by_clients_minor bigint, isr_withheld_minor bigint, itbis_withheld_minor bigint, left_out_count integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_period(p_from, p_to);
  return query
    select to_char(r.day, 'YYYY-MM'), sum(r.billed)::bigint, sum(r.paid)::bigint, sum(r.itbis_by_clients)::bigint,
      sum(r.isr_by_clients)::bigint, sum(r.isr)::bigint, sum(r.itbis)::bigint, sum(r.left_out)::integer
    from (
      select i.issued_on as day,
        private.itbis_of_invoice(i)::numeric as billed,
        0 as paid, 0 as itbis_by_clients, 0 as isr_by_clients, 0 as isr, 0 as itbis, 0 as left_out
      from public.fiscal_invoices i
      where i.organization_id = p_organization_id and i.cancelled_on is null and i.issued_on between p_from and p_to
        and (p_property_ids is null or i.property_id = any (p_property_ids))
      union all
      select w.withheld_on, 0, 0, round(w.itbis_minor * i.dop_rate), round(w.isr_minor * i.dop_rate), 0, 0, 0
      from public.fiscal_withholdings w
      join public.fiscal_invoices i on i.id = w.invoice_id
      join public.payments y on y.id = w.payment_id and y.status = 'confirmed'
      where w.organization_id = p_organization_id and w.withheld_on between p_from and p_to
        and (p_property_ids is null or i.property_id = any (p_property_ids))
      union all
      -- Payouts are the organization's, not a property's.
      select s.settled_on, 0, 0, s.itbis_withheld_minor, 0, 0, 0, 0
      from public.card_settlements s
      where s.organization_id = p_organization_id and s.reversed_at is null and s.settled_on between p_from and p_to
        and p_property_ids is null
      union all
      select b.billed_on, 0, case when b.currency <> 'DOP' then 0
          when substring(b.ncf from 2 for 2) in ('04', '34') then b.itbis_to_cost_minor - b.itbis_minor
          else b.itbis_minor - b.itbis_to_cost_minor end, 0, 0, 0, 0, (b.currency <> 'DOP')::integer
      from public.bills b
      where b.organization_id = p_organization_id and b.status in ('approved', 'partially_paid', 'paid')
        and b.billed_on between p_from and p_to and (p_property_ids is null or b.property_id = any (p_property_ids))
      union all
      select b.paid_on, 0, 0, 0, 0, b.isr_withheld_minor, b.itbis_withheld_minor, 0
      from public.bills b
      where b.organization_id = p_organization_id and b.status = 'paid' and b.currency = 'DOP' and b.paid_on between p_from and p_to
        and (p_property_ids is null or b.property_id = any (p_property_ids))
    ) r
    group by 1 order by 1;
end
$$;
