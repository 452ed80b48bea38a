-- What stands between two currencies is made in one place, whether cash is changed or a claim is settled in the other money.
create or replace function private.post_entry(
  p_organization_id uuid, p_kind public.journal_kind, p_occurred_on date, p_currency public.currency_code,
  p_lease_id uuid, p_property_id uuid, p_lines jsonb, p_memo text default '', p_reverses_entry_id uuid default null)
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
  insert into public.journal_entries (id, organization_id, entry_number, kind, occurred_on, memo, reverses_entry_id, created_by)
  values (v_entry, p_organization_id, v_number, p_kind, p_occurred_on, p_memo, p_reverses_entry_id, (select auth.uid()));
  insert into public.journal_lines (organization_id, entry_id, account_id, currency, amount_minor, lease_id, property_id)
  select p_organization_id, v_entry, a.id, coalesce((l.value ->> 'currency')::public.currency_code, p_currency),
    (l.value ->> 'amount')::bigint, p_lease_id, p_property_id
  from jsonb_array_elements(p_lines) with ordinality as l (value, position)
  join public.accounts a on a.organization_id = p_organization_id
    and (a.system_key = l.value ->> 'account' or a.id = (l.value ->> 'account_id')::uuid)
  where (l.value ->> 'amount')::bigint <> 0
  order by l.position;
  return v_entry;
end
$$;

create function private.exchange_difference(
  p_base public.currency_code, p_out_currency public.currency_code, p_out_minor bigint, p_in_minor bigint, p_rate numeric)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select case when p_base = p_out_currency
    then p_out_minor - private.exchanged_minor(p_in_minor, case p_out_currency when 'USD' then 'DOP' else 'USD' end::public.currency_code, p_rate)
    else private.exchanged_minor(p_out_minor, p_out_currency, p_rate) - p_in_minor end
$$;
comment on function private.exchange_difference is
  'What is lost, in the base currency, when one amount is given for the other, against the rate in pesos for a dollar; a gain is negative.';

create function private.exchange_lines(
  p_organization_id uuid, p_out_currency public.currency_code, p_out_minor bigint, p_in_minor bigint, p_difference_minor bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_in_currency public.currency_code := case p_out_currency when 'USD' then 'DOP' else 'USD' end;
  v_base public.currency_code := (select default_currency from public.organizations where id = p_organization_id);
begin
  -- The difference is in the currency of the organization, on the side of the exchange that has it.
  return jsonb_build_array(
    jsonb_build_object('account', 'currency_exchange', 'currency', p_out_currency,
      'amount', p_out_minor - case when v_base = p_out_currency then p_difference_minor else 0 end),
    jsonb_build_object('account', 'currency_exchange', 'currency', v_in_currency,
      'amount', -p_in_minor - case when v_base = v_in_currency then p_difference_minor else 0 end),
    jsonb_build_object('account', 'exchange_difference', 'currency', v_base, 'amount', p_difference_minor));
end
$$;
comment on function private.exchange_lines is
  'The lines of an entry that stand between what is given in one currency and what comes in the other, with the exchange difference.';

create or replace function private.convert_currency(
  p_request_id uuid, p_organization_id uuid, p_occurred_on date, p_from_account_id uuid, p_from_currency public.currency_code,
  p_from_minor bigint, p_to_account_id uuid, p_to_minor bigint, p_rate numeric, p_rate_source text, p_rated_on date, p_memo text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb;
  v_base public.currency_code;
  v_to public.currency_code := case p_from_currency when 'USD' then 'DOP' else 'USD' end;
  v_difference bigint;
  v_entry uuid;
  v_id uuid := gen_random_uuid();
begin
  if p_organization_id not in (select private.my_organization_ids('money.write')) then
    perform private.fail('not_allowed');
  end if;
  v_known := private.claim_request(p_request_id, 'convert_currency', jsonb_build_object('organization', p_organization_id,
    'on', p_occurred_on, 'from', p_from_account_id, 'currency', p_from_currency, 'out', p_from_minor, 'to', p_to_account_id,
    'in', p_to_minor, 'rate', p_rate, 'source', p_rate_source, 'rated', p_rated_on, 'memo', p_memo));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  perform private.check_entry_day(p_organization_id, p_occurred_on);
  if coalesce(p_from_minor, 0) <= 0 or coalesce(p_to_minor, 0) <= 0 then
    perform private.fail('amount_not_positive');
  end if;
  perform private.check_rate(p_rate, p_rate_source, p_rated_on, p_occurred_on);
  if exists (
    select 1 from unnest(array[p_from_account_id, p_to_account_id]) u (id)
    left join public.accounts a on a.id = u.id and a.organization_id = p_organization_id and a.subtype = 'cash'
      and a.deactivated_at is null
    where a.id is null
  ) then
    perform private.fail('account_missing');
  end if;
  perform private.lock_money(p_organization_id);
  select default_currency into v_base from public.organizations where id = p_organization_id;
  v_difference := private.exchange_difference(v_base, p_from_currency, p_from_minor, p_to_minor, p_rate);
  v_entry := private.post_entry(p_organization_id, 'conversion', p_occurred_on, p_from_currency, null, null, jsonb_build_array(
    jsonb_build_object('account_id', p_from_account_id, 'amount', -p_from_minor),
    jsonb_build_object('account_id', p_to_account_id, 'currency', v_to, 'amount', p_to_minor))
    || private.exchange_lines(p_organization_id, p_from_currency, p_from_minor, p_to_minor, v_difference),
    coalesce(btrim(p_memo), ''));
  insert into public.currency_conversions (id, organization_id, occurred_on, from_account_id, from_currency, from_minor,
    to_account_id, to_currency, to_minor, rate, rate_source, rated_on, difference_currency, difference_minor, memo, entry_id, created_by)
  values (v_id, p_organization_id, p_occurred_on, p_from_account_id, p_from_currency, p_from_minor, p_to_account_id, v_to,
    p_to_minor, p_rate, btrim(p_rate_source), p_rated_on, v_base, v_difference, coalesce(btrim(p_memo), ''), v_entry,
    (select auth.uid()));
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function private.check_rate(p_rate numeric, p_source text, p_rated_on date, p_day date)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  v_fields text[] := array_remove(array[
    case when coalesce(p_rate, 0) <= 0 or p_rate >= 100000 then 'rate' end,
    case when char_length(coalesce(btrim(p_source), '')) not between 1 and 80 then 'rate_source' end,
    case when p_rated_on is null or p_rated_on > p_day or p_rated_on < '2000-01-01' then 'rated_on' end], null);
begin
  if cardinality(v_fields) > 0 then
    perform private.fail('rate_missing', jsonb_build_object('fields', v_fields));
  end if;
end
$$;
comment on function private.check_rate is 'Refuses a rate that is none, has no source, or is of no day up to the one it is for.';

revoke execute on function private.exchange_difference, private.exchange_lines, private.check_rate from public, anon, authenticated;
