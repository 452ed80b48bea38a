create function private.check_entry_balances()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_entry uuid := case when tg_table_name = 'journal_entries' then (to_jsonb(new) ->> 'id')::uuid
    else (to_jsonb(new) ->> 'entry_id')::uuid end;
begin
  if (select count(*) from public.journal_lines where organization_id = new.organization_id and entry_id = v_entry) < 2 then
    perform private.fail('entry_incomplete', jsonb_build_object('entry', v_entry));
  end if;
  if exists (
    select 1 from public.journal_lines
    where organization_id = new.organization_id and entry_id = v_entry
    group by currency having sum(amount_minor) <> 0
  ) then
    perform private.fail('entry_unbalanced', jsonb_build_object('entry', v_entry));
  end if;
  return null;
end
$$;
comment on function private.check_entry_balances is
  'Trigger at commit: every entry has two lines or more and sums to zero per currency.';

create function private.keep_account_balances()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.account_balances as b (organization_id, account_id, currency, balance_minor)
  select organization_id, account_id, currency, sum(amount_minor)
  from new_rows group by organization_id, account_id, currency
  order by account_id, currency
  on conflict (account_id, currency) do update set balance_minor = b.balance_minor + excluded.balance_minor;
  return null;
end
$$;
comment on function private.keep_account_balances is 'Trigger: adds new lines to the balances of their accounts.';

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
    elsif not private.is_written_by_hand(v_account) then
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

