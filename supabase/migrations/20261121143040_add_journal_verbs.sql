-- Entries that are written by hand, and what takes them back.
create index if not exists journal_entries_by_day on public.journal_entries (organization_id, occurred_on, entry_number);
create index charges_by_entry on public.charges (entry_id);
create index payments_by_entry on public.payments (entry_id) where entry_id is not null;

create function private.post_lines(
  p_organization_id uuid, p_kind public.journal_kind, p_occurred_on date, p_memo text, p_lines jsonb)
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
  insert into public.journal_entries (id, organization_id, entry_number, kind, occurred_on, memo, created_by)
  values (v_entry, p_organization_id, v_number, p_kind, p_occurred_on, p_memo, (select auth.uid()));
  insert into public.journal_lines (organization_id, entry_id, account_id, currency, amount_minor, property_id)
  select p_organization_id, v_entry, (l.value ->> 'account_id')::uuid, (l.value ->> 'currency')::public.currency_code,
    (l.value ->> 'amount_minor')::bigint, (l.value ->> 'property_id')::uuid
  from jsonb_array_elements(p_lines) with ordinality as l (value, position)
  where (l.value ->> 'amount_minor')::bigint <> 0
  order by l.position;
  return v_entry;
end
$$;
comment on function private.post_lines is
  'Posts one entry; p_lines = [{account_id, currency, amount_minor, property_id}], debit positive, zero lines left out. Returns its id. The caller has checked the lines and holds the money lock.';

create function private.account_of(p_organization_id uuid, p_system_key text)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select id from public.accounts where organization_id = p_organization_id and system_key = p_system_key
$$;
comment on function private.account_of is 'The organisation''s account that verbs know by this key.';

create function private.check_lines(p_organization_id uuid, p_lines jsonb)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_line record;
  v_account public.accounts;
begin
  for v_line in
    select l.account_id, l.currency, l.amount_minor, l.property_id from jsonb_to_recordset(coalesce(p_lines, '[]')) as l
      (account_id uuid, currency public.currency_code, amount_minor bigint, property_id uuid)
  loop
    select * into v_account from public.accounts where id = v_line.account_id and organization_id = p_organization_id;
    if not found then
      perform private.fail('account_missing');
    elsif v_account.deactivated_at is not null then
      perform private.fail('account_inactive', jsonb_build_object('code', v_account.code));
    elsif v_account.system_key in ('receivables', 'prepaid_rent', 'deposits_held', 'currency_exchange') then
      perform private.fail('account_reserved', jsonb_build_object('code', v_account.code));
    elsif v_line.currency is null or coalesce(v_line.amount_minor, 0) = 0 or abs(v_line.amount_minor) > 1000000000000000 then
      perform private.fail('amount_not_positive');
    elsif v_line.property_id is not null and not exists (
      select 1 from public.properties where id = v_line.property_id and organization_id = p_organization_id) then
      perform private.fail('property_missing');
    end if;
  end loop;
end
$$;
comment on function private.check_lines is
  'Refuses lines by hand to accounts of others, to inactive ones, and to those that follow what tenants owe, have paid ahead and left as deposit.';

create function private.check_entry_day(p_organization_id uuid, p_occurred_on date)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if p_occurred_on is null or p_occurred_on > private.organization_today(p_organization_id) then
    perform private.fail('date_in_future', jsonb_build_object('today', private.organization_today(p_organization_id)));
  elsif p_occurred_on < '2000-01-01' then
    perform private.fail('date_too_old');
  end if;
end
$$;
comment on function private.check_entry_day is 'Refuses the day of an entry that is to come, or long gone.';

