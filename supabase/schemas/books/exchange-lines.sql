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
comment on function private.check_rate is
  'Refuses a rate that is none, has no source, or is of no day up to the one it is for.';