create function private.post_journal_entry(p_organization_id uuid, p_occurred_on date, p_memo text, p_lines jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_entry uuid;
begin
  perform private.require_permission(p_organization_id, 'money.write');
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
  return v_entry;
end
$$;
select private.declare_verb('post_journal_entry', 'money.write', p_repeatable => true, p_comment =>
  'Posts an entry by hand: p_lines [{account_id, currency, amount_minor, property_id}], debit positive, summing to zero per currency. Returns its id. Errors: not_allowed, description_missing, date_in_future, date_too_old, period_closed, entry_incomplete, entry_unbalanced, account_missing, account_inactive, account_reserved, amount_not_positive, property_missing.');

create function private.reverse_journal_entry(p_entry_id uuid, p_reason text, p_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_entry public.journal_entries;
  v_reversal uuid;
begin
  if coalesce(btrim(p_reason), '') = '' then
    perform private.fail('reason_missing');
  end if;
  select * into v_entry from public.journal_entries where id = p_entry_id;
  perform private.require_record(v_entry.organization_id, 'money.reverse');
  perform private.lock_money(v_entry.organization_id);
  -- What a charge or a payment posted is taken back with it: alone, its row would say something else than the books.
  if v_entry.kind not in ('manual', 'opening', 'conversion', 'cash_transfer')
    or exists (select 1 from public.charges where entry_id = p_entry_id)
    or exists (select 1 from public.held_deposits where organization_id = v_entry.organization_id and entry_id = p_entry_id)
    or exists (select 1 from public.bank_matches where organization_id = v_entry.organization_id and transfer_entry_id = p_entry_id) then
    perform private.fail('entry_has_source');
  elsif exists (select 1 from public.journal_entries where reverses_entry_id = p_entry_id) then
    perform private.fail('entry_already_reversed');
  end if;
  v_reversal := private.reverse_entry(p_entry_id,
    private.posting_day(v_entry.organization_id, p_on, v_entry.occurred_on), btrim(p_reason));
  return v_reversal;
end
$$;
select private.declare_verb('reverse_journal_entry', 'money.reverse', p_repeatable => true, p_comment =>
  'Takes back an entry that was written by hand, on the day given, or today. Returns the reversal''s id. Errors: not_found, reason_missing, entry_has_source, entry_already_reversed, date_in_future, date_before_corrected (first), period_closed.');

create function private.post_opening_balances(
  p_organization_id uuid, p_occurred_on date, p_accounts jsonb default '[]', p_tenants jsonb default '[]')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_entry uuid;
  v_tenant record;
  v_lease public.leases;
  v_count integer := 0;
begin
  perform private.require_permission(p_organization_id, 'money.write');
  perform private.check_entry_day(p_organization_id, p_occurred_on);
  if jsonb_array_length(coalesce(p_accounts, '[]')) + jsonb_array_length(coalesce(p_tenants, '[]')) = 0 then
    perform private.fail('entry_incomplete');
  end if;
  perform private.check_lines(p_organization_id, p_accounts);
  perform private.lock_money(p_organization_id);
  if jsonb_array_length(coalesce(p_accounts, '[]')) > 0 then
    -- The other side of every balance, a line for each currency and property.
    v_entry := private.post_lines(p_organization_id, 'opening', p_occurred_on, '', p_accounts || (
      select jsonb_agg(jsonb_build_object('account_id', private.account_of(p_organization_id, 'opening_equity'),
        'currency', s.currency, 'amount_minor', -s.amount_minor, 'property_id', s.property_id))
      from (select l.currency, l.property_id, sum(l.amount_minor) as amount_minor
        from jsonb_to_recordset(p_accounts) as l (currency text, property_id uuid, amount_minor bigint) group by 1, 2) s));
  end if;
  for v_tenant in
    select t.lease_id, t.amount_minor from jsonb_to_recordset(coalesce(p_tenants, '[]')) as t (lease_id uuid, amount_minor bigint)
  loop
    select * into v_lease from public.leases where id = v_tenant.lease_id and organization_id = p_organization_id;
    if not found then
      perform private.fail('not_found');
    elsif v_lease.status in ('draft', 'sent', 'partially_signed') then
      perform private.fail('lease_not_in_force');
    elsif coalesce(v_tenant.amount_minor, 0) = 0 then
      perform private.fail('amount_not_positive');
    elsif v_tenant.amount_minor < 0 then
      perform private.open_credit(v_lease, -v_tenant.amount_minor, p_occurred_on);
    else
      perform private.post_charge(v_lease, 'opening_balance', v_tenant.amount_minor, p_occurred_on, p_occurred_on);
    end if;
    v_count := v_count + 1;
  end loop;
  return v_entry;
end
$$;
select private.declare_verb('post_opening_balances', 'money.write', p_repeatable => true, p_comment =>
  'Balances taken over from elsewhere, against opening_equity: p_accounts as the lines of post_journal_entry in one entry, p_tenants [{lease_id, amount_minor}]: what was owed as a charge each, what was paid ahead (below zero) as a payment of method opening_credit, without cash and receipt. Returns the entry''s id, null without accounts. Taken back by reverse_journal_entry, reverse_charge and reverse_payment. Errors as post_journal_entry, and not_found, lease_not_in_force.');

create function public.list_journal(
  p_organization_id uuid, p_account_id uuid default null, p_property_id uuid default null, p_lease_id uuid default null,
  p_kinds public.journal_kind[] default null, p_from date default null, p_to date default null,
  p_min_minor bigint default null, p_max_minor bigint default null, p_text text default '',
  p_before_number bigint default null, p_limit integer default 51)
returns table (
  id uuid, entry_number bigint, kind public.journal_kind, occurred_on date, memo text, created_at timestamptz,
  reverses_number bigint, reverses_kind public.journal_kind, reversed_by_number bigint, lease_id uuid, charge_id uuid, payment_id uuid, lines jsonb)
language plpgsql
stable
set search_path = ''
-- What is asked for decides which index serves: a plan for any question would read everything.
set plan_cache_mode = force_custom_plan
as $$
declare
  v_limit integer := least(greatest(p_limit, 1), 501);
  v_is_of_lines boolean := coalesce(p_account_id, p_property_id, p_lease_id) is not null;
  v_before_on date := (select e.occurred_on from public.journal_entries e
    where e.organization_id = p_organization_id and e.entry_number = p_before_number);
  v_numbers bigint[];
begin
  perform private.check_days('{from,to}', p_from, p_to);
  if coalesce(btrim(p_text), '') <> '' then
    v_numbers := array(select private.find_entries_with_words(p_organization_id, p_account_id, p_property_id, p_lease_id, p_kinds,
      p_from, p_to, p_min_minor, p_max_minor, p_text, v_before_on, p_before_number, v_limit));
  -- Charges and payments are most of what an account has; of any other kind there is less than of the account.
  elsif coalesce(p_min_minor, p_max_minor) is not null or v_is_of_lines and (p_kinds is null or p_kinds && '{charge,payment}') then
    v_numbers := array(select private.find_entries_by_lines(p_organization_id, p_account_id, p_property_id, p_lease_id, p_kinds,
      p_from, p_to, p_min_minor, p_max_minor, v_before_on, p_before_number, v_limit));
  else
    v_numbers := array(select private.find_entries(p_organization_id, p_account_id, p_property_id, p_lease_id, p_kinds, p_from, p_to,
      v_before_on, p_before_number, v_limit));
  end if;
  -- Not coalesce(): the planner does not take it for leakproof, and would check the policy on every charge and payment first.
  return query
    select e.id, e.entry_number, e.kind, e.occurred_on, e.memo, e.created_at,
      (select o.entry_number from public.journal_entries o where o.id = e.reverses_entry_id),
      (select o.kind from public.journal_entries o where o.id = e.reverses_entry_id),
      (select r.entry_number from public.journal_entries r where r.reverses_entry_id = e.id),
      (select l.lease_id from public.journal_lines l where l.organization_id = e.organization_id and l.entry_id = e.id
        and l.lease_id is not null limit 1),
      (select c.id from public.charges c
        where c.entry_id = case when e.reverses_entry_id is null then e.id else e.reverses_entry_id end limit 1),
      (select p.id from public.payments p
        where p.entry_id = case when e.reverses_entry_id is null then e.id else e.reverses_entry_id end limit 1),
      (select jsonb_agg(jsonb_build_object('id', l.id, 'account_id', l.account_id, 'account_code', a.code,
          'system_key', a.system_key, 'account_name', a.name, 'currency', l.currency, 'amount_minor', l.amount_minor,
          'property_id', l.property_id, 'property_name', pr.name) order by l.id)
        from public.journal_lines l join public.accounts a on a.id = l.account_id
        left join public.properties pr on pr.id = l.property_id
        where l.organization_id = e.organization_id and l.entry_id = e.id)
    from public.journal_entries e
    where e.organization_id = p_organization_id and e.entry_number = any (v_numbers)
    order by e.occurred_on desc, e.entry_number desc;
end
$$;
select private.declare_verb('list_journal', 'rows', p_comment =>
  'Entries of the journal that the reader may see, the newest day first and the highest number of a day first, with their lines and what they came from. p_before_number: the entry behind which the page begins.');

create function private.date_journal_line()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.occurred_on is null or new.entry_number is null then
    select e.occurred_on, e.entry_number into new.occurred_on, new.entry_number from public.journal_entries e
    where e.organization_id = new.organization_id and e.id = new.entry_id;
  end if;
  return new;
end
$$;
comment on function private.date_journal_line is
  'Trigger: the day and number of a line''s entry. Who writes entries and lines in one statement says them, because the entry is not there to be read.';

create function private.place_payment_allocation()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select c.property_id into new.property_id from public.charges c where c.id = new.charge_id;
  return new;
end
$$;
comment on function private.place_payment_allocation is 'Trigger: the property of the charge that is paid.';