create function private.post_journal_entry(
  p_request_id uuid, p_organization_id uuid, p_occurred_on date, p_memo text, p_lines jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb;
  v_entry uuid;
begin
  if p_organization_id not in (select private.my_organization_ids('money.write')) then
    perform private.fail('not_allowed');
  end if;
  v_known := private.claim_request(p_request_id, 'post_journal_entry', jsonb_build_object('organization', p_organization_id,
    'on', p_occurred_on, 'memo', p_memo, 'lines', p_lines));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  if coalesce(btrim(p_memo), '') = '' then
    perform private.fail('description_missing');
  end if;
  perform private.check_entry_day(p_organization_id, p_occurred_on);
  if jsonb_array_length(coalesce(p_lines, '[]')) < 2 then
    perform private.fail('entry_incomplete');
  elsif exists (
    select 1 from jsonb_to_recordset(p_lines) as l (currency text, amount_minor bigint)
    group by l.currency having sum(l.amount_minor) <> 0
  ) then
    perform private.fail('entry_unbalanced');
  end if;
  perform private.check_lines(p_organization_id, p_lines);
  perform private.lock_money(p_organization_id);
  v_entry := private.post_lines(p_organization_id, 'manual', p_occurred_on, btrim(p_memo), p_lines);
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_entry));
  return v_entry;
end
$$;

create function private.reverse_journal_entry(p_request_id uuid, p_entry_id uuid, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'reverse_journal_entry',
    jsonb_build_object('entry', p_entry_id, 'reason', p_reason));
  v_entry public.journal_entries;
  v_reversal uuid;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_entry from public.journal_entries
  where id = p_entry_id and organization_id in (select private.my_organization_ids('money.reverse'));
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_entry.organization_id);
  -- What a charge or a payment posted is taken back with it: alone, its row would say something else than the books.
  if v_entry.kind not in ('manual', 'opening', 'conversion')
    or exists (select 1 from public.charges where entry_id = p_entry_id) then
    perform private.fail('entry_has_source');
  elsif exists (select 1 from public.journal_entries where reverses_entry_id = p_entry_id) then
    perform private.fail('entry_already_reversed');
  end if;
  v_reversal := private.reverse_entry(p_entry_id, private.organization_today(v_entry.organization_id), btrim(p_reason));
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_reversal));
  return v_reversal;
end
$$;

create function private.post_opening_balances(
  p_request_id uuid, p_organization_id uuid, p_occurred_on date, p_accounts jsonb, p_tenants jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb;
  v_entry uuid;
  v_tenant record;
  v_lease public.leases;
  v_count integer := 0;
begin
  if p_organization_id not in (select private.my_organization_ids('money.write')) then
    perform private.fail('not_allowed');
  end if;
  v_known := private.claim_request(p_request_id, 'post_opening_balances', jsonb_build_object(
    'organization', p_organization_id, 'on', p_occurred_on, 'accounts', p_accounts, 'tenants', p_tenants));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  perform private.check_entry_day(p_organization_id, p_occurred_on);
  if jsonb_array_length(coalesce(p_accounts, '[]')) + jsonb_array_length(coalesce(p_tenants, '[]')) = 0 then
    perform private.fail('entry_incomplete');
  end if;
  perform private.check_lines(p_organization_id, p_accounts);
  perform private.lock_money(p_organization_id);
  if jsonb_array_length(coalesce(p_accounts, '[]')) > 0 then
    -- The other side of every balance, a line a currency.
    v_entry := private.post_lines(p_organization_id, 'opening', p_occurred_on, '', p_accounts || (
      select jsonb_agg(jsonb_build_object('account_id', private.account_of(p_organization_id, 'opening_equity'),
        'currency', s.currency, 'amount_minor', -s.amount_minor))
      from (select l.currency, sum(l.amount_minor) as amount_minor
        from jsonb_to_recordset(p_accounts) as l (currency text, amount_minor bigint) group by 1) s));
  end if;
  for v_tenant in
    select t.lease_id, t.amount_minor from jsonb_to_recordset(coalesce(p_tenants, '[]')) as t (lease_id uuid, amount_minor bigint)
  loop
    select * into v_lease from public.leases where id = v_tenant.lease_id and organization_id = p_organization_id;
    if not found then
      perform private.fail('not_found');
    elsif v_lease.status in ('draft', 'sent', 'partially_signed') then
      perform private.fail('lease_not_in_force');
    elsif coalesce(v_tenant.amount_minor, 0) <= 0 then
      perform private.fail('amount_not_positive');
    end if;
    perform private.post_charge(v_lease, 'opening_balance', v_tenant.amount_minor, p_occurred_on, p_occurred_on);
    v_count := v_count + 1;
  end loop;
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_entry, 'charges', v_count));
  return v_entry;
end
$$;
