-- Rent agreed in dollars is often paid in pesos: then dollars are due to an owner, and pesos are there. A distribution may pay what is
-- due in the one currency with money of the other, at a rate that is written down.
alter table public.owner_distributions
  add column cash_currency public.currency_code,
  add column cash_minor bigint check (cash_minor between 1 and 100000000000000000),
  add column rate numeric(12, 6) check (rate > 0),
  add column rate_source text check (char_length(rate_source) between 1 and 80),
  add column rated_on date,
  add check (num_nulls(cash_currency, cash_minor, rate, rate_source, rated_on) in (0, 5)),
  add check (cash_currency <> currency);
comment on column public.owner_distributions.cash_minor is
  'What left the account where that was the other currency, at the rate beside it; null where it was the amount itself.';

drop function public.distribute_to_owners, private.distribute_to_owners;

create function private.distribute_to_owners(
  p_request_id uuid, p_property_id uuid, p_currency public.currency_code, p_paid_on date, p_parts jsonb,
  p_method public.payment_method, p_account_id uuid, p_reference text, p_is_beyond_due boolean,
  p_rate numeric default null, p_rate_source text default null, p_rated_on date default null)
returns uuid[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'distribute_to_owners', jsonb_build_object('property', p_property_id,
    'currency', p_currency, 'on', p_paid_on, 'parts', p_parts, 'method', p_method, 'account', p_account_id, 'reference', p_reference,
    'beyond', p_is_beyond_due) || case when p_rate is null then '{}' else jsonb_build_object('rate', p_rate, 'source', p_rate_source,
    'rated', p_rated_on) end);
  v_property public.properties;
  v_account uuid;
  v_part record;
  v_ids uuid[] := '{}';
  v_cash_currency public.currency_code := case when p_rate is null then p_currency when p_currency = 'USD' then 'DOP' else 'USD' end;
  v_cash bigint;
  v_id uuid;
begin
  if v_known is not null then
    return array(select jsonb_array_elements_text(v_known -> 'ids')::uuid);
  end if;
  select * into v_property from public.properties
  where id = p_property_id and organization_id in (select private.my_organization_ids('money.write'));
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_property.organization_id);
  perform private.check_distribution(v_property, p_currency, p_paid_on, p_parts, p_method, p_is_beyond_due);
  if p_rate is not null then
    perform private.check_rate(p_rate, p_rate_source, p_rated_on, p_paid_on);
  end if;
  select id into v_account from public.accounts where organization_id = v_property.organization_id and subtype = 'cash'
    and deactivated_at is null and id = coalesce(p_account_id, private.account_id(v_property.organization_id, 'operating_cash'));
  if v_account is null then
    perform private.fail('account_not_allowed');
  end if;
  for v_part in
    select b.*, d.amount_minor
    from private.owner_balances(v_property.organization_id, p_property_id, p_paid_on) b
    join jsonb_to_recordset(p_parts) as d (owner text, amount_minor bigint) on d.owner = b.owner_key
    where b.currency = p_currency
  loop
    v_id := gen_random_uuid();
    v_cash := case when p_rate is null then v_part.amount_minor else private.exchanged_minor(v_part.amount_minor, p_currency, p_rate) end;
    if v_cash <= 0 then
      perform private.fail('amount_not_positive');
    end if;
    insert into public.owner_distributions (id, organization_id, property_id, owner_key, owner_name, identity_number, currency,
      amount_minor, is_beyond_due, paid_on, method, account_id, reference, entry_id, created_by, cash_currency, cash_minor, rate,
      rate_source, rated_on)
    values (v_id, v_property.organization_id, p_property_id, v_part.owner_key, v_part.owner_name, v_part.identity_number, p_currency,
      v_part.amount_minor, v_part.amount_minor > v_part.due_minor, p_paid_on, p_method, v_account, btrim(coalesce(p_reference, '')),
      private.post_entry(v_property.organization_id, 'owner_distribution', p_paid_on, p_currency, null, p_property_id, jsonb_build_array(
        jsonb_build_object('account', 'owner_draw', 'amount', v_part.amount_minor),
        jsonb_build_object('account_id', v_account, 'currency', v_cash_currency, 'amount', -v_cash))
        -- At the rate that is written down, what is owed goes over into what is paid: nothing is won or lost by it.
        || case when p_rate is null then '[]' else jsonb_build_array(
          jsonb_build_object('account', 'currency_exchange', 'currency', v_cash_currency, 'amount', v_cash),
          jsonb_build_object('account', 'currency_exchange', 'amount', -v_part.amount_minor)) end,
        concat_ws(' · ', nullif(v_part.owner_name, ''), v_property.name, nullif(btrim(p_reference), ''))),
      (select auth.uid()), case when p_rate is not null then v_cash_currency end, case when p_rate is not null then v_cash end,
      p_rate, case when p_rate is not null then btrim(p_rate_source) end, case when p_rate is not null then p_rated_on end);
    v_ids := v_ids || v_id;
  end loop;
  perform private.complete_request(p_request_id, jsonb_build_object('ids', v_ids));
  return v_ids;
end
$$;

create function public.distribute_to_owners(
  p_request_id uuid, p_property_id uuid, p_currency public.currency_code, p_paid_on date, p_parts jsonb,
  p_method public.payment_method default 'transfer', p_account_id uuid default null, p_reference text default '',
  p_is_beyond_due boolean default false, p_rate numeric default null, p_rate_source text default null, p_rated_on date default null)
returns uuid[]
language sql
set search_path = ''
as $$ select private.distribute_to_owners(p_request_id, p_property_id, p_currency, p_paid_on, p_parts, p_method, p_account_id,
  p_reference, p_is_beyond_due, p_rate, p_rate_source, p_rated_on) $$;
comment on function public.distribute_to_owners is
  'Pays owners of a property from a cash account (operating cash when none is named), an entry for each: p_parts [{owner: key of owner_balances, amount_minor}]. With a rate what leaves is the other currency. Never more than is due to one, unless p_is_beyond_due says so. Returns the distributions'' ids. Errors: not_found, distribution_empty, owner_missing, owner_twice, amount_not_positive, distribution_exceeds_due (owner, due_minor), date_in_future, date_too_old, period_closed, method_not_allowed, account_not_allowed, rate_missing.';
revoke execute on function private.distribute_to_owners, public.distribute_to_owners from public, anon;
grant execute on function private.distribute_to_owners, public.distribute_to_owners to authenticated;
select private.guard_door('distribute_to_owners');
