create function private.check_distribution(
  p_property public.properties, p_currency public.currency_code, p_paid_on date, p_parts jsonb, p_method public.payment_method,
  p_is_beyond_due boolean)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_part record;
begin
  perform private.check_entry_day(p_property.organization_id, p_paid_on);
  if p_currency is null or jsonb_typeof(p_parts) is distinct from 'array' or jsonb_array_length(p_parts) not between 1 and 20 then
    perform private.fail('distribution_empty');
  elsif p_method is null or p_method::text not in ('transfer', 'cash', 'cheque') then
    perform private.fail('method_not_allowed');
  elsif (select count(distinct d.owner) < count(*) from jsonb_to_recordset(p_parts) as d (owner text)) then
    perform private.fail('owner_twice');
  end if;
  for v_part in
    select d.amount_minor, b.owner_key, b.owner_name, b.due_minor
    from jsonb_to_recordset(p_parts) as d (owner text, amount_minor bigint)
    left join private.balances_of_owners(p_property.organization_id, p_property.id, p_paid_on) b
      on b.owner_key = d.owner and b.currency = p_currency
  loop
    if v_part.owner_key is null then
      perform private.fail('owner_missing');
    elsif coalesce(v_part.amount_minor, 0) not between 1 and 1000000000000 then
      perform private.fail('amount_not_positive');
    elsif v_part.amount_minor > v_part.due_minor and not coalesce(p_is_beyond_due, false) then
      perform private.fail('distribution_exceeds_due',
        jsonb_build_object('owner', v_part.owner_name, 'due_minor', greatest(v_part.due_minor, 0)));
    end if;
  end loop;
end
$$;
comment on function private.check_distribution is
  'Refuses parts that are nobody''s, twice the same owner''s, or more than is theirs.';

create function private.distribute_to_owners(
  p_property_id uuid, p_currency public.currency_code, p_paid_on date, p_parts jsonb,
  p_method public.payment_method default 'transfer', p_account_id uuid default null, p_reference text default '',
  p_is_beyond_due boolean default false, p_rate numeric default null, p_rate_source text default null,
  p_rated_on date default null)
returns uuid[]
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_property public.properties;
  v_account uuid;
  v_part record;
  v_ids uuid[] := '{}';
  v_cash_currency public.currency_code := case when p_rate is null then p_currency when p_currency = 'USD' then 'DOP' else 'USD' end;
  v_cash bigint;
  v_id uuid;
begin
  select * into v_property from public.properties where id = p_property_id;
  perform private.require_record(v_property.organization_id, 'money.write');
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
    from private.balances_of_owners(v_property.organization_id, p_property_id, p_paid_on) b
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
  return v_ids;
end
$$;
select private.declare_verb('distribute_to_owners', 'money.write', p_repeatable => true, p_comment =>
  'Pays owners of a property from a cash account (operating cash when none is named), an entry for each: p_parts [{owner: key of owner_balances, amount_minor}]. With a rate what leaves is the other currency. Never more than is due to one, unless p_is_beyond_due says so. Returns the distributions'' ids. Errors: not_found, distribution_empty, owner_missing, owner_twice, amount_not_positive, distribution_exceeds_due (owner, due_minor), date_in_future, date_too_old, period_closed, method_not_allowed, account_not_allowed, rate_missing.');

create function private.reverse_distribution(p_distribution_id uuid, p_reason text, p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_row public.owner_distributions;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_row from public.owner_distributions where id = p_distribution_id;
  perform private.require_record(v_row.organization_id, 'money.reverse');
  perform private.lock_money(v_row.organization_id);
  select * into v_row from public.owner_distributions where id = p_distribution_id;
  if v_row.reversed_at is not null then
    perform private.fail('entry_already_reversed');
  end if;
  update public.owner_distributions set reversed_at = now(), reversal_reason = left(btrim(p_reason), 300),
    reversal_entry_id = private.reverse_entry(v_row.entry_id,
      private.posting_day(v_row.organization_id, p_on, v_row.paid_on), btrim(p_reason))
  where id = p_distribution_id;
  return p_distribution_id;
end
$$;
select private.declare_verb('reverse_distribution', 'money.reverse', p_repeatable => true, p_comment =>
  'Takes a distribution back, on the day given, or today. Errors: not_found, reason_missing, entry_already_reversed, date_in_future, date_before_corrected (first), period_closed.');

-- These are of one month, or few: they are looked through under the reader's own policies.
create function public.search_owner_distributions(p_organization_id uuid, p_text text)
returns setof public.owner_distributions
language sql stable set search_path = ''
as $$ select d.* from public.owner_distributions d where d.organization_id = p_organization_id
  and ' ' || private.plain_text(d.owner_name || ' ' || d.identity_number || ' ' || d.reference)
    like all (array(select '%' || private.like_literal(w) || '%' from unnest(private.search_words(p_text)) as w)) $$;
select private.declare_verb('search_owner_distributions', 'rows', p_comment =>
  'What owners were paid, with the text in their name, identity number or the reference.');
