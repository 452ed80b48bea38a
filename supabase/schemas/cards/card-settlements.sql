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

create function public.record_card_settlement(p_request_id uuid, p_organization_id uuid, p_account_id uuid, p_settled_on date,
  p_acquirer text, p_gross_minor bigint, p_itbis_withheld_minor bigint, p_reference text default '')
returns uuid language sql set search_path = ''
as $$ select private.record_card_settlement(p_request_id, p_organization_id, p_account_id, p_settled_on, p_acquirer, p_gross_minor,
  p_itbis_withheld_minor, p_reference) $$;
comment on function public.record_card_settlement is
  'Writes down what was withheld as ITBIS of a payout of card sales, in pesos: it leaves the cash account that has the sales and stands with what others withheld. Returns the settlement''s id. Errors: not_allowed, date_in_future, date_too_old, name_missing, amount_not_positive, withheld_exceeds_payout, account_missing, settlement_known, period_closed, month_filed.';

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

create function public.reverse_card_settlement(p_request_id uuid, p_settlement_id uuid, p_reason text)
returns uuid language sql set search_path = ''
as $$ select private.reverse_card_settlement(p_request_id, p_settlement_id, p_reason) $$;
comment on function public.reverse_card_settlement is
  'Takes a settlement back, with a reason. Errors: not_found, reason_missing, entry_already_reversed, month_filed.';

grant execute on function private.record_card_settlement, public.record_card_settlement, private.reverse_card_settlement,
  public.reverse_card_settlement to authenticated;
select private.guard_door('record_card_settlement');
select private.guard_door('reverse_card_settlement');
