create function private.exchanged_minor(p_amount_minor bigint, p_from public.currency_code, p_rate numeric)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select round(case p_from when 'USD' then p_amount_minor * p_rate else p_amount_minor / p_rate end)::bigint
$$;
comment on function private.exchanged_minor is
  'An amount in the other currency at a rate of pesos for a dollar, rounded half up.';

create function private.convert_currency(
  p_organization_id uuid, p_occurred_on date, p_from_account_id uuid, p_from_currency public.currency_code, p_from_minor bigint,
  p_to_account_id uuid, p_to_minor bigint, p_rate numeric, p_rate_source text, p_rated_on date, p_memo text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_base public.currency_code;
  v_to public.currency_code := case p_from_currency when 'USD' then 'DOP' else 'USD' end;
  v_difference bigint;
  v_entry uuid;
  v_id uuid := gen_random_uuid();
begin
  perform private.require_permission(p_organization_id, 'money.write');
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
  return v_id;
end
$$;
select private.declare_verb('convert_currency', 'money.write', p_repeatable => true, p_comment =>
  'Changes cash into the other currency: what left and what came, in minor units, and the reference rate in pesos for a dollar with its source and day; the difference between both is posted. Returns the conversion''s id; reverse_journal_entry takes its entry back. Errors: not_allowed, date_in_future, period_closed, amount_not_positive, rate_missing, account_missing.');
