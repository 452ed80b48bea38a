-- What a dollar cost, by day and source, and money that was changed into the other currency.
create table public.exchange_rates (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  rated_on date not null check (rated_on between '2000-01-01' and '2200-01-01'),
  base_currency public.currency_code not null default 'USD' check (base_currency = 'USD'),
  quote_currency public.currency_code not null default 'DOP' check (quote_currency = 'DOP'),
  rate numeric(12, 6) not null check (rate > 0 and rate < 100000),
  source text not null check (char_length(btrim(source)) between 1 and 80),
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, rated_on, source)
);
comment on table public.exchange_rates is 'Pesos for a dollar on a day, as a source says; written down once, corrected by removing and adding.';
alter table public.exchange_rates enable row level security;
grant select, delete, insert (id, organization_id, rated_on, rate, source) on public.exchange_rates to authenticated;
grant select on public.exchange_rates to service_role;
create policy "readers of money see exchange rates" on public.exchange_rates for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
create policy "writers of money add exchange rates" on public.exchange_rates for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('money.write'))));
create policy "writers of money remove exchange rates" on public.exchange_rates for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.write'))));
create trigger write_audit_log after insert or delete on public.exchange_rates
  for each row execute function private.write_audit_log();

create table public.currency_conversions (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  occurred_on date not null,
  from_account_id uuid not null,
  from_currency public.currency_code not null,
  from_minor bigint not null check (from_minor between 1 and 1000000000000),
  to_account_id uuid not null,
  to_currency public.currency_code not null,
  to_minor bigint not null check (to_minor between 1 and 1000000000000),
  rate numeric(12, 6) not null check (rate > 0),
  rate_source text not null check (char_length(btrim(rate_source)) between 1 and 80),
  rated_on date not null,
  difference_currency public.currency_code not null,
  difference_minor bigint not null,
  memo text not null default '' check (char_length(memo) <= 300),
  entry_id uuid not null unique,
  created_by uuid,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check (from_currency <> to_currency),
  foreign key (organization_id, from_account_id) references public.accounts (organization_id, id),
  foreign key (organization_id, to_account_id) references public.accounts (organization_id, id),
  foreign key (organization_id, entry_id) references public.journal_entries (organization_id, id)
);
comment on table public.currency_conversions is
  'Money changed into the other currency: what left, what came, the reference rate (pesos for a dollar) with source and day, and the exchange difference in the organisation''s currency, a loss positive.';
create index currency_conversions_by_organization on public.currency_conversions (organization_id, occurred_on desc);
alter table public.currency_conversions enable row level security;
grant select on public.currency_conversions to authenticated, service_role;
create policy "readers of money see conversions" on public.currency_conversions for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
create trigger refuse_change before update or delete on public.currency_conversions
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.currency_conversions
  for each statement execute function private.refuse_change();

create function private.exchanged_minor(p_amount_minor bigint, p_from public.currency_code, p_rate numeric)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select round(case p_from when 'USD' then p_amount_minor * p_rate else p_amount_minor / p_rate end)::bigint
$$;
comment on function private.exchanged_minor is 'An amount in the other currency at a rate of pesos for a dollar, rounded half up.';

create function private.convert_currency(
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
  v_exchange uuid;
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
  elsif coalesce(p_rate, 0) <= 0 or coalesce(btrim(p_rate_source), '') = '' or p_rated_on is null or p_rated_on > p_occurred_on then
    perform private.fail('rate_missing');
  elsif exists (
    select 1 from unnest(array[p_from_account_id, p_to_account_id]) u (id)
    left join public.accounts a on a.id = u.id and a.organization_id = p_organization_id and a.subtype = 'cash'
      and a.deactivated_at is null
    where a.id is null
  ) then
    perform private.fail('account_missing');
  end if;
  perform private.lock_money(p_organization_id);
  select default_currency into v_base from public.organizations where id = p_organization_id;
  -- In the organisation's own currency: what the reference rate gives against what was really moved. A loss is a debit.
  v_difference := case when v_base = v_to then private.exchanged_minor(p_from_minor, p_from_currency, p_rate) - p_to_minor
    else p_from_minor - private.exchanged_minor(p_to_minor, v_to, p_rate) end;
  v_exchange := private.account_of(p_organization_id, 'currency_exchange');
  v_entry := private.post_lines(p_organization_id, 'conversion', p_occurred_on, coalesce(btrim(p_memo), ''), jsonb_build_array(
    jsonb_build_object('account_id', p_from_account_id, 'currency', p_from_currency, 'amount_minor', -p_from_minor),
    jsonb_build_object('account_id', v_exchange, 'currency', p_from_currency, 'amount_minor',
      p_from_minor - case when v_base = p_from_currency then v_difference else 0 end),
    jsonb_build_object('account_id', p_to_account_id, 'currency', v_to, 'amount_minor', p_to_minor),
    jsonb_build_object('account_id', v_exchange, 'currency', v_to, 'amount_minor',
      -p_to_minor - case when v_base = v_to then v_difference else 0 end),
    jsonb_build_object('account_id', private.account_of(p_organization_id, 'exchange_difference'), 'currency', v_base,
      'amount_minor', v_difference)));
  insert into public.currency_conversions (id, organization_id, occurred_on, from_account_id, from_currency, from_minor,
    to_account_id, to_currency, to_minor, rate, rate_source, rated_on, difference_currency, difference_minor, memo, entry_id, created_by)
  values (v_id, p_organization_id, p_occurred_on, p_from_account_id, p_from_currency, p_from_minor, p_to_account_id, v_to,
    p_to_minor, p_rate, btrim(p_rate_source), p_rated_on, v_base, v_difference, coalesce(btrim(p_memo), ''), v_entry,
    (select auth.uid()));
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_id));
  return v_id;
end
$$;

create function public.convert_currency(p_request_id uuid, p_organization_id uuid, p_occurred_on date, p_from_account_id uuid,
  p_from_currency public.currency_code, p_from_minor bigint, p_to_account_id uuid, p_to_minor bigint, p_rate numeric,
  p_rate_source text, p_rated_on date, p_memo text default '')
returns uuid language sql set search_path = ''
as $$ select private.convert_currency(p_request_id, p_organization_id, p_occurred_on, p_from_account_id, p_from_currency,
  p_from_minor, p_to_account_id, p_to_minor, p_rate, p_rate_source, p_rated_on, p_memo) $$;
comment on function public.convert_currency is
  'Changes cash into the other currency: what left and what came, in minor units, and the reference rate in pesos for a dollar with its source and day; the difference between both is posted. Returns the conversion''s id; reverse_journal_entry takes its entry back. Errors: not_allowed, date_in_future, period_closed, amount_not_positive, rate_missing, account_missing.';
revoke execute on function private.convert_currency, public.convert_currency, private.exchanged_minor from public, anon, authenticated;
grant execute on function private.convert_currency, public.convert_currency to authenticated;
