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

create function private.record_card_settlement(
  p_organization_id uuid, p_account_id uuid, p_settled_on date, p_acquirer text, p_gross_minor bigint,
  p_itbis_withheld_minor bigint, p_reference text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_entry uuid;
begin
  perform private.require_permission(p_organization_id, 'money.write');
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
  return v_id;
end
$$;
select private.declare_verb('record_card_settlement', 'money.write', p_repeatable => true, p_comment =>
  'Writes down what was withheld as ITBIS of a payout of card sales, in pesos: it leaves the cash account that has the sales and stands with what others withheld. Returns the settlement''s id. Errors: not_allowed, date_in_future, date_too_old, name_missing, amount_not_positive, withheld_exceeds_payout, account_missing, settlement_known, period_closed, month_filed.');

create function private.reverse_card_settlement(p_settlement_id uuid, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_settlement public.card_settlements;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_settlement from public.card_settlements where id = p_settlement_id;
  perform private.require_record(v_settlement.organization_id, 'money.reverse');
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
  return p_settlement_id;
end
$$;
select private.declare_verb('reverse_card_settlement', 'money.reverse', p_repeatable => true, p_comment =>
  'Takes a settlement back, with a reason. Errors: not_found, reason_missing, entry_already_reversed, month_filed.');
